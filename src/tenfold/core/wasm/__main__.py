"""`python -m tenfold.core.wasm GAME OUT` writes OUT/GAME.wasm, OUT/GAME.ts and OUT/GAME.companions.ts.

It is a program of its own because it replaces Numba's target for the whole process.
"""

import argparse
import sys
from pathlib import Path

from tenfold.core.registry import game_ids, game_of
from tenfold.core.wasm.linker import NO_LINKER, linker

NO_LINKER_STATUS = 3


def build(game_id: str, out: Path) -> None:
    """Write the files of one game."""
    from tenfold.core.wasm.target import install  # noqa: PLC0415  before anything is compiled

    context = install()

    from tenfold.core.javascript.companions import companions_module  # noqa: PLC0415
    from tenfold.core.wasm.builder import build_module  # noqa: PLC0415
    from tenfold.core.wasm.exports import exports_of  # noqa: PLC0415
    from tenfold.core.wasm.layout import typescript_of  # noqa: PLC0415

    game = game_of(game_id)
    out.mkdir(parents=True, exist_ok=True)
    (out / f"{game.id}.wasm").write_bytes(build_module(context, exports_of(game)))
    (out / f"{game.id}.ts").write_text(typescript_of(game), encoding="utf-8")
    (out / f"{game.id}.companions.ts").write_text(companions_module(game), encoding="utf-8")


def main() -> int:
    """Build the named game, or say that no linker was found."""
    parser = argparse.ArgumentParser(prog="python -m tenfold.core.wasm", description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("out", type=Path)
    wishes = parser.parse_args()
    if linker() is None:
        sys.stderr.write(f"{NO_LINKER}\n")
        return NO_LINKER_STATUS
    build(wishes.game, wishes.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Compile every game once, two at a time: tests in several processes would each compile all of them.

Unlike `tenfold warm` it leaves compiled code of other sources and other flags where it is.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tenfold.cli.compiling.warmup import ALL_STEPS, warm_up
from tenfold.cli.screen.screen import screen_of
from tenfold.core.registry import game_ids, game_of
from tenfold.server.background.compile_process import compile_game

AT_ONCE = 2


def compiled_apart(game_id: str) -> int:
    """Compile one game in a process of its own; the exit code."""
    return subprocess.run([sys.executable, __file__, game_id], check=False).returncode


def main() -> int:
    """Compile the named games, or all of them, each in a process of its own; the worst exit code."""
    if names := sys.argv[1:]:
        for name in names:
            warm_up(game_of(name), screen_of(plain=True), *ALL_STEPS)
            compile_game(game_of(name))
        return 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return max(pool.map(compiled_apart, game_ids()))


if __name__ == "__main__":
    sys.exit(main())

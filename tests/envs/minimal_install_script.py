"""Plays a batch of each game where only the standard library, NumPy and Numba can be imported."""

import importlib.abc
import sys

ALLOWED = {"numpy", "numba", "llvmlite", "tenfold"}


class Missing(importlib.abc.MetaPathFinder):
    """Everything else is not installed."""

    def find_spec(self, name: str, _path: object, _target: object = None) -> None:
        """Refuse what a bare machine does not have."""
        root = name.partition(".")[0]
        if root not in ALLOWED and root not in sys.stdlib_module_names:
            raise ModuleNotFoundError(name)


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())
    import tenfold.envs

    for game in sys.argv[1:]:
        env = tenfold.envs.make(game, 4)
        for _ in range(3):
            env.step(env.sample())
        for illegal in (-1, env.mask[0].argmin()):
            try:
                env.step([illegal] * 4)
            except tenfold.envs.IllegalStep as error:
                sys.stdout.write(error.sentence + "\n")

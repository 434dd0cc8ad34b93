"""The interface of batched environments, which every device implements."""

import io
import json
import zipfile
from abc import ABC, abstractmethod
from typing import Any, ClassVar

import numpy as np

from tenfold.core.batch_step import REFUSED
from tenfold.core.game import Part
from tenfold.core.record import bytes_of
from tenfold.core.view import View
from tenfold.envs.config import BatchConfig, checked_seed
from tenfold.envs.errors import BadBatch, IllegalStep

HEADER = "header"
FORMAT = 1


class Env(ABC):
    """A batch of matches. Row i of every array is match i; the arrays are allocated once and stay in place.

    After each step the arrays tell about the seat that is due now; `reward`, `done`, `ending` and
    `scores` about what the step did. Where a match ended and is renewed, the next one has been dealt.
    """

    due: Any
    """int32 (count): the seat that is to act, the lowest if several may; -1 if the match is over."""
    mask: Any
    """bool (count, actions): which actions are legal for that seat."""
    observation: Any
    """float32 (count, size), or what `dtype=` says: that seat's view as numbers; `layout` says what they
    mean, and `unit` what stands for a one."""
    reward: Any
    """float32 (count, seats): zero until a match ends; then 1 to who won alone, and the sum is zero."""
    done: Any
    """bool (count): whether the step ended the match."""
    ending: Any
    """int8 (count): which ending of the game it was, from 1; 0 if it goes on."""
    scores: Any
    """int64 (count, seats): what each seat scored in the last match that ended."""
    plies: Any
    """int32 (count): how many actions the present match has seen."""
    match: Any
    """int64 (count): the number of the present match; with the seed it decides the deal."""
    everyone: Any = None
    """As `observation`, (count, seats, size), if the batch was made with `everyone=True`: the views of all
    seats, counting from the seat that is due. A critic may see them; who acts may not."""
    heuristic: Any = None
    """float32 (count, actions), if the batch was made with `heuristic=`: what the legal actions are worth to
    the seat that is due, by the heuristic of that bot; 0 for the others."""

    ARRAYS: ClassVar = {
        **{name: name for name in ("due", "mask", "done", "scores", "plies")},
        **{name: name + "s" for name in ("observation", "reward", "ending")},
        "match": "matches",
    }
    """What these arrays are called in a batch."""

    def __init__(self, config: BatchConfig) -> None:
        self.config = config
        self.game = config.game
        self.count = config.count
        self.seats = config.seats
        self.seed = config.seed
        self.unit = config.unit
        self._illegal = 0
        self._narrowed: list[tuple[Any, Any]] = []
        """Numbers as the rules write them, and the arrays in which they are told in fewer bytes."""

    @property
    def illegal(self) -> int:
        """How many illegal actions were replaced by the lowest legal one, since the batch was made."""
        return self._illegal

    @property
    def actions(self) -> int:
        """How many actions the game has: the width of `mask`."""
        return self.game.actions.count

    @property
    def layout(self) -> tuple[Part, ...]:
        """What the numbers of an observation mean, part by part."""
        return self.game.encoder.layout

    @property
    @abstractmethod
    def states(self) -> Any:
        """The true states, for whoever wants to look; on a GPU a copy."""

    def view(self, row: int = 0) -> View:
        """What the seat that is due in a match sees, a spectator if none is; a notebook draws its board."""
        return self.game.view(self.states[row : row + 1], self.seats, int(self.due[row]))

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Deal all matches from the first on, with another seed if one is given."""

    @abstractmethod
    def step(self, actions: Any) -> None:
        """One action in each match, for the seat that is due there; others than integers are refused."""

    @abstractmethod
    def sample(self) -> Any:
        """Any legal action for each match: an array that is used again by the next call."""

    @abstractmethod
    def _to_arrays(self) -> dict[str, Any]:
        """All that a batch is, as arrays of the CPU."""

    @abstractmethod
    def _from_arrays(self, arrays: dict[str, Any]) -> None:
        """Put a batch back, from arrays of the CPU."""

    def save(self) -> bytes:
        """The batch as bytes: the same steps from here on give the same play."""
        header = json.dumps({**self._header(), "seed": self.seed, "illegal": self.illegal})
        file = io.BytesIO()
        np.savez(file, allow_pickle=False, **{HEADER: np.array(header)}, **self._to_arrays())
        return file.getvalue()

    def restore(self, saved: bytes) -> None:
        """Put a batch back that `save` made, from a batch of the same kind on any device."""
        try:
            with np.load(io.BytesIO(saved), allow_pickle=False) as file:
                header = json.loads(str(file[HEADER]))
                arrays = {name: file[name] for name in file.files if name != HEADER}
            kind = {name: header[name] for name in self._header()}
            seed, illegal = int(header["seed"]), int(header["illegal"])
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
            raise BadBatch("This is no saved batch, or it is damaged.") from error
        if kind != self._header():
            raise BadBatch("The saved batch is of another kind: game, seats, options and count must agree.")
        present = self._to_arrays()
        if {n: (a.dtype, a.shape) for n, a in arrays.items()} != {
            n: (a.dtype, a.shape) for n, a in present.items()
        }:
            raise BadBatch("This is no saved batch, or it is damaged.")
        self.seed = checked_seed(seed)
        self._illegal = illegal
        self._from_arrays(arrays)

    def load(self, states: Any, rows: Any = None) -> None:
        """Put matches into rows, into all if none are named; they go on from there, as if just dealt.

        A state has its random stream in it: the same state is followed by the same draws in every row.
        """
        rows = np.arange(self.count) if rows is None else np.asarray(rows)
        if len(rows) != len(states) or states.dtype != self.game.state.zeros().dtype:
            raise BadBatch(f"{len(states)} states of a game do not fit into {len(rows)} rows.")
        arrays = self._to_arrays()
        arrays["words"][rows] = bytes_of(states).view(np.uint64)
        arrays["due"][rows] = [self.game.compiled.lowest_due(state, self.seats) for state in states]
        arrays["plies"][rows] = 0
        for name in ("done", "ending", "reward"):
            arrays[name][rows] = 0
        self._from_arrays(arrays)
        self._continue()

    @abstractmethod
    def _continue(self) -> None:
        """Let bots play that are due, and tell what seats see."""

    def _header(self) -> dict[str, Any]:
        config = self.config
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "count": self.count,
            "seats": self.seats,
            "options": dict(config.options),
            "styles": config.seating,
            "renew": config.auto_reset,
        }

    def _refuse(self, states: Any, due: Any, endings: Any, actions: Any) -> None:
        """Say which action was refused, and why: of several the first."""
        row = int(np.flatnonzero(endings == REFUSED)[0])
        seat, action = int(due[row]), int(actions[row])
        if not 0 <= action < self.actions:
            raise IllegalStep(row, seat, action, f"action {action}", f"There are {self.actions} actions.", "")
        view = self.game.view(states[row : row + 1], self.seats, seat)
        reason = self.game.why(view, action)
        named = f"action {action} (“{self.game.actions.notation(action)}”)"
        raise IllegalStep(row, seat, action, named, self._sentence(reason, seat), reason.clause)

    def _sentence(self, reason: Any, seat: int) -> str:
        """Why, in words where the machine has what words need."""
        try:
            from tenfold.core.text import text_of  # noqa: PLC0415

            return text_of(self.game).reason(reason, seat)
        except ModuleNotFoundError:
            return f"The reason is “{reason.code}”."

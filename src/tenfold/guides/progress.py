"""A learner's progress in a guide: the current step, what it asks for, and what the others play."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.text import Text
from tenfold.guides.guide import Guide, Move


def start_match(guide: Guide, game: Game) -> Match:
    """The match of a guide before its first step."""
    match = Match(game, len(guide.players), guide.secret, guide.options)
    for move in guide.opening:
        match.submit(move.seat, game.actions.parse(move.plays[0]), match.count(move.seat))
    return match


@dataclass(frozen=True)
class GuideProgress:
    """The progress of a guided match at one moment."""

    guide: Guide
    match: Match

    @cached_property
    def _made(self) -> int:
        """How many moves of the line are made."""
        return len(self.match.entries) - len(self.guide.opening)

    @cached_property
    def _here(self) -> tuple[int, Move] | None:
        line = tuple(self.guide.line)
        return line[self._made] if self.is_followed and self._made < len(line) else None

    @cached_property
    def is_followed(self) -> bool:
        """Whether the match went as the guide says so far; one from before the guide was changed did not."""
        line = (*self.guide.opening, *(move for _, move in self.guide.line))
        pairs = zip(self.match.entries, line, strict=False)
        notation = self.match.game.actions.notation
        return self._made >= 0 and all(
            entry.action is not None and entry.seat == move.seat and notation(entry.action) in move.plays
            for entry, move in pairs
        )

    @property
    def is_over(self) -> bool:
        """Whether the last step is done, or the match went another way: then it is played as any other."""
        return self._here is None

    @property
    def step(self) -> int:
        """The number of the step, from 0; as many as there are steps after the last one."""
        return self._here[0] if self._here else len(self.guide.steps)

    @property
    def is_asking(self) -> bool:
        """Whether the learner is to move."""
        return self._here is not None and self._here[1].seat == self.guide.learner

    @property
    def show(self) -> tuple[str, ...]:
        """What the learner is to look at."""
        return self._here[1].show if self._here and self.is_asking else ()

    @property
    def plays(self) -> tuple[str, ...]:
        """The moves that the step asks the learner for, as notation."""
        return self._here[1].plays if self._here and self.is_asking else ()

    def sentence(self, text: Text, names: Sequence[str]) -> str:
        """What the step says; after the last one, what the learner knows now."""
        name = self.guide.END if self._here is None else self.guide.steps[self._here[0]].sentence
        return text.say(name, self._args(names))

    def given(self, seat: int) -> str | None:
        """What the guide lets a seat play now, as notation; nothing, if it is not that seat's move."""
        return self._here[1].plays[0] if self._here and self._here[1].seat == seat else None

    def waits(self, seat: int) -> bool:
        """Whether a seat, though it may be due, is not to move yet."""
        return self._here is not None and self._here[1].seat != seat

    def refusal(self, text: Text, names: Sequence[str], actions: Sequence[str]) -> str | None:
        """What to say about moves that the learner makes one after another; nothing, if they are asked for.

        A move that the rules do not allow is left to the rules: they say it better.
        """
        lesson, learner, known = self, self.guide.learner, self.match.game.actions
        for action in actions:
            number = known.parse(action)
            if not lesson.is_asking or number not in lesson.match.view(learner).legal:
                return None
            if action not in lesson.plays:
                return text.say(self.guide.steps[lesson.step].refusal(action), self._args(names))
            then = lesson.match.fork()
            then.submit(learner, number, then.count(learner))
            lesson = GuideProgress(self.guide, then)
        return None

    def _args(self, names: Sequence[str]) -> dict[str, str]:
        """The names of the others, by their seats: `$name-2`."""
        return {f"name-{seat + 1}": name for seat, name in enumerate(names)}

"""A tutorial in the terminal: only the moves that the guide asks for are played."""

from tenfold.agents.hints import rank_by_heuristic
from tenfold.cli.files.saves import Autosave, new_path
from tenfold.cli.messages import message
from tenfold.cli.screen.screen import Screen
from tenfold.cli.table.local_game import TerminalGame
from tenfold.cli.table.players import Player
from tenfold.cli.table.prompt import Request, notations
from tenfold.core.game import Game, Span
from tenfold.core.view import View
from tenfold.guides import Guide, GuideProgress, start_match


class Learning(TerminalGame):
    """Plays one tutorial from its first step to its end."""

    def __init__(self, screen: Screen, game: Game, guide: Guide) -> None:
        match = start_match(guide, game)
        players = [Player(bot=character) for character in guide.players]
        super().__init__(screen, match, players, Autosave(match, (), new_path(game.id)))
        self._guide = guide

    @property
    def _lesson(self) -> GuideProgress:
        return GuideProgress(self._guide, self._match)

    def _save(self) -> None:
        """Save nothing: a tutorial can be started again at any time."""

    def _play_on(self) -> None:
        while not (lesson := self._lesson).is_over:
            seat = next(seat for seat in self._match.due if not lesson.waits(seat))
            given = lesson.given(seat)
            if seat in self._people:
                self._ask(seat)
            elif given is not None:
                self._submit(seat, self._game.actions.parse(given))
                self._tell(self._guide.learner)

    def _lay_out(self, view: View) -> None:
        super()._lay_out(view)
        self._coach()

    def _coach(self) -> None:
        """What the step says, last before the question."""
        lesson, steps = self._lesson, len(self._guide.steps)
        if not lesson.is_over:
            self._screen.say(message("learn-step", step=lesson.step + 1, steps=steps), "soft")
        self._screen.line(Span("▸ ", "accent"), Span(lesson.sentence(self._text, self._names), "strong"))
        self._screen.say()

    def _play(self, view: View, action: int) -> bool:
        told = self._lesson.refusal(self._text, self._names, [notations(view.game)[action]])
        if told is None:
            return super()._play(view, action)
        self._typed_ahead = []
        self._screen.say(told)
        return False

    def _answer(self, request: Request, view: View) -> bool:
        match request.name:
            case "undo":
                self._screen.say(message("learn-no-undo"))
            case "save":
                self._screen.say(message("learn-not-kept"))
            case "show":
                self._show(view)
                self._coach()
            case _:
                return super()._answer(request, view)
        return False

    def _hint(self, view: View) -> None:
        """The move that the step asks for, and what speaks for it."""
        action = self._game.actions.parse(self._lesson.plays[0])
        self._advise(self._advised(view, action), rank_by_heuristic(view, action, most=1)[0].why)

    def _finish(self) -> None:
        if self._match.is_over:
            super()._finish()
        else:
            self._tell(self._guide.learner)
        self._screen.say()
        self._coach()

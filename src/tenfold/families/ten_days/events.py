"""The events of a move, from the observer's views before and after it."""

from collections.abc import Iterator

from tenfold.core.game import GameEvent, SeenEntry
from tenfold.core.phrase import all_of
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.data import Box, box_in
from tenfold.families.ten_days.names import (
    days_of,
    is_known,
    journeys_of,
    known_in_hand,
    known_tile,
    tile_words,
)
from tenfold.families.ten_days.state import FILLING, NO_SEAT


def events(box: Box, moves: Moves, before: View, entry: SeenEntry, after: View) -> Iterator[GameEvent]:
    """The move itself, what it brought, and what followed by itself."""
    code, args = moves.parts(entry.action)
    story = _Story(box_in(box, after.state), before, entry.seat, after)
    yield from story.move(code, args)
    yield from story.consequences(days_of(after))


class _Story:
    def __init__(self, box: Box, before: View, seat: int, after: View) -> None:
        self._box = box
        self._before = before
        self._seat = seat
        self._after = after

    def move(self, code: str, args: dict[str, int | str]) -> Iterator[GameEvent]:
        """What the seat did, with the tiles that the observer may know (D39, D46)."""
        told: dict[str, int | str] = {"seat": self._seat, **args}
        match code:
            case "fill":
                held = known_in_hand(self._before, self._seat)
                yield self._with_tile("fill", held, told)
                if known_in_hand(self._after, self._seat) != held:
                    yield from self._news()
            case "draw-map" | "draw":
                yield GameEvent(code, told)
                yield from self._news()
            case "take":
                yield self._with_tile("take", known_in_hand(self._after, self._seat), told)
            case "swap":
                yield GameEvent("swap", told)
            case "put":
                replaced = self._top(int(args["pile"]) - 1)
                held = known_tile(self._after, self._seat, int(args["day"]) - 1)
                yield self._with_tile("put", held, {**told, "replaced": tile_words(self._box, replaced)})
            case _:
                yield self._with_tile("discard", self._top(int(args["pile"]) - 1), told)

    def _news(self) -> Iterator[GameEvent]:
        """A tile that the observer sees in a hand for the first time."""
        tile = known_in_hand(self._after, self._seat)
        if is_known(tile):
            yield self._with_tile("hold", tile, {"seat": self._seat})

    def _top(self, pile: int) -> int:
        state = self._after.state
        return int(state.pile[pile, int(state.pile_size[pile]) - 1])

    def _with_tile(self, code: str, tile: int, args: dict[str, int | str]) -> GameEvent:
        """An event about a tile: with its name and number where the observer knows it."""
        if not is_known(tile):
            return GameEvent(f"{code}-hidden", args)
        return GameEvent(code, {**args, "tile": tile_words(self._box, tile), "number": tile})

    def consequences(self, days: int) -> Iterator[GameEvent]:
        """The piles begin, a draw pile is renewed, the match ends (D8, D11, D14, D41, D42)."""
        before, after = self._before.state, self._after.state
        if before.phase == FILLING != after.phase:
            tops = [tile_words(self._box, self._top(pile)) for pile in range(len(after.pile_size))]
            yield GameEvent("piles", {"tiles": all_of(tops), "seat": int(after.beginner)})
        if after.renewals > before.renewals:
            covered = int((before.pile_size - 1).sum())
            yield GameEvent("renewal", {"count": covered})
        if self._after.outcome is not None:
            yield from self._end(days)

    def _end(self, days: int) -> Iterator[GameEvent]:
        state = self._after.state
        winner = int(state.winner)
        if winner == NO_SEAT:
            yield GameEvent("draw-game", {"turns": int(state.turns)})
            return
        rack = state.rack[winner, :days].tolist()
        yield GameEvent("journey", {"seat": winner, "days": days})
        for link in journeys_of(self._box, state).links(rack):
            yield GameEvent(f"link-{link.code}", link.all_args)

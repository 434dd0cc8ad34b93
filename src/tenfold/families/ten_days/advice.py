"""Reasons for a hint: the days that a move connects, what it gives up, and which tile could come next.

Only what the rack, the piles and the other racks show counts: nothing is guessed.
"""

from collections.abc import Iterable, Sequence

from tenfold.core.game import GameEvent
from tenfold.core.phrase import Phrase, all_of, any_of
from tenfold.core.view import View
from tenfold.families.ten_days.actions import Moves
from tenfold.families.ten_days.data import Box, box_in
from tenfold.families.ten_days.explain import FERRY, WALK, Link
from tenfold.families.ten_days.names import a_tile, days_of, journeys_of, known_tile, the_tile
from tenfold.families.ten_days.state import NO_SHUFFLE, NO_TILE

WINDOW = 2
"""A tile changes connections at most so many days away, because a ride has a day in its middle."""
EXAMPLES = 2
PER_CONNECTION = 4
IF_COVERED = 2
IF_HELPFUL = 1
"""What players see of a move's gain: connections, a tile it covers, one that could help another player."""
NOWHERE = -1
ANY_MAP = -1

Args = dict[str, int | str]


def advice(
    box: Box,
    moves: Moves,
    view: View,
    action: int,
    _worth: float,
    advised: int,
    then: Sequence[int] = (),
) -> GameEvent:
    """What a move connects and what it gives up, or else what comes next.

    `advised`: the best move; `then`: where to place the tile that it takes.
    """
    planned = _planned_day(moves, then)
    reasons = _Reasons(box_in(box, view.state), view, planned)
    code, args = moves.parts(action)
    wanted = [] if action == advised else reasons.rack_after(*moves.parts(advised))
    if code in {"draw", "draw-map"}:
        return reasons.of_drawing(code, args, wanted)
    return (
        reasons.of_discarding(args, wanted) if code == "discard" else reasons.of_placing(code, args, wanted)
    )


class _Reasons:
    """What can be said of moves, from one view. Days and piles count from 0 here, from 1 in what is said."""

    def __init__(self, box: Box, view: View, planned: int) -> None:
        self._box = box
        self._planned = planned
        self._view = view
        self._journeys = journeys_of(box, view.state)
        self._rack = view.state.rack[view.observer, : days_of(view)].tolist()

    def rack_after(self, code: str, args: Args) -> list[int]:
        """The own rack after a move; a tile that is taken goes where it helps most."""
        if code == "swap":
            one, other = int(args["day"]) - 1, int(args["second"]) - 1
            return _with(_with(self._rack, one, self._rack[other]), other, self._rack[one])
        tile, day = self._placed(code, args)
        return self._rack if day == NOWHERE else _with(self._rack, day, tile)

    def of_placing(self, code: str, args: Args, wanted: list[int]) -> GameEvent:
        """A move that changes the rack; `wanted`: the rack after the advised move, if that is another."""
        tile, day = self._placed(code, args)
        rack = self.rack_after(code, args)
        made = self._connections_beyond(rack, self._rack)
        visible = self._visible_gain(code, args, rack)
        told: Args = {
            **args,
            "visible": visible,
            "best": day + 1,
            "tile": the_tile(self._box, tile) if day != NOWHERE else "",
        }
        if self._journeys.is_complete(rack):
            return GameEvent(f"{code}-done", {**told, "marks": _marks("day", range(1, len(rack) + 1))})
        marks = _marks("day", _days_of(made))
        but = self._objection(code, args, rack, wanted)
        lost = self._connections_beyond(self._rack, rack)
        if lost and not wanted and self._gain(rack) <= 0:
            then, more = self._making_up(code, args, rack)
            if not made:
                notes: Args = {"links": _between(lost), "then": then, "marks": more}
                return GameEvent(f"{code}-costs", {**told, **notes})
        else:
            then, more = ("", "") if but else self._next(code, args, rack, day, made)
        notes = {"links": _means(made, day), "but": but, "then": then, "marks": f"{marks} {more}"}
        return GameEvent(code if made else f"{code}-nothing", {**told, **notes})

    def of_discarding(self, args: Args, wanted: list[int]) -> GameEvent:
        """The tile in hand goes away: what it would have connected."""
        tile = self._in_hand()
        day = self._best_day(self._rack, tile)
        lost = self._connections_beyond(_with(self._rack, day, tile), self._rack)
        links = _means(lost, day)
        visible = self._visible_gain("discard", args, self._rack)
        told: Args = {
            **args,
            "visible": visible,
            "tile": the_tile(self._box, tile),
            "best": day + 1,
            "links": links,
        }
        but = self._objection("discard", args, self._rack, wanted)
        code = "discard-useful" if lost else "discard"
        return GameEvent(code, {**told, "but": but, "marks": _marks("day", _days_of(lost))})

    def of_drawing(self, code: str, args: Args, wanted: list[int]) -> GameEvent:
        """How many tiles that nobody sees would make a connection, of the map that is drawn from."""
        map_ = ANY_MAP
        if code == "draw-map":
            map_ = [board.title for board in self._box.boards].index(str(args["map"]))
        elif int(args["draw-pile"]) > 0:
            map_ = int(self._view.state.top_map[int(args["draw-pile"]) - 1])
        title = "" if map_ == ANY_MAP else self._box.boards[map_].title
        told = self._hopes(self._rack, self._loose_days(self._rack), map_)
        but = self._objection(code, args, self._rack, wanted)
        return GameEvent(code, {**args, **told, "of-map": title, "but": but, "marks": ""})

    def _in_hand(self) -> int:
        return int(self._view.state.in_hand[self._view.observer])

    def _top(self, pile: int) -> int:
        """The tile on top of a pile, or NO_TILE."""
        state = self._view.state
        size = int(state.pile_size[pile])
        return int(state.pile[pile, size - 1]) if size > 0 else NO_TILE

    def _placed(self, code: str, args: Args) -> tuple[int, int]:
        """The tile that a move places, and on which day."""
        if code == "take":
            tile = self._top(int(args["pile"]) - 1)
            return tile, self._best_day(self._rack, tile) if self._planned == NOWHERE else self._planned
        if code in {"fill", "put"}:
            return self._in_hand(), int(args["day"]) - 1
        return NO_TILE, NOWHERE

    def _best_day(self, rack: list[int], tile: int) -> int:
        """Where a tile connects most; where none does, with most hopes beside it."""
        gains = [self._gains(rack, day, [tile])[0] for day in range(len(rack))]
        most = max(gains)
        if most > 0:
            return gains.index(most)
        hopes = [
            int(self._hopes(_with(rack, day, tile), _beside(rack, day), ANY_MAP)["count"])
            if gains[day] == 0
            else NOWHERE
            for day in range(len(rack))
        ]
        return hopes.index(max(hopes))

    def _connections_beyond(self, rack: list[int], other: list[int]) -> list[Link]:
        """The connections of a rack where another one has none."""
        joined = _joined(self._journeys.links(other))
        return [
            link
            for link in self._journeys.links(rack)
            if link.is_linked and any(day not in joined for day in range(link.day, link.last_day))
        ]

    def _gain(self, rack: list[int]) -> int:
        """How many more days are connected in a rack than in the own one now."""
        return self._journeys.connected(rack) - self._journeys.connected(self._rack)

    def _gains(self, rack: list[int], day: int, tiles: Sequence[int]) -> list[int]:
        """How many more days are connected with each of some tiles on a day."""
        first = max(0, day - WINDOW)
        near = rack[first : day + WINDOW + 1]
        now = self._journeys.connected(near)
        return [self._journeys.connected(_with(near, day - first, tile)) - now for tile in tiles]

    def _loose_days(self, rack: list[int]) -> list[int]:
        """The days that are not connected with both of their neighbours."""
        joined = _joined(self._journeys.links(rack))
        last = len(rack) - 1
        return [
            day
            for day in range(len(rack))
            if (day > 0 and day not in joined) or (day < last and day + 1 not in joined)
        ]

    def _hopes(self, rack: list[int], days: Sequence[int], map_: int) -> Args:
        """How many of the tiles out of sight would make a connection on some of the days, and examples."""
        faces: dict[str, list[int]] = {}
        unseen = [tile for tile in self._unseen() if map_ in {ANY_MAP, self._box.tiles[tile].map}]
        for tile in unseen:
            face = self._box.tiles[tile]
            faces.setdefault(f"{face.kind} {face.place} {face.colour}", []).append(tile)
        alike = list(faces.values())
        best = [0 for _ in alike]
        for day in days:
            gains = self._gains(rack, day, [tiles[0] for tiles in alike])
            best = [max(pair) for pair in zip(best, gains, strict=True)]
        fitting = [tiles for tiles, gain in zip(alike, best, strict=True) if gain > 0]
        some = any_of([a_tile(self._box, tiles[0]) for tiles in fitting[:EXAMPLES]])
        return {"count": sum(len(tiles) for tiles in fitting), "all": len(unseen), "some": some}

    def _unseen(self) -> list[int]:
        """The tiles that may still come from somewhere out of sight."""
        own = {*self._rack, self._in_hand()}
        hidden = self._view.state.shuffle_of.tolist()
        return [tile for tile in range(len(hidden)) if hidden[tile] != NO_SHUFFLE and tile not in own]

    def _objection(self, code: str, args: Args, rack: list[int], wanted: list[int]) -> str:
        """The first thing that speaks against a move."""
        lost = self._connections_beyond(self._rack, rack)
        if lost:
            return Phrase("But it breaks something.", "but-breaks", {"links": _between(lost)})
        missed = self._connections_beyond(wanted, rack) if wanted else []
        if missed:
            return Phrase("But it misses something.", "but-misses", {"links": _between(missed)})
        return self._risk(code, args, rack) if code in {"put", "discard"} else ""

    def _visible_gain(self, code: str, args: Args, rack: list[int]) -> int:
        """What a move gains that a player can see: hints choose by it between moves that are equally good."""
        gain = PER_CONNECTION * self._gain(rack)
        if code not in {"put", "discard"}:
            return gain
        if self._covers(args, rack):
            return gain - IF_COVERED
        return gain - IF_HELPFUL if self._helps_others(self._discarded(code, args)) else gain

    def _risk(self, code: str, args: Args, rack: list[int]) -> str:
        """What a discard covers, or offers to a player whose rack is known."""
        pile = int(args["pile"]) - 1
        told: Args = {"pile": pile + 1}
        if self._covers(args, rack):
            covered = self._top(pile)
            day = self._best_day(rack, covered)
            named = _means(self._connections_beyond(_with(rack, day, covered), rack), day)
            about: Args = {**told, "tile": the_tile(self._box, covered), "links": named}
            return Phrase("But it covers a tile.", "but-covers", about)
        discarded = self._discarded(code, args)
        if self._helps_others(discarded):
            about = {**told, "tile": the_tile(self._box, discarded)}
            return Phrase("But it could help another player.", "but-helps", about)
        return ""

    def _covers(self, args: Args, rack: list[int]) -> bool:
        """Whether a discard covers a tile that would make a connection."""
        covered = self._top(int(args["pile"]) - 1)
        return covered != NO_TILE and any(
            self._gains(rack, day, [covered])[0] > 0 for day in range(len(rack))
        )

    def _discarded(self, code: str, args: Args) -> int:
        return self._rack[int(args["day"]) - 1] if code == "put" else self._in_hand()

    def _helps_others(self, tile: int) -> bool:
        """Whether a tile would make a connection between known tiles of another rack."""
        view = self._view
        for seat in range(int(view.state.seats)):
            known = [known_tile(view, seat, day) for day in range(len(self._rack))]
            if seat != view.observer and any(self._gains(known, d, [tile])[0] > 0 for d in range(len(known))):
                return True
        return False

    def _next(self, code: str, args: Args, rack: list[int], day: int, made: list[Link]) -> tuple[str, str]:
        """What could come next: the tile of a pile that would connect most, or hopes beside a new tile."""
        pile, at = self._best_pile(code, args, rack)
        if pile != NOWHERE:
            return self._then_pile(rack, pile, at)
        if made or day == NOWHERE:
            return "", ""
        hopes = self._hopes(rack, _beside(rack, day), ANY_MAP)
        return (
            (Phrase("Then there are hopes.", "then-hopes", hopes), "")
            if int(hopes["count"]) > 0
            else ("", "")
        )

    def _making_up(self, code: str, args: Args, rack: list[int]) -> tuple[str, str]:
        """What speaks for the best move where it gains nothing and gives up connections."""
        pile, at = self._best_pile(code, args, rack)
        if pile != NOWHERE and self._gain(_with(rack, at, self._top(pile))) > 0:
            return self._then_pile(rack, pile, at)
        now = self._hopes(self._rack, self._loose_days(self._rack), ANY_MAP)
        hopes = self._hopes(rack, self._loose_days(rack), ANY_MAP)
        if int(hopes["count"]) > int(now["count"]):
            return Phrase("Then there are more hopes.", "then-more", {**hopes, "now": now["count"]}), ""
        return Phrase("Nothing better was found.", "still-best", {}), ""

    def _best_pile(self, code: str, args: Args, rack: list[int]) -> tuple[int, int]:
        """The pile whose tile would connect most after a move, and the day for it; NOWHERE if none would."""
        best, found, at = 0, NOWHERE, NOWHERE
        for pile in range(len(self._view.state.pile_size)):
            tile = self._top(pile)
            is_gone = code in {"take", "put"} and pile == int(args["pile"]) - 1
            if tile != NO_TILE and not is_gone:
                gains = [self._gains(rack, one, [tile])[0] for one in range(len(rack))]
                if max(gains) > best:
                    best, found, at = max(gains), pile, gains.index(max(gains))
        return found, at

    def _then_pile(self, rack: list[int], pile: int, day: int) -> tuple[str, str]:
        """The tile of a pile could connect more, on a day."""
        tile = self._top(pile)
        links = self._connections_beyond(_with(rack, day, tile), rack)
        told: Args = {"tile": the_tile(self._box, tile), "pile": pile + 1, "links": _means(links, day)}
        marks = f"{_marks('then-pile', [pile + 1])} {_marks('then-day', _days_of(links))}"
        return Phrase("Then there is a pile.", "then-pile", told), marks


def _planned_day(moves: Moves, then: Sequence[int]) -> int:
    """The day on which a tile is placed by the move that completes its taking, if one does."""
    for action in then:
        code, args = moves.parts(action)
        if code == "put":
            return int(args["day"]) - 1
    return NOWHERE


def _with(rack: list[int], day: int, tile: int) -> list[int]:
    """A rack with another tile on one day."""
    return [*rack[:day], tile, *rack[day + 1 :]]


def _beside(rack: list[int], day: int) -> list[int]:
    """The days next to one."""
    return [one for one in (day - 1, day + 1) if 0 <= one < len(rack)]


def _joined(links: list[Link]) -> set[int]:
    """The days, from 1, that are connected with the next."""
    return {day for link in links if link.is_linked for day in range(link.day, link.last_day)}


def _days_of(links: list[Link]) -> list[int]:
    """All days of some connections, ascending."""
    return sorted({day for link in links for day in range(link.day, link.last_day + 1)})


def _marks(kind: str, numbers: Iterable[int]) -> str:
    """The places on the board that a reason names: `day-3 day-4`."""
    return " ".join([f"{kind}-{number}" for number in numbers])


def _means(links: list[Link], day: int) -> str:
    """Connections in words, each with its means, unless that is the tile on the day; walks are joined."""
    spans: list[tuple[int, int, str, str]] = []
    for link in links:
        is_walk = link.code in {WALK, FERRY}
        means = "across" if not is_walk and link.day == day else link.code
        if spans and is_walk and spans[-1][1:3] == (link.day, means):
            spans[-1] = (spans[-1][0], link.last_day, means, "")
        else:
            spans.append((link.day, link.last_day, means, str(link.args.get("colour", ""))))
    return all_of([_span(*span) for span in spans])


def _between(links: list[Link]) -> str:
    """The days of connections that are not made; what follows each other is joined."""
    spans: list[tuple[int, int]] = []
    for day in sorted(_joined(links)):
        if spans and spans[-1][1] == day:
            spans[-1] = (spans[-1][0], day + 1)
        else:
            spans.append((day, day + 1))
    return all_of([_span(first, last, "across", "") for first, last in spans])


def _span(first: int, last: int, means: str, colour: str) -> str:
    """Some days that follow each other, and how they are connected."""
    plain = f"days {first} {'to' if last - first > 1 else 'and'} {last}"
    told: Args = {"day": first, "last-day": last, "far": int(last - first > 1), "colour": colour}
    return Phrase(plain, f"days-{means}", told)

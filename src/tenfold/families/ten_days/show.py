"""The table as lines of text, at most 80 columns wide."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.families.ten_days.data import Box, box_in
from tenfold.families.ten_days.explain import Link
from tenfold.families.ten_days.names import (
    TWO_TILES,
    days_of,
    is_known,
    journeys_of,
    known_in_hand,
    known_tile,
    tile_name,
    tile_words,
)
from tenfold.families.ten_days.state import FILLING, HIDDEN, NO_SEAT, NO_TILE

WIDTH = 80
LINKED = "✓"
NOT_LINKED = "✗"
NOTHING = "·"
"""What stands for an open day, and for a link that cannot be judged yet."""
COVERED = "▮"
"""A hidden tile on another rack."""
LONG = 10
"""Racks with more days are shown in two columns, without words about the links."""
COLUMN = WIDTH // 2
WORDS = 43
"""Where the words about links begin, so that the longest names but one have room."""


def show(box: Box, view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """The table, and what the star of a name means, where there is one."""
    lines = list(_drawn(box_in(box, view.state), view, text, names))
    yield from lines
    if any(TWO_TILES in span.text for line in lines for span in line):
        yield (Span(text.say("show-two-tiles"), "soft"),)


def _drawn(box: Box, view: View, text: Text, names: Sequence[str]) -> Iterator[Line]:
    """A line or more a seat, the piles, then the own rack with its links; at the end the winner's."""
    table = _Table(box, view, text, days_of(view))
    for seat in range(view.seats):
        yield from table.seat(seat, names)
    yield ()
    yield from table.piles()
    for seat, title in table.racks_to_show(names):
        yield ()
        yield (Span(title, "strong"),)
        yield from table.rack(seat)
    if view.observer in range(view.seats):
        yield from table.hand(view.observer)


class _Table:
    def __init__(self, box: Box, view: View, text: Text, days: int) -> None:
        self._box = box
        self._view = view
        self._text = text
        self._days = days

    def seat(self, seat: int, names: Sequence[str]) -> Iterator[Line]:
        """A seat's name and what is known of its rack; while filling, how far it is (D39, D46)."""
        view = self._view
        width = max(len(name) for name in names)
        head = (
            Span("▸ " if seat in view.due else "  ", "accent"),
            Span(names[seat].ljust(width) + "  ", "strong" if seat == view.observer else ""),
        )
        yield (*head, Span(self._outline(seat), "soft"))
        known = [
            f"{day + 1} {self._text.localized(tile_name(self._box, known_tile(view, seat, day)))}"
            for day in range(self._days)
            if seat != view.observer and is_known(known_tile(view, seat, day))
        ]
        held = known_in_hand(view, seat)
        if seat != view.observer and is_known(held):
            held_words = self._text.localized(tile_words(self._box, held))
            known.append(self._text.say("show-holds", {"tile": held_words}))
        for words in _wrapped(known, WIDTH - width - 6):
            yield (Span(" " * (width + 6)), Span(words, "soft"))

    def _outline(self, seat: int) -> str:
        """A sign a day: open, hidden (around the world the letter of its map), or known."""
        signs = ""
        for day in range(self._days):
            tile = known_tile(self._view, seat, day)
            if tile == NO_TILE:
                signs += NOTHING
            elif len(self._box.boards) > 1:
                letter = self._box.boards[int(self._view.state.back[seat, day])].name[0]
                signs += letter.lower() if tile == HIDDEN else letter
            else:
                signs += COVERED if tile == HIDDEN else str((day + 1) % 10)
        return signs

    def piles(self) -> Iterator[Line]:
        """The top tile of each pile, how many lie under it, and the draw piles (D8, D31, D55)."""
        state, say = self._view.state, self._text.say
        if state.phase == FILLING:
            yield (Span(" ".join([say("show-filling"), *self._shares()]), "soft"),)
            return
        for pile, size in enumerate(state.pile_size.tolist()):
            head = Span(say("show-pile", {"pile": pile + 1}) + "  ", "soft")
            if size == 0:
                yield (head, Span(NOTHING, "soft"))
                continue
            args = {"count": size - 1, "pile": pile + 1}
            under = Span("  " + say("show-under", args) if size > 1 else "", "soft")
            yield (head, *self._tile(int(state.pile[pile, size - 1])), under)
        for which, size in enumerate(state.draw_size.tolist()):
            if len(self._box.boards) == 1:
                yield (Span(say("show-draw-pile", {"count": size}), "soft"),)
            else:
                top = self._text.localized(self._box.boards[int(state.top_map[which])].title)
                args = {"count": size, "number": which + 1, "map": top}
                yield (Span(say("show-draw-pile-of-several", args), "soft"),)
        yield from self._stock()

    def _shares(self) -> Iterator[str]:
        """Around the world, how many tiles of each map the observer's share still has (D53)."""
        state, seat = self._view.state, self._view.observer
        if len(self._box.boards) == 1 or seat not in range(self._view.seats):
            return
        parts = []
        for number, board in enumerate(self._box.boards):
            backs = [*state.back[seat, : self._days].tolist(), int(state.hand_back[seat])]
            left = int(state.box_tiles[number]) // self._view.seats - backs.count(number)
            args = {"count": left, "map": self._text.localized(board.title)}
            parts.append(self._text.say("show-share-of", args))
        yield self._text.say("show-share", {"parts": ", ".join(parts)})

    def _stock(self) -> Iterator[Line]:
        """After the end the draw piles are open; they have no order, so equal tiles stand together (D48)."""
        if self._view.outcome is None:
            return
        tiles = sorted(number for number in self._view.state.stock.tolist() if is_known(number))
        counted = Counter(self._text.localized(tile_name(self._box, number)) for number in tiles)
        words = [name if count == 1 else f"{name} ×{count}" for name, count in counted.items()]
        head = self._text.say("show-stock", {"count": len(tiles)})
        yield (Span(head, "soft"),)
        for line in _wrapped(words, WIDTH - 2):
            yield (Span("  " + line, "soft"),)

    def _tile(self, number: int) -> Line:
        """A tile's name and its colour in words: colour is never alone."""
        tile = self._box.tiles[number]
        name = Span(self._text.localized(tile_name(self._box, number)), tile.colour or "strong")
        if not tile.place:
            return (name,)
        return (name, Span(" " + self._text.say("show-colour", {"colour": tile.colour}), "soft"))

    def racks_to_show(self, names: Sequence[str]) -> list[tuple[int, str]]:
        """The own rack; at the end the winner's, which is shown to all (D14, D48)."""
        view, say = self._view, self._text.say
        racks = []
        if view.observer in range(view.seats):
            racks.append((view.observer, say("show-rack")))
        winner = int(view.state.winner)
        if winner not in {NO_SEAT, view.observer}:
            racks.append((winner, say("show-rack-of", {"name": names[winner]})))
        return racks

    def rack(self, seat: int) -> Iterator[Line]:
        """A line a day with the link that leads there; long racks in two columns (D15)."""
        tiles = [known_tile(self._view, seat, day) for day in range(self._days)]
        links = journeys_of(self._box, self._view.state).links(tiles)
        if self._days > LONG:
            half = (self._days + 1) // 2
            for day in range(half):
                left = self._day(tiles, links, day, COLUMN)
                room = " " * (COLUMN - _length(left))
                right = self._day(tiles, links, day + half, COLUMN) if day + half < self._days else ()
                yield (*left, Span(room), *right)
        else:
            for day in range(self._days):
                yield self._with_words(self._day(tiles, links, day, WORDS - 2), links, day)
        for link in links:
            if link.code == "map-not-visited":
                yield (Span(f" {NOT_LINKED} ", "danger"), Span(self._words(link), "soft"))

    def _day(self, tiles: Sequence[int], links: Sequence[Link], day: int, width: int) -> Line:
        """Whether a day is linked with the one before, its number, and its tile."""
        mark = self._mark(links, day)
        style = {LINKED: "good", NOT_LINKED: "danger"}.get(mark, "soft")
        gap = " " if self._days > LONG else "  "
        head = (Span(f" {mark} ", style), Span(f"{day + 1:>3}{gap}", "soft"))
        if tiles[day] == NO_TILE:
            return (*head, Span(NOTHING, "soft"))
        name, *colour = self._tile(tiles[day])
        short = self._fitting(tiles[day], name.text, width - _length((*head, *colour)))
        return (*head, Span(short, name.style), *colour)

    def _fitting(self, number: int, name: str, room: int) -> str:
        """A name in its room: whole, as the atlas shortens it, or cut; never without its star (D17)."""
        star = TWO_TILES if name.endswith(TWO_TILES) else ""
        tile = self._box.tiles[number]
        names = [name]
        if name == tile.place + star:
            names.append(self._box.boards[tile.map].shape_names.get(tile.place, tile.place) + star)
        for words in names:
            if len(words) <= room:
                return words
        return name.removesuffix(star)[: room - 1 - len(star)] + "…" + star

    def _mark(self, links: Sequence[Link], day: int) -> str:
        for link in links:
            if link.day <= day < link.last_day and link.code != "map-not-visited":
                if link.code == "open":
                    return NOTHING
                return LINKED if link.is_linked else NOT_LINKED
        return " "

    def _with_words(self, line: Line, links: Sequence[Link], day: int) -> Line:
        """The words about what links a day with the next; those about a ride stand at the ride."""
        for link in links:
            at = link.day if link.last_day > link.day else link.day - 1
            if at == day and link.code not in {"open", "map-not-visited"}:
                style = "soft" if link.is_linked else "danger"
                return (*line, Span(" " * (WORDS - _length(line))), Span(self._short_words(link), style))
        return line

    def _short_words(self, link: Link) -> str:
        """As many of the words about a link as there is room for: first the clause goes."""
        words, room = self._said(link), WIDTH - WORDS
        for fitting in (self._words(link), words):
            if len(fitting) <= room:
                return fitting
        return words[: room - 1] + "…"

    def _words(self, link: Link) -> str:
        words = self._said(link)
        return words if link.is_linked else f"{words} ({link.clause})"

    def _said(self, link: Link) -> str:
        return self._text.say(f"show-link-{link.code}", self._text.localized_args(link.all_args))

    def hand(self, seat: int) -> Iterator[Line]:
        """The tile in hand."""
        tile = known_in_hand(self._view, seat)
        if is_known(tile):
            yield ()
            yield (Span(self._text.say("show-hand") + "  ", "strong"), *self._tile(tile))


def _length(spans: Iterable[Span]) -> int:
    return sum(len(span.text) for span in spans)


def _wrapped(words: Sequence[str], width: int) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 2 + len(word) > width:
            yield line + ","
            line = word
        else:
            line = f"{line}, {word}" if line else word
    if line:
        yield line

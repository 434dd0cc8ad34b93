"""Answers questions about a place or a pile."""

from collections.abc import Iterator, Sequence

from tenfold.core.game import Line, Span
from tenfold.core.phrase import all_of, any_of
from tenfold.core.text import Text
from tenfold.core.view import View
from tenfold.families.ten_days.data import Box, box_in, trivia_of
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.names import journeys_of, tile_words


def about(box: Box, view: View, text: Text, words: str, _names: Sequence[str]) -> Iterator[Line]:
    """Neighbours, automobile reach and colour of each place that begins so; or the tiles of a pile."""
    box = box_in(box, view.state)
    wanted = " ".join(words.lower().split())
    pile = _pile_called(view, text, wanted)
    if pile is not None:
        yield from _pile(view, text, box, pile)
        return
    called = {place: (place.lower(), text.localized(place).lower()) for place in box.places}
    exact = [place for place, names in called.items() if wanted in names]
    begun = [place for place, names in called.items() if any(name.startswith(wanted) for name in names)]
    places = exact or (begun if wanted else [])
    if not places:
        yield (Span(text.say("about-unknown", {"words": words})),)
    for place in places:
        yield from _place(journeys_of(box, view.state), text, place)


def _pile_called(view: View, text: Text, wanted: str) -> int | None:
    """The discard pile that the words name, in English or in the reader's language."""
    for pile in range(len(view.state.pile_size)):
        if wanted in {f"pile {pile + 1}", text.say("show-pile", {"pile": pile + 1}).lower()}:
            return pile
    return None


def _pile(view: View, text: Text, box: Box, pile: int) -> Iterator[Line]:
    """The tiles of a pile from the top down: everybody saw them being discarded (D40)."""
    size = int(view.state.pile_size[pile])
    tiles = view.state.pile[pile, :size].tolist()[::-1]
    yield (Span(text.say("about-pile", {"pile": pile + 1, "count": size}), "strong"),)
    for number, tile in enumerate(tiles, 1):
        yield (Span(f"{number:>4}  ", "soft"), Span(text.localized(tile_words(box, tile))))


def _place(journeys: Journeys, text: Text, place: str) -> Iterator[Line]:
    box = journeys.box
    board = box.boards[box.map_of_place[place]]
    colour, tiles = box.colours[place], box.tile_count(place)
    yield (
        Span(text.localized(place), "strong"),
        Span(" " + text.say("about-place", {"colour": colour, "tiles": tiles})),
    )
    yield from _trivia(text, board.name, place)
    on_foot = [
        f"{text.localized(goal)} ({text.say('about-ferry')})"
        if journeys.is_ferry(place, goal)
        else text.localized(goal)
        for goal in journeys.on_foot(place)
    ]
    yield _row(text.say("about-walk"), on_foot)
    yield _row(
        text.say("about-drive"),
        [
            f"{text.localized(goal)} ({text.localized(any_of(ways))})"
            for goal, ways in journeys.by_automobile(place).items()
        ],
    )
    flights = journeys.by_plane(place)
    purple = [goal for b in box.boards for goal in b.by_plane_only if goal in flights]
    same = purple if colour == "purple" else [goal for goal in flights if goal not in purple]
    yield _row(text.say("about-fly", {"colour": colour}), list(map(text.localized, same)))
    if colour == "purple":
        yield _row(text.say("about-fly-from-purple"), [text.say("about-every-place")])
    elif purple:
        yield _row(text.say("about-fly-to-purple", {"colour": colour}), list(map(text.localized, purple)))


def _trivia(text: Text, board: str, place: str) -> Iterator[Line]:
    """Capital, area and population, and who says so."""
    trivia = trivia_of(board)
    fact = trivia["places"][place]
    capitals = {"names": text.localized(all_of(fact["capitals"])), "count": len(fact["capitals"])}
    parts = [
        text.say("about-capital", capitals),
        *(text.say(f"about-{name}", {"number": fact[name]}) for name in ("area", "population")),
    ]
    yield (Span("  " + ", ".join(parts), "soft"),)
    years = {name: str(year) for name, year in trivia["years"].items()}
    yield (Span("  " + text.say("about-source", {"map": board, **years}), "soft"),)


def _row(title: str, names: list[str]) -> Line:
    return (Span(f"  {title} ", "soft"), Span(", ".join(names) or "–"))

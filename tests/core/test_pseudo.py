"""Nothing that a player reads in a match is made outside the catalogues."""

import re
from pathlib import Path

import pytest

from tenfold.agents import agent_of
from tenfold.core.game import Game
from tenfold.core.match import Match
from tenfold.core.match_log import SECRET_BYTES
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import COMMON, Text, text_of
from tenfold.families.ten_days.data import board_of
from tests.core.pseudo import pseudo, text_in_pseudo, untranslated

PLIES = 60
NAMES = tuple("ABCDEFGH")
CODES = {
    *("red", "black", "white", "blue", "green", "orange", "pink", "yellow", "purple", "grey"),
    *("triangle", "square", "circle", "loco", "desert", "jungle", "mountain"),
}
"""Words by which the games themselves call colours, shapes and cards: a catalogue chooses by them."""

OUTLINE = re.compile("[AU]+|[au]+|[AUau]{4,}")
"""Racks around the world: a letter a day."""


def places_of(game_id: str) -> set[str]:
    """Every word in the names of places: names are data, and this language has none of its own."""
    facts = game_of(game_id).facts
    if facts is None:
        return set()
    found = facts()
    if "maps" in found:
        maps = found["maps"]
        names = [name for one in maps for name in (*one["places"], *one["without_tile"], one["title"])]
        names += [short for name in ("africa", "usa") for short in board_of(name).shape_names.values()]
    else:
        names = [place["name"] for place in found["places"]]
    return {word for name in names for word in re.split(r"[-–. ]+", name)}


def said_in_a_match(game: Game, text: Text) -> set[str]:
    """Everything that is said in the beginning of a match, to its actors and to a spectator."""
    match = Match(game, game.seats[0], bytes(SECRET_BYTES))
    names = NAMES[: match.seats]
    bots = [agent_of("random", 1), agent_of("greedy", 2)]
    said: set[str] = set()
    for ply in range(PLIES):
        if match.is_over:
            break
        seat = match.due[0]
        view = match.view(seat)
        said.add(text.status(view, names))
        said |= {text.action(game.action_message(action)) for action in view.legal[:40]}
        # A sentence may go on in the next line.
        said.add(" ".join(span.text for line in game.show(view, text, names) for span in line))
        illegal = [action for action in range(0, game.actions.count, 7) if action not in view.legal]
        said |= {text.reason(game.why(view, action), seat, names) for action in illegal[:40]}
        match.submit(seat, bots[ply % 2].act(view), match.count(seat))
        for observer in (SPECTATOR, seat):
            said |= {text.event(event, observer, names) for event in match.events(ply + 1, observer)}
    return said


def words_of(*sentences: str) -> set[str]:
    """The words of sentences, in small letters."""
    return {word.lower() for sentence in sentences for word in re.findall(r"[^\W\d_]{3,}", sentence)}


@pytest.mark.parametrize("game_id", game_ids())
def test_every_word_of_a_match_comes_from_a_catalogue(game_id: str, tmp_path: Path) -> None:
    game = game_of(game_id)
    said = said_in_a_match(game, text_in_pseudo(game, tmp_path))

    strangers = {word for sentence in said for word in untranslated(sentence) if not OUTLINE.fullmatch(word)}
    assert strangers - places_of(game_id) - CODES == set()


@pytest.mark.parametrize("game_id", game_ids())
def test_no_english_word_is_left_in_french(game_id: str) -> None:
    """Codes, names and lists too are said in French; what both languages share is no English word."""
    game = game_of(game_id)
    catalogues = (COMMON, *game.catalogues)
    english = words_of(*(path.read_text(encoding="utf-8") for path in catalogues))
    own = [path.with_name(name) for path in catalogues for name in ("fr.ftl", "fr.names.json")]
    french = words_of(
        *(
            re.sub(
                r"(?m)^ *\*?\[[\w-]+\]|\{[^{}]*\}|\"[^\"]*\":|^[\w-]+ =",
                " ",
                path.read_text(encoding="utf-8"),
            )
            for path in own
            if path.is_file()
        )
    )
    places = {word.lower() for word in places_of(game_id)}

    left = words_of(*said_in_a_match(game, text_of(game, "fr"))) & english
    assert left - french - places == set()


def test_what_is_not_translated_stands_out() -> None:
    assert pseudo("a = Put { $tile } on day { $day }.") == "a = ⟦Pút ~⟧ { $tile } ⟦óñ dáý ~~⟧ { $day }."
    assert untranslated("⟦Pút~⟧ Kenya ⟦óñ dáý~~⟧ 3.") == ["Kenya"]

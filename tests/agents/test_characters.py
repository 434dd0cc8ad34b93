"""The cast: everybody has a name and a line, and a table gets different ones."""

import re
from pathlib import Path

import pytest

from tenfold.agents import AGENTS, LEARNED, UnknownAgent
from tenfold.agents.characters import (
    CATALOGUE,
    LEVELS,
    agent_name_of,
    characters,
    characters_of,
    choose_character,
    levels_of,
    require_agent,
)
from tenfold.core.registry import game_ids
from tenfold.core.tablebase import TablebaseMissing
from tests.wording import part


def comers(asked: list[str]) -> list[str]:
    present: list[str] = []
    for one in asked:
        comer = choose_character(one, present)
        assert comer is not None
        present.append(comer.id)
    return present


def test_everybody_has_a_name_and_a_line_of_their_own() -> None:
    everybody = characters().values()

    assert len({one.name for one in everybody} | {"Bot"}) == len(everybody) + 1
    assert len({one.about for one in everybody}) == len(everybody)
    assert all(part("agents", "bot-line", character="other") not in one.about for one in everybody)


def test_the_catalogue_knows_nobody_else() -> None:
    named = re.findall(r"^    \[(\w+)\]", CATALOGUE.read_text().split("bot-level")[0], re.MULTILINE)

    assert set(named) == set(characters())


def test_every_level_has_somebody_and_every_agent_has_a_level_in_words() -> None:
    playing = {one.agent for one in characters().values()}

    assert set(LEVELS) <= playing
    assert playing >= {name for name in AGENTS if name in LEVELS} | {"greedy", "random"}
    assert all("(bot)" not in one.about for one in characters().values())


def test_who_is_asked_for_by_level_is_not_at_the_table_yet() -> None:
    assert comers(["greedy"] * 3) == ["rusty", "bolt", "cog"]
    assert comers(["bolt", "greedy", "greedy", "random"]) == ["bolt", "rusty", "cog", "dizzy"]
    assert len(set(comers(["casual"] * 3 + ["strong"] * 3 + ["expert"]))) == 7


def test_when_everybody_is_there_the_first_comes_again() -> None:
    assert comers(["random"] * 3) == ["dizzy", "whirl", "dizzy"]


def test_an_agent_without_a_character_comes_itself() -> None:
    assert choose_character("network:mine.safetensors") is None
    assert agent_name_of("network:mine.safetensors") == "network:mine.safetensors"
    assert agent_name_of("kito") == "strong"


@pytest.mark.parametrize("asked", ["nobody", "network:/etc/passwd", "search:99s", ""])
def test_nobody_asks_a_server_for_what_it_does_not_offer(asked: str) -> None:
    with pytest.raises(UnknownAgent, match=part("core", "error-unknown-agent")) as refused:
        require_agent(asked, "tenzania")
    # It lists the characters of this game and the levels, and none of another game.
    assert {"kito", "tali", "expert"} <= set(refused.value.sentence.replace(".", ",").split(", "))
    assert "mzee" not in refused.value.sentence


@pytest.mark.parametrize("game", game_ids())
def test_a_game_offers_its_levels(game: str) -> None:
    offered = [one.agent for one in characters_of(game)]

    assert list(dict.fromkeys(offered)) == levels_of(game)
    assert all(agent in {*AGENTS, LEARNED} for agent in offered)


def test_mzee_plays_where_every_position_was_valued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENFOLD_SOLUTIONS", str(tmp_path))
    assert "perfect" not in levels_of("ten_squares")
    with pytest.raises(TablebaseMissing, match="tenfold solve ten_squares"):
        require_agent("mzee", "ten_squares")

    monkeypatch.setattr("tenfold.agents.characters.has_tablebase", lambda game: game.id == "ten_squares")

    assert levels_of("ten_squares")[-1] == "perfect"
    assert require_agent("mzee", "ten_squares") == "mzee"
    assert characters_of("ten_squares")[-1].id == "mzee"
    assert "perfect" not in levels_of("tenzania")
    with pytest.raises(UnknownAgent):
        require_agent("perfect", "tenzania")

"""What the worked examples of the rules pages claim is what the rules say."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tenfold.core.registry import game_ids, game_of
from tenfold.families.ten_days.explain import Journeys
from tenfold.families.ten_days.tests.tables import box, days, tile_numbers, wins
from tools.generate_examples import WEB, baked, definitions, depth_of, refusal, stage_of, step, text_for

COLOURS = ("red", "black")


def examples() -> list[Any]:
    return [
        pytest.param(game_id, example, id=f"{game_id}-{example['id']}")
        for game_id in game_ids()
        for example in definitions(game_id)
    ]


def racks() -> list[Any]:
    return [one for one in examples() if "rack" in one.values[1]]


def claims() -> list[Any]:
    return [
        pytest.param(game_id, example, claim, id=f"{game_id}-{example['id']}-{number}")
        for game_id, example in (one.values for one in examples())
        for number, claim in enumerate(example.get("claims", ()))
    ]


def played(game_id: str, example: Any, moves: list[str]) -> Iterator[Any]:
    """The states of an example before each of some moves, and after the last; each must be legal."""
    stage = stage_of(game_of(game_id), example)
    states = stage.states
    yield states
    for made, move in enumerate(moves):
        (seat, *_rest), action = (
            stage.game.status(states, len(stage.names))[0],
            stage.game.actions.parse(move),
        )
        assert action in stage.game.legal(states, seat), move
        states = step(stage, states, seat, action, made)
        yield states


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_examples_and_the_browser_has_them_as_they_are(game_id: str) -> None:
    assert len(definitions(game_id)) >= 4
    assert (WEB / game_id / "examples" / "examples.json").read_text(encoding="utf-8") == text_for(game_id), (
        "make web-types"
    )


@pytest.mark.parametrize(("game_id", "example"), examples())
def test_an_example_cites_clauses_of_its_rules(game_id: str, example: Any) -> None:
    for page in ("RULES.md", "RULES.fr.md"):
        rules = (game_of(game_id).folder / page).read_text(encoding="utf-8")
        stated = set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, re.MULTILINE))
        assert example["clauses"]
        assert set(example["clauses"]) <= stated


@pytest.mark.parametrize("game_id", game_ids())
def test_no_clause_leads_to_two_examples(game_id: str) -> None:
    cited = [clause for example in definitions(game_id) for clause in example["clauses"]]

    assert sorted(cited) == sorted(set(cited))


@pytest.mark.parametrize(("game_id", "example"), racks())
def test_d15_the_links_of_an_example_are_those_of_the_rules(game_id: str, example: Any) -> None:
    game = game_of(game_id)
    rack = tile_numbers(game, example["rack"])
    links = [
        link
        for link in Journeys(box(game)).links(rack)
        if link.code not in {"map-not-visited", "ends-with-ride"}
    ]

    assert [link.code for link in links] == example["links"]
    ways = [re.split(", | or ", str(link.all_args["ways"])) for link in links if link.code == "drive"]
    assert [sorted(way) for way in ways] == [sorted(way) for way in example.get("ways", [])]
    if len(rack) == days(game):
        assert wins(game, example["rack"])


@pytest.mark.parametrize(("game_id", "example", "claim"), claims())
def test_what_an_example_claims_happens_by_the_rules(game_id: str, example: Any, claim: Any) -> None:
    game = game_of(game_id)
    assert len(claim["moves"]) <= depth_of(example)
    *_before, states = played(game_id, example, claim["moves"])
    state = states[0]
    seats = len(stage_of(game, example).names)

    assert set(claim) > {"moves"}
    fields = {name: claim[name] for name in game.state.fields if name in set(claim) - {"points", *COLOURS}}
    for name, wanted in fields.items():
        found = np.array(getattr(state, name)).tolist()
        assert (found[:seats] if name == "won" else found) == wanted, name
    if "points" in claim:
        assert state.points[0] == claim["points"]
    for number, colour in enumerate(COLOURS):
        if colour in claim:
            assert "ABCDEFGHIJ"[state.marker[number]] == claim[colour]
    assert set(claim) - set(fields) <= {"moves", "points", "winners", "ending", "event", *COLOURS}
    outcome = game.status(states, seats)[1]
    if "winners" in claim:
        assert (list(outcome.winners) if outcome else None) == claim["winners"]
    else:
        assert (outcome.ending if outcome else None) == claim.get("ending")


@pytest.mark.parametrize(("game_id", "example"), [one for one in examples() if "rack" not in one.values[1]])
def test_a_prepared_table_could_stand_so(game_id: str, example: Any) -> None:
    """Every thing in the box is somewhere, once."""
    game = game_of(game_id)
    stage = stage_of(game, example)
    if game_id.startswith("ten_days"):
        counts = np.zeros(len(game.piece_names), np.int64)
        game.compiled.count_pieces_at(stage.states, 0, counts)
        assert counts.tolist() == [1] * len(game.piece_names)
    else:
        import_module(f"tenfold.games.{game_id}.tests.scenarios").invariants(stage.states[0])


@pytest.mark.parametrize(("game_id", "example"), [one for one in examples() if "refused" in one.values[1]])
def test_what_an_example_says_is_refused_is_refused_by_its_clause(game_id: str, example: Any) -> None:
    stage = stage_of(game_of(game_id), example)
    for one in example["refused"]:
        said = refusal(stage, one["move"])
        assert said["clause"] == one["clause"]
        assert said["sentence"]["en"] != said["sentence"]["fr"]


def test_every_baked_moment_can_be_left_only_by_legal_moves() -> None:
    for game_id in game_ids():
        for example in (one for one in baked(game_id) if "nodes" in one):
            reached = {0, *(one["to"] for node in example["nodes"] for one in node["legal"])}
            assert reached == set(range(len(example["nodes"])))
            assert example["nodes"][0]["legal"]

"""Errors, outcomes, the registry, text and agents: what people read, and who decides."""

import inspect

import numpy as np
import pytest

import tenfold.agents
from tenfold.agents import AGENTS, UnknownAgent, agent_of
from tenfold.core import errors
from tenfold.core.errors import BadNotation, BadOption, BadSeats, TenfoldError, UnknownGame
from tenfold.core.game import GameEvent, Reason
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.messages import shortened
from tenfold.core.outcome import Ending, outcome_of
from tenfold.core.record import SPECTATOR
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tests.toys.lanterns import GAME
from tests.wording import like, said

TEXT = text_of(GAME)


def error_types() -> list[type[TenfoldError]]:
    found = {**vars(errors), **vars(tenfold.agents)}.values()
    return [kind for kind in found if inspect.isclass(kind) and issubclass(kind, TenfoldError)]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in error_types()]

    assert len(set(codes)) == len(codes)
    assert all(code == code.lower().replace(" ", "-") for code in codes)


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("chess", ["go"]),
        BadSeats("Go", 3, range(2, 3)),
        BadSeats("Lanterns", 9, range(2, 4)),
        BadOption("calm", "Calm is no choice."),
        BadNotation("x" * 500, []),
        BadNotation("drw", ["draw"]),
        errors.BadFile("This is not a match."),
        errors.ReplayDiverged(3, "Entry 3 cannot be played."),
        errors.MatchOver(),
        errors.NoSuchSeat(9),
        errors.StaleAction(1, 2),
        errors.NotDue(1),
        errors.IllegalAction(1, "enough", "L3", "You hold enough."),
        errors.IllegalAction(1, "no-such-action", "", said("core", "error-no-such-move")),
        errors.CannotTakeBack("That stays."),
        UnknownAgent("hal"),
    ],
    ids=lambda error: error.code,
)
def test_every_error_is_one_sentence(error: TenfoldError) -> None:
    assert error.sentence == str(error)
    assert error.sentence[-1] in ".?)"
    assert "\n" not in error.sentence
    assert len(error.sentence) < 200


def test_long_texts_are_shortened() -> None:
    assert shortened("a  b\nc") == "a b c"
    assert len(shortened("x" * 100)) == 60


@pytest.mark.parametrize(
    ("scores", "ranking", "winners"),
    [
        ((3, 1, 2), (1, 3, 2), (0,)),
        ((2, 2, 1), (1, 1, 3), (0, 1)),
        ((0, 0), (1, 1), (0, 1)),
        ((-5, -1), (2, 1), (1,)),
    ],
)
def test_equal_scores_share_a_rank(
    scores: tuple[int, ...], ranking: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = outcome_of(Ending("end", "X1"), scores)

    assert (outcome.ranking, outcome.winners, outcome.clause) == (ranking, winners, "X1")
    assert outcome.plain()["scores"] == list(scores)


def test_an_ending_may_have_no_winners() -> None:
    outcome = outcome_of(Ending("draw", "X2", has_winners=False), (1, 1))

    assert (outcome.ranking, outcome.winners) == ((1, 1), ())


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=like("core", "error-unknown-game")) as caught:
        game_of("chess")
    assert caught.value.known == list(game_ids())
    assert all(game_id in caught.value.sentence for game_id in game_ids())


def test_games_are_found_by_their_folders() -> None:
    assert "tenzania" in game_ids()
    assert all(game_of(game_id).id == game_id for game_id in game_ids())


def test_sentences_know_their_reader() -> None:
    event = GameEvent("seal", {"seat": 1})

    assert TEXT.event(event, 1) == "You seal."
    assert TEXT.event(event, 0) == "Seat 2 seals."
    assert TEXT.event(event, SPECTATOR, ["Ada", "Ben"]) == "Ben seals."


def test_a_missing_sentence_or_argument_is_our_own_mistake() -> None:
    assert not TEXT.has("event-none")
    with pytest.raises(LookupError):
        TEXT.say("event-none")
    with pytest.raises(AssertionError):
        TEXT.reason(Reason("marked", "L4"), 0)


def test_status_says_whose_turn_it_is() -> None:
    match = Match(GAME, 2, bytes(32))

    assert TEXT.status(match.view(0)) == said("core", "status-your-turn")
    assert TEXT.status(match.view(SPECTATOR), ["Ada", "Ben"]) == said(
        "core", "status-waiting", names="Ada and Ben", count=2
    )


@pytest.mark.parametrize("name", AGENTS)
def test_agents_play_to_the_end_and_repeat_themselves(name: str) -> None:
    matches = []
    for _ in range(2):
        match = Match(GAME, 2, secret_of(5, "lanterns"))
        agents = [agent_of(name, seed) for seed in (1, 2)]
        while due := match.due:
            match.submit(due[0], agents[due[0]].act(match.view(due[0])), match.count(due[0]))
        matches.append(match.entries)

    assert matches[0] == matches[1]


def test_agents_have_generators_of_their_own() -> None:
    view = Match(game_of("tenzania"), 2, bytes(32), {"begins": "1"}).view(0)
    choices = {tuple(agent_of("random", seed).act(view) for _ in range(3)) for seed in range(20)}

    assert len(choices) > 1
    assert {action for choice in choices for action in choice} <= set(view.legal)


def test_agents_of_no_name_are_refused() -> None:
    with pytest.raises(UnknownAgent, match="hal"):
        agent_of("hal", 0)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"storm": "on"}),
        (2, {"calm": "perhaps"}),
        (3, {"calm": "on", "rounds": "three"}),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.validate_options(seats, options)


def test_who_begins_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match=like("core", "error-bad-beginner")):
        game_of("tenzania").validate_options(2, {"begins": "3"})


def test_options_are_written_into_the_record() -> None:
    states = GAME.template(2, {"rounds": "three"})

    assert (states[0].rounds, states[0].calm) == (1, 0)
    assert not np.any(states["share"])

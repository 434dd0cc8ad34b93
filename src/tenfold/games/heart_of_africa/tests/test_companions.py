"""The bot, the second scorer, what is shown and told, and what worlds are dealt."""

from typing import Any

import numpy as np
import pytest

from tenfold.core.batch import Batch
from tenfold.core.drivers import GREEDY, UNIFORM
from tenfold.core.kernel import INTERPRET
from tenfold.core.outcome import outcome_of
from tenfold.core.record import SPECTATOR
from tenfold.core.rng import seed_stream
from tenfold.core.text import text_of
from tenfold.games.heart_of_africa import GAME
from tenfold.games.heart_of_africa.bot import distance, wave
from tenfold.games.heart_of_africa.data import BOARD
from tenfold.games.heart_of_africa.tests.moments import invariants
from tenfold.games.heart_of_africa.tests.scorer import score
from tenfold.games.heart_of_africa.tests.tables import TICKET_OF, TRACK_OF, dealt, do, own, table
from tenfold.games.heart_of_africa.ways import graph_of, spaces_of, way_to

FEW = 8 if INTERPRET else 500
MANY = 100_000


def play(seats: int, styles: tuple[int, ...], count: int, seed: int, extra: str = "off") -> tuple[Any, Any]:
    """Finished matches and their scores."""
    batch = Batch(GAME, seats, count, {"extra": extra})
    batch.play(styles, seed=seed)
    return batch.states, batch.scores


def check_scores(seats: int, style: int, count: int, seed: int) -> None:
    """Both scorers agree on points, done tickets, Globetrotters and ranking."""
    states, scores = play(seats, (style,) * seats, count, seed, "on" if seed % 2 else "off")
    for at in range(count):
        state = states[at]
        second = score(
            seats, state.owner.tolist(), state.claim_points.tolist(), state.tickets[:seats].tolist()
        )
        breaks = np.zeros(seats, np.int64)
        GAME.rules.ties(state, breaks)  # type: ignore[misc]
        result = outcome_of(GAME.endings[0], tuple(scores[at].tolist()), tuple(breaks.tolist()))
        assert scores[at].tolist() == second["scores"]
        assert state.done[:seats].tolist() == second["done"]
        assert list(result.ranking) == second["ranking"]
        bonus = [seat for seat in range(seats) if _bonus(state, seat)]
        assert bonus == second["globetrotters"]


def _bonus(state: Any, seat: int) -> bool:
    """Whether ten points are in the score that neither claims nor tickets gave."""
    tickets = sum(BOARD.tickets[ticket].points * (1 if done else -1) for ticket, done in _held(state, seat))
    return bool(state.score[seat] - state.points[seat] - tickets == 10)


def _held(state: Any, seat: int) -> list[tuple[int, bool]]:
    from tenfold.games.heart_of_africa.tests.scorer import FILE, joined

    tracks = np.flatnonzero(state.owner == seat).tolist()
    held = np.flatnonzero(state.tickets[seat]).tolist()
    return [(ticket, joined(tracks, *FILE["ticket"][ticket]["between"])) for ticket in held]


@pytest.mark.parametrize("style", [UNIFORM, pytest.param(GREEDY, marks=pytest.mark.compiled)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h36_h37_h39_a_second_scorer_agrees(seats: int, style: int) -> None:
    check_scores(seats, style, FEW // 8, seats)


@pytest.mark.slow
@pytest.mark.parametrize("style", [UNIFORM, GREEDY])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_h36_h37_h39_a_second_scorer_agrees_in_many_games(seats: int, style: int) -> None:
    check_scores(seats, style, MANY // 8, 100 + seats)


@pytest.mark.compiled
def test_the_planning_bot_beats_random_play() -> None:
    wins = 0
    points = 0
    for seat in (0, 1):
        styles = (GREEDY, UNIFORM) if seat == 0 else (UNIFORM, GREEDY)
        _, scores = play(2, styles, 250, 11 + seat)
        wins += int((scores[:, seat] > scores[:, 1 - seat]).sum())
        points += int(scores[:, seat].sum())

    assert wins >= 495
    assert points / 500 > 90


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_finished_games_of_the_bot_keep_the_invariants(seats: int) -> None:
    states, _ = play(seats, (GREEDY,) * seats, 20, 5)

    for at in range(states.size):
        invariants(states[at])
        assert states[at].ending == 1


def test_the_bots_wave_finds_the_same_ways_as_a_search() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth", "douala-bangui"], 1: ["bondo-bogoro"]})
    graph = graph_of(states[0], 0)
    for ticket, facts in list(enumerate(BOARD.tickets))[:: 12 if INTERPRET else 1]:
        first, second = (BOARD.places[end].stops for end in facts.ends)
        digits = wave(states[0], 0, sum(1 << stop for stop in first))
        way = way_to(graph, ticket)

        assert way is not None
        assert min(distance(digits, stop) for stop in second) == spaces_of(way)


def test_a_way_uses_own_tracks_for_nothing_and_no_others() -> None:
    states = table(claims={0: ["cape-town-port-elizabeth"]})
    ticket = TICKET_OF["cape-town-east-london"]

    assert way_to(graph_of(states[0], 0), ticket) == [TRACK_OF["port-elizabeth-east-london"]]
    for name in ("port-elizabeth-east-london", "bloemfontein-east-london", "east-london-durban"):
        own(states, 1, TRACK_OF[name])
    assert way_to(graph_of(states[0], 0), ticket) is None


def shown(states: Any, observer: int) -> str:
    view = GAME.view(states, int(states[0].seats), observer)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eva")[: int(states[0].seats)]
    lines = ["".join(span.text for span in line) for line in GAME.show(view, text_of(GAME), names)]
    assert max(len(line) for line in lines) <= 80
    return "\n".join(lines)


def test_the_owner_sees_what_tickets_still_need_and_others_do_not() -> None:
    states = table(
        "black 2 loco 1",
        tickets={0: ["cape-town-east-london", "bangui-douala"]},
        claims={0: ["cape-town-port-elizabeth", "douala-bangui"]},
    )

    mine = shown(states, 0)
    assert "Cape Town–East London (4) needs one space: Port Elizabeth–East London 1 white" in mine
    assert "Bangui–Douala (4) is done" in mine
    assert "black 2, loco 1" in mine
    for observer in (1, SPECTATOR):
        assert "Bangui–Douala (4)" not in shown(states, observer)
        assert "black 2" not in shown(states, observer)


def test_a_half_made_claim_and_a_choice_of_tickets_are_shown_to_their_owner() -> None:
    states = table("black 3")
    do(states, "claim cape-town-port-elizabeth")
    assert "You are claiming Cape Town–Port Elizabeth: 3 spaces, black, 4 points" in shown(states, 0)
    assert "claiming" not in shown(states, 1)

    assert "Keep or return?" in shown(dealt(2), 0)


def test_h52_the_score_sheet_shows_claim_by_claim_and_ticket_by_ticket() -> None:
    states = table(
        "black 3", terrain={0: "mountain 1"}, tickets={0: ["cape-town-east-london"], 1: ["bangui-douala"]}
    )
    do(states, "claim cape-town-port-elizabeth", "pay black x3", "double mountain x1")
    states[0].turns_left = 1
    do(states, "take deck", "take deck")

    sheet = shown(states, SPECTATOR)
    assert "Claims 8: Cape Town–Port Elizabeth +8 (doubled)" in sheet
    assert "Tickets not done −4 (1): Cape Town–East London −4" in sheet
    assert "Total 4" in sheet


def test_h59_worlds_leave_an_observer_what_it_returned_and_deal_the_rest_anew() -> None:
    states = table(seats=3)
    do(states, "tickets")
    drawn = states[0].drawn[0].tolist()
    for _ in range(3):
        GAME.compiled.apply_at(states, 0, 0, GAME.legal(states, 0)[1])
    stream = np.zeros(2, np.uint64)
    seen = set()
    for seed in range(24):
        seed_stream(stream, seed, 0)
        for observer in (0, 1):
            world = states.copy()
            GAME.compiled.determinize_at(world, 0, observer, stream)
            below_deck = world[0].bottom[0].tolist()[:3]
            if observer == 0:
                assert below_deck == drawn[:3]
            else:
                seen.add(tuple(below_deck))
    assert len(seen) > 20


def test_worlds_of_a_half_made_claim_can_be_played() -> None:
    states = table("black 3 red 4 loco 3", others={1: "red 4"}, terrain={0: "mountain 2"})
    stream = np.zeros(2, np.uint64)
    stages = set()
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 1, stream)
        legal = GAME.legal(world, 0)
        assert legal
        stages.add(GAME.actions.notation(legal[-1]).split()[0])
    assert stages == {"claim", "pay", "double"}


def test_a_choice_that_is_imagined_fits_what_everybody_sees() -> None:
    states = dealt(3, 3)
    for _ in range(2):
        GAME.compiled.apply_at(states, 0, 2, GAME.legal(states, 2)[1])
    stream = np.zeros(2, np.uint64)
    for seed in range(60):
        seed_stream(stream, seed, 0)
        world = states.copy()
        GAME.compiled.determinize_at(world, 0, 0, stream)
        assert (world[0].chosen[2] == 1).sum() >= 2
        assert (world[0].chosen[2] != 0).all()
        assert GAME.status(world, 3)[0] == (0, 1)
        while world[0].choosing[1] > 0:
            GAME.compiled.apply_at(world, 0, 1, GAME.legal(world, 1)[1])
        assert (world[0].chosen[1] == 1).sum() >= 2

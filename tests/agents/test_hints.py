"""Hints with reasons: the advised move first, the best others after it, each with a sentence that is true."""

import re
from dataclasses import replace

import pytest

from tenfold.agents import agent_of
from tenfold.agents.hints import HINT_SEED, _completion, rank_by_heuristic, suggest
from tenfold.agents.level_agent import level_of
from tenfold.agents.search_agent import SearchAgent
from tenfold.analysis.move_evaluation import evaluate_move
from tenfold.core.drivers import EPSILON
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tenfold.core.registry import game_ids, game_of
from tenfold.core.view import View
from tenfold.families.ten_days.names import days_of, journeys_of
from tenfold.families.ten_days.tests.tables import BOXES


def views(name: str, moves: int, number: int = 0) -> list[View]:
    """What the seats that were due saw in a match of greedy bots."""
    game = game_of(name)
    match = Match(game, game.seats[0], secret_of("advice", name, number))
    seen = []
    while match.due and len(seen) < moves:
        seat = match.due[0]
        seen.append(match.view(seat))
        match.submit(seat, agent_of("greedy", 1).act(seen[-1]), match.count(seat))
    return seen


@pytest.mark.parametrize("name", game_ids())
def test_the_advised_move_comes_first_and_the_best_others_after_it(name: str) -> None:
    for view in views(name, 30):
        first, *others = rank_by_heuristic(view, agent_of("greedy", 1).act(view))

        assert first.worth == 0.0
        assert [other.worth for other in others] == sorted((other.worth for other in others), reverse=True)
        assert all(other.worth <= EPSILON for other in others)
        assert len({first.action, *(other.action for other in others)}) == min(3, len(view.legal))
        assert all(one.why.endswith((".", "!")) for one in (first, *others))


def test_a_ten_is_advised_because_it_wins_and_going_over_because_nothing_else_is_left() -> None:
    told = [one for view in views("tenzania", 80) for one in rank_by_heuristic(view, view.legal[0], 9)]
    tens = [one for one in told if one.why.startswith("That makes 10")]
    over = [one for one in told if "so the player before you wins" in one.why]
    game = game_of("tenzania")

    assert tens
    assert over
    assert all(game.actions.notation(one.action).endswith("say 10") for one in tens)
    assert all(int(game.actions.notation(one.action).split()[-1]) > 10 for one in over)


@pytest.mark.parametrize("name", ["ten_days_africa", "ten_days_usa", "ten_days_world"])
def test_the_days_that_a_move_is_said_to_connect_are_connected_by_it(name: str) -> None:
    """The family's own heuristic words nothing; whoever plays the move has as many connections more."""
    game = game_of(name)
    match = Match(game, 2, secret_of("connects", name))
    said = {"connects days": 0, "connects nothing": 0}
    while match.due and len(match.entries) < 90:
        seat = match.due[0]
        view = match.view(seat)
        action = agent_of("greedy", 1).act(view)
        (told,) = rank_by_heuristic(view, action, 1)
        before = connected(view)
        match.submit(seat, action, match.count(seat))
        gained = connected(match.view(seat)) - before
        if game.action_message(action).code not in {"take", "draw", "draw-map", "discard"}:
            for words in said:
                said[words] += words in told.why
            assert not (gained > 0 and "connects nothing" in told.why), told.why
            assert gained > 0 or "connects days" not in told.why or "no longer" in told.why, told.why
            days = [int(mark.removeprefix("day-")) for mark in told.marks if mark.startswith("day-")]
            assert len(days) > gained or not days
    assert min(said.values()) > 3


def test_hints_name_no_place_where_capitals_are_learned() -> None:
    name = "ten_days_world"
    capitals = game_of(name).capitals
    assert capitals is not None
    # Djibouti and others have their country's name.
    hidden = [place for place in capitals() if not any(place in capital for capital in capitals().values())]
    named = re.compile(rf"\b({'|'.join(map(re.escape, hidden))})\b")
    told = [
        (one.why, plain.why)
        for view in views(name, 60)[::4]
        for one, plain in zip(
            rank_by_heuristic(view, view.legal[0], 9, says_capitals=True),
            rank_by_heuristic(view, view.legal[0], 9),
            strict=True,
        )
    ]

    assert sum(bool(named.search(plain)) for _, plain in told) > 10
    assert [why for why, _ in told if named.search(why)] == []


def connected(view: View) -> int:
    """How many days of the own rack are connected with the next, by the family's own explanations."""
    rack = view.state.rack[view.observer, : days_of(view)].tolist()
    return journeys_of(BOXES[view.game.id], view.state).connected(rack)


def test_a_claim_is_told_with_its_ticket() -> None:
    told = [
        one.why for view in views("heart_of_africa", 120) for one in rank_by_heuristic(view, view.legal[0], 9)
    ]

    assert any(re.search(r"on the shortest path for .+–.+, which will then need", why) for why in told)
    assert any(
        re.search(r"You’d then be \d cards? short of .+–.+, on the shortest path", why) for why in told
    )


def test_a_game_without_reasons_gives_none() -> None:
    (view,) = views("tenzania", 1)
    bare = replace(view, game=replace(view.game, advise=None))

    assert {one.why for one in rank_by_heuristic(bare, view.legal[0])} == {""}


@pytest.mark.compiled
def test_who_tries_moves_tells_their_worth_in_win_chance() -> None:
    tens = 0
    for view in views("tenzania", 80):
        first, *others = suggest("search:400", view, 1)
        assert first.action == agent_of("search:400", 1).act(view)
        if len(view.legal) == 1:
            continue
        assert first.chance == 0.0
        assert all(other.chance is not None and -1.0 <= other.chance <= 0.0 for other in others)
        assert 1 <= len(others) <= 2
        assert all(one.why.endswith((".", "!")) for one in (first, *others))
        lost = max(other.chance or 0.0 for other in others)
        if first.why.startswith("That makes 10") and lost < -0.005:
            tens += 1
    assert tens > 0


@pytest.mark.compiled
def test_late_in_10_squares_worths_are_exact() -> None:
    told = 0
    for view in (view for number in range(6) for view in views("ten_squares", 60, number)):
        search_model = view.game.search_model
        assert search_model is not None
        assert search_model.solve is not None
        worths = search_model.solve(view) if len(view.legal) > 1 else None
        if worths:
            first, *others = suggest("expert", view, 1)
            told += 1
            assert worths[first.action] == max(worths.values())
            for other in others:
                assert other.chance == pytest.approx((worths[other.action] - worths[first.action]) / 2)
    assert told > 0


@pytest.mark.parametrize("agent", ["greedy", "beginner", "random"])
def test_who_tries_nothing_tells_what_the_heuristic_says(agent: str) -> None:
    for view in views("tenzania", 5):
        first, *others = suggest(agent, view, 1)

        assert {one.chance for one in (first, *others)} == {None}


@pytest.mark.compiled
def test_who_plays_by_the_better_heuristic_advises_by_it_and_tells_win_chance() -> None:
    """The others are its own next choices, not those of the baseline that it beats."""
    told, own = 0, 0
    for view in views("heart_of_africa", 120)[20::4]:
        action = SearchAgent(1).decide(view, level_of(view.game, "expert")).action
        if len(view.legal) == 1 or len(view.due) > 1:
            continue
        assert evaluate_move(view, action, 0.5, 40, 1).loss == 0
        first, *others = suggest("expert", view, 1)
        told += 1
        own += {one.action for one in others} != {one.action for one in rank_by_heuristic(view, action)[1:]}

        assert first.action == action
        assert first.chance == 0.0
        assert all(other.chance is not None and -1.0 <= other.chance <= 0.0 for other in others)
    assert told > 10
    assert own > 0


@pytest.mark.compiled
def test_a_hint_completes_a_claim_as_the_hints_after_it_would() -> None:
    game = game_of("heart_of_africa")
    claims = doubled = 0
    for number in range(3):
        match = Match(game, 2, secret_of("completed", game.id, number))
        expert = agent_of("expert", number)
        while match.due:
            seat = match.due[0]
            action = expert.act(match.view(seat))
            if game.actions.kinds[game.actions.kind_of(action)] != "claim":
                match.submit(seat, action, match.count(seat))
                continue
            first = suggest("expert", match.view(seat), number)[0]
            for one in (first.action, *first.then):
                if one != first.action:
                    assert one == suggest("expert", match.view(seat), number)[0].action
                match.submit(seat, one, match.count(seat))
            claims += bool(first.then)
            doubled += any(game.actions.notation(one).startswith("double") for one in first.then)
            after = match.view(seat)
            kinds = {game.actions.kinds[game.actions.kind_of(one)] for one in after.legal}
            assert not kinds & {"pay", "single", "double"}

    assert claims > 30
    assert doubled > 10


@pytest.mark.compiled
def test_a_hint_decides_on_all_drawn_tickets_and_names_no_ticket_that_is_still_to_be_drawn() -> None:
    game = game_of("heart_of_africa")
    match = Match(game, 2, secret_of("tickets", game.id, 0))
    first = suggest("expert", match.view(0), 0)[0]
    for one in (first.action, *first.then):
        match.submit(0, one, match.count(0))
    assert len(first.then) > 0
    assert 0 not in match.due
    kept = [one for one in (first.action, *first.then) if game.actions.notation(one).startswith("keep")]
    assert len(kept) >= 2

    while 0 not in match.due or not any(map(_draws_tickets, match.view(0).legal)):
        seat = match.due[0]
        match.submit(seat, agent_of("greedy", 0).act(match.view(seat)), match.count(seat))
    draw = next(filter(_draws_tickets, match.view(0).legal))
    assert _completion("expert", match.view(0), draw, 0) == ()


def _draws_tickets(action: int) -> bool:
    return game_of("heart_of_africa").actions.notation(action) == "tickets"


@pytest.mark.compiled
def test_of_equally_good_moves_the_one_is_advised_whose_gain_can_be_seen() -> None:
    """A move that connects less than another one in sight was tried against it, and lost."""
    less = 0
    for view in views("ten_days_africa", 60)[20:]:
        (first, *_), seed = suggest("expert", view, 1), 1
        plain = SearchAgent(seed).decide(view, level_of(view.game, "expert"))
        if not plain.candidates:
            continue
        gains = {one.action: visible_gain(view, one.action) for one in plain.candidates}
        assert gains[first.action] >= gains[plain.action]
        less += gains[plain.action] < gains[first.action]

    assert less > 0


def visible_gain(view: View, action: int) -> int:
    assert view.game.advise is not None
    return int(str(view.game.advise(view, action, 0.0, action).args.get("visible", 0)))


@pytest.mark.compiled
@pytest.mark.parametrize(
    "name",
    [
        "ten_days_africa",
        pytest.param("ten_days_usa", marks=pytest.mark.slow),
        pytest.param("ten_days_world", marks=pytest.mark.slow),
    ],
)
def test_who_takes_a_tile_as_a_hint_says_is_told_to_place_it_as_that_hint_said(name: str) -> None:
    """Over a game that is played as hints say: the day in the reason is the day that the next hint names."""
    game = game_of(name)
    match = Match(game, 2, secret_of("one plan", name))
    named = 0
    while match.due and len(match.entries) < 110:
        seat = match.due[0]
        view = match.view(seat)
        if game.action_message(view.legal[0]).code == "fill":
            match.submit(seat, agent_of("greedy", 1).act(view), match.count(seat))
            continue
        first = suggest("expert", view, HINT_SEED)[0]
        match.submit(seat, first.action, match.count(seat))
        if game.action_message(first.action).code != "take":
            continue
        following = suggest("expert", match.view(seat), HINT_SEED)[0].action
        assert first.then == (following,)
        placing = game.action_message(following)
        if placing.code == "put" and first.why.startswith("On day"):
            assert first.why.startswith(f"On day {placing.args['day']},")
            named += 1
    assert named > 2

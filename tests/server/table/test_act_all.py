"""Several actions as one: all are done or none, all are taken back or none, and a refusal tells nothing."""

import pytest

from tenfold.core.errors import IllegalAction, StaleAction
from tenfold.core.registry import game_of
from tenfold.server.errors import Unavailable
from tenfold.server.table.command_handlers import Decision, decide
from tenfold.server.table.commands import ActAll
from tenfold.server.table.events import EntryAdded
from tenfold.server.table.table import Table
from tests.server.helpers import Running, pair, raw
from tests.server.table.take_backs import PERSON, asker, begun, greedily, play, take_back
from tests.wording import like

UNDECIDED = 0


def tickets_drawn(*kinds: str) -> Table:
    """The first seat has drawn tickets in the middle of a match, and has to choose."""
    table = begun(game_of("heart_of_africa"), *kinds)
    draw = table.game.actions.parse("tickets")
    while table.due != (0,) or draw not in table.view(0).legal:
        greedily(table)
    play(table, 0, draw)
    return table


def verdicts(table: Table, *words: str) -> list[str]:
    """The drawn tickets in order, each with what becomes of it."""
    actions = table.game.actions
    tickets = [name.removeprefix("keep ") for name in all_kept(table)]
    return [
        actions.notation(actions.parse(f"{word} {ticket}"))
        for word, ticket in zip(words, tickets, strict=False)
    ]


def all_kept(table: Table) -> list[str]:
    trial, names = table.fork(), []
    while trial.due == (0,) and trial.view(0).state["choosing"][0] > 0:
        action = next(a for a in trial.view(0).legal if table.game.actions.notation(a).startswith("keep"))
        names.append(table.game.actions.notation(action))
        play(trial, 0, action)
    return names


def act_all(table: Table, actions: list[str], seat: int = 0) -> Decision:
    assert table.match is not None
    count = table.match.count(seat)
    return decide(table.fork(), asker(seat), ActAll(id="x", seat=seat, actions=actions, count=count))


def done(table: Table, decision: Decision) -> None:
    for event in decision.events:
        table.record(event)


def test_tickets_are_decided_in_order_and_taken_back_as_a_whole() -> None:
    table = tickets_drawn(PERSON, PERSON)
    assert table.match is not None
    before = len(table.match.entries)
    actions = verdicts(table, "return", "keep", "return", "keep")
    done(table, act_all(table, actions))
    assert table.due == (1,)
    assert [e.action for e in table.events if isinstance(e, EntryAdded)][before:] == actions

    (asked,) = take_back(table, 0).events
    assert asked.number == before + 1  # type: ignore[union-attr]
    table.apply(asked)
    table.record(EntryAdded(0, takes_back=before + 1))

    assert table.due == (0,)
    assert (table.view(0).state["chosen"][0] == UNDECIDED).all()
    assert not table.can_take_back(0)


def test_what_belongs_together_still_does_when_the_table_is_opened_again() -> None:
    table = tickets_drawn(PERSON, PERSON)
    done(table, act_all(table, verdicts(table, "keep", "return", "return", "return")))

    again = Table.replay(table.game, table.identity, table.events)

    assert again.take_back_number(0) == table.take_back_number(0)


def test_one_that_is_refused_refuses_all() -> None:
    table = tickets_drawn(PERSON, PERSON)
    assert table.match is not None
    before = len(table.match.entries)
    actions = verdicts(table, "keep", "keep")

    with pytest.raises(IllegalAction):
        done(table.fork(), act_all(table, [actions[0], actions[0]]))
    with pytest.raises(StaleAction):
        decide(table.fork(), asker(0), ActAll(id="x", seat=0, actions=actions, count=0))

    assert len(table.match.entries) == before
    assert (table.view(0).state["chosen"][0] == UNDECIDED).all()


@pytest.mark.parametrize("follows", ["take deck", "claim bangui-bondo", "tickets"])
def test_a_refusal_never_tells_what_a_draw_would_have_shown(follows: str) -> None:
    table = begun(game_of("heart_of_africa"), PERSON, PERSON)
    draw = table.game.actions.parse("take deck")
    while table.due != (0,) or draw not in table.view(0).legal or table.view(0).state["cards_taken"] > 0:
        greedily(table)

    with pytest.raises(Unavailable, match=like("server", "shows-something")):
        act_all(table, ["take deck", follows])


def test_on_the_line_it_is_one_step_and_nobody_else_hears_of_the_choice(server: Running) -> None:
    ann, bob, table = pair(server, "heart_of_africa")
    with ann.sit(table) as own, bob.sit(table) as other:
        own.wait(lambda it: bool(it.views))
        other.wait(lambda it: bool(it.views))
        raw(other)
        legal = [one["action"] for one in own.views[0]["legal"]]
        assert own.send("act-all", seat=0, actions=[*legal], count=0)["code"] == "illegal"
        first = next(action for action in legal if action.startswith("keep"))
        answer = own.send("act-all", seat=0, actions=[first], count=0)
        own.wait(lambda it: it.views[0]["count"] == 1)

        assert answer["ok"]
        assert raw(other) == []

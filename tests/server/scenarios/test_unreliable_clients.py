"""Clients that drop, double, delay, come back anywhere and open two tabs keep the promises (P1-P5)."""

import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from tenfold.client import Client, TableConnection
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table.events import EntryAdded, decode_event
from tests.server.helpers import Running, pair, until


class Tab(TableConnection):
    """A browser tab: a line, the frames it got since it was opened, and where it began."""

    def __init__(self, client: Client, table: str, after: int) -> None:
        super().__init__(client, table, after)
        self.seqs: list[int] = []
        self.told: list[Any] = []
        self.began = after

    def _take(self, message: Any) -> None:
        if message["type"] != "answer":
            assert not self.seqs or message["seq"] > self.seqs[-1]
            self.seqs.append(message["seq"])
        if message["type"] == "view":
            self.told += message["events"]
        super()._take(message)


class Clients(RuleBasedStateMachine):
    """Two people with any number of tabs at one table."""

    server: Running

    @initialize()
    def sit_down(self) -> None:
        """Both have a tab open to begin with."""
        ann, bob, self.table = pair(self.server)
        self.people = [ann, bob]
        self.tabs: list[tuple[int, Tab]] = []
        self.sent: dict[tuple[int, str], dict[str, Any]] = {}
        self.answers: dict[tuple[int, str], Any] = {}
        self.numbers: list[set[int]] = [{0}, {0}]
        self.told: list[dict[int, str]] = [{}, {}]
        self.open_tab(0, 0)
        self.open_tab(1, 0)

    @rule(seat=st.integers(0, 1), back=st.integers(0, 5))
    def open_another_tab(self, seat: int, back: int) -> None:
        self.open_tab(seat, back)

    def open_tab(self, seat: int, back: int) -> None:
        """A tab that goes on after any frame that this person has ever seen."""
        if len(self.tabs) < 5:
            after = sorted(self.numbers[seat])[-1 - back % len(self.numbers[seat])]
            tab = Tab(self.people[seat], self.table, after)
            for _ in range(2):
                self.note(seat, tab.receive(5))
            self.tabs.append((seat, tab))

    @precondition(lambda self: self.tabs)
    @rule(which=st.integers(0, 9))
    def close_tab(self, which: int) -> None:
        _, tab = self.tabs.pop(which % len(self.tabs))
        tab.close()

    @precondition(lambda self: self.tabs)
    @rule(which=st.integers(0, 9), plays=st.integers(0, 2), comes_back=st.booleans())
    def lose_line(self, *, which: int, plays: int, comes_back: bool) -> None:
        """The network drops, others play on, and the tab comes back now or later."""
        seat, tab = self.tabs[which % len(self.tabs)]
        self.catch_up(seat, tab)
        tab.drop()
        self.play(moves=plays, choice=which, twice=False, drops=False)
        if comes_back:
            self.catch_up(seat, tab)

    def catch_up(self, seat: int, tab: Tab) -> None:
        while (message := tab.receive(0.01)) is not None:
            self.note(seat, message)

    @precondition(lambda self: self.tabs)
    @rule(which=st.integers(0, 9), most=st.integers(1, 6))
    def read(self, which: int, most: int) -> None:
        seat, tab = self.tabs[which % len(self.tabs)]
        for _ in range(most):
            message = tab.receive(0.01)
            if message is None:
                return
            self.note(seat, message)

    @rule(moves=st.integers(1, 3), choice=st.integers(0, 99), twice=st.booleans(), drops=st.booleans())
    def play(self, *, moves: int, choice: int, twice: bool, drops: bool) -> None:
        """Play from what the tabs know, which may be old; perhaps twice, perhaps without waiting."""
        for move in range(moves):
            self.act(choice + move, twice=twice, drops=drops)

    def act(self, choice: int, *, twice: bool, drops: bool) -> None:
        for seat, tab in self.tabs:
            if (choice + seat) % 5:
                self.catch_up(seat, tab)
        willing = [(seat, tab) for seat, tab in self.tabs if tab.turn is not None]
        if not willing:
            return
        seat, tab = willing[choice % len(willing)]
        view = tab.views[seat]
        action = view["legal"][choice % len(view["legal"])]["action"]
        command = {"seat": seat, "action": action, "count": view["count"]}
        command_id = tab.post("act", **command)
        self.sent[seat, command_id] = command
        if twice:
            tab.post("act", id=command_id, **command)
        if drops:
            tab.drop()
        else:
            self.note(seat, tab.answer(command_id))

    @rule(which=st.integers(0, 99), by_post=st.booleans())
    def repeat(self, *, which: int, by_post: bool) -> None:
        """An old command comes again, from anywhere."""
        if not self.sent:
            return
        (seat, command_id), command = list(self.sent.items())[which % len(self.sent)]
        if by_post:
            whole = {"type": "act", "id": command_id, **command}
            self.note(seat, self.people[seat].command(self.table, whole))
            return
        for owner, tab in self.tabs:
            if owner == seat:
                tab.post("act", id=command_id, **command)
                self.note(seat, tab.answer(command_id))
                return

    def note(self, seat: int, message: Any) -> None:
        if message["type"] == "answer":
            key = (seat, message["id"])
            assert self.answers.setdefault(key, message) == message
        else:
            self.numbers[seat].add(message["seq"])

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        until(self.has_come_to_rest)
        stored = self.stored()
        events = [decode_event(event.body) for event in stored]
        entries = [event for event in events if isinstance(event, EntryAdded)]
        ids = [event.command_id for event in stored if event.command_id]
        guests = [client.me()["guest"] for client in self.people]
        done = {key: answer for key, answer in self.answers.items() if answer["ok"]}

        assert len(ids) == len(set(ids))
        assert all(f"{guests[seat]}:{command_id}" in ids for seat, command_id in done)
        assert len(entries) <= len(self.sent)
        for (seat, command_id), answer in done.items():
            entry = entries[answer["number"] - 1]
            assert (entry.seat, entry.action) == (seat, self.sent[seat, command_id]["action"])
        for seat, tab in self.tabs:
            self.check_tab(seat, tab, entries)
            tab.close()

    def stored(self) -> list[StoredEvent]:
        return self.server.stored(self.table)

    def has_come_to_rest(self) -> bool:
        """Whether nothing more is stored, and every tab has heard of everything."""
        before = self.stored()
        for seat, tab in self.tabs:
            while (message := tab.receive(0.05)) is not None:
                self.note(seat, message)
        entries = sum(isinstance(decode_event(event.body), EntryAdded) for event in before)
        last = [
            [event["number"] for event in tab.told if event["code"] == "place"][-1:] for _, tab in self.tabs
        ]
        return len(self.stored()) == len(before) and all(number in ([], [entries]) for number in last)

    def check_tab(self, seat: int, tab: Tab, entries: list[EntryAdded]) -> None:
        """Every event once, in order, none left out, and the same for both people."""
        placed = [event for event in tab.told if event["code"] == "place"]
        numbers = [event["number"] for event in placed]
        assert numbers == list(range(len(entries) - len(numbers) + 1, len(entries) + 1))
        if tab.began == 0:
            assert len(numbers) == len(entries)
        for event in placed:
            entry = entries[event["number"] - 1]
            said = f"play {event['args']['card']} say {event['args']['value']}"
            assert (event["args"]["seat"], said) == (entry.seat, entry.action)
        for event in tab.told:
            text = json.dumps(event)
            assert event["code"] != "draw-own" or event["args"]["seat"] == seat
            assert self.told[seat].setdefault(hash(text), text) == text
        view = tab.views.get(seat)
        if view is not None and view["outcome"] is None:
            assert set(view["state"]["hand"][1 - seat]) == {-1}


def run(server: Running, examples: int, steps: int) -> None:
    machine = type("Machine", (Clients,), {"server": server})
    case = machine.TestCase
    case.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize="TENFOLD_RANDOM" not in os.environ,
    )
    case("runTest").runTest()


def test_clients_may_do_what_networks_do(any_server: Running) -> None:
    run(any_server, 4, 13)


@pytest.mark.slow
def test_clients_may_do_what_networks_do_for_long(any_server: Running) -> None:
    run(any_server, 50, 40)

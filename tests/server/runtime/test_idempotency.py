"""A command is done once, however often and however it comes (P2)."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tenfold.server.runtime.room import summary_of
from tenfold.server.stores.tables import StoredEvent
from tenfold.server.table.events import BotSeated, encode_event
from tests.server.helpers import Running


def test_a_hundred_equal_commands_are_one_event_and_a_hundred_equal_answers(any_server: Running) -> None:
    ann = any_server.guest("Ann")
    table = ann.make("tenzania", ["me", "me"], options={"begins": "1"}, start=True)["table"]
    with ann.sit(table) as line:
        view = line.wait_for_turn()
    action = view["legal"][0]["action"]
    command = {"type": "act", "id": "same", "seat": 0, "action": action, "count": 0}
    lines = [ann.sit(table) for _ in range(5)]
    for line in lines:
        line.wait(lambda it: bool(it.views))

    def by_socket(line: Any) -> list[Any]:
        for _ in range(10):
            line.post("act", **{name: value for name, value in command.items() if name != "type"})
        answers = []
        while len(answers) < 10:
            message = line.receive(10)
            answers += [message] if message["type"] == "answer" else []
        return answers

    with ThreadPoolExecutor(12) as pool:
        posted = [pool.submit(ann.command, table, command) for _ in range(50)]
        sent = [pool.submit(by_socket, line) for line in lines]
        answers = [one.result() for one in posted] + [answer for one in sent for answer in one.result()]
    for line in lines:
        line.close()
    stored = any_server.stored(table)

    assert len(answers) == 100
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["ok"]
    assert sum(b'"type":"entered"' in event.body for event in stored) == 1


def test_a_refusal_is_repeated_too(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "me"], options={"begins": "1"}, start=True)["table"]
    early = {"type": "act", "id": "early", "seat": 1, "action": "play 1 say 1", "count": 0}
    first = ann.command(table, early)
    with ann.sit(table) as line:
        view = line.wait_for_turn()
        line.act(view, view["legal"][0]["action"])

    assert first["code"] == "not-due"
    assert ann.command(table, early) == first


def test_an_id_belongs_to_the_guest_who_chose_it(server: Running) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = bob.join(ann.make("tenzania", ["open", "open"])["code"])
    sit = {"type": "sit", "id": "1", "seat": 0}

    assert ann.command(table, sit)["ok"]
    assert bob.command(table, sit)["code"] == "seat-taken"


def test_who_was_faster_elsewhere_is_noticed_and_told(server: Running) -> None:
    """Another process that appends to the same log makes this one read again, not lose or double."""
    ann = server.guest("Ann")
    table = ann.make("tenzania", ["me", "open", "open"])["table"]
    with ann.sit(table) as line:
        line.wait(lambda it: it.table is not None)
        room = server.runtime.tables.rooms[table]
        event = StoredEvent(encode_event(BotSeated(1, "greedy", "Elsewhere")), "elsewhere", b"{}")
        server.run(
            server.runtime.store.tables.append(table, room.table.head, [event], summary_of(room.table))
        )
        answer = line.send("bot", seat=2, agent="random")
        line.wait(lambda it: it.table["seats"][2]["kind"] == "bot")

    assert answer["ok"]
    assert [seat["name"] for seat in line.table["seats"]] == ["Ann", "Elsewhere", "Dizzy"]

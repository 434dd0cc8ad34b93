"""An independent checker of Tenzania traces that imports nothing of Tenfold."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

EMPTY = 11


def check(lines: Iterable[str]) -> dict[str, Any]:
    """Play a trace again by the rules; the outcome, if everything is right."""
    first, *rest = (json.loads(line) for line in lines)
    *entries, last = rest
    assert first["number"] == 0
    assert first["game"] == "tenzania"
    before = first
    for number, entry in enumerate(entries, 1):
        assert entry["number"] == number
        assert before["due"] == [entry["seat"]]
        assert set(before["legal"]) == {str(entry["seat"])}
        check_legal(before, entry["seat"])
        check_step(before["state"], entry)
        before = entry
    check_end(before, last["outcome"], len(entries))
    return last["outcome"]


def cards(row: Iterable[int]) -> list[int]:
    return [card for card in row if card != EMPTY]


def values_of(state: dict[str, Any], card: int) -> set[int]:
    """Every value that a card may state."""
    table, value = cards(state["table"]), state["value"]
    if not table or card == 0:
        return {card}
    values = {value + card}
    if card == 5 and value >= 5:
        values.add(value - 5)
    if card in {table[-1], value}:
        values.add(card)
    if card == 2 and state["doubling"]:
        values.add(2 * value)
    return values


def check_legal(moment: dict[str, Any], seat: int) -> None:
    state = moment["state"]
    wanted = {
        f"play {card} say {value}" for card in cards(state["hand"][seat]) for value in values_of(state, card)
    }
    listed = moment["legal"][str(seat)]
    assert set(listed) == wanted
    assert len(listed) == len(wanted)


def check_step(before: dict[str, Any], entry: dict[str, Any]) -> None:
    seat, after = entry["seat"], entry["state"]
    _, card, _, value = entry["action"].split()
    pile = [*cards(before["table"]), int(card)]
    won = list(before["won"])
    if int(value) == 10:
        won[seat] += len(pile)
    elif int(value) > 10:
        won[(seat - 1) % before["seats"]] += len(pile)
    is_won = int(value) >= 10
    assert after["won"] == won
    assert cards(after["table"]) == ([] if is_won else pile)
    assert after["value"] == (0 if is_won else int(value))
    assert after["turn"] == (seat + 1) % before["seats"]
    check_draw(before, after, seat, int(card))


def check_draw(before: dict[str, Any], after: dict[str, Any], seat: int, card: int) -> None:
    """One card goes from the draw pile to the hand; the other hands stay."""
    drawn = Counter(cards(after["hand"][seat])) - (Counter(cards(before["hand"][seat])) - Counter([card]))
    pile_before, pile_after = (
        Counter(dict(enumerate(before["pile"]))),
        Counter(dict(enumerate(after["pile"]))),
    )
    assert pile_before - pile_after == drawn
    assert drawn.total() == (1 if pile_before.total() else 0)
    for other in range(before["seats"]):
        if other != seat:
            assert after["hand"][other] == before["hand"][other]


def check_end(last: dict[str, Any], outcome: dict[str, Any] | None, entries: int) -> None:
    state = last["state"]
    is_over = not any(cards(hand) for hand in state["hand"])
    assert is_over == (outcome is not None)
    if outcome is not None:
        scores = state["won"][: state["seats"]]
        assert last["due"] == []
        assert last["legal"] == {}
        assert entries == (80 if state["tens"] else 76)
        assert outcome["scores"] == scores
        assert outcome["winners"] == [seat for seat, score in enumerate(scores) if score == max(scores)]
        assert sum(scores) + len(cards(state["table"])) == entries

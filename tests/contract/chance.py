"""The same seed gives the same match; another seed gives another."""

from collections.abc import Iterator
from typing import Any

from tenfold.core.game import Game
from tenfold.core.jit import INTERPRET
from tenfold.core.match import Match
from tenfold.core.match_log import secret_of
from tests.contract.play import applied, at_moment, played, raw, states_in, without_stream

SEEDS = 12
WORLDS = 1 if INTERPRET else 3
APART = 4 if INTERPRET else 1


def check_same_seed_same_match(game: Game) -> None:
    """The same choices on the same secret lead through the same bytes."""
    for match in played(game)[:6]:
        again = Match(match.game, match.seats, match.secret(), match.header.options)
        assert again.deal_digest == match.deal_digest
        for entry in match.entries:
            assert again.submit(entry.seat, entry.action, again.count(entry.seat)) == entry
        assert [raw(s) for s in states_in(again)] == [raw(s) for s in states_in(match)]


def check_seeds_deal_differently(game: Game) -> None:
    """Secrets deal differently, the stream left aside, unless all chance comes after the deal."""
    played_match = played(game)[0]
    seats, options = played_match.seats, played_match.header.options
    matches = [Match(game, seats, secret_of(seed, game.id), options) for seed in range(SEEDS)]
    deals = {without_stream(game, match._states) for match in matches}
    assert len(deals) > 1 or any(entry.used_chance for m in played(game) for entry in m.entries)


def check_chance_differs_later(game: Game) -> None:
    """What uses chance after the deal turns out differently, for some entry of every kind that uses it."""
    used: set[int] = set()
    differed: set[int] = set()
    for match in played(game):
        for entry in match.entries:
            assert entry.action is not None
            kind = int(game.actions.kind_of(entry.action))
            if entry.used_chance and kind not in differed:
                used.add(kind)
                before = states_in(match)[entry.number - 1]
                if _differs(game, before, entry.seat, entry.action):
                    differed.add(kind)
    assert used == differed or _moves_on_only(game, used - differed)


def _moves_on_only(game: Game, kinds: set[int]) -> bool:
    """A secret draw from an own share moves the stream on without being decided by it."""
    return all(
        game.actions.is_secret(action)
        for action in range(game.actions.count)
        if int(game.actions.kind_of(action)) in kinds
    )


def _differs(game: Game, before: Any, seat: int, action: int) -> bool:
    results = {
        without_stream(game, applied(game, before, seat, action, secret_of(seed, game.id), 1))
        for seed in range(SEEDS)
    }
    return len(results) > 1


def check_chance_depends_on_the_entry_number(game: Game) -> None:
    """Before every entry the stream is set anew: no state foretells the next."""
    for match in played(game)[:4]:
        streams = [tuple(states[0].stream.tolist()) for states in states_in(match)]
        assert len(set(streams)) == len(streams)


def check_only_chance_brings_news(game: Game) -> None:
    """An entry that used no chance tells its actor nothing that was hidden, so it may be taken back."""
    for match, number, world in _worlds_before_plain_entries(game):
        entry = match.entries[number - 1]
        assert entry.action is not None
        expected = at_moment(match, number).view(entry.seat)
        after = applied(game, world, entry.seat, entry.action, match.secret(), number)
        seen = match.game.view(after, match.seats, entry.seat)
        if expected.outcome is None and seen.outcome is None:
            assert raw(seen.states) == raw(expected.states), (
                f"{game.actions.notation(entry.action)} shows its actor something hidden: "
                "the rule must move the stream on, so that it cannot be taken back."
            )


def _worlds_before_plain_entries(game: Game) -> Iterator[tuple[Match, int, Any]]:
    from tests.contract.secrecy import another_world

    for match in played(game)[:12]:
        for entry in match.entries[::APART]:
            if not entry.used_chance:
                before = states_in(match)[entry.number - 1]
                for world in range(WORLDS):
                    yield match, entry.number, another_world(game, before, entry.seat, world)

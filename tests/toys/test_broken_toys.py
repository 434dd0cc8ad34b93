"""A contract that nothing can break proves nothing: each of these toys breaks it, and is found out."""

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tenfold.core.game import Encoder, Game, Reason
from tests.contract import (
    batches,
    chance,
    clauses,
    conservation,
    coverage,
    legality,
    notation,
    secrecy,
    texts,
)
from tests.toys import broken as toys
from tests.toys.broken import broken, determinize_then
from tests.toys.lanterns import GAME

EAVESDROPPER = toys.Eavesdropper()
MEMORY = toys.Memory()


def actions(**parts: Any) -> Any:
    return dataclasses.replace(GAME.actions, **parts)


def check_why(game: Game) -> None:
    legality.check_why(game, set(clauses.clauses_of(game)))


BROKEN: list[tuple[Callable[[Game], None], Game]] = [
    (secrecy.check_nothing_leaks, broken("legal leaks", {"legal": toys.legal_from_hidden})),
    (secrecy.check_nothing_leaks, broken("due leaks", {"due": toys.due_from_hidden})),
    (
        secrecy.check_nothing_leaks,
        broken("why leaks", {"legal": EAVESDROPPER.legal}, why=EAVESDROPPER.why),
    ),
    (
        secrecy.check_nothing_leaks,
        broken("events leak", {"legal": EAVESDROPPER.legal}, events=EAVESDROPPER.events),
    ),
    (
        secrecy.check_public_actions_are_seen_in_the_view,
        broken("marks are told", actions=actions(is_secret=lambda _action: False)),
    ),
    (
        secrecy.check_every_hidden_field_is_dealt_anew,
        broken("shares stay", {"determinize": determinize_then(toys.keep_shares)}),
    ),
    (
        secrecy.check_every_hidden_field_is_dealt_anew,
        broken("stream stays", {"determinize": determinize_then(toys.keep_stream)}),
    ),
    (
        secrecy.check_worlds_look_the_same,
        broken("worlds differ", {"determinize": determinize_then(toys.give_a_point)}),
    ),
    (
        secrecy.check_worlds_agree_with_the_box,
        broken("worlds lose", {"determinize": determinize_then(toys.lose_a_lantern)}),
    ),
    (legality.check_legal_actions, broken("descending", {"legal": toys.legal_descending})),
    (legality.check_legal_actions, broken("twice", {"legal": toys.legal_twice})),
    (
        legality.check_legal_actions,
        broken("beyond", {"legal": toys.legal_beyond, "apply": toys.apply_beyond}),
    ),
    (legality.check_kinds, broken("kinds mixed", actions=actions(kind_of=lambda action: action % 3))),
    (check_why, broken("clause", why=lambda _view, _action: Reason("enough", "L99"))),
    (check_why, broken("reason", why=lambda _view, _action: Reason("because", "L1"))),
    (conservation.check_nothing_is_lost, broken("loses", {"apply": toys.apply_changing_a_lantern})),
    (conservation.check_length, broken("endless", {"apply": toys.apply_without_marking})),
    (conservation.check_length, broken("longer", max_entries=9)),
    (conservation.check_outcome_exactly_at_the_end, broken("early", {"outcome": toys.outcome_too_early})),
    (conservation.check_outcome_exactly_at_the_end, broken("never", {"outcome": toys.outcome_never})),
    (conservation.check_every_field_lives, broken("unshuffled", {"deal": toys.deal_unshuffled})),
    (conservation.check_meanings, broken("field without meaning", state=toys.Terse)),
    (chance.check_chance_differs_later, broken("wind", {"apply": toys.apply_in_constant_wind})),
    (chance.check_only_chance_brings_news, broken("free draws", {"apply": toys.apply_drawing_for_free})),
    (chance.check_same_seed_same_match, broken("memory", {"deal": MEMORY.deal})),
    (batches.check_batches_are_singles, broken("memory in batches", {"deal": MEMORY.deal})),
    (
        batches.check_observations,
        broken("observes", encoder=Encoder(toys.observe_without_bounds, GAME.encoder.layout)),
    ),
    (notation.check_notation, broken("same words", actions=actions(notation=lambda _action: "go"))),
    (
        notation.check_notation,
        broken("capitals", actions=actions(notation=lambda action: GAME.actions.notation(action).title())),
    ),
    (texts.check_events_have_sentences, broken("no sentence", events=toys.events_without_words)),
    (coverage.check_scenarios_and_invariants, broken("invariant", {"apply": toys.apply_marking_another})),
]


FOUND_OUT_BY_PLAYING = {"broken endless", "broken longer", "broken early"}


def check_home(check: Callable[[Game], None], game: Game) -> str:
    """The module whose assert must fail: another one would be another reason."""
    if game.id == "broken invariant":
        return "scenarios"
    return "legality" if check is check_why else check.__module__.rpartition(".")[2]


@pytest.mark.parametrize(("check", "game"), BROKEN, ids=[game.id for _, game in BROKEN])
def test_a_broken_toy_is_found_out(check: Callable[[Game], None], game: Game) -> None:
    with pytest.raises(AssertionError) as caught:
        check(game)
    by = Path(caught.traceback[-1].path).stem
    assert by == ("play" if game.id in FOUND_OUT_BY_PLAYING else check_home(check, game))

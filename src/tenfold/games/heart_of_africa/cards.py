"""Train cards and terrain cards: their decks, displays and discards, and what may be drawn."""

from typing import Any

from tenfold.core.jit import rule
from tenfold.core.rng import pick
from tenfold.games.heart_of_africa.actions import TAKE, TAKE_DECK, TAKE_TERRAIN, TAKE_TERRAIN_DECK
from tenfold.games.heart_of_africa.data import COLOURS, KINDS, LOCO, TERRAINS
from tenfold.games.heart_of_africa.state import DISPLAY, EMPTY, TERRAIN_DISPLAY

CARDS_A_TURN = 2
MANY_LOCOS = 3
MAX_RENEWALS = 3
"""Three locomotives in the display make it new, at most three times in a row (H15, H41)."""


@rule
def add_draws(state: Any, out: Any) -> int:
    """The cards that may be drawn: from the displays or blind, equal ones once (H12, H13).

    A locomotive of the display is the only card of its turn, so it is never the second (H14).
    """
    count = 0
    kinds = 0
    for slot in range(DISPLAY):
        kinds |= 1 << int(state.display[slot])
    last = KINDS if state.cards_taken == 0 else COLOURS
    for kind in range(last):
        if kinds >> kind & 1 == 1:
            out[count] = TAKE + kind
            count += 1
    if state.train_deck_size > 0:
        out[count] = TAKE_DECK
        count += 1
    for terrain in range(TERRAINS):
        if terrain in (state.terrain_display[0], state.terrain_display[1]):
            out[count] = TAKE_TERRAIN + terrain
            count += 1
    if terrain_deck_size(state) > 0:
        out[count] = TAKE_TERRAIN_DECK
        count += 1
    return count


@rule
def can_draw_second(state: Any) -> bool:
    """Whether any card but a locomotive of the display may be drawn (H14, H43, H50)."""
    if state.train_deck_size > 0 or terrain_deck_size(state) > 0:
        return True
    for slot in range(DISPLAY):
        if state.display[slot] < LOCO:
            return True
    return state.terrain_display[0] != EMPTY or state.terrain_display[1] != EMPTY


@rule
def take(state: Any, seat: int, action: int) -> bool:
    """Draw one card: a turn has two, unless a locomotive of the display or want ends it (H12, H14, H43).

    Whether that ends the turn.
    """
    state.passes_left = state.seats
    if action >= TAKE_TERRAIN:
        take_terrain(state, seat, action)
    else:
        take_train(state, seat, action)
    state.cards_taken += 1
    is_last = state.cards_taken == CARDS_A_TURN or action == TAKE + LOCO
    return is_last or not can_draw_second(state)


@rule
def take_train(state: Any, seat: int, action: int) -> None:
    """Take the top card of the deck, or one of the display, in whose place that card comes (H13)."""
    top = draw_train(state) if state.train_deck_size > 0 else EMPTY
    if action == TAKE_DECK:
        add_card(state, seat, top)
    else:
        take_shown(state, seat, action - TAKE, top)


@rule
def take_shown(state: Any, seat: int, kind: int, top: int) -> None:
    """Take a train card from the display: everybody sees it, and it is replaced (H13, H42, H46, H64)."""
    slot = 0
    while state.display[slot] != kind:
        slot += 1
    state.display[slot] = top
    add_card(state, seat, kind)
    state.known[seat, kind] += 1
    renew_display(state)


@rule
def take_terrain(state: Any, seat: int, action: int) -> None:
    """Take a terrain card in the same way; it lies face up before its owner (H13, H18, H56)."""
    top = draw_terrain(state) if terrain_deck_size(state) > 0 else EMPTY
    terrain = action - TAKE_TERRAIN
    if action == TAKE_TERRAIN_DECK:
        terrain = top
    else:
        state.terrain_display[0 if state.terrain_display[0] == terrain else 1] = top
    state.terrain[seat, terrain] += 1


@rule
def add_card(state: Any, seat: int, kind: int) -> None:
    """A train card comes into a hand; there is no limit (H17)."""
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1


@rule
def play(state: Any, seat: int, kind: int, count: int) -> None:
    """Train cards go from a hand to the discards, locomotives played as terrain too (H29, H48, H64)."""
    state.hand[seat, kind] -= count
    state.hand_size[seat] -= count
    state.known[seat, kind] = max(int(state.known[seat, kind]) - count, 0)
    state.train_discards[kind] += count


@rule
def draw_train(state: Any) -> int:
    """Take a train card off the deck, each equally likely; there is one (H13)."""
    kind = take_off_deck(state)
    remake_trains(state)
    return kind


@rule
def take_off_deck(state: Any) -> int:
    """The same, but an empty deck stays empty."""
    kind = pick(state.train_deck, int(state.train_deck_size), state.stream)
    state.train_deck[kind] -= 1
    state.train_deck_size -= 1
    return kind


@rule
def remake_trains(state: Any) -> None:
    """An empty deck is made anew from the discards at once, if there are any (H16, H54)."""
    if state.train_deck_size > 0:
        return
    for kind in range(KINDS):
        state.train_deck[kind] = state.train_discards[kind]
        state.train_deck_size += state.train_discards[kind]
        state.train_discards[kind] = 0
    if state.train_deck_size > 0:
        state.remade += 1


@rule
def settle_display(state: Any) -> None:
    """Fill the empty slots, the lowest first, then look at the locomotives (H42, H55)."""
    fill_display(state)
    renew_display(state)


@rule
def renew_display(state: Any) -> None:
    """Three locomotives make the display new, if there are enough other cards (H15, H41)."""
    times = 0
    while times < MAX_RENEWALS and shown(state, LOCO) >= MANY_LOCOS and others_left(state) >= MANY_LOCOS:
        for slot in range(DISPLAY):
            state.train_discards[int(state.display[slot])] += 1
            state.display[slot] = EMPTY
        fill_display(state)
        times += 1
        state.renewals += 1


@rule
def fill_display(state: Any) -> None:
    """A slot stays empty only while the deck is (H13, H42)."""
    for slot in range(DISPLAY):
        if state.display[slot] == EMPTY and state.train_deck_size > 0:
            state.display[slot] = draw_train(state)


@rule
def shown(state: Any, kind: int) -> int:
    """How many train cards of a kind lie in the display."""
    count = 0
    for slot in range(DISPLAY):
        if state.display[slot] == kind:
            count += 1
    return count


@rule
def others_left(state: Any) -> int:
    """Cards in deck and discards that are no locomotives: too few, and the display stays (H41)."""
    count = 0
    for colour in range(COLOURS):
        count += int(state.train_deck[colour]) + int(state.train_discards[colour])
    return count


@rule
def terrain_deck_size(state: Any) -> int:
    """How many terrain cards the deck holds."""
    return int(state.terrain_deck[0]) + int(state.terrain_deck[1]) + int(state.terrain_deck[2])


@rule
def draw_terrain(state: Any) -> int:
    """Take a terrain card off the deck, each equally likely; there is one (H13, H56)."""
    terrain = pick(state.terrain_deck, terrain_deck_size(state), state.stream)
    state.terrain_deck[terrain] -= 1
    remake_terrain(state)
    return terrain


@rule
def remake_terrain(state: Any) -> None:
    """The same for terrain cards with their own discards (H16, H54)."""
    if terrain_deck_size(state) > 0:
        return
    for terrain in range(TERRAINS):
        state.terrain_deck[terrain] = state.terrain_discards[terrain]
        state.terrain_discards[terrain] = 0
    if terrain_deck_size(state) > 0:
        state.terrain_remade += 1


@rule
def fill_terrain_display(state: Any) -> None:
    """Nothing renews the terrain display, its slots are only filled (H42, H56)."""
    for slot in range(TERRAIN_DISPLAY):
        if state.terrain_display[slot] == EMPTY and terrain_deck_size(state) > 0:
            state.terrain_display[slot] = draw_terrain(state)


@rule
def restock(state: Any) -> None:
    """After a claim empty decks are made anew, and empty slots are filled (H31, H42, H54).

    A display without an empty slot has not changed, so its locomotives are not looked at (H55).
    """
    remake_trains(state)
    if shown(state, EMPTY) > 0:
        settle_display(state)
    remake_terrain(state)
    fill_terrain_display(state)

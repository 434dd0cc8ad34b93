"""Actions as text, and garbage instead of it."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold.core.errors import BadNotation, TenfoldError
from tenfold.core.game import Game
from tenfold.core.match_file import match_from_plain
from tests.contract.legality import is_sentence
from tests.contract.logs import as_file
from tests.contract.play import at_moment, played

Path = tuple[str | int, ...]

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.just(10**400)
GARBAGE = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FEW_ENTRIES = 3


def check_notation(game: Game) -> None:
    """Every action has a text of its own, in small letters, from which it comes back."""
    texts = [game.actions.notation(action) for action in range(game.actions.count)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert text == " ".join(text.lower().split())
        assert game.actions.parse(text) == action
        assert game.actions.parse(f"  {text.upper().replace(' ', '  ')} ") == action


def check_parser_refuses_garbage(game: Game) -> None:
    """Any text is an action or is refused with a sentence."""
    known = {game.actions.notation(action) for action in range(game.actions.count)}
    texts = [game.actions.notation(action) for action in range(0, game.actions.count, 7)]
    cut = st.tuples(st.sampled_from(texts), st.integers(0, 20), st.text(max_size=3)).map(
        lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] :]
    )

    @given(st.text(max_size=200) | cut)
    def fuzz(text: str) -> None:
        clean = " ".join(text.lower().split())
        if clean in known:
            assert game.actions.notation(game.actions.parse(text)) == clean
        else:
            with pytest.raises(BadNotation) as caught:
                game.actions.parse(text)
            assert is_sentence(caught.value.sentence)

    fuzz()


def check_restore_refuses_garbage(game: Game) -> None:
    """Any plain data is a match or is refused with a sentence."""
    whole = as_file(at_moment(played(game)[0], FEW_ENTRIES))
    paths = list(paths_in(whole))

    @given(GARBAGE)
    def fuzz_everything(values: Any) -> None:
        _try_to_restore(game, values)

    @given(st.sampled_from(paths), GARBAGE)
    def fuzz_one_thing(path: Path, value: Any) -> None:
        _try_to_restore(game, replaced(whole, path, value))

    @given(st.sampled_from(paths))
    def drop_one_thing(path: Path) -> None:
        _try_to_restore(game, without(whole, path))

    fuzz_everything()
    fuzz_one_thing()
    drop_one_thing()
    for path in paths:
        for value in (None, -1, 2.0, 1e308, float("inf"), float("nan"), 10**400, "", "1", [], {}, [[]]):
            _try_to_restore(game, replaced(whole, path, value))


def _try_to_restore(game: Game, values: Any) -> None:
    with suppress(TenfoldError):
        match_from_plain(values, game)


def paths_in(values: Any, path: Path = ()) -> list[Path]:
    """The way to everything inside plain data."""
    inner: list[tuple[str | int, Any]] = []
    if isinstance(values, dict):
        inner = list(values.items())
    elif isinstance(values, list):
        inner = list(enumerate(values))
    return [found for key, value in inner for found in ((*path, key), *paths_in(value, (*path, key)))]


def replaced(values: Any, path: Path, value: Any) -> Any:
    """Plain data with something else at one place."""
    if not path:
        return value
    changed = values.copy()
    changed[path[0]] = replaced(values[path[0]], path[1:], value)
    return changed


def without(values: Any, path: Path) -> Any:
    """Plain data with one thing left out."""
    changed = values.copy()
    if len(path) == 1:
        del changed[path[0]]
    else:
        changed[path[0]] = without(values[path[0]], path[1:])
    return changed


def check_unknown_notation_is_explained(game: Game) -> None:
    """A slip of the pen gets the nearest move as a hint."""
    text = game.actions.notation(0)
    with pytest.raises(BadNotation) as caught:
        game.actions.parse(text + "x")
    assert caught.value.close

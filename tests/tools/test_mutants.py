"""Mutants have names of their own, change what they say, and those that change nothing are known."""

from pathlib import Path

import pytest

from tools import mutants
from tools.mutants import Mutator, equivalent, homes, mutants_of, sample, stale

RULES = '''
def score(cards: int, seat: int) -> int:
    """What a hand is worth."""
    if cards > 3:
        return cards * 2 + 1
    return seat + 1
'''


def test_every_mutant_has_a_name_of_its_own() -> None:
    for home in homes():
        names = [mutant.name for mutant in mutants_of(home)]

        assert len(names) >= 200
        assert len(set(names)) == len(names)


def test_what_is_listed_as_changing_nothing_is_still_a_mutant_with_a_reason() -> None:
    assert stale(list(equivalent())) == []
    assert all(len(reason) > 20 for reason in equivalent().values())


def test_a_mutant_of_no_source_is_stale() -> None:
    some = mutants_of(homes()[0])[0].name

    assert stale([some, "src/tenfold/games/chess/rules.py apply: 1  →  2"]) == [
        "src/tenfold/games/chess/rules.py apply: 1  →  2"
    ]


def test_every_mutant_is_the_function_with_one_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    path = tmp_path / "rules.py"
    path.write_text(RULES)
    space: dict[str, object] = {}
    exec(compile(RULES, str(path), "exec"), space)  # noqa: S102 - the sources above
    original = space["score"].__code__  # type: ignore[attr-defined]
    found = Mutator(path).collect()

    assert {(m.was, m.became) for m in found} >= {
        ("cards > 3", "cards >= 3"),
        ("3", "4"),
        ("cards * 2", "cards + 2"),
    }
    for mutant in found:
        code = mutant.code()
        assert (code.co_name, code.co_firstlineno) == (original.co_name, original.co_firstlineno)
        assert (code.co_code, code.co_consts) != (original.co_code, original.co_consts)


def test_a_sample_is_spread_evenly() -> None:
    numbers = list(range(1000))

    assert sample(numbers, 4) == [0, 250, 500, 750]  # type: ignore[arg-type, comparison-overlap]
    assert sample(numbers[:3], 4) == [0, 1, 2]  # type: ignore[arg-type, comparison-overlap]

"""Forks: independent of the original, and complete."""

from collections import Counter

from tenfold.core.fork import Forkable


class Inner(Forkable):
    def __init__(self) -> None:
        self.items = [1]


class Outer(Forkable):
    def __init__(self) -> None:
        self.items = [1]
        self.by_name = {"a": 1}
        self.names = {"a"}
        self.counts = Counter("a")
        self.value = ("shared",)
        self.inner = Inner()
        self.nothing: Inner | None = None


def test_a_fork_has_every_field() -> None:
    outer = Outer()
    outer.added_later = [7]  # type: ignore[attr-defined]

    assert vars(outer.fork()).keys() == vars(outer).keys()


def test_changing_a_fork_leaves_the_original_alone() -> None:
    outer = Outer()
    fork = outer.fork()
    fork.items.append(2)
    fork.by_name["b"] = 2
    fork.names.add("b")
    fork.counts["b"] += 1
    fork.inner.items.append(2)
    fork.value = ("other",)

    assert (outer.items, outer.by_name, outer.names) == ([1], {"a": 1}, {"a"})
    assert outer.counts == Counter("a")
    assert outer.inner.items == [1]
    assert outer.value == ("shared",)


def test_values_that_nothing_changes_in_place_are_shared() -> None:
    outer = Outer()

    assert outer.fork().value is outer.value

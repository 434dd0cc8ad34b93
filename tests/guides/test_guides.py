"""Every guide leads to its end by the rules, whatever of its moves is chosen, and says something at each."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tenfold.agents.characters import characters_of
from tenfold.core.game import Game
from tenfold.core.languages import complete_languages
from tenfold.core.match import Match
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.guides import Guide, GuideProgress, Move, guide_of, has_guide, start_match
from tenfold.guides.guide import BadGuide, read

GUIDED = [game_id for game_id in game_ids() if has_guide(game_id)]
MAX_LENGTH = 260
"""So many letters are read at a glance."""


def the_guide(game: Game) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def ways(match: Match, lesson: GuideProgress) -> Iterator[list[GuideProgress]]:
    """Every way through a guide: the lesson at each moment, until it is over."""
    if lesson.is_over:
        yield [lesson]
        return
    seat = next(seat for seat in match.due if not lesson.waits(seat))
    given = lesson.given(seat)
    for play in lesson.plays or (given,):
        assert play is not None
        then = match.fork()
        then.submit(seat, match.game.actions.parse(play), then.count(seat))
        for rest in ways(then, GuideProgress(lesson.guide, then)):
            yield [lesson, *rest]


@pytest.fixture(scope="module", params=GUIDED)
def game(request: pytest.FixtureRequest) -> Game:
    return game_of(request.param)


@pytest.fixture(scope="module")
def moments(game: Game) -> list[GuideProgress]:
    """Every moment of every way through a guide."""
    guide = the_guide(game)
    match = start_match(guide, game)
    return [lesson for way in ways(match, GuideProgress(guide, match)) for lesson in way]


def test_every_game_has_a_guide() -> None:
    assert list(game_ids()) == GUIDED


def test_a_guide_leads_to_its_end_by_the_rules(moments: list[GuideProgress]) -> None:
    ends = [lesson for lesson in moments if lesson.is_over]

    assert ends
    for end in ends:
        assert end.is_followed
        assert end.step == len(end.guide.steps)


def test_the_learner_makes_every_own_move(moments: list[GuideProgress]) -> None:
    for lesson in moments:
        assert lesson.is_over or lesson.is_asking or lesson.given(lesson.guide.learner) is None

    asked = {lesson.step for lesson in moments if lesson.is_asking}
    assert asked == set(range(len(moments[0].guide.steps)))


@pytest.mark.parametrize("language", complete_languages())
def test_every_moment_is_said_in_every_language(
    game: Game, moments: list[GuideProgress], language: str
) -> None:
    text = text_of(game, language)
    names = ["Ann", "Ben", "Cora", "Dan", "Eve"]
    catalogue = game.catalogues[-1].with_name(f"{language}.ftl").read_text(encoding="utf-8")
    said = set()
    for lesson in moments:
        sentence = lesson.sentence(text, names)
        said.add(lesson.guide.END if lesson.is_over else lesson.guide.steps[lesson.step].sentence)
        assert 20 < len(sentence) <= MAX_LENGTH, sentence
        for refused in others(lesson):
            told = lesson.refusal(text, names, [refused])
            assert told
            assert len(told) <= MAX_LENGTH, told
            said.add(lesson.guide.steps[lesson.step].refusal(refused))

    assert said == set(re.findall(r"^(guide-[\w-]+) =", catalogue, re.MULTILINE))


def others(lesson: GuideProgress) -> list[str]:
    """What the learner might legally play and the guide does not ask for."""
    if not lesson.is_asking:
        return []
    view = lesson.match.view(lesson.guide.learner)
    legal = map(lesson.match.game.actions.notation, view.legal)
    return [action for action in legal if action not in lesson.plays]


def test_what_the_guide_asks_for_is_not_refused(game: Game, moments: list[GuideProgress]) -> None:
    text = text_of(game)
    for lesson in moments:
        for play in lesson.plays:
            assert lesson.refusal(text, ["Ann", "Ben"], [play]) is None


def test_the_others_are_of_the_cast(game: Game) -> None:
    assert set(the_guide(game).players) <= {"", *(one.id for one in characters_of(game.id))}


def test_a_match_from_before_the_guide_was_changed_is_played_as_any_other() -> None:
    game = game_of("ten_squares")
    guide = the_guide(game)
    match = start_match(guide, game)
    match.submit(0, game.actions.parse("turn"), 0)
    changed = replace(guide, opening=(Move(1, ("turn",)),))

    lesson = GuideProgress(changed, match)
    assert lesson.is_over
    assert not lesson.is_followed
    assert lesson.refusal(text_of(game), ["Ann", "Ben"], ["red to b"]) is None


STEP = '{ name = "NAME", moves = [{ play = "turn", show = ["pile"] }] }'
GOOD = f"""seed = "1"
players = ["", "pip"]
steps = [{", ".join(STEP.replace("NAME", name) for name in "abcd")}]
"""


def read_guide(text: str) -> Guide:
    return read(text, "ten_squares", frozenset({"turn"}))


def test_a_guide_is_read() -> None:
    assert [step.name for step in read_guide(GOOD).steps] == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("seed", "sed"), "knows nothing of sed"),
        (('["", "pip"]', '["pip", "pip"]'), "cannot be read"),
        (('["", "pip"]', '["", ""]'), "one seat is the learner's"),
        (('name = "b"', 'name = "a"'), "two steps have the same name"),
        (('play = "turn"', 'play = "jump"'), "there is no action “jump”"),
        (('show = ["pile"]', "show = []"), "something to look at"),
        (('name = "a"', 'name = "a", then = ["1 turn"]'), "own move is made for them"),
        (('name = "a"', 'name = "a", then = ["3 turn"]'), "there is no seat 3"),
        (('name = "a"', 'name = "a", colour = "red"'), "knows nothing of colour"),
        ((f", {STEP.replace('NAME', 'd')}", ""), "it has 3 steps"),
    ],
)
def test_a_guide_that_makes_no_sense_is_refused(change: tuple[str, str], sentence: str) -> None:
    with pytest.raises(BadGuide) as refused:
        read_guide(GOOD.replace(*change))

    assert sentence in refused.value.sentence

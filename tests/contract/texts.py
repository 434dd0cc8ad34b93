"""Every sentence exists, and is told rightly to the owner, to another seat and to a spectator."""

from tenfold.agents.baseline_agents import scores
from tenfold.agents.hints import rank_by_heuristic
from tenfold.core.game import Game, GameEvent
from tenfold.core.record import SPECTATOR
from tenfold.core.text import text_of
from tests.contract.legality import is_sentence
from tests.contract.play import at_moment, observers, played

ADVICE_APART, SHOWN_APART = 11, 17
"""So many entries lie between two moments: neither is a multiple of a round."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


def check_events_have_sentences(game: Game) -> None:
    """Every event of every entry can be told to everybody it happened to; what reads alike, once."""
    text = text_of(game)
    told: set[tuple[object, ...]] = set()
    for match in played(game):
        for entry in match.entries:
            for observer in observers(match.seats):
                for event in match.events(entry.number, observer):
                    args = sorted((name, str(arg)) for name, arg in event.args.items())
                    alike = (event.code, event.args.get("seat") == observer, *args)
                    if alike in told:
                        continue
                    told.add(alike)
                    assert text.has(f"event-{event.code}"), event.code
                    sentence = text.event(event, observer, NAMES)
                    assert is_sentence(sentence), sentence
                    assert text.event(event, observer), "Seats without names have sentences too."
    assert told


def check_every_entry_is_told_to_its_actor(game: Game) -> None:
    """Whoever acts hears of it."""
    for match in played(game)[:6]:
        assert all(match.events(entry.number, entry.seat) for entry in match.entries)


def check_actions_have_sentences(game: Game) -> None:
    """Every action can be offered in words, each in its own."""
    text = text_of(game)
    sentences = set()
    for action in range(game.actions.count):
        event = game.action_message(action)
        assert text.has(f"action-{event.code}"), event.code
        sentences.add(text.action(event))
    assert len(sentences) == game.actions.count


def check_advice_has_sentences(game: Game) -> None:
    """Whatever is legal can be spoken for: by everybody who is due, at moments all over a match."""
    if game.advise is None:
        return
    given = set()
    for match in played(game)[:8]:
        for number in range(0, len(match.entries), ADVICE_APART):
            for seat in at_moment(match, number).due:
                view = match.view_after(number, seat)
                actions, worths = scores(view, view.game.compiled)
                for candidate in rank_by_heuristic(view, int(actions[worths.argmax()])):
                    assert is_sentence(candidate.why), candidate.why
                    assert candidate.worth <= 0.0
                    given.add(candidate.why)
    assert len(given) > 1


def check_endings_have_sentences(game: Game) -> None:
    """Every ending has a sentence, every match a result, every moment a status."""
    text = text_of(game)
    for ending in game.endings:
        assert is_sentence(text.say(f"ending-{ending.code}", {"winner": "Ann", "you": "no"}))
    for match in played(game)[:8]:
        for observer in observers(match.seats):
            for number in (0, len(match.entries)):
                status = text.status(at_moment(match, number).view(observer), NAMES)
                assert is_sentence(status), status


def check_table_talk(game: Game) -> None:
    """The title, a summary and the options have words."""
    text = text_of(game)
    assert text.say("title") == game.title
    assert is_sentence(text.say("summary"))
    for option in game.options:
        assert text.say(f"option-{option.name}")


def check_taking_back_is_told(game: Game) -> None:
    """The event that all games share can be told."""
    text = text_of(game)
    for observer in (0, 1, SPECTATOR):
        assert is_sentence(text.event(GameEvent("take-back", {"seat": 0}), observer, NAMES))


def check_shown(game: Game) -> None:
    """Every view can be shown as lines of text."""
    text = text_of(game)
    for match in played(game)[:6]:
        for number in range(0, len(match.entries) + 1, SHOWN_APART):
            for observer in observers(match.seats):
                lines = list(game.show(match.view_after(number, observer), text, NAMES[: match.seats]))
                assert any(span.text.strip() for line in lines for span in line)
                assert not any("\n" in span.text for line in lines for span in line)

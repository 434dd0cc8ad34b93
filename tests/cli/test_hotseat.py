"""Several people at one screen: nobody sees another's hand."""

import itertools
import json
import re
from pathlib import Path

from tests.cli.terminal import ASK, CLEAR, THE_END, Terminal, run_here
from tests.wording import like, said

PASSED = said("cli", "pass-to", name="NAME").partition("NAME")[2]
PASS = re.compile(re.escape(said("cli", "pass-to", name="NAME")).replace("NAME", r"(\w+)"))
OWN_HAND = said("tenzania", "show-hand")
HAND = re.compile(rf"{OWN_HAND}  ((?:\[\d+\] ?)+)")


def bare(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_between_clearing_and_passing_nothing_is_shown(data: Path) -> None:
    with Terminal(data, "play", "tenzania", "--hotseat", "--names", "Ann,Bo", "--seed", "3") as terminal:
        terminal.until(said("cli", "begins-ask"))
        terminal.type("2")
        for _ in range(12):
            terminal.until(PASSED)
            terminal.type("")
            terminal.until(ASK)
            terminal.type("1")
        terminal.until(PASSED)
        terminal.type("")
        terminal.until(ASK)
        terminal.interrupt()

        assert terminal.end() == 130
        seen = terminal.seen

    *screens, goodbye = seen.split(CLEAR)[1:]
    curtains, turns = screens[::2], screens[1::2]
    assert [PASS.search(bare(screen)) is not None for screen in curtains] == [True] * 13
    for screen in curtains:
        assert PASS.fullmatch(bare(screen).strip("\n"))
    assert [bare(turn).count(OWN_HAND) for turn in turns] == [1] * 13
    assert like("cli", "saved").match(bare(goodbye).lstrip())
    assert [PASS.findall(bare(screen))[0] for screen in curtains] == ["Bo", "Ann"] * 6 + ["Bo"]


def test_every_person_sees_the_own_hand_only(data: Path, tmp_path: Path) -> None:
    typed = "\n" + "\n1\n" * 80
    done = run_here(data, "play", "tenzania", "--hotseat", "--names", "Ann,Bo", "--seed", "3", typed=typed)

    assert done.code == 0
    assert f"Tenzania · {THE_END}" in done.out
    (file,) = data.glob("*.tenfold")
    trace = [json.loads(line) for line in run_here(tmp_path, "trace", str(file)).out.splitlines()]
    shown = [[int(card) for card in re.findall(r"\d+", hand)] for hand in HAND.findall(done.out)]
    held = [
        [card for card in before["state"]["hand"][after["seat"]] if card != 11]
        for before, after in itertools.pairwise(trace[:-1])
    ]
    assert shown == held
    assert json.loads(file.read_text())["players"] == ["Ann", "Bo"]


def test_nobody_is_told_what_another_has_drawn(data: Path) -> None:
    typed = "\n" + "\n1\n" * 3
    done = run_here(data, "play", "tenzania", "--hotseat", "--names", "Ann,Bo", "--seed", "3", typed=typed)

    screens = done.out.split("── ✂")
    assert said("tenzania", "event-draw", seat="Ann") in screens[4]
    assert not like("tenzania", "event-draw-own", you="yes").search(screens[4])
    assert like("tenzania", "event-draw-own", you="yes").search(screens[6])


def test_the_ten_steps_to_the_first_player_are_shown(data: Path) -> None:
    done = run_here(data, "play", "tenzania", "--hotseat", "--names", "Ann,Bo,Cy", typed="9\n3\n")

    assert f" 10. {said('tenzania', 'begins-10')}" in done.out
    assert said("cli", "begins-number", most=3) in done.out
    assert said("cli", "pass-to", name="Cy") in done.out


def test_who_has_chosen_the_beginner_is_not_asked(data: Path) -> None:
    done = run_here(data, "play", "tenzania", "--hotseat", "--option", "begins=2")

    assert said("tenzania", "begins-6") not in done.out
    assert said("cli", "pass-to", name=said("cli", "player", number=2)) in done.out


def test_a_bot_may_sit_among_people(data: Path) -> None:
    words = "play tenzania --hotseat --names Ann,Bo --bots random --seed 3"
    done = run_here(data, *words.split(), typed="1\n" + "\n1\n" * 4)

    assert len(like("tenzania", "event-place", you="no", seat="Dizzy").findall(done.out)) >= 2
    (file,) = data.glob("*.tenfold")
    assert json.loads(file.read_text())["players"] == ["Ann", "Bo", "bot:dizzy"]


def test_a_hot_seat_match_goes_on_behind_the_curtain(data: Path) -> None:
    run_here(data, "play", "tenzania", "--hotseat", "--names", "Ann,Bo", "--seed", "3", typed="1\n\n1\n")
    done = run_here(data, "play", "--resume", typed="quit\n")

    assert said("cli", "pass-to", name="Bo") in done.out
    assert OWN_HAND not in done.out
    assert like("cli", "saved").search(done.out)


def test_without_hidden_cards_nobody_has_to_look_away(data: Path) -> None:
    done = run_here(
        data, "play", "ten_squares", "--hotseat", "--names", "Ann,Bo", "--seed", "3", typed="\n" * 6
    )

    assert not PASS.search(done.out)
    assert like("ten_squares", "event-turn", you="no").search(done.out)

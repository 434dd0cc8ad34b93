"""A run of the trainer: it learns, writes what can be played, goes on, and can be set on a rival."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="an extra")

import torch

from tenfold.agents.network_agent import NetworkPlayer, load, weights_of
from tenfold.core.match import Match
from tenfold.core.registry import game_of
from tenfold.training.evaluation import Duels
from tenfold.training.features import Features
from tenfold.training.files import STUDENT, OtherTraining, load_student, save_teacher
from tenfold.training.networks import Network, best
from tenfold.training.session import Session, lines_of
from tenfold.training.settings import Settings

pytestmark = pytest.mark.compiled


def settings(folder: Path, **changed: Any) -> Settings:
    game = game_of("tenzania")
    small: dict[str, Any] = {
        "minutes": 0.1,
        "out": folder,
        "rows": 64,
        "width": 16,
        "student_width": 8,
        "looks": 2,
        "look_matches": 16,
    }
    return Settings("tenzania", lines_of(game, {2: 2, 4: 1}), **{**small, **changed})


def hush(_what: str, _about: Any) -> None: ...


def test_a_student_plays_as_it_was_trained(tmp_path: Path) -> None:
    game = game_of("tenzania")
    scores = Session(settings(tmp_path), hush).run()
    student, _ = load_student(tmp_path / STUDENT, game, features := Features(game))
    player = NetworkPlayer(weights_of(tmp_path / STUDENT, game), game)
    match = Match(game, 4, bytes(32))
    compared = 0
    for _ in range(30):
        view = match.view(match.due[0])
        numbers = np.zeros(game.encoder.size, np.float32)
        game.compiled.observe_at(view.states, 0, view.observer, numbers)
        with torch.no_grad():
            told = student(features.of(torch.from_numpy(numbers)[None]))[0].numpy()
        worths = player.worths(view)
        seen = np.isfinite(worths)  # so short a run hasn't seen every action
        compared += int(seen.sum())
        assert np.allclose(worths[seen], told[list(view.legal)][seen], atol=1e-4)
        match.submit(view.observer, player.act(view), match.count(view.observer))

    assert compared > 0
    about = load(tmp_path / STUDENT)[1]
    assert {"student, 2 seats against greedy", "student, 8 seats against strong"} <= scores.keys()
    assert about["seed"] == "1"
    assert "student, 2 seats against greedy" in about["strength"]
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")


def test_a_run_goes_on_and_can_be_set_on_a_rival(tmp_path: Path) -> None:
    first = Session(settings(tmp_path), hush)
    first.run()
    again = Session(settings(tmp_path, resumes=True), hush)

    for one, other in zip(first.trainer.actor.parameters(), again.trainer.actor.parameters(), strict=True):
        assert torch.equal(one, other)
    assert again.trainer.decisions == first.trainer.decisions > 0
    path = tmp_path / STUDENT
    rival = Session(settings(tmp_path / "rival", rival=path), hush)
    assert begins_as(path, rival) > 0.6  # so short a run hasn't learned to prefer anything by much
    assert rival.run()["teacher, 2 seats against rival"].matches == 16


def test_a_run_with_other_inputs_does_not_go_on(tmp_path: Path) -> None:
    first = Session(settings(tmp_path), hush)
    save_teacher(first.trainer, first.features, tmp_path, {})

    with pytest.raises(OtherTraining) as error:
        Session(settings(tmp_path, resumes=True, rival_bot="strong"), hush)
    assert str(tmp_path) in error.value.sentence


def test_who_learns_to_beat_a_bot_begins_as_that_bot(tmp_path: Path) -> None:
    session = Session(settings(tmp_path, rival_bot="strong", look_matches=400), hush)

    assert agreement(session, session.trainer.actor) > 0.8
    assert "teacher, 2 seats against strong" in session.run()
    assert not (tmp_path / STUDENT).exists()


def test_who_begins_from_a_heuristic_makes_a_student_that_adds_to_it(tmp_path: Path) -> None:
    session = Session(settings(tmp_path, base="strong", rate=1e-5), hush)  # it stays near where it began

    assert agreement(session, session.trainer.actor) > 0.8
    assert "student, 2 seats against strong" in session.run()

    game, features = session.game, session.features
    student, _ = load_student(tmp_path / STUDENT, game, features)
    assert student.enter.in_features == Features(game).seen == features.told.start
    assert agreement(session, student) > 0.5
    inputs = session.rows.inputs()
    without = inputs.clone()
    without[:, features.told] = 0.0
    added = inputs[:, features.told]
    with torch.no_grad():
        assert torch.allclose(student(inputs), student(without) + added, atol=1e-5)

    path = tmp_path / STUDENT
    rival = Session(settings(tmp_path / "rival", rival=path, look_matches=400), hush)
    assert begins_as(path, rival) > 0.8
    assert rival.run()["teacher, 2 seats against rival"].won == pytest.approx(50, abs=25)


def begins_as(path: Path, session: Session) -> float:
    """In how many rows a network that hasn't learned yet prefers what a student does."""
    game, plain = session.game, Features(session.game, session.features.heuristic)
    student, _ = load_student(path, game, plain)
    (group, *_) = session.rows.groups
    mask = torch.from_numpy(group.env.mask)
    with torch.no_grad():
        theirs = best(student(plain.of_due(group.env, "cpu")), mask)
        inputs = session.rows.inputs()[group.rows]
        ours = best(session.trainer.actor(inputs), mask)
    assert session.trainer.rival is not None
    assert torch.equal(best(session.trainer.rival(inputs), mask), theirs)
    return float((ours == theirs).float().mean())


def agreement(session: Session, network: Any) -> float:
    """In how many rows a network prefers what the heuristic scores highest."""
    (group, *_) = session.rows.groups
    logits = network(session.rows.inputs())[group.rows].detach().numpy()
    found, best = (np.where(group.env.mask, one, -np.inf).argmax(1) for one in (logits, group.env.heuristic))
    return float((found == best).mean())


def test_an_actor_is_told_what_its_seat_sees_and_a_critic_the_rest(tmp_path: Path) -> None:
    session = Session(settings(tmp_path), hush)
    features, inputs = session.features, session.rows.inputs()

    assert inputs.shape[1] == features.everyone_size(4)
    for group in session.rows.groups:
        rows, seats = inputs[group.rows], group.env.seats
        end = features.size + (seats - 1) * len(features.hidden)
        assert torch.equal(rows[:, : features.size], features.of_due(group.env, "cpu"))
        others = group.env.everyone[:, 1:, features.hidden].reshape(len(rows), -1)
        scale = features.scale[features.hidden].repeat(seats - 1)
        assert torch.equal(rows[:, features.size : end], torch.from_numpy(others) * scale)
        assert not rows[:, end:].any()


def test_playing_itself_a_network_wins_its_share() -> None:
    game = game_of("tenzania")
    features = Features(game)
    torch.manual_seed(1)
    network = Network(features.size, 8, 1, game.actions.count)

    for seats in (2, 3):
        assert Duels(game, features, seats, None, 60, "cpu").play(network, network).won == pytest.approx(
            100 / seats
        )

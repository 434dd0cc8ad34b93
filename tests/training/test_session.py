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
from tenfold.training.files import STUDENT, load_student
from tenfold.training.networks import Network
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
    scores = Session(settings(tmp_path, rival=tmp_path / STUDENT), hush).run()
    assert scores["teacher, 2 seats against rival"].matches == 16


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
    assert student.enter.in_features == Features(game).size == features.size - game.actions.count
    assert agreement(session, student) > 0.5
    inputs = session.rows.inputs()
    without = inputs.clone()
    without[:, features.seen : features.size] = 0.0
    added = inputs[:, features.seen : features.size]
    with torch.no_grad():
        assert torch.allclose(student(inputs), student(without) + added, atol=1e-5)

    rival = Session(settings(tmp_path / "rival", rival=tmp_path / STUDENT), hush)
    assert agreement(rival, rival.trainer.actor) > 0.8


def agreement(session: Session, network: Any) -> float:
    """In how many rows a network prefers what the heuristic scores highest."""
    (group, *_) = session.rows.groups
    logits = network(session.rows.inputs())[group.rows].detach().numpy()
    found, best = (np.where(group.env.mask, one, -np.inf).argmax(1) for one in (logits, group.env.heuristic))
    return float((found == best).mean())


def test_playing_itself_a_network_wins_its_share() -> None:
    game = game_of("tenzania")
    features = Features(game)
    torch.manual_seed(1)
    network = Network(features.size, 8, 1, game.actions.count)

    for seats in (2, 3):
        assert Duels(game, features, seats, None, 60, "cpu").play(network, network).won == pytest.approx(
            100 / seats
        )

"""A network learns to choose as a search does."""

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="an extra")

import torch

from tenfold.agents.search_agent import SearchAgent
from tenfold.core.registry import game_of
from tenfold.training import cloning
from tenfold.training.cloning import Records, Watcher, cloned, turns_to_go
from tenfold.training.features import Features
from tenfold.training.files import STUDENT, OtherTraining
from tenfold.training.networks import Student
from tenfold.training.rows import Rows
from tenfold.training.session import RECORDS, Session
from tenfold.training.settings import Line, Settings

NOT = float("nan")


def settings(folder: Path, **changed: object) -> Settings:
    small = {"minutes": 0.02, "rows": 8, "width": 8, "student_width": 8, "look_matches": 16, "teacher": 8}
    return Settings("tenzania", [Line(2, 1.0)], out=folder, **{**small, **changed})  # type: ignore[arg-type]


def hush(_what: str, _about: object) -> None: ...


def test_turns_to_go_are_counted_for_winners_only() -> None:
    """One row, two seats; the first acts twice in its second turn and wins there, then a match goes on."""
    due = torch.tensor([[0], [1], [0], [0], [1], [0]])
    turns = torch.tensor([[[1, 0]], [[1, 1]], [[2, 1]], [[2, 1]], [[2, 2]], [[3, 2]]]).float()
    done = torch.tensor([[False], [False], [False], [True], [False], [False]])
    shares = torch.tensor([[[1.0, 0.0]]] * 6)

    found = turns_to_go(due, turns, done, shares).flatten()
    assert torch.allclose(found, torch.tensor([1, NOT, 0, 0, NOT, NOT]), equal_nan=True)


@pytest.mark.compiled
def test_what_a_search_does_is_written_down_as_it_saw_it(tmp_path: Path) -> None:
    game = game_of("tenzania")
    alone = settings(tmp_path, bots_share=0.0, copies_share=0.0)
    rows = Rows(game, alone, features := Features(game))
    env = rows.groups[0].env
    inputs = features.of(torch.from_numpy(env.observation.copy()))
    agents = [SearchAgent(rows.count + row, playouts=8) for row in range(rows.count)]
    wanted = [agent.act(env.view(row)) for row, agent in enumerate(agents)]
    records = Watcher(rows, 8, 1).watch(0.0)

    assert records.action.tolist() == wanted
    assert torch.equal(records.inputs, inputs.half())
    assert records.mask[torch.arange(8), records.action].all()
    assert records.is_held_out.tolist() == [True] + [False] * 7


def made_up(count: int) -> Records:
    """Decisions that follow from the inputs, and turns that do as well."""
    inputs = torch.rand(count, 12).half()
    action = inputs[:, :4].argmax(1)
    ahead = (inputs[:, 4] > 0.5).float() * 8
    held_out = torch.arange(count) % cloning.HELD_OUT == 0
    return Records(inputs, torch.ones(count, 4, dtype=torch.bool), action, ahead, held_out)


def test_a_clone_agrees_with_what_it_has_not_learned_from(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.manual_seed(1)
    monkeypatch.setattr(cloning, "RATE", 1e-2)
    records = made_up(3000)
    student, agreed = cloned(Student(12, 8, 4), records, "cpu", 60.0, 0.0)

    assert agreed > 0.9
    told = student(records.inputs.float()).argmax(1)
    held_out = records.is_held_out
    assert float((told == records.action)[held_out].float().mean()) == pytest.approx(agreed)


def test_who_looks_ahead_has_the_turns_in_its_hidden_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cloning, "RATE", 1e-2)
    errors = []
    for look_ahead in (0.0, 3.0):
        torch.manual_seed(1)
        records = made_up(3000)
        student, _ = cloned(Student(12, 8, 4), records, "cpu", 60.0, look_ahead)
        with torch.no_grad():
            hidden = student.hidden(records.inputs.float())
        hidden = torch.cat([hidden, torch.ones(len(hidden), 1)], 1)
        told = hidden @ torch.linalg.lstsq(hidden, records.turns_to_go[:, None]).solution
        errors.append(float((told.squeeze(1) - records.turns_to_go).square().mean()))

    assert errors[1] < 0.7 * errors[0]


@pytest.mark.compiled
def test_a_run_makes_a_student_and_the_next_one_learns_from_more(tmp_path: Path) -> None:
    scores = Session(settings(tmp_path), hush).run()
    first = Records.load(tmp_path / RECORDS)
    heard = []
    Session(settings(tmp_path, resumes=True), lambda what, _about: heard.append(what)).run()
    both = Records.load(tmp_path / RECORDS)

    assert "student, 2 seats against greedy" in scores
    assert (tmp_path / STUDENT).exists()
    assert "clone" in heard
    assert len(both.action) > len(first.action)
    assert torch.equal(both.inputs[: len(first.action)], first.inputs)
    assert not torch.equal(both.inputs[len(first.action) :][:8], first.inputs[:8])  # other deals
    with pytest.raises(OtherTraining):
        Session(settings(tmp_path, resumes=True, base="strong"), hush)

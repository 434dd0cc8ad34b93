"""A run of the trainer: learn, measure, write, and in the end make the student."""

import json
import time
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from typing import Any

import torch
from torch import nn

from tenfold.core.game import Game
from tenfold.core.gpu import CPU
from tenfold.core.registry import game_of
from tenfold.envs.config import TUNED_BOT
from tenfold.training import curve
from tenfold.training.cloning import Records, Watcher, cloned
from tenfold.training.distillation import distilled
from tenfold.training.evaluation import Duels, Score
from tenfold.training.features import Features
from tenfold.training.files import (
    STUDENT,
    OtherTraining,
    commit,
    has_base,
    is_there,
    load_student,
    load_teacher,
    save_student,
    save_teacher,
)
from tenfold.training.networks import Student, Told
from tenfold.training.ppo import Trainer
from tenfold.training.rows import Rows
from tenfold.training.settings import Line, Settings

OPTION_SHARE = 0.04
"""Of the rows, for each option that has another choice."""
Say = Callable[[str, Mapping[str, Any]], None]
"""Hears what happens: `look` with what was learned so far, or `score` with how strong a network is."""
CLONING_ROWS = 48
"""So many matches a search plays at a time: few, so that they end."""
COPIES = 30
"""So many older copies are kept in a run."""
RECORDS = "records.safetensors"
REPORT = "report.json"
CURVE = "curve.svg"


def rows_for(device: str) -> int:
    """How many matches at a time a device is good for."""
    return 512 if device == CPU else 65_536


def look_matches_for(device: str) -> int:
    """How many matches measure a network in a time that a device can spare."""
    return 400 if device == CPU else 4096


def lines_of(game: Game, weights: Mapping[int, float] | None = None) -> list[Line]:
    """Each number of seats as often as its weight says, and a few rows with each option's other choice."""
    weights = weights or {seats: 1 / seats for seats in game.seats}
    others = {
        option.name: next(choice for choice in option.choices if choice != option.default)
        for option in game.options
        if len(option.choices) == 2
    }
    shared = (1 - OPTION_SHARE * len(others)) / sum(weights.values())
    lines = [Line(seats, weight * shared) for seats, weight in weights.items()]
    return lines + [Line(min(weights), OPTION_SHARE, {name: choice}) for name, choice in others.items()]


def heuristic_of(settings: Settings) -> str | None:
    """The bot from whose heuristic a run begins; who learns to beat a network begins from that one's."""
    if settings.rival is not None and has_base(settings.rival):
        return TUNED_BOT
    return settings.rival_bot or settings.base


def known_records(settings: Settings) -> Records | None:
    """What a search did in earlier runs of the same folder."""
    path = settings.out / RECORDS
    return Records.load(path) if settings.teacher is not None and settings.resumes and path.exists() else None


class Session:
    """Everything of one run."""

    def __init__(self, settings: Settings, say: Say) -> None:
        self._start = time.monotonic()
        self._records = known_records(settings)
        if settings.teacher is not None:
            more = len(self._records.action) if self._records else 0
            # A run that goes on has other deals: the search would play the same matches again.
            settings = replace(settings, bots_share=0.0, copies_share=0.0, seed=settings.seed + more)
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.settings, self.say = settings, say
        self.game = game_of(settings.game)
        self.features = Features(self.game, heuristic_of(settings)).to(settings.device)
        if settings.rival is not None:
            student, _ = load_student(settings.rival, self.game, Features(self.game))
            self.features.begin_as(student.to(settings.device))
        settings.out.mkdir(parents=True, exist_ok=True)
        if self._records is not None and self._records.inputs.shape[1] != self.features.size:
            raise OtherTraining(settings.out)
        self.rows = Rows(self.game, settings, self.features)
        self._legal = self.rows.mask().any(0)
        if settings.teacher is None:  # what a search did is learned from in later runs, too
            self.features.fit(self.rows.inputs()[:, : self.features.size])
        self.trainer = Trainer(settings, self.rows)
        self.curves: dict[str, list[tuple[float, float]]] = {}
        if settings.resumes and is_there(settings.out):
            load_teacher(self.trainer, self.features, settings.out)
            report = json.loads((settings.out / REPORT).read_text(encoding="utf-8"))
            self.curves = {
                name: [tuple(point) for point in points] for name, points in report["curves"].items()
            }
        if settings.rival is not None:
            self.trainer.rival = Told(self.features.told)
        self._duels: dict[tuple[int, str | None], Duels] = {}

    def run(self) -> dict[str, Score]:
        """Learn until the time is over, then make the student and measure it; its strength by name."""
        settings = self.settings
        if settings.teacher is not None:
            return self._clone(settings.teacher)
        makes_student = not settings.has_rival
        self._look()
        first, seconds = self._spent(), 60 * settings.minutes
        later = (settings.student_share + settings.polish_share) * makes_student
        learning = max(seconds - first, 1.0) * (1 - later)
        told, copied = 0.0, 0.0
        while (part := (self._spent() - first) / learning) < 1:
            self.trainer.update(part)
            self._legal |= self.rows.mask().any(0)
            if part - copied >= 1 / COPIES and makes_student:
                copied = part
                self.trainer.keep_copy()
            if part - told >= 1 / settings.looks:
                told = part
                self._look()
        self._look()
        if not makes_student:
            scores = self._scores(self.trainer.average, "teacher")
        else:
            self._make_student(max(seconds - self._spent(), 2.0))
            saved, _ = load_student(settings.out / STUDENT, self.game, self.features)
            scores = self._scores(saved.to(settings.device), "student")
            self._keep_student(saved, scores)
        self._write(scores)
        return scores

    def _clone(self, playouts: int) -> dict[str, Score]:
        """A student that chooses as a search does; what the search did is kept for the next run."""
        settings, seconds = self.settings, 60 * self.settings.minutes
        records = Watcher(self.rows, playouts, settings.seed).watch(seconds * settings.watch_share)
        if self._records is not None:
            records = self._records.joined(records)
        records.save(settings.out / RECORDS)
        self._legal |= records.mask.any(0).to(settings.device)
        self.trainer.decisions = len(records.action)
        student, agreed = cloned(
            self._first_student(),
            records,
            settings.device,
            max(seconds - self._spent(), 2.0),
            settings.look_ahead,
        )
        self.say("clone", {"decisions": len(records.action), "agreed": 100 * agreed})
        scores = self._scores(student, "student")
        self._keep_student(student, scores)
        self._write(scores)
        return scores

    def _make_student(self, seconds: float) -> None:
        """A student that chooses as its teacher does, or who learned more by playing, if it plays better."""
        settings, rows = self.settings, self.rows
        share = settings.student_share / (settings.student_share + settings.polish_share)
        first = distilled(self._first_student(), self.trainer.average, rows, settings.device, seconds * share)
        self._keep_student(first)
        slower = replace(
            settings,
            rate=settings.polish_rate,
            last_rate=settings.last_polish_rate,
            entropy=settings.last_entropy,
        )
        trainer = Trainer(slower, rows, deepcopy(first))
        trainer.critic.load_state_dict(self.trainer.critic.state_dict())
        start = time.monotonic()
        while (part := (time.monotonic() - start) / (seconds * (1 - share) + 1e-6)) < 1:
            trainer.update(part)
        polished = trainer.average
        assert isinstance(polished, Student)
        if self._beats_strong(polished) > self._beats_strong(first):
            self._keep_student(polished)

    def _first_student(self) -> Student:
        """The student of the run that this one continues, or a new one."""
        settings, corrects = self.settings, self.features.heuristic is not None
        if settings.resumes and (settings.out / STUDENT).exists():
            known, _ = load_student(settings.out / STUDENT, self.game, self.features)
            if known.enter.out_features == settings.student_width and known.corrects == corrects:
                return known.to(settings.device)
        width, actions = settings.student_width, self.game.actions.count
        return Student(self.features.seen, width, actions, corrects=corrects).to(settings.device)

    def _beats_strong(self, network: nn.Module) -> float:
        """How much a network wins against the strongest bots."""
        total = 0.0
        for seats in self._look_seats():
            score = self._against(network, seats, self.settings.bots[-1])[1]
            self._say_score("student", seats, self.settings.bots[-1], score)
            total += score.won * seats
        return total

    def _spent(self) -> float:
        """Seconds since the beginning, with compiling."""
        return time.monotonic() - self._start

    def _look(self) -> None:
        """Measure the teacher, tell, and write everything."""
        millions = self.trainer.decisions / 1e6
        self.say("look", {"seconds": self._spent(), "millions": millions, "critic": self.trainer.explained})
        for seats in self._look_seats():
            name, score = self._against(self.trainer.average, seats, self._look_bot())
            self.curves.setdefault(name, []).append((millions, score.won))
            self._say_score("teacher", seats, self._look_bot(), score)
        if self.trainer.decisions:
            save_teacher(self.trainer, self.features, self.settings.out, self._about())
        self._write({})

    def _look_seats(self) -> list[int]:
        return [seats for seats in self.settings.look_seats if seats in self.game.seats]

    def _look_bot(self) -> str | None:
        return (self.settings.rival_bot or self.settings.opponents[0]) if self.trainer.rival is None else None

    def _bots(self) -> Sequence[str | None]:
        """Whom it's measured against; None: the network that's to be beaten."""
        if self.settings.rival_bot is not None:
            return (self.settings.rival_bot,)
        return self.settings.bots if self.trainer.rival is None else (None,)

    def _against(self, network: nn.Module, seats: int, bot: str | None) -> tuple[str, Score]:
        key = (seats, bot)
        if key not in self._duels:
            self._duels[key] = Duels(
                self.game, self.features, seats, bot, self.settings.look_matches, self.settings.device
            )
        name = f"{seats} seats against {bot or 'rival'}"
        return name, self._duels[key].play(network, self.trainer.rival if bot is None else None)

    def _scores(self, network: nn.Module, who: str) -> dict[str, Score]:
        """How strong a network is, against every bot, with every number of seats."""
        found = {}
        for seats in self.game.seats:
            for bot in self._bots():
                name, score = self._against(network, seats, bot)
                found[f"{who}, {name}"] = score
                self._say_score(who, seats, bot, score)
        return found

    def _say_score(self, who: str, seats: int, bot: str | None, score: Score) -> None:
        self.say("score", {"who": who, "seats": seats, "bot": bot or "rival", **score._asdict()})

    def _keep_student(self, student: Student, scores: dict[str, Score] | None = None) -> None:
        path = self.settings.out / STUDENT
        save_student(student, self.game, self.features, self._legal, path, self._about(scores))

    def _about(self, scores: dict[str, Score] | None = None) -> dict[str, str]:
        strength = {name: f"{score} of {score.matches}" for name, score in (scores or {}).items()}
        return {
            "game": self.game.id,
            "rules": str(self.game.rules_version),
            "commit": self.settings.commit or commit(),
            "seed": str(self.settings.seed),
            "decisions": str(self.trainer.decisions),
            "strength": json.dumps(strength),
        }

    def _write(self, scores: dict[str, Score]) -> None:
        settings = replace(self.settings, out="", rival=str(self.settings.rival or ""))  # type: ignore[arg-type]
        report = {
            "settings": {name: value for name, value in vars(settings).items() if name != "lines"},
            "curves": self.curves,
            "strength": {name: list(score) for name, score in scores.items()},
        }
        path = self.settings.out / REPORT
        path.write_text(json.dumps(report, indent=1, default=str) + "\n", encoding="utf-8")
        curve.draw(f"Learning {self.game.title}", self.curves, self.settings.out / CURVE)

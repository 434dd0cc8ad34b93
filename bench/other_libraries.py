"""Ours beside the others, on one machine in one run: whole random games, batched and single steps, copies.

    python bench/other_libraries.py --out docs/images/peers.svg

Put the others into an environment of their own (`pip install open_spiel rlcard pettingzoo[classic] pgx
pufferlib`) and ours beside them; what is not installed is said, not hidden. Everything runs on one core:
the fastest of some rounds counts.
"""

import argparse
import importlib.metadata
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

SECONDS = 1.0
ROUNDS = 3
ROLLOUTS = 100
"""Of OpenSpiel at a time."""
BATCH = 1024
OURS = "tenfold "
LEFT, RIGHT, TOP, ROW = 350, 810, 94, 28
INK, PAPER, LINE, BLUE, GREY = "#24242c", "#fbfaf6", "#dcd8cc", "#2f5fd0", "#a9a59a"
"""How the picture is laid out, and its colours."""
MIN_SECONDS = 0.002
"""Seconds between two looks at the clock, at least."""


def best(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second of processor time, which a busy machine leaves as it is: the fastest round."""
    work()
    times = 1
    while timed(work, times)[1] < MIN_SECONDS:
        times *= 4
    fastest = 0.0
    for _ in range(ROUNDS):
        units, used = 0, 0.0
        while used < seconds / ROUNDS:
            more, took = timed(work, times)
            units, used = units + more, used + took
        fastest = max(fastest, units / used)
    return fastest


def timed(work: Callable[[], int], times: int) -> tuple[int, float]:
    """Units of work done, and seconds of processor time; asking for the time takes time, too."""
    units, start = 0, time.process_time()
    for _ in range(times):
        units += work()
    return units, time.process_time() - start


def ours(games: list[str]) -> Iterator[tuple[str, str, Callable[[], int]]]:
    """Every kind of work, with our games."""
    from tenfold.core.batch import Batch  # noqa: PLC0415
    from tenfold.core.record import bytes_of  # noqa: PLC0415
    from tenfold.core.registry import game_of  # noqa: PLC0415
    from tenfold.envs import make  # noqa: PLC0415

    for name in games:
        game = game_of(name)
        batch = Batch(game, game.seats[0], 256)
        rounds = iter(range(10**9))
        yield (
            "whole random games, plies/s",
            f"tenfold {name}",
            lambda b=batch, r=rounds: b.play(first=256 * next(r)),
        )
        env = make(game, BATCH)

        def step(env: Any = env) -> int:
            env.step(env.sample())
            return BATCH

        yield f"batched steps with masks and observations ({BATCH}), steps/s", f"tenfold {name}", step
        single = make(game, 1)

        def step_one(env: Any = single) -> int:
            env.step(env.sample())
            return 1

        yield "single steps from Python, steps/s", f"tenfold {name}", step_one
        states = single.states

        def clone(states: Any = states) -> int:
            bytes_of(states).copy()
            return 1

        yield "clone a state, /s", f"tenfold {name}", clone

        def view(game: Any = game, states: Any = states) -> int:
            game.view(states, game.seats[0], 0)
            return 1

        yield "view of a seat, /s", f"tenfold {name}", view
        world, stream = states.copy(), np.ones(2, np.uint64)

        def determinize(game: Any = game, world: Any = world, stream: Any = stream) -> int:
            game.compiled.determinize_at(world, 0, 0, stream)
            return 1

        yield "determinize, /s", f"tenfold {name}", determinize


def open_spiel() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """OpenSpiel: its C++ games, driven by its own bindings."""
    import pyspiel  # noqa: PLC0415

    for name in ("backgammon", "gin_rummy", "leduc_poker", "tic_tac_toe"):
        game = pyspiel.load_game(name)
        # One simulation of its search is so many rollouts of the state itself, played in C++ alone.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)

        def play(game: Any = game) -> int:
            state, plies = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])  # noqa: S311
                else:
                    state.apply_action(random.choice(state.legal_actions()))  # noqa: S311
                    plies += 1
            return plies

        yield "whole random games, plies/s", f"OpenSpiel {name}, driven from Python", play
        start = game.new_initial_state()
        while start.is_chance_node():
            start.apply_action(start.legal_actions()[0])
        length = sum(play() for _ in range(ROLLOUTS)) / ROLLOUTS

        # The bot looks at its evaluator, which must stay.
        def rollouts(bot: Any = bot, _: Any = evaluator, start: Any = start, length: float = length) -> int:
            bot.mcts_search(start)
            return round(ROLLOUTS * length)

        yield "whole random games, plies/s", f"OpenSpiel {name}, C++ rollouts", rollouts
        state = game.new_initial_state()

        def clone(state: Any = state) -> int:
            state.clone()
            return 1

        yield "clone a state, /s", f"OpenSpiel {name}", clone


def rlcard() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """RLCard: whole games by its random agent."""
    import rlcard as library  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    for name in ("leduc-holdem", "uno", "gin-rummy"):
        env = library.make(name)
        env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            trajectories, _ = env.run()
            return sum(len(one) // 2 for one in trajectories)

        yield "whole random games, plies/s", f"RLCard {name}", play


def pettingzoo() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """PettingZoo's classic games, stepped by the mask."""
    from pettingzoo.classic import connect_four_v3, tictactoe_v3  # noqa: PLC0415

    for name, module in (("tictactoe", tictactoe_v3), ("connect_four", connect_four_v3)):
        env = module.env()

        def play(env: Any = env) -> int:
            env.reset()
            plies = 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                is_over = terminated or truncated
                legal = np.flatnonzero(observation["action_mask"])
                env.step(None if is_over else int(random.choice(legal)))  # noqa: S311
                plies += not is_over
                del agent
            return plies

        yield "single steps from Python, steps/s", f"PettingZoo {name}", play


def pgx() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """Pgx: batches in JAX on the CPU, with its own auto-reset."""
    import jax  # noqa: PLC0415
    import pgx as library  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    for name in ("backgammon", "tic_tac_toe"):
        env = library.make(name)
        deal = jax.jit(jax.vmap(env.init))
        move = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
        holder = {"state": deal(keys), "key": jax.random.PRNGKey(2)}

        def step(move: Any = move, holder: dict[str, Any] = holder) -> int:
            holder["key"], one, two = jax.random.split(holder["key"], 3)
            state = holder["state"]
            scores = jax.random.uniform(one, state.legal_action_mask.shape)
            action = (scores * state.legal_action_mask).argmax(axis=1)
            holder["state"] = move(state, action, jax.random.split(two, BATCH))
            holder["state"].observation.block_until_ready()
            return BATCH

        yield f"batched steps with masks and observations ({BATCH}), steps/s", f"Pgx {name}", step


def pufferlib() -> Iterator[tuple[str, str, Callable[[], int]]]:
    """PufferLib's Ocean: batches in C; it has no card or board game with hidden hands."""
    from pufferlib.ocean import env_creator  # noqa: PLC0415

    env = env_creator("puffer_connect4")(num_envs=BATCH)
    env.reset()
    actions = np.zeros(BATCH, np.int32)

    def step() -> int:
        actions[:] = np.random.default_rng(1).integers(0, 7, BATCH)
        env.step(actions)
        return BATCH

    yield f"batched steps with masks and observations ({BATCH}), steps/s", "PufferLib connect4", step


PEERS = {
    "open_spiel": open_spiel,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "pgx": pgx,
    "pufferlib": pufferlib,
}


def measured(rows: Iterator[tuple[str, str, Callable[[], int]]], seconds: float) -> Iterator[dict[str, Any]]:
    """Measure one row after the other."""
    for what, who, work in rows:
        row = {"what": what, "who": who, "a second": best(work, seconds)}
        print(f"{what:66} {who:42} {row['a second']:>14,.0f}", flush=True)
        yield row


def versions() -> dict[str, str]:
    """What is installed."""
    found = {"python": sys.version.split()[0]}
    for name in ("tenfold", "numba", "numpy", "jax", *PEERS):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = "not installed"
    return found


def drawn(rows: list[dict[str, Any]]) -> str:
    """Whole random games as dots on a scale of powers of ten: it has no zero from which bars could begin."""
    shown = sorted(
        (row for row in rows if row["what"].startswith("whole random")), key=lambda row: -row["a second"]
    )
    low = int(np.floor(np.log10(shown[-1]["a second"])))
    high = int(np.ceil(np.log10(shown[0]["a second"])))
    height = TOP + ROW * len(shown)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 {height + 40}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}"><rect width="900" height="{height + 40}" rx="12" fill="{PAPER}"/>'
        '<text x="24" y="32" font-size="17" font-weight="600">Whole random games on one core</text>'
        '<text x="24" y="54">plies a second; Tenfold’s games are in bold</text>'
    )
    parts = [head]
    for power in range(low, high + 1):
        x = LEFT + (RIGHT - LEFT) * (power - low) / (high - low)
        parts.append(f'<path d="M{x:.1f} {TOP - 14}V{height}" stroke="{LINE}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height + 22}" text-anchor="middle">{short(10**power)}</text>')
    for at, row in enumerate(shown):
        x = LEFT + (RIGHT - LEFT) * (np.log10(row["a second"]) - low) / (high - low)
        y = TOP + ROW * at
        is_ours = row["who"].startswith(OURS)
        weight = ' font-weight="600"' if is_ours else ""
        parts.append(
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end"{weight}>{label_of(row["who"])}</text>'
            f'<path d="M{LEFT} {y}H{x:.1f}" stroke="{LINE}" stroke-width="2"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="{BLUE if is_ours else GREY}"/>'
            f'<text x="{x + 14:.1f}" y="{y + 5}"{weight}>{short(row["a second"])}</text>'
        )
    return "".join(parts) + "</svg>\n"


def label_of(who: str) -> str:
    """Who it is, as people read it."""
    if not who.startswith(OURS):
        return who.replace("_", " ")
    from tenfold.core.registry import game_of  # noqa: PLC0415

    return game_of(who.removeprefix(OURS)).title


def short(number: float) -> str:
    """A number with two digits or three: 40 M, 12.8 M, 163 k."""
    for size, letter in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if number >= size:
            scaled = number / size
            return (
                f"{scaled:.0f}{letter}" if scaled >= 100 or scaled == int(scaled) else f"{scaled:.1f}{letter}"
            )
    return f"{number:.1f}"


def commit() -> str:
    """The commit that was measured."""
    asked = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip() or "unknown"


def main() -> int:
    """Measure everybody, and write a table."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default="ten_squares,tenzania,ten_days_africa,heart_of_africa")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--peers", default=",".join(PEERS))
    parser.add_argument("--out", type=Path, help="where to draw the whole random games")
    parser.add_argument("--json", type=Path, help="where to write the numbers")
    chosen = parser.parse_args()
    rows = list(measured(ours(chosen.games.split(",")), chosen.seconds))
    missing = {}
    for name in chosen.peers.split(","):
        try:
            rows += measured(PEERS[name](), chosen.seconds)
        except Exception as error:  # noqa: BLE001  whatever keeps another library from running is said
            missing[name] = f"{type(error).__name__}: {error}".splitlines()[0]
    for name, why in missing.items():
        print(f"not measured: {name} ({why})")
    print(f"commit {commit()}, {time.strftime('%Y-%m-%d')}, {versions()}")
    if chosen.out is not None:
        chosen.out.write_text(drawn(rows), encoding="utf-8")
    if chosen.json is not None:
        told = {"rows": rows, "missing": missing, "versions": versions(), "commit": commit()}
        chosen.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

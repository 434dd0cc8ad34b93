"""The journeys that the browser's tests explain are explained alike here: one file for both."""

import json
from pathlib import Path
from typing import Any

import pytest

from tenfold.families.ten_days.data import box_of
from tenfold.families.ten_days.explain import Journeys

ROOT = Path(__file__).resolve().parents[5]
FILE = ROOT / "web" / "src" / "families" / "ten_days" / "journeys.json"
BOXES = {"ten_days_africa": ("africa",), "ten_days_usa": ("usa",), "ten_days_world": ("africa", "usa")}


def journeys() -> list[dict[str, Any]]:
    """Racks with their links; a wheel without the browser's sources has none to compare."""
    if not FILE.exists():
        return []
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("journey", journeys(), ids=lambda one: f"{one['game']}-{one['number']}")
def test_d15_the_browser_and_the_terminal_explain_a_rack_alike(journey: dict[str, Any]) -> None:
    box = box_of(*BOXES[journey["game"]])
    explained = Journeys(box, **journey["options"])

    links = [
        [link.day, link.last_day, link.code, link.clause, link.is_linked]
        for link in explained.links(journey["rack"])
    ]

    assert links == journey["links"]


def test_d15_the_shared_journeys_have_every_way_to_travel_and_every_gap() -> None:
    codes = {link[2] for journey in journeys() for link in journey["links"]}

    assert codes >= {"walk", "ferry", "drive", "fly", "four-corners", "divided-sudan", "map-not-visited"}

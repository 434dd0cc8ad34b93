"""Generate the names of places in other languages: `python tools/generate_place_names.py`.

No name is from memory. Countries and towns come from the Unicode CLDR as Babel carries it (territories, and
the exemplar cities of time zones); the states of the USA from the extract beside this tool. A place for which
they have nothing keeps its English name and is listed in docs/translating.md.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from babel import Locale
from babel import __version__ as babel_version

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "tenfold"
BOARDS = SOURCE / "families" / "ten_days" / "boards"
STATES = Path(__file__).parent / "names" / "cldr_us_subdivisions.json"
LICENCE = "Unicode License v3 (Unicode-3.0), © Unicode, Inc."

OTHER_NAMES = {
    "Congo": "CG",
    "Democratic Republic of the Congo": "CD",
    "Ivory Coast": "CI",
    "Swaziland": "SZ",
}
"""Countries that the game names otherwise than the CLDR does in English."""
AS_PRINTED = ("Tchad", "Cape Town", "Port Elizabeth")
"""Names of the printed map of 1910 that the French half of its rulebook keeps, or that are French already."""
LANGUAGES = ("fr",)


def country(name: str, locale: Locale) -> str | None:
    """A country in a language."""
    codes = {called: code for code, called in Locale("en").territories.items() if len(code) == 2}
    code = OTHER_NAMES.get(name, codes.get(name))
    return locale.territories.get(code) if code else None


def town(name: str, locale: Locale) -> str | None:
    """A town in a language, where a time zone has its name and the language another one for it."""
    zone = name.replace(" ", "_").replace("'", "").replace("’", "")
    city = locale.time_zones.get(f"Africa/{zone}", {}).get("city")
    # What stands in brackets tells a town from another one of that name.
    return city.split(" (")[0] if city else None


def state(name: str, language: str) -> str | None:
    """A state of the USA in a language."""
    known = json.loads(STATES.read_text(encoding="utf-8"))["subdivisions"].values()
    return next((one.get(language) for one in known if one["en"] == name), None)


def ten_days(locale: Locale) -> dict[str, str | None]:
    """The countries with their capitals, and the states."""
    africa = tomllib.loads((BOARDS / "africa.toml").read_text(encoding="utf-8"))
    lore = tomllib.loads((BOARDS / "africa_facts.toml").read_text(encoding="utf-8"))["places"]
    usa = tomllib.loads((BOARDS / "usa_facts.toml").read_text(encoding="utf-8"))["places"]
    names = {name: country(name, locale) for name in (*lore, *africa["without_tile"])}
    names |= {name: state(name, locale.language) for name in usa}
    capitals = [capital for facts in lore.values() for capital in facts["capitals"]]
    usa_itself = locale.territories.get("US")
    maps = {"Africa": locale.territories.get("002"), "the USA": usa_itself, "USA": usa_itself}
    return names | maps | {capital: found for capital in capitals if (found := town(capital, locale))}


def heart_of_africa(locale: Locale) -> dict[str, str | None]:
    """The countries, and the towns of 1910 that are still called so."""
    board = tomllib.loads((SOURCE / "games/heart_of_africa/data/board.toml").read_text(encoding="utf-8"))
    names = [place["name"] for place in board["place"] if place["name"] and place["name"] not in AS_PRINTED]
    return {name: country(name, locale) or town(name, locale) for name in names}


def baked(names: dict[str, str | None]) -> dict[str, Any]:
    """The file: where the names are from, those that differ, and those for which there is no source."""
    return {
        "source": f"Unicode CLDR: territories and exemplar cities as Babel {babel_version} has them, "
        "subdivisions of the United States as tools/names has them. "
        "Written by tools/generate_place_names.py.",
        "licence": LICENCE,
        "names": {name: own for name, own in sorted(names.items()) if own is not None and own != name},
    }


def main() -> int:
    """Write every file."""
    for language in LANGUAGES:
        locale = Locale(language)
        for folder, names in (
            (SOURCE / "families" / "ten_days", ten_days(locale)),
            (SOURCE / "games" / "heart_of_africa", heart_of_africa(locale)),
        ):
            path = folder / "text" / f"{language}.names.json"
            path.write_text(json.dumps(baked(names), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
            missing = sorted(name for name, own in names.items() if own is None)
            sys.stdout.write(f"{path.relative_to(ROOT)}; without a source: {', '.join(missing) or 'none'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The names of places are those of their sources, and nobody has changed them by hand."""

import json

import pytest
from babel import Locale

from tools import generate_place_names

FOLDERS = {
    "families/ten_days": generate_place_names.ten_days,
    "games/heart_of_africa": generate_place_names.heart_of_africa,
}


@pytest.mark.parametrize("language", generate_place_names.LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_committed_is_what_the_sources_say(folder: str, language: str) -> None:
    kept = json.loads(
        (generate_place_names.SOURCE / folder / "text" / f"{language}.names.json").read_text("utf-8")
    )

    names = FOLDERS[folder](Locale(language))
    assert kept["names"] == generate_place_names.baked(names)["names"]
    assert "Unicode" in kept["source"]
    assert "Unicode License" in kept["licence"]


@pytest.mark.parametrize("language", generate_place_names.LANGUAGES)
def test_every_country_and_every_state_has_a_source(language: str) -> None:
    names = generate_place_names.ten_days(Locale(language))

    assert len(names) > 90
    assert [name for name, own in names.items() if own is None] == []
    assert names["Ivory Coast"] == "Côte d’Ivoire"
    assert names["West Virginia"] == "Virginie-Occidentale"

"""The page of benchmarks is written from the results, and every result says where it comes from."""

import json

import pytest

from tools import benchmark_report


def test_the_page_is_up_to_date() -> None:
    written = benchmark_report.REPORT.read_text(encoding="utf-8")
    assert written == benchmark_report.report(), "run: python tools/benchmark_report.py"


@pytest.mark.parametrize("path", sorted(benchmark_report.RESULTS.glob("*.json")), ids=lambda path: path.stem)
def test_a_result_names_its_date_machine_and_command(path: benchmark_report.Path) -> None:
    result = json.loads(path.read_text(encoding="utf-8"))
    assert result["benchmark"] == path.stem
    assert all(result[field] for field in ("title", "measures", "date", "machine", "command", "tables"))
    for table in result["tables"]:
        assert all(len(row) == len(table["columns"]) for row in table["rows"])


def test_a_result_that_no_chapter_shows_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark_report, "CHAPTERS", {"Speed": ("steps",)})
    with pytest.raises(benchmark_report.BadResults):
        benchmark_report.load()

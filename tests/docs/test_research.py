"""The code of docs/research.md runs as it stands there."""

import re
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "research.md"


@pytest.mark.compiled
def test_the_code_for_researchers_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)  # noqa: S102 - the page is ours

    assert len(blocks) >= 4
    assert "(64, 220)" in capsys.readouterr().out
    assert names["env"].plies.any()

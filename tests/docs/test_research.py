"""The code of docs/research.md runs as it stands there, and no other document has any."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "research.md"
FOR_A_GPU = 'device="cuda"'
"""What needs a GPU is only read."""


@pytest.mark.compiled
def test_the_code_for_researchers_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    environments = []
    for block in blocks:
        code = compile(block, PAGE.name, "exec")
        if FOR_A_GPU not in block:
            exec(code, names)  # noqa: S102 - the page is ours
            environments.append(names["env"])

    assert len(blocks) >= 9
    assert "(64, 220)" in capsys.readouterr().out
    assert environments[0].plies.any()
    assert names["reward"] == 0
    assert names["envs"].num_envs == 1024
    assert names["state"].is_chance_node()


def test_no_other_document_has_code_that_nothing_runs() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]

    assert [path for path in documents if "```python" in path.read_text(encoding="utf-8")] == [PAGE]

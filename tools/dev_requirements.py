"""Print the dev group of pyproject.toml, which older versions of pip cannot read themselves."""

import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
print("\n".join(project["dependency-groups"]["dev"]))

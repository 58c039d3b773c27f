# Needs only make and Python 3.11 or newer; everything else is installed into .venv.

# The first of these that runs and can make environments; or name one: make PYTHON=/opt/python/bin/python3
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& { echo $$python; break; }; done)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
# The versions are locked by hash; the project itself is linked, with tools that are locked too.
LINK := $(PIP) --no-deps --no-build-isolation --editable .

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-config --custom-compile-command "make lock" $(UPGRADE)

# npm with the Node that .venv brings; the page's own tools are in web/package.json.
NPM := $(BIN)/python web/npm.py --silent

# What "make bench" measures.
ENGINES ?= python native

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install play page test check fix bench lock pictures clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

install: $(VENV)/.dev ## set up .venv with everything for development
	@:

play: $(VENV)/.play page ## start the server, and open its page to play
	@$(BIN)/campidoglio serve

page: $(VENV)/.play ## build the web page, if its sources have changed
	@$(BIN)/python web/build.py

test: check page ## check, then run every test and report the coverage
	@$(NPM) test
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.server.redis_server
	@$(BIN)/python -m tests.deploy.nginx
	@$(BIN)/python -m pytest -q -n auto --dist loadgroup --cov --cov-report term $(ARGS)

check: $(VENV)/.dev web/node_modules/.package-lock.json web/src/fixtures/.made ## formatting, lint, types, imports, known weaknesses, and that the versions agree
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo >$(VENV)/imports.log 2>&1 || { cat $(VENV)/imports.log; exit 1; }
	@$(NPM) run lint
	@$(NPM) run check
	@$(BIN)/python requirements/audit.py
	@$(BIN)/python -m pytest -q --no-header -p no:cacheprovider tests/test_project.py

fix: $(VENV)/.dev web/node_modules/.package-lock.json ## format, and mend what can be mended by itself
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@$(NPM) run format

bench: $(VENV)/.dev ## measure the speed of Campanile, interpreted and compiled
	@for engine in $(ENGINES); do $(BIN)/campidoglio bench campanile --engine $$engine || exit 1; done

# Keeps the versions that still fit; "make lock UPGRADE=--upgrade" takes the newest. uv reads no settings of pip:
# where packages come from another index, set UV_DEFAULT_INDEX.
lock: $(VENV)/.lock ## work out requirements/*.txt again from pyproject.toml
	@$(COMPILE) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra native --group build -c requirements/dev.txt -o requirements/play.txt
	@$(COMPILE) pyproject.toml --extra native --extra postgres --extra bus -c requirements/dev.txt -o requirements/server.txt
	@$(COMPILE) --group lock -o requirements/lock.txt

pictures: $(VENV)/.dev page ## take the pictures of the documentation again: terminal and web page
	@$(BIN)/python docs/pictures/terminal.py
	@PYTHONPATH=. $(BIN)/python docs/pictures/web.py

clean: ## remove .venv and all that builds and tests left behind
	@rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	@rm -rf web/node_modules web/src/fixtures src/campidoglio/server/page
	@find src tests web -type d -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Campidoglio needs Python 3.11 or newer, with its venv module (on Debian: python3-venv)." \
		"If you have one, name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.play: requirements/play.txt pyproject.toml | $(VENV)/.made
	@echo "Installing what playing needs ..."
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(LINK)
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/play.txt pyproject.toml | $(VENV)/.made
	@echo "Installing what development needs ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(LINK)
	@touch $(VENV)/.play $@

web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.dev
	@echo "Fetching what the page is made of ..."
	@$(NPM) ci
	@touch $@

# The games that the page's tests and the workbench show; made again when a rule or a text changes.
web/src/fixtures/.made: $(wildcard src/campidoglio/games/*/*.py src/campidoglio/games/*/locales/*.ftl \
		src/campidoglio/terminal/narrator.py src/campidoglio/locales/*.ftl) web/fixtures.py | $(VENV)/.dev
	@echo "Playing the games that the page is tested with ..."
	@$(BIN)/python web/fixtures.py >/dev/null
	@touch $@

$(VENV)/.lock: requirements/lock.txt | $(VENV)/.made
	@$(PIP) --require-hashes -r requirements/lock.txt
	@touch $@

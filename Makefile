# `make help` lists the commands. Those that build bring in what is missing first.
SOURCES := Package.swift Sources Tests Benchmarks Fuzz fonts

PREFIX ?= /usr/local

.DEFAULT_GOAL := demo
# With the programs, and what they alone depend on.
export KUMIHAN_TOOLS := 1


.PHONY: help demo install dist test-dist test test-long same-bytes faults mutate fuzz test-report test-packages test-batch test-serve format lint bench record api docs release clean setup

help: ## lists the commands
	@sed -n 's/^\([a-z-]*\):.* ## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

demo: ## draws the Star Page and the catalogue into out/
	@scripts/demo.sh

install: ## puts the programs, faces and modules under PREFIX, /usr/local
	@scripts/setup.sh
	swift build -c release --product kumihan
	swift build -c release --product kumihan-watch
	@scripts/install.sh "$(DESTDIR)$(PREFIX)"

dist: ## packs the programs, faces and modules into a tarball in out/
	@scripts/setup.sh
	swift build -c release --product kumihan
	swift build -c release --product kumihan-watch
	@scripts/dist.sh

test-dist: ## tries that tarball in a bare Debian root; needs root
	@scripts/test-dist.sh

test: setup lint ## checks everything: format, build with warnings as errors, all tests
	@scripts/test.sh
	@scripts/same-bytes.sh

test-long: test ## the same, then bytes in every environment, calls that fail, and five minutes of fuzzing with memory checked
	@scripts/same-bytes.sh --everywhere
	@scripts/faults.sh
	@$(MAKE) fuzz SECONDS=300 SANITIZE=address

same-bytes: setup ## draws 450 files in every environment and compares them; scripts/same-bytes.sh --record takes them over
	@. scripts/debug-build.sh; debug_build --product kumihan
	@scripts/same-bytes.sh --everywhere

faults: setup ## lets each call of the system fail in turn in every command
	@. scripts/debug-build.sh; debug_build --product kumihan
	@scripts/faults.sh

mutate: setup ## changes operators of the calendar, the solver and the comparers, one at a time, and asks whether the tests notice
	@scripts/mutate.sh

# Code that checks memory is another build, and a slower one.
FUZZ_BUILD = $(if $(SANITIZE),--sanitize=$(SANITIZE) --scratch-path .build/$(SANITIZE))
fuzz: setup ## feeds inputs made by chance to all that reads some: SECONDS=60, COUNT=100000, TARGET=png, SANITIZE=address
	swift build -c release --product KumihanFuzz $(FUZZ_BUILD)
	swift run -c release --skip-build $(FUZZ_BUILD) KumihanFuzz $(if $(COUNT),--count $(COUNT)) --seconds $(or $(SECONDS),60) \
		$(if $(TARGET),--target $(TARGET)) $(if $(SANITIZE),--hang 30)

test-report: setup ## uses the report of snapshot tests in Chromium, which has to be installed
	@scripts/test-report.sh

test-batch: ## draws 20,000 planners by Spark, Ray and a matrix, kills workers, compares; COUNT=200 KIND=month for a try
	@scripts/setup.sh
	swift build -c release --product kumihan
	@scripts/test-batch.sh $(COUNT)

test-serve: ## holds 'kumihan serve' under the load of 50 clients for a minute, straight and behind nginx
	@scripts/setup.sh
	swift build -c release --product kumihan
	@scripts/test-serve.sh

test-packages: setup ## builds packages of users with this one; ROUNDS=10 builds them ten times
	@scripts/test-packages.sh

setup:
	@scripts/setup.sh --tests

lint: setup ## checks the format
	swift format lint --strict --parallel --recursive $(SOURCES)

format: ## formats all sources
	swift format --in-place --parallel --recursive $(SOURCES)

bench: ## measures speed, and plots time by size into out/growth.svg
	@scripts/setup.sh
	swift run -c release KumihanBenchmarks
	@mkdir -p out
	swift run -c release KumihanBenchmarks growth out/growth.svg

record: setup ## writes the goldens that differ or are missing anew; look at each before you commit it. FILTER=ScreenTests
	-SNAPSHOT_TESTING_RECORD=failed swift test --disable-xctest $(if $(FILTER),--filter $(FILTER))
	@git status --short Goldens

api: ## compares the public API with the last version's
	@scripts/api.sh

docs: ## builds the documentation as a web site into out/docs
	@scripts/docs.sh

release: ## checks the version that is checked out, and tags it
	@scripts/release.sh

clean: ## removes what was built and drawn
	rm -rf .build out

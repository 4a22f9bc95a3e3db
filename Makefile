# `make demo` draws the Star Page; `make test` checks everything. Both bring in what is missing first.
SOURCES := Package.swift Sources Tests Benchmarks fonts

PREFIX ?= /usr/local

.PHONY: demo install test format lint bench accept clean setup

demo:
	@scripts/demo.sh

# The program, its faces, and the modules that views are compiled against.
install:
	@scripts/setup.sh
	swift build -c release --product kumihan
	swift build -c release --product kumihan-watch
	@scripts/install.sh "$(DESTDIR)$(PREFIX)"

test: setup lint
	swift test --disable-xctest

setup:
	@scripts/setup.sh --tests

lint: setup
	swift format lint --strict --parallel --recursive $(SOURCES)

format:
	swift format --in-place --parallel --recursive $(SOURCES)

bench:
	@scripts/setup.sh
	swift run -c release KumihanBenchmarks

# Takes over the candidates that failing golden tests wrote; look at each of them first.
accept:
	@scripts/accept.sh

clean:
	rm -rf .build out Goldens.candidates

# make …
#   setup      install what is missing of Tools/packages.txt; other targets install just what they need
#   build      make the release binary, .build/release/madang, its symbols beside it in madang.debug
#   run        set up, build and start Madang on ./var (PORT=8080 HOST=127.0.0.1)
#   test       set up and run every test, the ones in a real browser beside the others
#   browse     only those (SUITE=test_story for one of them)
#   screenshots  take a picture of every page in four looks, into ./var/screenshots
#   sample-kind  add a throwaway kind of listing to a copy, and run the promises of every kind there
#   fuzz       feed hostile input to every reader of input (TIME=60 seconds each, TARGET=json for one)
#   contract   try the API against its own document, as a stranger and as a member (EXAMPLES=12 of each operation)
#   walk       put extreme values into every place of every route (ROUNDS=150 values for each)
#   soak       kill servers and PostgreSQL among members who sign up, talk and post, and see that nothing is lost
#   faults     fail every call that SQLite makes to the system, and cut the power after every change
#   tsan       run what threads share under ThreadSanitizer
#   lint       formatting, architecture rules and setup with their self-tests, and the types of our scripts
#   format     format every Swift file in place
#   check      lint and test as CI does, with as many killed servers as soak
#   bench      measure, and print the table
#   demo       start Madang on ./var/demo with a made-up town in it (LISTINGS=1000)
#   gazetteer  compile the gazetteer's tables again
#   clean      remove what was built; ./var stays

# Without this check a file may import a module its target does not declare, and pass the second build.
SWIFTFLAGS = --explicit-target-dependency-import-check error
# One set of flags for every release product, so that they share what is compiled.
RELEASE = -c release --static-swift-stdlib $(SWIFTFLAGS)
TEST = Tests/run $(SWIFTFLAGS)
# Tests with this try the program that `build` made, not the debug one that is built with them.
ON_RELEASE = PROGRAM_UNDER_TEST=$(CURDIR)/.build/release/madang
# How often servers are killed and how much goes between two of them, beyond what `make test` does.
SOAKING = MADANG_TEST_POWER_CUTS=20 MADANG_TEST_LIVE_MESSAGES=10000 MADANG_TEST_BOARD_WRITES=800
SETUPS = setup-run setup-test setup-lint setup-bench
SWIFT_SOURCES = Package.swift Modules Tests Tools

# Not `?=`: some shells export HOST as the name of the machine.
HOST = 127.0.0.1
PORT ?= 8080
LISTINGS ?= 1000
FAULTS ?= 4000
TIME ?= 60
ROUNDS ?= 150
EXAMPLES ?= 12

.PHONY: help setup $(SETUPS) build run test browse screenshots sample-kind fuzz contract walk soak faults tsan lint format check bench demo gazetteer clean

help:
	@sed -n '1,/^$$/s/^# \{0,1\}//p' Makefile

setup:
	@Tools/setup

$(SETUPS): setup-%:
	@Tools/setup $*

build: setup-run
	@swift build $(RELEASE) --product madang
	@Tools/strip .build/release/madang

run: build
	@exec .build/release/madang serve --data ./var --host $(HOST) --port $(PORT)

test: setup-test
	@swift build $(SWIFTFLAGS) --build-tests
	@Tests/all $(SWIFTFLAGS)

browse: setup-test
	@swift build $(SWIFTFLAGS) --product madang
	@Tests/Browser/run $(SUITE)

screenshots: setup-test
	@swift build $(SWIFTFLAGS) --product madang
	@Tests/Browser/run screenshots

contract: setup-test build
	@$(ON_RELEASE) Tests/Contract/run $(EXAMPLES)

walk: setup-test build
	@$(ON_RELEASE) MADANG_TEST_WALK_ROUNDS=$(ROUNDS) MADANG_TEST_WALK_SECONDS=86400 $(TEST) --filter ExtremeWalkTests

soak: setup-test build
	@$(ON_RELEASE) $(SOAKING) $(TEST) --filter 'PowerCutTests|TwoServersTests|TwoBoardsTests'

faults: setup-test
	@MADANG_TEST_FAULTS=$(FAULTS) $(TEST) --filter 'CrashTests|FaultTests'

tsan: setup-test
	@swift build $(SWIFTFLAGS) --scratch-path .build/tsan --sanitize=thread --build-tests
	@Tests/ThreadSanitizer/run

sample-kind: setup-test
	@Tests/SampleKind/run

# In a folder of its own, because every module is compiled with the sanitizer and with counters for libFuzzer.
fuzz: setup-test
	@FUZZ=1 swift build $(SWIFTFLAGS) --scratch-path .build/fuzz --product fuzz --sanitize=address \
		-Xswiftc -sanitize=fuzzer -Xswiftc -O -Xswiftc -use-ld=lld
	@Tests/Fuzz/run $(TIME) $(TARGET)

lint: setup-lint
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@Tools/archlint
	@Tools/archlint-selftest/run
	@Tools/setup-selftest
	@tsc --project Tools/types/pages.json
	@tsc --project Tools/types/worker.json

format:
	@swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

# Builds first and lets the tests build again: the import check has to hold both times.
check: setup-test lint
	@swift build $(SWIFTFLAGS) --build-tests
	@$(SOAKING) Tests/all $(SWIFTFLAGS)

bench: setup-bench build
	@Tools/bench-size
	@swift build $(RELEASE) --product bench
	@.build/release/bench
	@Tools/bench-pages

demo: build
	@test -e ./var/demo/madang.sqlite || .build/release/madang demo --data ./var/demo --listings $(LISTINGS)
	@exec .build/release/madang serve --data ./var/demo --host $(HOST) --port $(PORT)

gazetteer: setup-run
	@swift build $(RELEASE) --product gazetteer
	@.build/release/gazetteer

clean:
	@swift package clean

# make …
#   setup      install all missing packages of Tools/packages.txt; other targets install what they need
#   build      build the release binary, .build/release/madang, with symbols in madang.debug
#   run        set up, build and start Madang on ./var (PORT=8080 HOST=127.0.0.1)
#   test       set up and run every test, with browser tests in parallel (FILTER=DealsTests for one suite)
#   browse     run browser tests only (SUITE=test_story for one, MADANG_TEST_EVERY_LOOK=1 for all four looks)
#   screenshots  capture every page in four variants, into ./var/screenshots
#   sample-kind  add a sample kind of listing to a copy, and run the contract tests of kinds
#   fuzz       fuzz every parser (TIME=60 seconds each, TARGET=json for one)
#   peers      read the test files of other libraries, and compare the results with theirs
#   contract   test the API against its OpenAPI document, signed out and in (EXAMPLES=12 per operation)
#   twins      run the stories of every kind with two servers on one database, which get requests in turn
#   walk       send extreme values to every parameter of every route (ROUNDS=150 values each)
#   package    make Debian packages of the release build, into .build/package
#   dist       make an archive that installs itself, with an SBOM and checksums (there, too)
#   image      make a container image, and a small one without ffmpeg and libvips (root; there, too)
#   release-check  install, use, upgrade and purge the packages in bare systems, and try the alert rules (root)
#   release-data  keep the data of this version for tests of later ones, in Tests/Releases (VERSION=0.1)
#   runtime-check  start the release binary in a minimal Debian with the documented packages only (root, mmdebstrap)
#   soak       kill servers and PostgreSQL under load, and run long random sequences; nothing may be lost
#   faults     fail every system call of SQLite, and cut the power after every disk change
#   mutants    run the tests of the domain with hundreds of small faults in it (AREA=payments for one area)
#   tsan       run concurrent code under ThreadSanitizer
#   hooks      check formatting and architecture rules before each commit in this clone
#   lint       check formatting, architecture rules, setup (with self-tests) and types of scripts
#   format     format all Swift files in place
#   check      lint and test, as in CI
#   bench      run the benchmarks and print a table
#   gallery    put pictures of the most used pages on sheets, into ./docs/gallery
#   paint      measure largest paint, layout shift and bytes of each page in a browser (SUITE=feed for one)
#   demo       start Madang on ./var/demo with generated data (LISTINGS=1000)
#   gazetteer  recompile the gazetteer
#   base-map   recompile the base map (needs gmt, gmt-gshhg-full and python3-shapely)
#   heading-font  recompile the typeface of headings (needs fonts-nanum-extra and PyPI)
#   clean      remove build products; keeps ./var

# Without this check, an undeclared import passes the second build.
SWIFTFLAGS = --explicit-target-dependency-import-check error
# The same flags for every release product, so that they share compiled modules.
RELEASE = -c release --static-swift-stdlib $(SWIFTFLAGS)
TEST = Tests/run $(SWIFTFLAGS)
# Makes tests start the release binary instead of the debug one.
ON_RELEASE = PROGRAM_UNDER_TEST=$(CURDIR)/.build/release/madang
# More kills, more traffic between two servers and longer random sequences than in `make test`.
SOAKING = MADANG_TEST_POWER_CUTS=20 MADANG_TEST_LIVE_MESSAGES=10000 MADANG_TEST_BOARD_WRITES=800 \
          MADANG_TEST_PURCHASE_KILLS=200 MADANG_TEST_PURCHASE_SEQUENCES=4000 MADANG_TEST_REMINDER_CUTS=200 \
          MADANG_TEST_BOARD_STEPS=3000 MADANG_TEST_PUSH_CUTS=70 MADANG_TEST_BACKUP_KILLS=50
SOAKED = KilledBackupsTests|PowerCutTests|KilledPurchasesTests|PurchaseSequencesTests|TwoServersTests|TwoBoardsTests
SOAKED_RACES = OrderRacesContract|DepositRacesContract|PassRacesContract|BoardAgreementContract
# Stories through the API, on both databases.
TWINS = TwinServersTests|ClassLifeTests|RosterStoryTests|EventsTests|ShopsTests|LessonStoryTests|CommunityTests|DealsTests|BookingTests|LastSeatTests
SETUPS = setup-run setup-test setup-lint setup-bench setup-package
# Where packages go.
PACKAGES = .build/package
SWIFT_SOURCES = Package.swift Modules Tests Tools

# Not `?=`: some shells export HOST as the host name.
HOST = 127.0.0.1
PORT ?= 8080
LISTINGS ?= 1000
FAULTS ?= 4000
TIME ?= 60
ROUNDS ?= 150
EXAMPLES ?= 12
VERSION ?= 0.1

.PHONY: help setup $(SETUPS) build package dist image release-check release-data run test browse screenshots gallery paint sample-kind fuzz peers contract runtime-check twins walk soak faults mutants tsan hooks lint format check bench demo gazetteer base-map heading-font clean

help:
	@sed -n '1,/^$$/s/^# \{0,1\}//p' Makefile

setup:
	@Tools/setup

$(SETUPS): setup-%:
	@Tools/setup $*

build: setup-run
	@swift build $(RELEASE) --product madang
	@Tools/strip .build/release/madang
	@Tools/stamp .build/release/madang

package: setup-package build
	@Tools/package/debian-package .build/release/madang $(PACKAGES)
	@lintian --fail-on error --tag-display-limit 0 $(PACKAGES)/madang_*.deb

dist: package
	@Tools/package/tarball .build/release/madang $(PACKAGES)

image: setup-package build
	@Tools/package/image .build/release/madang $(PACKAGES)
	@Tools/package/image .build/release/madang $(PACKAGES) --small

# The package before is the same one with a lower version.
release-check: dist image
	@Tools/package/debian-package .build/release/madang $(PACKAGES)/older 0.0.9
	@Tools/package/check-debian $(PACKAGES)/older/madang_0.0.9_*.deb $(PACKAGES)/madang_0.1.0_*.deb
	@Tools/package/check-image $(PACKAGES)
	@promtool test rules docs/deploy/alerts-test.yml

release-data: setup-test
	@mkdir -p Tests/Releases/$(VERSION)
	@MADANG_TEST_RELEASE_DATA=$(CURDIR)/Tests/Releases/$(VERSION) $(TEST) --filter ReleaseDataTests

run: build
	@test -e ./var/madang.sqlite || printf '%s\n' 'A new Madang without members: sign up at its address,' \
		'or run `make demo` for one with generated members and listings.' >&2
	@exec .build/release/madang serve --data ./var --host $(HOST) --port $(PORT)

test: setup-test
	@swift build $(SWIFTFLAGS) --build-tests
	@$(if $(FILTER),$(TEST) --skip-build --filter '$(FILTER)',Tests/all $(SWIFTFLAGS))

browse: setup-test
	@swift build $(SWIFTFLAGS) --product madang
	@Tests/Browser/run $(SUITE)

gallery: setup-test build
	@$(ON_RELEASE) Tests/Browser/run gallery

screenshots: setup-test
	@swift build $(SWIFTFLAGS) --product madang
	@Tests/Browser/run screenshots

paint: setup-test build
	@$(ON_RELEASE) Tests/Browser/run paint $(SUITE)

peers: setup-test
	@swift build $(SWIFTFLAGS) --product peers
	@Tests/Peers/run

contract: setup-test build
	@$(ON_RELEASE) Tests/Contract/run $(EXAMPLES)

runtime-check: build
	@Tools/runtime-packages --bare .build/release/madang

twins: setup-test
	@swift build $(SWIFTFLAGS) --build-tests
	@MADANG_TEST_SERVERS=2 $(TEST) --skip-build --filter '$(TWINS)'

walk: setup-test build
	@$(ON_RELEASE) MADANG_TEST_WALK_ROUNDS=$(ROUNDS) MADANG_TEST_WALK_SECONDS=86400 $(TEST) --filter ExtremeWalkTests

soak: setup-test build
	@$(ON_RELEASE) $(SOAKING) $(TEST) --filter '$(SOAKED)|$(SOAKED_RACES)'

faults: setup-test
	@MADANG_TEST_FAULTS=$(FAULTS) $(TEST) --filter 'CrashTests|FaultTests'

mutants: setup-test
	@Tools/mutants/run $(AREA)

tsan: setup-test
	@swift build $(SWIFTFLAGS) --scratch-path .build/tsan --sanitize=thread --build-tests
	@Tests/ThreadSanitizer/run

sample-kind: setup-test
	@Tests/SampleKind/run

# In a separate build folder, because every module is compiled with sanitizer and coverage counters.
fuzz: setup-test
	@FUZZ=1 swift build $(SWIFTFLAGS) --scratch-path .build/fuzz --product fuzz --sanitize=address \
		-Xswiftc -sanitize=fuzzer -Xswiftc -O -Xswiftc -use-ld=lld
	@Tests/Fuzz/run $(TIME) $(TARGET)

hooks:
	@git config core.hooksPath Tools/hooks

lint: setup-lint
	@swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@Tools/archlint
	@Tools/archlint-selftest/run
	@Tools/setup-selftest
	@Tools/runtime-packages-selftest
	@Tools/mutants/run --check
	@Tools/heading-font --check
	@tsc --project Tools/types/pages.json
	@tsc --project Tools/types/worker.json

format:
	@swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

# Builds before testing, because the import check has to pass in both builds.
check: setup-test lint
	@swift build $(SWIFTFLAGS) --build-tests
	@Tests/all $(SWIFTFLAGS)

bench: setup-bench build
	@Tools/bench-size
	@swift build $(RELEASE) --product bench
	@.build/release/bench
	@Tools/bench-pages
	@Tools/bench-builds

demo: build
	@test -e ./var/demo/madang.sqlite || .build/release/madang demo --data ./var/demo --listings $(LISTINGS)
	@exec .build/release/madang serve --data ./var/demo --host $(HOST) --port $(PORT)

gazetteer: setup-run
	@swift build $(RELEASE) --product gazetteer
	@.build/release/gazetteer

base-map:
	@Tools/base-map

heading-font:
	@Tools/heading-font

clean:
	@swift package clean

# make demo    set up, build, record a sample evening and print its sheet
# make test    set up, check and test everything
# make bench   set up, and time the program beside the sqlite3 shell: some minutes
# make install PREFIX=/usr/local

PREFIX ?= /usr/local
SWIFT = swift
CHECKED = --explicit-target-dependency-import-check error
RELEASE = -c release -Xswiftc -static-executable -Xlinker -s --product scorebox $(CHECKED)
PROGRAM = .build/release/scorebox

BUILD_PACKAGES = libsqlite3-dev libutf8proc-dev
BENCH_PACKAGES = hyperfine python3 sqlite3
TEST_PACKAGES = python3 sqlite3 strace tmux util-linux procps

.PHONY: build deps demo install lint test bench clean

build: deps
	$(SWIFT) build $(RELEASE)

deps:
	@.ci/packages $(BUILD_PACKAGES)

# The evening is recorded into a file that vanishes afterwards.
demo: build
	@set -e; file=$$(mktemp -d)/demo.db; trap 'rm -r "$${file%/*}"' EXIT; \
	export SCOREBOX_FILE="$$file"; \
	$(PROGRAM) add-game "Friday night" --date 2026-11-27 --players Aoki,Baba,Chiba,Doi,Endo --quiet; \
	while read -r round; do $(PROGRAM) add-round --date 2026-11-27 $$round; done < Tests/Fixtures/friday-night.txt; \
	echo; $(PROGRAM) show

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	@.ci/boundaries

# A run of no tests is a failure, which swift test itself does not see.
test: build lint
	@.ci/packages $(TEST_PACKAGES)
	$(SWIFT) build --build-tests $(CHECKED)
	@SCOREBOX_BINARY="$(CURDIR)/$(PROGRAM)" $(SWIFT) test --disable-xctest --skip-build $(CHECKED) > .build/test.log 2>&1; \
	status=$$?; cat .build/test.log; \
	grep -qE 'Test run with [1-9][0-9]* tests' .build/test.log || { echo 'no test was run' >&2; exit 1; }; \
	exit $$status

# Means something for the static release program only, on a machine that does nothing else.
bench: build
	@.ci/packages $(BENCH_PACKAGES)
	@Benchmarks/run

install: build
	install -D -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/scorebox"

clean:
	rm -rf .build

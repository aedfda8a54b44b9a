# make demo    set up, build, record a sample evening and print its sheet
# make test    set up, check and test everything
# make bench   set up, and time the program beside the sqlite3 shell: some minutes
# make fuzz    type random sentences at the program: for SECONDS=600
# make sanitize  the C boundary under the address and undefined-behaviour sanitizers: some minutes
# make install PREFIX=/usr/local
# make deb     a Debian package of all that make install puts in place: .build/scorebox_*.deb

PREFIX ?= /usr/local
SWIFT = swift
CHECKED = --explicit-target-dependency-import-check error
RELEASE = -c release -Xswiftc -static-executable -Xlinker -s --product scorebox $(CHECKED)
PROGRAM = .build/release/scorebox
# Its library comes as a shared one only.
HELPER = -c release --static-swift-stdlib -Xlinker -s --product scorebox-workbook $(CHECKED)
WORKBOOK = .build/release/scorebox-workbook
VERSION = $(shell sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/ScoreboxCLI/Program.swift)
SECONDS = 600
SANITIZE = --scratch-path .build/sanitize --sanitize=address \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined $(CHECKED)

BUILD_PACKAGES = libsqlite3-dev libutf8proc-dev libncurses-dev libexpat1-dev libxlsxwriter-dev
BENCH_PACKAGES = hyperfine python3 sqlite3
TEST_PACKAGES = chromium fish mandoc zsh python3 sqlite3 strace tmux util-linux procps unzip zip \
  librsvg2-bin libreoffice-calc-nogui

.PHONY: build deps demo install deb lint test fuzz sanitize bench clean

build: deps
	$(SWIFT) build $(RELEASE)
	$(SWIFT) build $(HELPER)

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

# Each seed gets a directory of its own, which stays where something was found.
fuzz: deps
	$(SWIFT) build --product scorebox-fuzz $(CHECKED)
	@end=$$(($$(date +%s) + $(SECONDS))); seed=$$(date +%s); \
	while [ $$(date +%s) -lt $$end ]; do \
	  seed=$$((seed + 1)); place=$$(mktemp -d); \
	  (cd "$$place" && "$(CURDIR)/.build/debug/scorebox-fuzz" $$seed 5000) \
	    || { echo "seed $$seed: see $$place/sentence" >&2; exit 1; }; \
	  rm -r "$$place"; \
	done

# What Foundation keeps, and constants that Swift refers to in its own way, are no leaks.
sanitize: deps
	$(SWIFT) build --build-tests $(SANITIZE)
	@printf 'leak:Foundation\nleak:once_slow\n' > .build/sanitize/leaks
	LSAN_OPTIONS=suppressions=.build/sanitize/leaks $(SWIFT) test --disable-xctest --skip-build \
	  $(SANITIZE) --filter 'SQLiteKitTests|TextTests|StorageTests'
	@place=$$(mktemp -d); cd "$$place" && LSAN_OPTIONS="suppressions=$(CURDIR)/.build/sanitize/leaks" \
	  "$(CURDIR)/.build/sanitize/debug/scorebox-fuzz" 1 3000 && rm -r "$$place"

# Means something for the static release program only, on a machine that does nothing else.
bench: build
	@.ci/packages $(BENCH_PACKAGES)
	@Benchmarks/run

install: build
	install -D -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/scorebox"
	install -D -m 755 $(WORKBOOK) "$(DESTDIR)$(PREFIX)/libexec/scorebox/scorebox-workbook"
	@set -e; new=$$(mktemp -d); trap 'rm -r "$$new"' EXIT; share="$(DESTDIR)$(PREFIX)/share"; \
	$(PROGRAM) manual --lang en > "$$new/en"; $(PROGRAM) manual --lang ja > "$$new/ja"; \
	for shell in bash zsh fish; do $(PROGRAM) completions $$shell > "$$new/$$shell"; done; \
	install -D -m 644 "$$new/en" "$$share/man/man1/scorebox.1"; \
	install -D -m 644 "$$new/ja" "$$share/man/ja/man1/scorebox.1"; \
	install -D -m 644 "$$new/bash" "$$share/bash-completion/completions/scorebox"; \
	install -D -m 644 "$$new/zsh" "$$share/zsh/site-functions/_scorebox"; \
	install -D -m 644 "$$new/fish" "$$share/fish/vendor_completions.d/scorebox.fish"

# The program itself needs nothing; what its helpers need is recommended.
deb:
	rm -rf .build/deb
	$(MAKE) install PREFIX=/usr DESTDIR=.build/deb
	gzip -9n .build/deb/usr/share/man/man1/scorebox.1 .build/deb/usr/share/man/ja/man1/scorebox.1
	mv .build/deb/usr/share/zsh/site-functions .build/deb/usr/share/zsh/vendor-completions
	install -D -m 644 LICENSE .build/deb/usr/share/doc/scorebox/copyright
	install -m 644 README.md README.ja.md .build/deb/usr/share/doc/scorebox
	install -d .build/deb/DEBIAN
	printf '%s\n' 'Package: scorebox' 'Version: $(VERSION)' "Architecture: $$(dpkg --print-architecture)" \
	  'Maintainer: the scorebox developers' 'Section: games' 'Priority: optional' \
	  'Recommends: gzip, libc-bin, unzip, librsvg2-bin, libxlsxwriter4, fonts-noto-cjk' \
	  'Description: the score sheet of a mahjong table' \
	  ' Keeps rounds, players and rules in one SQLite file, and shows scores and sums side by side' \
	  ' in one window of columns: in print, on a screen, as a web page.' > .build/deb/DEBIAN/control
	dpkg-deb --root-owner-group --build .build/deb ".build/scorebox_$(VERSION)_$$(dpkg --print-architecture).deb"

clean:
	rm -rf .build

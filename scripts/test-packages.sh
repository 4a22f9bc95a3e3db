#!/usr/bin/env bash
# Builds packages that use Kumihan beside packages that have never heard of it, clean and after touching a file of each, and reads
# what comes out. ROUNDS=10 builds them again so many times, with the engine's modules already in place, at -j 1 and -j 16 in turn.
# OTHERS=1 takes libraries of others from the network into the graph; ENGINE=1 builds the whole engine by version too.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/debug-build.sh

root=$PWD
packages=$root/Tests/Packages
work=$root/.build/packages
rounds=${ROUNDS:-1}
bin=$work/wallet/debug
expected=$packages/Wallet/expected.txt
others=(Snapshots Publishing Conditions)
mkdir -p "$work"

fail() {
  printf 'error: %s\n' "$1" >&2
  printf 'hint: %s\n' "$2" >&2
  exit 1
}

# Runs SwiftPM as a user does: without the programs of this repository.
swiftpm() {
  env -u KUMIHAN_TOOLS swift "$@" >"$work/log" 2>&1
}

build() {
  swiftpm build --package-path "$packages/Wallet" --scratch-path "$work/wallet" "$@"
}

# Builds the graph and compares what its program reports.
check() {
  local what=$1
  shift
  build "$@" || {
    grep -E 'error:' "$work/log" | sort -u | head -n 20 >&2 || tail -n 20 "$work/log" >&2
    fail "$what: the packages do not build" "read $work/log"
  }
  "$bin/WalletReport" >"$work/report" || fail "$what: the report ends with an error" "read $work/report"
  diff -u "$expected" "$work/report" >&2 || fail "$what: the report is another" "compare $expected"
  echo "$what: as expected" >&2
}

# Removes what compiling a package left, so that it is compiled anew; the lists that planning wrote stay, for it is not planned again.
forget() {
  local module
  for module in "${others[@]}" Wallet Gallery WalletReport; do
    [ ! -d "$bin/$module.build" ] || find "$bin/$module.build" -type f ! -name '*.json' ! -name sources -delete
    rm -rf "$bin/Modules/$module".swift*
  done
}

[ -z "${OTHERS:-}" ] || export WALLET_OTHERS=1
for round in $(seq "$rounds"); do
  jobs=$((round % 2 ? 16 : 1))
  if [ "$round" -eq 1 ]; then rm -rf "$work/wallet"; else forget; fi
  check "round $round, clean, -j $jobs" -j "$jobs"
  for package in "${others[@]}" Wallet; do
    find "$packages/$package/Sources" -name '*.swift' -exec touch {} +
    check "round $round, $package touched" -j "$jobs"
  done
done

# A library's user fetches no package of the programs'.
swiftpm package --package-path "$packages/Wallet" --scratch-path "$work/wallet" show-dependencies --format json ||
  fail "the dependencies cannot be listed" "read $work/log"
! grep -qiE 'argument-parser|flyingfox' "$work/log" ||
  fail "who uses a library fetches the packages of the programs" "look at KUMIHAN_TOOLS in Package.swift"
echo "dependencies: none but the packages themselves" >&2

# One error at the user's file and line.
if WALLET_BROKEN=1 build; then fail "a broken preview was built" "look at Tests/Packages/Wallet/Sources/Broken"; fi
errors=$(grep -E '^[^ ].*error:.*' "$work/log" | grep -E '^/' | sort -u)
[ "$errors" = "$packages/Wallet/Sources/Broken/Broken.swift:9:28: error: value of type 'Text' has no member 'boldd'" ] ||
  fail "a broken preview is not one error at its line, but: $errors" "read $work/log"
echo "broken preview: $errors" >&2
if WALLET_MISSPELT=1 build; then fail "a product that is not there was built" "look at Tests/Packages/Wallet/Package.swift"; fi
grep -q "error: .*product 'SwiftIU'" "$work/log" || fail "a misspelt product is not named" "read $work/log"
echo "misspelt product: $(grep -m 1 'error:' "$work/log")" >&2

# Snapshot tests, as docs/Kumihan.docc/Articles/GoldenTesting.md says: recorded, green, a view broken, the cause read, approved with the
# report's decisions, green again, taken back; with both test libraries.
debug_build --product kumihan >"$work/log" 2>&1 || fail "kumihan does not build" "read $work/log"
kumihan=$(debug_build --show-bin-path)/kumihan
ledger=$packages/Ledger
goldens() {
  env -u KUMIHAN_TOOLS "$kumihan" goldens "$@" --package-path "$ledger" >"$work/log" 2>&1
}
# ends STATUS WORDS: the command ends so, with the tests of Ledger.
ends() {
  local wanted=$1 status=0
  shift
  goldens "$@" || status=$?
  [ "$status" = "$wanted" ] || fail "'kumihan goldens $1' ends with $status, not $wanted" "read $work/log"
}
tests=(-- swift test --scratch-path "$work/ledger")
# The package's path stands before the tests.
runs() {
  local wanted=$1 status=0
  shift
  env -u KUMIHAN_TOOLS "$kumihan" goldens "$@" --package-path "$ledger" "${tests[@]}" >"$work/log" 2>&1 || status=$?
  [ "$status" = "$wanted" ] || fail "'kumihan goldens $1' ends with $status, not $wanted" "read $work/log"
}
says() {
  grep -qE "$1" "$work/log" || fail "$2" "read $work/log"
}
references=("$ledger"/Tests/{Ledger,Field}Tests/__Snapshots__)
bytes() { find "${references[@]}" -type f -exec sha256sum {} + | sort; }
rm -rf "${references[@]}" "$ledger/.build/kumihan-goldens"
unset CI SNAPSHOT_TESTING_RECORD
if env CI=true "$kumihan" goldens record --package-path "$ledger" >"$work/log" 2>&1; then fail "CI records" "read $work/log"; fi
runs 0 record
says '^recorded: Tests/LedgerTests/__Snapshots__/.*\.png$' "Ledger's snapshots are not recorded"
runs 0 verify
says '^23 snapshots are as their references$' "not all of Ledger's snapshots are compared"
[ "$(find "${references[@]}" -name '*.png' | wc -l)" = 18 ] || fail "Ledger has other pictures than 18" "look at ${references[*]}"
ends 0 prune
for part in 1 2; do
  runs 0 verify --shard "$part/2" --run "$work/part$part"
  says '^1?[0-9] snapshots are as their references$' "part $part of Ledger's snapshots is the whole or nothing"
done
ends 2 merge "$work/part1"
ends 0 merge "$work/part1" "$work/part2"
says '^23 snapshots are as their references$' "the parts of Ledger's snapshots are not the whole"
ends 0 prune
bytes >"$work/before"
export LEDGER_BROKEN=1
CI=true runs 1 verify --junit "$work/goldens.xml" --github
says '^::error file=Tests/Packages/Ledger/Sources/Ledger/Views.swift,line=[0-9]+,col=[0-9]+::vstack spacing 2 -> 4 \([0-9]+ snapshots: ' \
  "the cause of Ledger's difference is not named at its line"
bytes | diff -q - "$work/before" >/dev/null || fail "verify writes references" "look at ${references[*]}"
grep -q '<failure message="cause: Ledger/Views.swift:' "$work/goldens.xml" || fail "JUnit does not have the cause" "read $work/goldens.xml"
ends 1 why list.1
says 'cause: Ledger/Views.swift:[0-9]+:[0-9]+ vstack spacing 2 -> 4 \(in 2 places\)' "why does not name the cause"
says 'record: never' "a run that verifies may record"
latest=$ledger/.build/kumihan-goldens/latest
[ -s "$latest/report.html" ] || fail "there is no report" "look in $latest"
# What the report saves where every cause is accepted; scripts/test-report.sh does so in a browser.
python3 - "$latest" >"$work/decisions.json" <<'PYTHON'
import json, pathlib, sys
records = [json.loads(path.read_text()) for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.golden.json"))]
decisions = [{"id": r["id"], "old": r["old"], "new": r["new"], "verdict": "accept", "who": "test"} for r in records]
print(json.dumps({"format": 1, "decisions": decisions}))
PYTHON
ends 0 approve "$work/decisions.json"
runs 0 verify
bytes | diff -q - "$work/before" >/dev/null && fail "approving changed nothing" "read $work/log"
ends 1 approve "$work/decisions.json"
unset LEDGER_BROKEN
ends 0 undo
bytes | diff - "$work/before" >&2 || fail "undo does not restore the bytes" "look at ${references[*]}"
# The same without the program: plain swift test.
ledger() {
  swiftpm test --package-path "$packages/Ledger" --scratch-path "$work/ledger"
}
ledger || fail "Ledger's snapshots are red after undo" "read $work/log"
export LEDGER_BROKEN=1
if CI=true ledger; then fail "a broken view of Ledger is green" "read $work/log"; fi
says 'Ledger/Views.swift:[0-9]*:[0-9]* vstack spacing 2 -> 4 \(in 2 places\)' "the cause of Ledger's difference is not named"
says 'record: never \(CI=true\)' "CI does not stand for never"
if SNAPSHOT_TESTING_RECORD=failed ledger; then fail "accepting Ledger's change is green" "read $work/log"; fi
ledger || fail "Ledger's accepted change is red" "read $work/log"
unset LEDGER_BROKEN
rm -rf "${references[@]}"
echo "snapshots: recorded, explained, approved and taken back" >&2

# Our strategies in a library of snapshots: whose failures are approved and taken back as our own.
export SNAPSHOT_TESTING=$packages/swift-snapshot-testing
adapter=$root/Integrations/SnapshotTesting
kept=$adapter/Tests/AdapterTests/__Snapshots__
rm -rf "$kept" "$adapter/.build/kumihan-goldens"
swiftpm test --package-path "$adapter" --scratch-path "$work/ledger" ||
  fail "our strategies do not work in a library of snapshots" "read $work/log"
rm -rf "$adapter/.build/kumihan-goldens"
(
  ledger=$adapter
  tests+=(--filter keptBesideTheTest)
  export ADAPTER_SPACING=2
  runs 0 record
  runs 0 verify
  says '^2 snapshots are as their references$' "a library's snapshots are not compared"
  export ADAPTER_SPACING=3
  runs 1 verify
  says 'AdapterTests.swift:[0-9]+:[0-9]+: vstack spacing 2 -> 3 ' "the cause of a library's difference is not named"
  ends 1 why keptBesideTheTest.1.png
  ends 0 approve --all
  runs 0 verify
  ends 0 undo
  export ADAPTER_SPACING=2
  runs 0 verify
)
rm -rf "$kept"
unset SNAPSHOT_TESTING
echo "snapshots: our strategies work in a library of snapshots" >&2

# From a Git repository, by version and by branch: the files of this checkout, whether committed or not.
rm -rf "$work/kumihan"
mkdir -p "$work/kumihan"
git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
  tar --null -cf - -T - | tar -xf - -C "$work/kumihan"
(
  cd "$work/kumihan"
  git init -q -b main
  git add -A -f
  git -c user.name=test -c user.email=test@example.org commit -q -m "Kumihan"
  git tag 9.9.9
)
export KUMIHAN_URL="file://$work/kumihan"
for way in version branch; do
  rm -rf "$work/dates" "$packages/Dates/Package.resolved"
  [ "$way" = branch ] || export KUMIHAN_VERSION=9.9.9
  swiftpm run --package-path "$packages/Dates" --scratch-path "$work/dates" Dates ||
    fail "the package by $way does not build" "read $work/log"
  grep -q 2026-W42 "$work/log" || fail "the package by $way says something else" "read $work/log"
  [ ! -d "$work/dates/checkouts/swift-argument-parser" ] ||
    fail "the package by $way fetches the packages of the programs" "look at KUMIHAN_TOOLS in Package.swift"
  echo "by $way: builds" >&2
  unset KUMIHAN_VERSION
done
if [ -n "${ENGINE:-}" ]; then
  export KUMIHAN_VERSION=9.9.9
  swiftpm build --package-path "$packages/Wallet" --scratch-path "$work/wallet-by-version" ||
    fail "the whole engine by version does not build" "read $work/log"
  echo "the whole engine by version: builds" >&2
  unset KUMIHAN_VERSION
fi
unset KUMIHAN_URL

# Packages for iOS that have never heard of Kumihan, with the toolset: alone, and below a package that uses Kumihan.
if swiftpm build --package-path "$packages/Badges" --scratch-path "$work/badges"; then
  fail "Badges builds without the toolset" "look at what SwiftUI it finds"
fi
grep -q "no such module 'SwiftUI'\|no such module 'Combine'" "$work/log" ||
  fail "without the toolset the error is another" "read $work/log"
"$kumihan" toolset -o "$work/kumihan-toolset.json" >/dev/null
swiftpm build --package-path "$packages/Badges" --scratch-path "$work/badges" --toolset "$work/kumihan-toolset.json" ||
  fail "Badges does not build with the toolset" "read $work/log"
echo "toolset: Badges builds alone" >&2
swiftpm build --package-path "$packages/Desk" --scratch-path "$work/desk" --toolset "$work/kumihan-toolset.json" ||
  fail "Badges does not build below a package that uses Kumihan" "read $work/log"
"$work/desk/debug/Desk" >"$work/report" || fail "Desk ends with an error" "run $work/desk/debug/Desk"
printf '%s\n' 'badge: drawn' 'Badges/Badge.swift 33 Badge' 'Badges/Badge.swift 35 Counting' | diff -u - "$work/report" >&2 ||
  fail "Desk reports something else" "run $work/desk/debug/Desk"
echo "toolset: Badges builds and draws below a package that uses Kumihan" >&2

# A program with SwiftData, with the toolset, and read as for an iPhone.
for kind in "" --ios; do
  "$kumihan" toolset $kind -o "$work/shelf-toolset.json" >/dev/null
  rm -rf "$work/shelf"
  swiftpm build --package-path "$packages/Shelf" --scratch-path "$work/shelf" --toolset "$work/shelf-toolset.json" ||
    fail "Shelf does not build with the toolset $kind" "read $work/log"
  "$work/shelf/debug/Shelf" >"$work/report" || fail "Shelf ends with an error" "run $work/shelf/debug/Shelf"
  if [ -n "$kind" ]; then
    screen="reader, true" platform="iOS above Linux"
  else
    screen=none platform="no iPhone"
  fi
  printf '%s\n' 'books: ["Emma"]' 'of the note: ["Emma"]' 'changed: true' 'notes left: 0' 'of the actor: 1' "screen: $screen" "$platform" |
    diff -u - "$work/report" >&2 || fail "Shelf reports something else" "run $work/shelf/debug/Shelf"
done
echo "toolset: models of SwiftData are kept, #if os(iOS) holds with --ios" >&2
echo "packages: all $rounds round(s) as expected"

#!/usr/bin/env bash
# Builds everything and runs the tests in two processes side by side: those that draw wait for one another on the main actor,
# so they have one for themselves. What failed is said once more at the end.
#   scripts/test.sh                       all tests
#   scripts/test.sh --filter REGEX …      those alone, in one process; everything that swift-testing takes
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/debug-build.sh

drawing='^(JohoTests|KumihanGoldensTests|KumihanPlannerTests|KumihanTests|KumihanViewsTests)\.'

export NO_COLOR=1
logs=$(mktemp -d)
rm -rf .build/kumihan-goldens/latest
trap 'rm -rf "$logs"' EXIT
debug_build --build-tests
tests=$(debug_build --show-bin-path)/KumihanPackageTests.xctest

# Swift Testing's own options, as `swift test` hands them to the bundle.
run() {
  "$tests" --testing-library swift-testing "$@"
}

if [ $# -gt 0 ]; then
  run "$@"
  exit
fi
run --skip "$drawing" >"$logs/beside" 2>&1 &
beside=$!
failed=0
run --filter "$drawing" 2>&1 | tee "$logs/drawing" || failed=1
wait "$beside" || failed=1
cat "$logs/beside"
[ $failed -eq 0 ] || {
  printf '\nwhat failed:\n'
  awk '/^✘ .* recorded an issue/ { print; found = told = 1; next } told && /^↳/ { print; next } { told = 0 } END { exit !found }' \
    "$logs/beside" "$logs/drawing" || tail -n 20 "$logs/beside" "$logs/drawing"
  [ ! -d .build/kumihan-goldens/latest ] || "$(dirname "$tests")/kumihan" goldens report || true
  exit 1
} >&2

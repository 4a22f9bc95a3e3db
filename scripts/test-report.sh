#!/usr/bin/env bash
# Opens reports of snapshot tests in Chromium and uses every mode, key and button of them; prints a line for each, with pictures of
# the modes in FOLDER.
#   scripts/test-report.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "error: chromium is not installed" >&2
  echo "hint: apt-get install chromium" >&2
  exit 1
fi
folder=${1:-out/report}
rm -rf "$folder"
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
KUMIHAN_REPORT=$folder swift test --disable-xctest --filter BrowserFixture >"$folder/tests.log" 2>&1 || {
  tail -n 40 "$folder/tests.log" >&2
  exit 1
}
swift build --product kumihan >"$folder/build.log" 2>&1 && swift build --product kumihan-watch >>"$folder/build.log" 2>&1 || {
  tail -n 40 "$folder/build.log" >&2
  exit 1
}
python3 scripts/report.py "$browser" "$folder" "$(swift build --show-bin-path)/kumihan"

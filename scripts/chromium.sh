#!/usr/bin/env bash
# Draws every effect's SVG in Chromium, by itself and with others in one HTML page, and compares it with its PNG; prints a line for
# each and fails when one lies too far apart, or when there is no Chromium.
#   scripts/chromium.sh [FOLDER]   keeps the drawings in FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "error: chromium is not installed" >&2
  echo "hint: apt-get install chromium" >&2
  exit 1
fi
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
[ $# -gt 0 ] || trap 'rm -rf "$folder"' EXIT

KUMIHAN_PICTURES=$folder scripts/test.sh --filter 'ParityTests|EffectSheetTests' >"$folder/tests.log" 2>&1 || {
  tail -n 40 "$folder/tests.log" >&2
  exit 1
}
pages=$(python3 scripts/chromium.py pages "$folder")
while read -r page width height; do
  # Root may not use Chromium's sandbox; the drawings are our own.
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
    --default-background-color=FFFFFFFF --window-size="$width,$height" \
    --screenshot="$folder/$page.chromium.png" "file://$folder/$page" >/dev/null 2>&1
done <<<"$pages"
python3 scripts/chromium.py compare "$folder"

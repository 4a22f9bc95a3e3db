#!/usr/bin/env bash
# Draws every effect's SVG in Chromium and compares it with its PNG; prints a line for each and fails when one lies too far apart.
#   scripts/chromium.sh [FOLDER]   keeps the drawings in FOLDER
set -euo pipefail
cd "$(dirname "$0")/.."

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "chromium is not installed, so nothing was compared; 'apt-get install chromium' brings it" >&2
  exit 0
fi
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
[ $# -gt 0 ] || trap 'rm -rf "$folder"' EXIT

KUMIHAN_PICTURES=$folder scripts/test.sh --filter 'ParityTests|EffectSheetTests' >"$folder/tests.log" 2>&1 || {
  tail -n 40 "$folder/tests.log" >&2
  exit 1
}
sizes=$(python3 scripts/chromium.py sizes "$folder")
while read -r name width height; do
  # Root may not use Chromium's sandbox; the drawings are our own.
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=2 \
    --default-background-color=FFFFFFFF --window-size="$width,$height" \
    --screenshot="$folder/$name.chromium.png" "file://$folder/$name.svg" >/dev/null 2>&1
done <<<"$sizes"
python3 scripts/chromium.py compare "$folder"

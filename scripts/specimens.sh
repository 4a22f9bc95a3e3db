#!/usr/bin/env bash
# Puts each script's specimen page beside Chromium's drawing of the same texts with the same faces, to be looked at.
#   scripts/specimens.sh            all pages, into out/specimens/index.html
#   scripts/specimens.sh thai       this one
set -euo pipefail
cd "$(dirname "$0")/.."

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "chromium is not installed, so nothing was compared; 'apt-get install chromium' brings it" >&2
  exit 0
fi
command -v python3 > /dev/null || { echo "python3 is missing; hint: apt-get install python3" >&2; exit 1; }

out=out/specimens
mkdir -p "$out"
python3 scripts/specimens.py "$out" "$@" | while read -r name height; do
  cp "Goldens/Kumihan/Specimen/$name.png" "$out/$name.kumihan.png" 2> /dev/null ||
    { echo "$name has no golden yet; hint: make test" >&2; continue; }
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=10000 --force-device-scale-factor=2 \
    --window-size="432,$height" --screenshot="$PWD/$out/$name.chromium.png" "file://$PWD/$out/$name.html" 2> /dev/null ||
    { echo "$browser could not draw $name.html" >&2; exit 1; }
  echo "$out/$name"
done
echo "open $out/index.html"

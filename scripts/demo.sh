#!/usr/bin/env bash
# Builds the tool and draws the Star Page as PNG and as PDF; says in one line what it drew and how long that took.
set -euo pipefail
cd "$(dirname "$0")/.."
export KUMIHAN_TOOLS=1

date=2026-10-14
events=docs/samples/my-calendar.ics
page=(star --date "$date" --region SE --events "$events" --time-zone Europe/Stockholm)

scripts/setup.sh
swift build -c release --product kumihan >&2
tool=$(swift build -c release --show-bin-path)/kumihan
mkdir -p out

# Milliseconds that a command takes, its process start included.
milliseconds() {
  local start=${EPOCHREALTIME//[!0-9]/}
  "$@" >&2
  local end=${EPOCHREALTIME//[!0-9]/}
  printf '%d.%d' $(((end - start) / 1000)) $(((end - start) % 1000 / 100))
}

png_time=$(milliseconds "$tool" "${page[@]}" -o out/star.png)
pdf_time=$(milliseconds "$tool" "${page[@]}" -o out/star.pdf)
# Width and height are the first two words of a PNG's first chunk.
read -r width height < <(od -An -j16 -N8 -tu4 --endian=big out/star.png)
kilobytes() { echo $((($(stat -c %s "$1") + 1023) / 1024)); }

"$tool" catalogue --system joho -o out/joho >&2

echo "Star Page of $date with $events: out/star.png ($width x $height px, $(kilobytes out/star.png) KB) in $png_time ms," \
  "out/star.pdf ($(kilobytes out/star.pdf) KB) in $pdf_time ms"

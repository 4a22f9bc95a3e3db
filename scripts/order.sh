#!/usr/bin/env bash
# Writes into scripts/order.txt which functions run in the commands that are asked for most, for the linker to put them together: a
# start then reads fewer pages. Names that there are no more do no harm; write it anew before a release. Needs valgrind and binutils.
set -euo pipefail
cd "$(dirname "$0")/.."

for tool in valgrind objcopy; do
  command -v "$tool" >/dev/null || { printf 'error: %s is not on PATH\nhint: apt-get install valgrind binutils\n' "$tool" >&2; exit 1; }
done
swift build -c release --product kumihan
folder=$(swift build -c release --show-bin-path)
work=$(mktemp -d)
# Beside the program, whose faces it finds there; valgrind cannot read so much about its lines.
program=$folder/kumihan-without-lines
trap 'rm -rf "$work" "$program"' EXIT
objcopy --strip-debug "$folder/kumihan" "$program"

number=0
traced() {
  number=$((number + 1))
  valgrind --quiet --tool=callgrind --demangle=no --compress-strings=no --callgrind-out-file="$work/$number.trace" "$program" "$@" >/dev/null
}
traced star --date 2026-10-14 -o "$work/star.png"
traced star --date 2026-10-14 --events docs/samples/my-calendar.ics --region SE -o "$work/star.pdf"
traced planner 2026 -o "$work/planner.pdf"
"$program" render docs/samples/ReadingList.swift --cache "$work/cache" -o "$work/list.png" >/dev/null
traced render docs/samples/ReadingList.swift --cache "$work/cache" -o "$work/list.png"

# Functions of the program alone, as they first come; a recursion has its depth behind its name.
awk '/^ob=/ { own = /kumihan-without-lines$/ } own && /^fn=/ { print substr($0, 4) }' "$work"/*.trace |
  sed "s/'[0-9]*\$//" | grep -v '^0x\|^(' | awk '!seen[$0]++' >"$work/order.txt"
mv "$work/order.txt" scripts/order.txt
wc -l scripts/order.txt

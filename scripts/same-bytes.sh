#!/usr/bin/env bash
# Draws some 200 pictures, pages and drawings and compares them with Tests/Fixtures/same-bytes.txt.
#   scripts/same-bytes.sh                with .build/debug/kumihan, or the program that KUMIHAN names
#   scripts/same-bytes.sh --record       takes over what is drawn now, and says what is different
#   scripts/same-bytes.sh --everywhere   draws on one core and many, in other locales, folders and environments, and with less of the
#                                        processor: the files have to be equal to the byte
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${KUMIHAN:-.build/debug/kumihan}" 2>/dev/null || true)
[ -x "$program" ] || {
  echo "error: there is no program ${KUMIHAN:-.build/debug/kumihan}" >&2
  echo "hint: KUMIHAN_TOOLS=1 swift build --product kumihan" >&2
  exit 1
}
for tool in python3 qpdf; do
  command -v "$tool" >/dev/null || {
    echo "error: $tool is not on PATH, and it compares what is drawn" >&2
    echo "hint: apt-get install $tool" >&2
    exit 1
  }
done
exec python3 scripts/same_bytes.py "$program" "$@"

#!/usr/bin/env bash
# Lets each call of the system fail in turn, in every command: a command then ends in one error and writes nothing, or as if nothing
# had been. For Linux.
#   scripts/faults.sh            up to 12 of each kind of call in each command
#   scripts/faults.sh 100000     all of them
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${KUMIHAN:-.build/debug/kumihan}" 2>/dev/null || true)
[ -x "$program" ] || {
  echo "error: there is no program ${KUMIHAN:-.build/debug/kumihan}" >&2
  echo "hint: KUMIHAN_TOOLS=1 swift build --product kumihan" >&2
  exit 1
}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$(dirname "$(realpath "$(command -v swiftc)")")/clang" -O1 -shared -fPIC -o "$scratch/faults.so" scripts/faults.c -ldl
PYTHONDONTWRITEBYTECODE=1 python3 scripts/faults.py "$program" "$scratch" "${1:-12}"

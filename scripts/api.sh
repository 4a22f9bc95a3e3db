#!/usr/bin/env bash
# Compares the public API with that of the last version, which stands in docs/api; fails when it breaks without a version that may.
#   scripts/api.sh            compares
#   scripts/api.sh --write    makes today's API the one that later versions are compared with; a release does it
set -euo pipefail
cd "$(dirname "$0")/.."

command -v python3 >/dev/null || {
  echo "error: python3 is not on PATH, and it compares the API" >&2
  echo "hint: apt-get install python3" >&2
  exit 1
}
mapfile -t modules < <(python3 scripts/api.py modules)
if [ -z "${KUMIHAN_MODULES:-}" ]; then
  for module in "${modules[@]}"; do swift build -q --target "$module" >&2; done
fi
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
scripts/symbols.sh "$graphs" "${modules[@]}"
action=compare
[ "${1:-}" != --write ] || action=write
python3 scripts/api.py "$action" "$graphs" docs/api "$(scripts/version.sh)"

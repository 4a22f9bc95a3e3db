#!/usr/bin/env bash
# Makes the candidates that failing golden tests wrote the new goldens: all of them, or only the paths given.
#   scripts/accept.sh                                     every candidate
#   scripts/accept.sh KumihanViews/Padding/nested.png     this one
set -euo pipefail
cd "$(dirname "$0")/.."

[ -d Goldens.candidates ] || { echo "no candidates: run 'make test' first" >&2; exit 1; }
if [ $# -eq 0 ]; then
  mapfile -t paths < <(cd Goldens.candidates && find . -type f -printf '%P\n' | sort)
else
  paths=("$@")
fi
for path in "${paths[@]}"; do
  mkdir -p "Goldens/$(dirname "$path")"
  mv "Goldens.candidates/$path" "Goldens/$path"
  echo "Goldens/$path"
done
find Goldens.candidates -type d -empty -delete

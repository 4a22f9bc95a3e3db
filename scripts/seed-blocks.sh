#!/usr/bin/env bash
# Typechecks the Swift blocks of the documents in ../shared/seeds against `import SwiftUI`.
# Usage: scripts/seed-blocks.sh [FOLDER [PICTURES]]   Prints a line for each block that fails, then
# counts. With a second folder it also draws what the blocks describe, there.
set -euo pipefail
cd "$(dirname "$0")/.."
seeds="${1:-../shared/seeds}"
if [ ! -d "$seeds" ]; then
  echo "seed-blocks: no folder at $seeds, nothing to check"
  exit 0
fi
swift build --target KumihanSwiftUI -j 2 >/dev/null
exec python3 scripts/seed_blocks.py "$seeds" "$(swift build --show-bin-path)" ${2:+"$2"}

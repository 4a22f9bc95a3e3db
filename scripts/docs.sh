#!/usr/bin/env bash
# Builds the documentation of all library products into out/docs, a folder that any web server can serve. Every warning is an error.
#   scripts/docs.sh [FOLDER]   puts it there instead
# To read it: python3 -m http.server --directory out/docs, then http://localhost:8000/documentation
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:-out/docs}
for tool in python3 docc; do
  command -v "$tool" >/dev/null || {
    echo "error: $tool is not on PATH" >&2
    echo "hint: docc comes with the Swift toolchain; apt-get install python3 brings the other" >&2
    exit 1
  }
done
mapfile -t modules < <(python3 scripts/api.py modules)
if [ -z "${KUMIHAN_MODULES:-}" ]; then
  for module in "${modules[@]}"; do swift build -q --target "$module" >&2; done
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

archives=()
problems=0
while read -r product first others; do
  graphs=$work/$product.graphs
  # Declarations of re-exported modules are documented as the product's own, which is how they are imported.
  options=()
  [ -z "$others" ] || options=(-- "-experimental-allowed-reexported-modules=${others// /,}")
  scripts/symbols.sh "$graphs" "$first" "${options[@]}"
  # A product may only pass another one on.
  grep -q '"precise"' "$graphs/$first.symbols.json" || continue
  # A copy that follows links: some articles stand elsewhere in the repository.
  catalogue=$work/$product.docc
  if [ -d "docs/$product.docc" ]; then cp -RL "docs/$product.docc" "$catalogue"; else mkdir "$catalogue"; fi
  docc convert "$catalogue" --additional-symbol-graph-dir "$graphs" --output-dir "$work/$product.doccarchive" \
    --fallback-display-name "$product" --fallback-bundle-identifier "kumihan.$product" \
    --warnings-as-errors --ide-console-output >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    found=$(grep -cE '(warning|error): ' "$work/log" || true)
    echo "error: the documentation of $product has $found problems" >&2
    problems=$((problems + 1))
  }
  archives+=("$work/$product.doccarchive")
done < <(python3 scripts/api.py products)
[ "$problems" -eq 0 ] || {
  echo "hint: each line above names a file and a line" >&2
  exit 1
}

docc merge "${archives[@]}" --synthesized-landing-page-name Kumihan --output-path "$work/docs" >/dev/null
rm -rf "$target"
mkdir -p "$(dirname "$target")"
mv "$work/docs" "$target"
echo "$target ($(find "$target/data" -name '*.json' | wc -l) pages)"

#!/usr/bin/env bash
# Writes the symbol graphs of built modules: what documentation and the check of the public API are made from.
#   scripts/symbols.sh FOLDER MODULE… [-- OPTION…]   options go to swift-symbolgraph-extract
# Modules are read from the debug build, or from the folder that KUMIHAN_MODULES names.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$1
shift
modules=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  modules+=("$1")
  shift
done
[ $# -eq 0 ] || shift
built=${KUMIHAN_MODULES:-$(swift build --show-bin-path)/Modules}
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
mkdir -p "$folder"
# C libraries by name only: none of their declarations is public, so their headers need not be there.
maps=$folder/c-modules.modulemap
for library in Sources/CKumihan*; do echo "module ${library#Sources/} {}"; done >"$maps"
for module in "${modules[@]}"; do
  if [ ! -e "$built/$module.swiftmodule" ]; then
    echo "error: module $module is not built in $built" >&2
    echo "hint: run 'swift build', or correct the module's name" >&2
    exit 1
  fi
  swift-symbolgraph-extract -module-name "$module" -I "$built" -target "$target" -output-dir "$folder" \
    -minimum-access-level public -skip-synthesized-members -Xcc "-fmodule-map-file=$maps" "$@"
done
rm "$maps"

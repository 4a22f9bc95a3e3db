#!/usr/bin/env bash
# Packs the programs, faces and modules into out/kumihan-VERSION-SYSTEM-PROCESSOR.tar.gz, which runs where it is unpacked.
#   scripts/dist.sh [BUILD-FOLDER]   packs what was built there; else the release build
# The same build gives the same bytes: entries are sorted, and have the commit's time and no owner.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'error: %s\n' "$1" >&2
  printf 'hint: %s\n' "$2" >&2
  exit 1
}

for tool in dpkg-query readelf strip; do
  command -v "$tool" >/dev/null || fail "$tool is not on PATH" "pack on Debian, with the package binutils installed"
done
build=${1:-$(swift build -c release --show-bin-path)}
version=$(scripts/version.sh)
system=$(. /etc/os-release && echo "$ID${VERSION_ID:-}")
name=kumihan-$version-$system-$(uname -m)
time=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/$name
scripts/install.sh "$root" "$build" >/dev/null
while IFS= read -r -d '' program; do
  # Views that are loaded later need the table of exported symbols, which strip leaves.
  strip --strip-all "$program"
  paths=$(readelf -d "$program" | sed -n 's/.*(R\(UN\)\?PATH).*\[\(.*\)\]/\2/p')
  for path in ${paths//:/ }; do
    # shellcheck disable=SC2016 # the loader's word, not the shell's
    [[ $path == '$ORIGIN'* ]] || fail "${program##*/} looks for libraries in $path" "link it without that folder (Package.swift)"
  done
done < <(find "$root" -path '*/bin/*' -type f -print0)

# The packages of the libraries that the program asks for by name; theirs follow by themselves.
# tzdata: time zones of calendars.
packages=$(
  {
    for library in $(readelf -d "$root/bin/kumihan" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
      file=$(ldconfig -p | awk -v library="$library" '$1 == library && !found { print $NF; found = 1 }')
      [ -n "$file" ] || fail "no file for $library" "check 'ldconfig -p'"
      owner=$(dpkg-query --search "$(realpath "$file")" 2>/dev/null || dpkg-query --search "*/${library}" || true)
      [ -n "$owner" ] || fail "no Debian package has $library" "build with the system's own library"
      head -n 1 <<<"${owner%%:*}"
    done
    echo tzdata
  } | LC_ALL=C sort -u | tr '\n' ' '
)
install -m 644 LICENSE "$root/LICENSE"
cp -R fonts/LICENSES "$root/share/kumihan/licenses"
# Of the libraries that the program holds itself (Package.swift) too.
for library in cairo pixman-1 fontconfig expat turbojpeg cmark-gfm cmark-gfm-extensions icuuc stdc++; do
  if readelf -d "$root/bin/kumihan" | grep -qF "[lib$library.so"; then continue; fi
  owner=$(dpkg-query --search "*/lib$library.a" | head -n 1)
  install -m 644 "/usr/share/doc/${owner%%:*}/copyright" "$root/share/kumihan/licenses/$library.txt"
done
echo "${packages% }" >"$root/PACKAGES"
cat >"$root/README" <<TEXT
Kumihan $version for $system on $(uname -m)

Unpack this folder anywhere and call bin/kumihan, directly or through a symbolic link:

    apt-get install --no-install-recommends $packages
    bin/kumihan star --date 2026-10-14 -o star.png
    bin/kumihan help

'render' and 'watch' compile Swift source files and need the toolchain that this was built with,
$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [0-9.]*\).*/\1/p'), on PATH; everything else runs without one.
TEXT

find "$root" -type d -exec chmod 755 {} +
find "$root" -type f ! -path '*/bin/*' -exec chmod 644 {} +
mkdir -p out
tar --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner --format=gnu -C "$stage" -cf - "$name" |
  gzip -9 --no-name >"out/$name.tar.gz.draft"
mv "out/$name.tar.gz.draft" "out/$name.tar.gz"
echo "out/$name.tar.gz ($(($(stat -c %s "out/$name.tar.gz") / 1000000)) MB)"

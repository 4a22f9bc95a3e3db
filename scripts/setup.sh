#!/usr/bin/env bash
# Brings in what a build needs and is not there yet; silent when nothing is missing.
#   scripts/setup.sh           what `make demo` needs
#   scripts/setup.sh --tests   and what the tests need on top
set -euo pipefail

minimum_swift=6.2

fail() {
  printf 'error: %s\n' "$1" >&2
  printf 'hint: %s\n' "$2" >&2
  exit 1
}

check_swift() {
  command -v swift >/dev/null || fail \
    "no Swift toolchain found on PATH" \
    "install Swift $minimum_swift or later from https://www.swift.org/install/linux/"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "'swift --version' names no version" "check the installation of $(command -v swift)"
  [ "$(printf '%s\n' "$minimum_swift" "$version" | sort -V | head -n 1)" = "$minimum_swift" ] || fail \
    "Swift $version is too old; $minimum_swift or later is needed" \
    "install a newer toolchain from https://www.swift.org/install/linux/"
}

# Asks for what the build uses (a pkg-config module, a command, a folder), so that a library built by hand counts too.
missing_packages() {
  local package module
  while read -r package module; do
    pkg-config --exists "$module" 2>/dev/null || echo "$package"
  done <<'LIBRARIES'
libcairo2-dev cairo
libfreetype-dev freetype2
libharfbuzz-dev harfbuzz-subset
libicu-dev icu-uc
libisal-dev libisal
libspng-dev spng
zlib1g-dev zlib
libturbojpeg0-dev libturbojpeg
libcmark-gfm-dev libcmark-gfm
LIBRARIES
  # Debian's pkg-config module names the extensions, whose headers are a package of their own.
  local headers
  headers=$(pkg-config --variable=includedir libcmark-gfm 2>/dev/null || true)
  [ -f "${headers:-/usr/include}/cmark-gfm-core-extensions.h" ] || echo libcmark-gfm-extensions-dev
  command -v pkg-config >/dev/null || echo pkg-config
  [ -d /usr/share/zoneinfo/Europe ] || echo tzdata
  if [ "$1" = --tests ]; then
    command -v pdftotext >/dev/null || echo poppler-utils
    command -v qpdf >/dev/null || echo qpdf
    command -v rsvg-convert >/dev/null || echo librsvg2-bin
    command -v python3 >/dev/null || echo python3
  fi
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then env "$@"; else sudo env "$@"; fi
}

can_become_root() {
  [ "$(id -u)" -eq 0 ] && return
  command -v sudo >/dev/null || return
  sudo -n true 2>/dev/null || [ -t 0 ]
}

check_swift
packages=$(missing_packages "${1:-}")
[ -n "$packages" ] || exit 0
packages=$(tr '\n' ' ' <<<"$packages")
packages=${packages% }

command -v apt-get >/dev/null || fail \
  "missing: $packages (names of Debian packages), and this machine has no apt-get" \
  "install these libraries with your package manager, so that pkg-config finds them"
can_become_root || fail \
  "missing: $packages, and neither root nor sudo is at hand to install them" \
  "ask an administrator to run: apt-get install $packages"

echo "installing $packages" >&2
{
  as_root DEBIAN_FRONTEND=noninteractive apt-get -qq update
  # shellcheck disable=SC2086 # one word per package
  as_root DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $packages
} >&2 || fail "apt-get could not install $packages" "its message stands above; then run this again"

left=$(missing_packages "${1:-}" | tr '\n' ' ')
[ -z "$left" ] || fail "still missing after the installation: $left" "check PKG_CONFIG_PATH and the packages' own state"

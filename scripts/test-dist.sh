#!/usr/bin/env bash
# Tries the tarball of 'make dist' in a bare Debian root that has only the packages it lists, without a Swift toolchain.
#   scripts/test-dist.sh [TARBALL]   else the one of this version in out/
# Needs root and debootstrap, about 700 MB in TMPDIR and a minute; leaves nothing behind.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'error: %s\n' "$1" >&2
  [ $# -lt 2 ] || printf 'hint: %s\n' "$2" >&2
  exit 1
}

[ "$(id -u)" -eq 0 ] || fail "a root folder of Debian can be made by root only" "run this with sudo"
command -v debootstrap >/dev/null || fail "debootstrap is not on PATH" "apt-get install debootstrap"
tarball=${1:-$(ls -t out/kumihan-"$(scripts/version.sh)"-*.tar.gz 2>/dev/null | head -n 1)}
[ -f "$tarball" ] || fail "there is no tarball in out/" "run 'make dist' first"
folder=$(basename "$tarball" .tar.gz)
release=$(. /etc/os-release && echo "$VERSION_CODENAME")

root=$(mktemp -d)
trap 'rm -rf --one-file-system "$root"' EXIT
echo "making a bare $release in $root" >&2
debootstrap --variant=minbase "$release" "$root/bare" >"$root/log" 2>&1 || fail "debootstrap failed: $(tail -n 1 "$root/log")"
bare=$root/bare
mkdir "$bare/opt/first"
tar -C "$bare/opt/first" -xzf "$tarball"
packages=$(cat "$bare/opt/first/$folder/PACKAGES")
grep -qF "$packages" README.md || fail "README.md does not list the packages of the tarball" "it should say: $packages"
# Mounts of the root's own, which go away with the process.
inside() { unshare --mount --fork bash -c 'mount -t proc proc "$0/proc"; exec chroot "$0" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin HOME=/root "$@"' "$bare" "$@"; }

# shellcheck disable=SC2086 # one word per package
inside DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends $packages >"$root/log" 2>&1 ||
  fail "apt-get could not install $packages: $(tail -n 1 "$root/log")"
inside bash -c 'command -v swiftc' >/dev/null && fail "there is a Swift toolchain in the root"

cp docs/samples/ReadingList.swift docs/samples/my-calendar.ics "$bare/tmp/"
cat >"$bare/tmp/try.sh" <<'SCRIPT'
set -euo pipefail
program=$1 version=$2
fail() { echo "error: $1" >&2; exit 1; }
is() { [ "$(head -c ${#2} "$1")" = "$2" ] || fail "$1 is no $2"; }

missing=$(ldd "$(readlink -f "$program")" | grep 'not found' || true)
[ -z "$missing" ] || fail "libraries are missing: $missing"
[ "$("$program" --version)" = "$version" ] || fail "$program --version says $("$program" --version)"
"$program" fonts >faces
grep -q 'Joho Sans' faces || fail "no bundled faces: $(cat faces)"
page=(star --date 2026-10-14 --region SE --events /tmp/my-calendar.ics --time-zone Europe/Stockholm)
"$program" "${page[@]}" -o star.png
is star.png $'\x89PNG'
"$program" "${page[@]}" -o star.svg
grep -q '<svg' star.svg || fail "star.svg is no SVG"
"$program" planner 2026 --region SE --events /tmp/my-calendar.ics --time-zone Europe/Stockholm -o planner.pdf
is planner.pdf '%PDF-1.'
[ "$(stat -c %s planner.pdf)" -gt 100000 ] || fail "planner.pdf has no pages"
# Without a compiler: one line and a hint, no file.
for command in render watch; do
  if "$program" "$command" /tmp/ReadingList.swift $([ $command = watch ] || echo -o none.png) 2>words; then fail "$command drew without a compiler"; fi
  grep -qi 'error: no Swift compiler found on PATH' words || fail "$command says: $(cat words)"
  grep -qi 'hint: ' words || fail "$command gives no hint"
  [ ! -e none.png ] || fail "$command left a file"
done
rm star.png star.svg planner.pdf words faces
SCRIPT
version=$(scripts/version.sh)
try() {
  echo "  $2, called in $1" >&2
  inside bash -c 'mkdir -p "$1" && cd "$1" && bash /tmp/try.sh "$2" "$3"' - "$1" "$2" "$version"
}
echo "trying $tarball" >&2
try / "/opt/first/$folder/bin/kumihan"
try "/opt/first/$folder/bin" ./kumihan
# Moved, and its place has a blank.
mkdir -p "$bare/srv/second place"
mv "$bare/opt/first/$folder" "$bare/srv/second place/kumihan"
try /var/empty "/srv/second place/kumihan/bin/kumihan"
# Through links, one of them relative.
ln -s "/srv/second place/kumihan/bin/kumihan" "$bare/usr/local/bin/kumihan"
ln -s ../local/bin/kumihan "$bare/usr/bin/pictures"
try /home /usr/local/bin/kumihan
try /home/user /usr/bin/pictures
[ "$(inside bash -c 'cd /home && kumihan week-of 2026-10-14')" = 2026-W42 ] || fail "kumihan is not found on PATH"

# With the toolchain of this machine, the tarball's own modules serve.
mkdir "$root/here"
tar -C "$root/here" -xzf "$tarball"
(cd "$root/here" && env -u KUMIHAN_MODULES -u KUMIHAN_FONTS "./$folder/bin/kumihan" render "$OLDPWD/docs/samples/ReadingList.swift" \
  --no-cache -o list.png) || fail "render does not work with the tarball's modules"
[ -s "$root/here/list.png" ] || fail "render wrote no picture"
echo "$tarball runs with: $packages"

#!/usr/bin/env bash
# Makes a release of what is checked out: checks it, records its public API, and tags it with its version.
#   scripts/release.sh           all of it; afterwards push the branch and the tag
#   scripts/release.sh --check   only the checks; nothing is changed
# The version stands in Sources/KumihanCLI/KumihanCommand.swift, and CHANGELOG.md has a section for it.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'error: %s\n' "$1" >&2
  printf 'hint: %s\n' "$2" >&2
  exit 1
}

case "${1:-}" in
  "" | --check) ;;
  *) fail "unknown option '$1'" "give --check or nothing" ;;
esac

changes=$(git status --porcelain)
[ -z "$changes" ] || fail "$(wc -l <<<"$changes") files are not committed" "commit them, or set them aside with 'git stash -u'"

version=$(scripts/version.sh)
mapfile -t sections < <(grep -n '^## \[' CHANGELOG.md)
[ ${#sections[@]} -gt 0 ] || fail "CHANGELOG.md has no section" "add '## [Unreleased]' and '## [$version] - $(date +%F)'"
if [[ ${sections[0]} == *'[Unreleased]'* ]]; then
  first=${sections[0]%%:*}
  last=$(wc -l <CHANGELOG.md)
  [ ${#sections[@]} -lt 2 ] || last=$((${sections[1]%%:*} - 1))
  entries=$(sed -n "$((first + 1)),${last}p" CHANGELOG.md | grep -c '^- ' || true)
  [ "$entries" = 0 ] || fail "CHANGELOG.md has $entries unreleased entries" "move them to the section '## [$version] - $(date +%F)'"
  sections=("${sections[@]:1}")
fi
[[ ${sections[0]:-} =~ ^[0-9]+:'## ['([^]]+)'] - '[0-9]{4}-[0-9]{2}-[0-9]{2}$ ]] ||
  fail "CHANGELOG.md has no dated section for $version" "add '## [$version] - $(date +%F)' below '## [Unreleased]'"
[ "${BASH_REMATCH[1]}" = "$version" ] ||
  fail "CHANGELOG.md says ${BASH_REMATCH[1]}, the program says $version" "make both the same"

# Tags of versions only; without one this is the first release.
last=$(git tag --list '[0-9]*.[0-9]*.[0-9]*' | sort -V | tail -n 1)
if [ -n "$last" ]; then
  [ "$last" != "$version" ] || fail "$version has been released already" "raise the version in the program and in CHANGELOG.md"
  [ "$(printf '%s\n' "$last" "$version" | sort -V | tail -n 1)" = "$version" ] ||
    fail "$version is older than the last release, $last" "raise the version in the program and in CHANGELOG.md"
fi

make test
make api
make docs
changes=$(git status --porcelain)
[ -z "$changes" ] || fail "the tests changed $(wc -l <<<"$changes") files" "look at 'git status', and commit or mend what they are"

if [ "${1:-}" = --check ]; then
  echo "$version can be released; the last release is ${last:-none}"
  exit 0
fi
scripts/api.sh --write
git add docs/api
git diff --cached --quiet || git commit --quiet --message "Public API of $version, which later versions are compared with"
git tag --annotate --message "Kumihan $version" "$version"
echo "tagged $version; to publish it: git push origin HEAD $version"

#!/usr/bin/env bash
# Prints the version of the program: it stands in one place, this file only reads it.
set -euo pipefail
cd "$(dirname "$0")/.."

file=Sources/KumihanCLI/KumihanCommand.swift
version=$(sed -n 's/^ *static let version = "\([0-9][0-9.]*\)"$/\1/p' "$file")
[ -n "$version" ] || {
  echo "error: $file names no version" >&2
  echo "hint: it should have a line 'static let version = \"1.2.3\"'" >&2
  exit 1
}
echo "$version"

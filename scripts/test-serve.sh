#!/usr/bin/env bash
# Holds `kumihan serve` under load: clients that each send job after job, straight and through nginx as a reverse proxy. Fails when an
# answer fails or the slowest hundredth takes ten times the median.
#   scripts/test-serve.sh            50 clients for 60 seconds
#   scripts/test-serve.sh 8 5        fewer, for a try
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${KUMIHAN:-.build/release/kumihan}" 2>/dev/null || true)
[ -x "$program" ] || {
  echo "error: there is no program ${KUMIHAN:-.build/release/kumihan}" >&2
  echo "hint: KUMIHAN_TOOLS=1 swift build -c release --product kumihan" >&2
  exit 1
}
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || {
  echo "error: nginx is not on PATH" >&2
  echo "hint: apt-get install nginx-light" >&2
  exit 1
}
PATH=$PATH:/usr/sbin exec python3 scripts/test_serve.py "$program" "${1:-50}" "${2:-60}"

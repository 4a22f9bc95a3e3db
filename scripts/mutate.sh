#!/usr/bin/env bash
# Changes operators of a module, one at a time, and asks whether its tests notice: survivors are named, and fewer than 85 % killed is an
# error. All mutants are built at once, in .build/mutants.
#   scripts/mutate.sh                                        the calendar, 100 mutants
#   scripts/mutate.sh KumihanCalendar --count 40 --seed 2    40 of one module, others than before
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then exec python3 scripts/mutate.py "$@"; fi
exec python3 scripts/mutate.py KumihanCalendar

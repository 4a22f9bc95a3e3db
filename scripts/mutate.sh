#!/usr/bin/env bash
# Changes operators of the calendar, the solver and the comparers, one at a time, and asks whether the tests notice: survivors are named,
# and fewer than 85 % killed of one of the three is an error, as is a run that was cut off. All mutants are built at once, in .build/mutants.
#   scripts/mutate.sh                                        100 mutants of each
#   scripts/mutate.sh calendar --count 40 --seed 2           40 of one, others than before
#   scripts/mutate.sh solver --try 140,151                   two of them once more
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHONDONTWRITEBYTECODE=1 exec python3 scripts/mutate.py "$@"

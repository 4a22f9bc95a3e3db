#!/usr/bin/env bash
# Changes operators of a module, one at a time, and asks whether its tests notice: survivors are named, and fewer than 85 % killed is an
# error, as is a run that was cut off. All mutants are built at once, in .build/mutants.
#   scripts/mutate.sh                                        the calendar and the solver, 100 mutants of each
#   scripts/mutate.sh KumihanCalendar --count 40 --seed 2    40 of one module, others than before
set -euo pipefail
cd "$(dirname "$0")/.."
export PYTHONDONTWRITEBYTECODE=1
if [ $# -gt 0 ]; then exec python3 scripts/mutate.py "$@"; fi
failed=0
python3 scripts/mutate.py KumihanCalendar || failed=1
# Most rules of layout are tested where users meet them: on views.
python3 scripts/mutate.py KumihanLayout --only Solve --also KumihanTests,KumihanViewsTests || failed=1
exit $failed

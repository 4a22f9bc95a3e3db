#!/usr/bin/env bash
# Draws personal planners by one process, by Spark, by Ray Data and as the parts of a CI matrix, each on two local workers of which some
# are killed meanwhile, and compares what is drawn. The engines come from PyPI, into .build/test-batch.
#   scripts/test-batch.sh            20,000 planners of a year
#   scripts/test-batch.sh 40         fewer, for a try; KIND=month draws a page of each
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "${KUMIHAN:-.build/release/kumihan}" 2>/dev/null || true)
[ -x "$program" ] || {
  echo "error: there is no program ${KUMIHAN:-.build/release/kumihan}" >&2
  echo "hint: KUMIHAN_TOOLS=1 swift build -c release --product kumihan" >&2
  exit 1
}
for tool in python3 java; do
  command -v "$tool" >/dev/null || {
    echo "error: $tool is not on PATH; Spark needs Java 17, and the examples Python 3.9" >&2
    echo "hint: apt-get install openjdk-17-jre-headless python3-venv" >&2
    exit 1
  }
done
folder=.build/test-batch
[ -x "$folder/venv/bin/python" ] || python3 -m venv "$folder/venv"
python=$PWD/$folder/venv/bin/python
"$python" -m pip install --quiet -r python/examples/requirements.txt
# From a copy: building a package leaves files beside its sources.
rm -rf "$folder/python"
cp -R python "$folder/python"
"$python" -m pip install --quiet --force-reinstall --no-deps "$folder/python"
export PYTHONDONTWRITEBYTECODE=1
(cd python/tests && KUMIHAN=$program "$python" -m unittest --quiet test_kumihan)
KUMIHAN=$program exec "$python" scripts/test_batch.py "$folder" "${1:-20000}"

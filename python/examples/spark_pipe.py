"""Personal planners by Apache Spark, through `RDD.pipe`: each partition's jobs go through a `kumihan batch` of their own.

    KUMIHAN=/usr/local/bin/kumihan PLANNERS=/shared/planners python3 spark_pipe.py 20000 --out sums.txt
"""

from __future__ import annotations

import argparse
import json

import kumihan
import planners
from spark import partitions, session


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    spark = session("planners by pipe")
    # A core draws one partition at a time, by one worker.
    lines = (
        spark.sparkContext.range(given.count, numSlices=partitions(given.count))
        .map(lambda number: json.dumps(planners.job(number)))
        .pipe(f"{kumihan.find_program()} batch --jobs 1 --quiet", checkCode=True)
    )
    # A real one would keep the results: `lines.saveAsTextFile(...)`.
    drawn = lines.mapPartitions(planners.sums).collect()
    spark.stop()
    with open(given.out, "w") as out:
        out.write("\n".join(sorted(drawn)) + "\n")


if __name__ == "__main__":
    main()

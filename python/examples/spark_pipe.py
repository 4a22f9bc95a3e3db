"""Personal planners by Apache Spark, through `RDD.pipe`: each partition's jobs go through a `kumihan batch` of their own.

    KUMIHAN=/usr/local/bin/kumihan python3 spark_pipe.py 20000 --out sums.txt
"""

from __future__ import annotations

import argparse
import json

import kumihan
import planners
from spark import session


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    spark = session("planners by pipe")
    # A core draws one partition at a time, by one worker. Small partitions make little work anew when an executor dies.
    partitions = max(2, given.count // 250)
    lines = (
        spark.sparkContext.range(given.count, numSlices=partitions)
        .map(lambda number: json.dumps(planners.job(number)))
        .pipe(f"{kumihan.find_program()} batch --jobs 1 --quiet", checkCode=True)
    )
    # With files in place of sums, the results would be saved: `lines.saveAsTextFile(...)`.
    drawn = lines.mapPartitions(planners.sums).collect()
    spark.stop()
    with open(given.out, "w") as out:
        out.write("\n".join(sorted(drawn)) + "\n")


if __name__ == "__main__":
    main()

"""Personal planners by Apache Spark, through `mapInPandas`: a data frame of people becomes one of planners.

    KUMIHAN=/usr/local/bin/kumihan PLANNERS=/shared/planners python3 spark_pandas.py 20000 --out sums.txt
"""

from __future__ import annotations

import argparse
import itertools
from typing import Iterator

import kumihan
import pandas as pd
import planners
from spark import partitions, session


#: Results that go back together: few are drawn anew when an executor dies, and few by a worker whose executor did.
TOGETHER = 16


def draw(frames: Iterator[pd.DataFrame]) -> Iterator[pd.DataFrame]:
    """Runs on the executors: one warm worker for all frames of a partition, which never waits between them."""
    jobs = (planners.job(int(number)) for frame in frames for number in frame["number"])
    with kumihan.Worker() as worker:
        drawn = (result.checked() for result in worker.draw_all(jobs))
        while results := list(itertools.islice(drawn, TOGETHER)):
            yield pd.DataFrame(
                {
                    "id": [result.id for result in results],
                    "sum": [result.files[0].hash for result in results],
                    "file": [str(result.files[0].path) for result in results],
                }
            )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    spark = session("planners by pandas")
    people = spark.range(0, given.count, 1, partitions(given.count)).withColumnRenamed("id", "number")
    planned = people.mapInPandas(draw, "id string, sum string, file string")
    # Kept by `planned.write.parquet(...)`; here only the sums are compared.
    rows = planned.select("id", "sum").collect()
    spark.stop()
    with open(given.out, "w") as out:
        out.write("\n".join(sorted(f"{row.id} {row.sum}" for row in rows)) + "\n")


if __name__ == "__main__":
    main()

"""Personal planners by Ray Data: actors that keep a warm worker each.

    KUMIHAN=/usr/local/bin/kumihan PLANNERS=/shared/planners python3 ray_actors.py 20000 --out sums.txt
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import kumihan
import numpy as np
import planners
import ray


class Draws:
    """An actor; Ray starts another in the place of one that died, and gives it the same blocks."""

    def __init__(self) -> None:
        self.worker = kumihan.Worker()

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        jobs = (planners.job(int(number)) for number in batch["id"])
        results = [result.checked() for result in self.worker.draw_all(jobs)]
        return {
            "id": np.array([result.id for result in results]),
            "sum": np.array([result.files[0].hash for result in results]),
            # `write_parquet` would keep them.
            "file": np.array([str(result.files[0].path) for result in results]),
        }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--out", required=True)
    given = parser.parse_args()
    here = os.path.dirname(os.path.abspath(__file__))
    environment = {
        "env_vars": {
            "PYTHONPATH": here,
            "KUMIHAN": kumihan.find_program(),
            "KIND": os.environ.get("KIND", "planner"),
            "PLANNERS": planners.folder(),
        }
    }
    # A processor for each actor, and one more by Ray's count: without it the task that reads the input would wait for an actor to end.
    ray.init(num_cpus=3, include_dashboard=False, runtime_env=environment, log_to_driver=False)
    ray.data.DataContext.get_current().enable_progress_bars = False
    people = ray.data.range(given.count, override_num_blocks=max(2, given.count // 100))
    planned = people.map_batches(Draws, batch_size=64, concurrency=2, num_cpus=1, max_restarts=-1, max_task_retries=-1)
    drawn = [f"{row['id']} {row['sum']}" for row in planned.select_columns(["id", "sum"]).iter_rows()]
    ray.shutdown()
    with open(given.out, "w") as out:
        out.write("\n".join(sorted(drawn)) + "\n")


if __name__ == "__main__":
    main()

"""Jobs of many personal planners, and what a right run of them is: the material of the examples.

    PLANNERS=planners python3 planners.py 20000 > jobs.jsonl
    kumihan batch < jobs.jsonl | python3 planners.py --sums > sums.txt

PLANNERS is a folder that all places which draw can write to: a planner is half a megabyte, and an engine that carries its sum and path
instead has little to do.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import sys
from typing import Any, Iterable, Iterator

#: Languages, first days of the week and papers take turns, so that workers see all of them.
LOCALES = ["en-US", "sv-SE", "ja", "vi"]
REGIONS = ["US", "SE", "JP", "VN"]


@functools.cache
def folder() -> str:
    """PLANNERS, which is made where it is not there."""
    if not os.environ.get("PLANNERS"):
        sys.exit("error: PLANNERS names no folder for the planners\nhint: PLANNERS=planners python3 ...")
    os.makedirs(os.environ["PLANNERS"], exist_ok=True)
    return os.environ["PLANNERS"]


def job(number: int) -> dict[str, Any]:
    """The planner of a person, with that person's own notes: a year's, or a month's page where KIND says so."""
    kind = os.environ.get("KIND", "planner")
    month, day = number % 12 + 1, number % 28 + 1
    data = {
        "notes": [{"date": f"2026-{month:02}-{day:02}", "text": f"Person {number}"}],
        "contacts": [{"name": f"Friend {number}", "birthday": f"--{month:02}-{(number * 7) % 28 + 1:02}"}],
    }
    return {
        "draw": kind,
        "id": f"person-{number}",
        **({"month": f"2026-{month:02}"} if kind == "month" else {"year": 2026}),
        "data": data,
        "region": REGIONS[number % 4],
        "locale": LOCALES[number % 4],
        "paper": ["a5", "personal"][number % 2],
        "output": os.path.join(folder(), f"person-{number}.pdf"),
    }


def jobs(count: int) -> Iterator[dict[str, Any]]:
    return (job(number) for number in range(count))


def sums(lines: Iterable[str]) -> list[str]:
    """A line for each result: its id and its files' sums; in order of the ids, whatever order they came in."""
    found = []
    for line in lines:
        result = json.loads(line)
        drawn = " ".join(file["hash"] for file in result["files"]) if result["ok"] else f"failed: {result['error']}"
        found.append(f"{result['id']} {drawn}")
    return sorted(found)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=20_000)
    parser.add_argument("--sums", action="store_true", help="sum up lines of results from standard input")
    parser.add_argument("--shard", default="1/1", help="only this part of the jobs, as 2/4")
    given = parser.parse_args()
    if given.sums:
        print("\n".join(sums(sys.stdin)))
    else:
        part, parts = map(int, given.shard.split("/"))
        for number in range(part - 1, given.count, parts):
            print(json.dumps(job(number)))

"""Runs the examples of python/examples against one process; scripts/test-batch.sh calls it.

Prints a line for each: planners a second, and the share of two cores' worth of the warm rate of one core. Ends with 1 when a planner is lost,
drawn twice or different, by its result or its file, and, from 5,000 planners on, when a share is below 0.85.
"""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

FOLDER, COUNT = Path(sys.argv[1]).resolve(), int(sys.argv[2])
DRAWN = FOLDER / "drawn"
EXAMPLES = Path("python/examples").resolve()
PROGRAM = os.environ["KUMIHAN"]
CORES, SHARE, ENOUGH = 2, 0.85, 5_000


def processes(root):
    """The commands of all descendants of a process and the ticks of a processor that they used, by their numbers."""
    parents, ticks = {}, {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                words = Path(f"/proc/{entry}/stat").read_text(errors="replace").rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry)], ticks[int(entry)] = int(words[1]), sum(int(word) for word in words[11:15])

    def descends(process):
        while process in parents:
            process = parents[process]
            if process == root:
                return True
        return False

    found = {}
    for process in filter(descends, parents):
        try:
            words = Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        found[process] = (words, ticks[process])
    return found


class Killer(threading.Thread):
    """Kills a worker of a run whenever all together have worked for so many seconds, and once a process of its engine that is named.

    By work, not by a clock: on a busy machine one job would be killed as often as the batch takes it up again."""

    def __init__(self, root, engine, work):
        super().__init__(daemon=True)
        self.root, self.engine, self.work = root, engine, work
        self.workers, self.engines, self.isOver = 0, 0, False
        self.start()

    def run(self):
        used, mark = {}, 0
        while not self.isOver:
            # More often would take the processor from what is measured.
            time.sleep(0.5)
            found = processes(self.root)
            workers = [process for process, (words, _) in found.items() if " batch-worker " in words]
            for process in workers:
                used[process] = found[process][1]
            done = sum(used.values()) / os.sysconf("SC_CLK_TCK")
            if not workers or done < mark + self.work:
                continue
            mark = done
            self.workers += self.kill(workers[0])
            engines = [process for process, (words, _) in found.items() if self.engine and re.search(self.engine, words)]
            # The engine's once, when work is under way.
            if engines and self.engines == 0 and self.workers > 2:
                self.engines += self.kill(engines[0])

    @staticmethod
    def kill(process):
        try:
            os.kill(process, signal.SIGKILL)
            return 1
        except ProcessLookupError:
            return 0


def run(name, command, engine, work, cores):
    """Runs a command on some cores while workers are killed, where `work` says how often; returns its seconds, and how many were."""
    start = time.monotonic()
    log = FOLDER / f"{name}.log"
    with open(log, "w") as output:
        process = subprocess.Popen(
            command, cwd=EXAMPLES, stdout=output, stderr=output, preexec_fn=lambda: os.sched_setaffinity(0, cores)
        )
        killer = Killer(process.pid, engine, work) if work else None
        status = process.wait()
    seconds = time.monotonic() - start
    if killer:
        killer.isOver = True
    if status != 0:
        sys.exit(f"error: {name} ended with {status}; see {log}")
    return seconds, (killer.workers, killer.engines) if killer else (0, 0)


def kept():
    """The sums of all files that a run left, in lines like those of its results."""
    return sorted(f"{path.stem} {hashlib.sha256(path.read_bytes()).hexdigest()}" for path in DRAWN.iterdir())


def shell(text):
    return ["bash", "-euo", "pipefail", "-c", text]


def main():
    python = sys.executable
    sums = {name: FOLDER / f"{name}.sums" for name in ["one", "two", "pipe", "pandas", "ray", "matrix"]}
    for path in sums.values():
        path.unlink(missing_ok=True)
    made = f"{python} planners.py {COUNT}"
    summed = f"{python} planners.py --sums"
    parts = "".join(
        f"rm -f {FOLDER}/part{part}; "
        f"({made} --shard {part}/{CORES} | {PROGRAM} batch --jobs 1 --quiet --resume {FOLDER}/part{part} >/dev/null"
        # A part whose machine went away goes on from what is there.
        f" || {made} --shard {part}/{CORES} | {PROGRAM} batch --jobs 1 --quiet --fail --resume {FOLDER}/part{part} >/dev/null) & "
        for part in range(1, CORES + 1)
    )
    runs = [
        ("one", shell(f"{made} | {PROGRAM} batch --jobs 1 --quiet | {summed} > {sums['one']}"), None, False),
        ("two", shell(f"{made} | {PROGRAM} batch --jobs {CORES} --quiet | {summed} > {sums['two']}"), None, True),
        ("pipe", [python, "spark_pipe.py", str(COUNT), "--out", sums["pipe"]], "CoarseGrainedExecutorBackend", True),
        ("pandas", [python, "spark_pandas.py", str(COUNT), "--out", sums["pandas"]], "CoarseGrainedExecutorBackend", True),
        ("ray", [python, "ray_actors.py", str(COUNT), "--out", sums["ray"]], r"^ray::\S*MapBatches\(Draws\)", True),
        (
            "matrix",
            shell(f"{parts} wait; cat {FOLDER}/part[12] | {summed} > {sums['matrix']}"),
            # Not the shell, whose own words hold these.
            f"^{re.escape(PROGRAM)} batch --jobs 1 --quiet --resume",
            True,
        ),
    ]
    wrong, work = [], 0
    # A worker uses a second core that is free: the warm rate of a core is that of one process that has no other.
    cores = sorted(os.sched_getaffinity(0))[:CORES]
    os.environ["PLANNERS"] = str(DRAWN)
    for name, command, engine, kills in runs:
        shutil.rmtree(DRAWN, ignore_errors=True)
        DRAWN.mkdir()
        before = os.times()
        seconds, (workers, engines) = run(name, command, engine, work if kills else 0, cores[:1] if name == "one" else cores)
        after = os.times()
        found = sums[name].read_text().splitlines()
        if name == "one":
            expected, rate = found, COUNT / seconds
            # Some ten in each run, and never before what was killed is drawn.
            spent = after.children_user + after.children_system - before.children_user - before.children_system
            work = max(spent / 10, 6 * spent / COUNT)
            if len(found) != COUNT or any("failed:" in line for line in found):
                sys.exit(f"error: one process drew {len(found)} of {COUNT}; see {sums['one']}")
        share = COUNT / seconds / (rate * (1 if name == "one" else CORES))
        files = kept()
        equal = found == expected == files
        print(
            f"{name:8} {COUNT / seconds:8.1f} a second, {share:4.2f} of {1 if name == 'one' else CORES} x {rate:.1f}; "
            f"{workers} workers and {engines} of the engine's processes killed; {'equal' if equal else 'DIFFERENT'}",
            flush=True,
        )
        if not equal:
            lost, apart = (len(set(some) ^ set(expected)) for some in (found, files))
            wrong.append(f"{name}: {len(found)} planners, {lost} lost, twice or different, {apart} by their files")
        if share < SHARE and COUNT >= ENOUGH and name != "one":
            wrong.append(f"{name}: {share:.2f} of {CORES} cores, less than {SHARE}")
    shutil.rmtree(DRAWN)
    if wrong:
        sys.exit("error: " + "\n".join(wrong))


main()

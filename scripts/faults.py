"""Runs commands with one failing call each: see faults.sh."""

import errno
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from waiting import waits

PROGRAM, SCRATCH, MOST = sys.argv[1], sys.argv[2], int(sys.argv[3])
ROOT = os.getcwd()
CALENDAR = f"{ROOT}/docs/samples/my-calendar.ics"
SAMPLE = f"{ROOT}/docs/samples/ReadingList.swift"
STAR = ["star", "--date", "2026-10-14", "--events", CALENDAR]
# Commands, and the file that each writes; None for standard output.
COMMANDS = [
    (STAR + ["--scale", "1"], "star.png"),
    (STAR, "star.pdf"),
    (STAR, "star.svg"),
    (["week", "2026-W42", "--events", CALENDAR], "week.pdf"),
    (["planner", "2026"], "planner.pdf"),
    (["render", SAMPLE, "--size", "300x200", "--timeout", "3600"], "list.svg"),
    (["events", CALENDAR, "--from", "2026-01-01", "--to", "2026-12-31", "--json"], None),
    (["holidays", "--region", "SE", "--year", "2026"], None),
    (["week-of", "2026-10-14"], None),
]
CALLS = {
    "open": [errno.EACCES, errno.EMFILE],
    "create": [errno.EACCES, errno.ENOSPC],
    "read": [errno.EIO],
    "write": [errno.ENOSPC, errno.EIO],
    "close": [errno.EIO, errno.ENOSPC],
    "link": [errno.EACCES, errno.ENOSPC],
    "rename": [errno.EACCES, errno.ENOSPC],
    "fchmod": [errno.EPERM],
    "mmap": [errno.ENOMEM],
    "malloc": [errno.ENOMEM],
}


class Run:
    """A command with one fault, and what became of it."""

    def __init__(self, number, arguments, output, call="", at=0, code=0):
        self.folder = f"{SCRATCH}/{number}"
        os.makedirs(self.folder)
        place = f"{self.folder}/{output}" if output else None
        if place and call in ("fchmod", "link", "rename"):
            # A file that is replaced and whose mode is kept.
            with open(place, "wb") as file:
                file.write(b"old")
        count = f"{SCRATCH}/{number}.count"
        environment = {
            **os.environ, "KUMIHAN_CACHE": f"{SCRATCH}/cache", "LD_PRELOAD": f"{SCRATCH}/faults.so",
            "FAULT_CALL": call, "FAULT_AT": str(at), "FAULT_ERRNO": str(code), "FAULT_COUNT": count,
        }
        words = [PROGRAM, *arguments] + (["-o", place] if place else [])
        process = subprocess.Popen(
            words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        said = {}
        readers = [
            threading.Thread(target=lambda name=name, pipe=pipe: said.update({name: pipe.read()}))
            for name, pipe in [("output", process.stdout), ("errors", process.stderr)]
        ]
        for reader in readers:
            reader.start()
        ended = waits(process)
        for reader in readers:
            reader.join()
        self.status = process.returncode if ended else None
        self.content, self.errors = said["output"], said["errors"].decode(errors="replace")
        self.files = sorted(os.listdir(self.folder))
        if place and os.path.exists(place):
            with open(place, "rb") as file:
                self.content = file.read()
        self.calls = 0
        if os.path.exists(count):
            with open(count, encoding="utf-8") as file:
                self.calls = int(file.read() or 0)
        subprocess.run(["rm", "-rf", self.folder, count], check=True)

    def finding(self, whole, output):
        if self.status == 0:
            # A picture that is not as it was asked for may come with a warning.
            said = "warning: " in self.errors
            return None if said or self.content == whole.content else "says that all is well, and another file is there"
        if self.status is None:
            return "never ends"
        if self.status != 1:
            return f"ends with {self.status}"
        lines = [line for line in self.errors.splitlines() if line.startswith("Error: ")]
        if len(lines) != 1:
            return f"says {len(lines)} errors: {self.errors[:300]!r}"
        if output and self.content not in (b"", b"old"):
            return "leaves a file"
        return f"leaves {self.files}" if any(name != output for name in self.files) else None


def spread(count):
    """Up to MOST numbers from 1 to `count`, its ends among them."""
    if count <= MOST:
        return range(1, count + 1)
    return sorted({1 + round(i * (count - 1) / (MOST - 1)) for i in range(MOST)})


def main():
    numbers = iter(range(10**9))
    findings, runs = [], 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for arguments, output in COMMANDS:
            whole = Run(next(numbers), arguments, output)
            if whole.status != 0:
                how = "never ends" if whole.status is None else f"ended with {whole.status}"
                sys.exit(f"error: kumihan {' '.join(arguments)} {how}\n{whole.errors}")
            for call, codes in CALLS.items():
                count = Run(next(numbers), arguments, output, call).calls
                tries = [(next(numbers), at, code) for at in spread(count) for code in codes]
                done = pool.map(lambda t: (t, Run(t[0], arguments, output, call, t[1], t[2])), tries)
                for (_, at, code), run in done:
                    runs += 1
                    finding = run.finding(whole, output)
                    if finding:
                        findings.append(
                            f"kumihan {arguments[0]} ({output or 'standard output'}), {call} {at} of {count} fails with "
                            f"{errno.errorcode[code]}: {finding}")
                        print(findings[-1], flush=True)
    print(f"{runs} faults in {len(COMMANDS)} commands, {len(findings)} badly borne")
    sys.exit(1 if findings else 0)


main()

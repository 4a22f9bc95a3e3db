"""Waiting for programs that may never end, by the work they do: a clock would call a busy machine's programs endless."""

import os
import signal
import subprocess

# Seconds of a processor that a program may use, and without any after which it never ends.
MOST_WORK, MOST_REST = 600, 60


def processes():
    """Each process, its session and state, and the ticks of a processor that it and its ended children used."""
    found = []
    for entry in os.listdir("/proc"):
        try:
            with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                words = file.read().rpartition(")")[2].split()
            found.append((int(entry), int(words[3]), words[0], sum(int(word) for word in words[11:15])))
        except (OSError, IndexError, ValueError):
            pass
    return found


def waits(process, work=MOST_WORK, rest=MOST_REST, tick=1.0, is_enough=lambda: False):
    """Waits for a process, the leader of its session; False when it never ends or is enough, and then all of the session are ended."""
    used, rested = 0, 0.0
    while True:
        try:
            process.wait(timeout=tick)
            return True
        except subprocess.TimeoutExpired:
            pass
        mine = [found for found in processes() if found[1] == process.pid]
        now = sum(ticks for *_, ticks in mine)
        # One that waits for a processor or a disk is not at rest.
        rests = now <= used and not any(state in "RD" for _, _, state, _ in mine)
        rested = rested + tick if rests else 0.0
        used = max(used, now)
        if rested >= rest or used / os.sysconf("SC_CLK_TCK") >= work or is_enough():
            for member, *_ in mine:
                try:
                    os.kill(member, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            process.wait()
            return False

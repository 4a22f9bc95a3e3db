"""The client of ``kumihan batch``."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
from types import TracebackType
from typing import IO, Iterable, Iterator, Optional, Type

from ._result import Job, Result


class KumihanError(Exception):
    """What could not be drawn, and the remedy."""

    def __init__(self, message: str, hint: Optional[str] = None) -> None:
        super().__init__(f"{message} ({hint})" if hint else message)
        self.message = message
        self.hint = hint


def find_program(program: Optional[str] = None) -> str:
    """The path of ``kumihan``: the one given, the one that ``KUMIHAN`` names, or that on ``PATH``."""
    wanted = program or os.environ.get("KUMIHAN") or "kumihan"
    found = shutil.which(wanted)
    if found is None:
        raise KumihanError(f"there is no program '{wanted}'", "install kumihan, or set KUMIHAN to its path")
    return found


def _start(
    program: Optional[str], arguments: list[str], timeout: Optional[int], memory: Optional[int]
) -> "subprocess.Popen[bytes]":
    arguments = [find_program(program), "batch", "--quiet"] + arguments
    if timeout is not None:
        arguments.append(f"--timeout={timeout}")
    if memory is not None:
        arguments.append(f"--memory={memory}")
    return subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


class _Words(threading.Thread):
    """The end of what a batch says on standard error, which would fill its pipe."""

    def __init__(self, stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self.stream = stream
        self.last = b""
        self.start()

    def run(self) -> None:
        while chunk := self.stream.read1(65536):  # type: ignore[attr-defined]
            self.last = (self.last + chunk)[-16384:]
        self.stream.close()

    def failure(self, status: int) -> KumihanError:
        self.join(5)
        words = self.last.decode(errors="replace").rpartition("Error: ")[2].strip()
        message, _, hint = words.partition("\nHint: ")
        return KumihanError(message or f"kumihan batch ended with {status}", hint or None)


def batch(
    jobs: Iterable[Job],
    *,
    workers: Optional[int] = None,
    ordered: bool = True,
    timeout: Optional[int] = None,
    memory: Optional[int] = None,
    resume: Optional[str] = None,
    program: Optional[str] = None,
) -> Iterator[Result]:
    """Draws jobs, and gives their results as they come or, unless told otherwise, in order.

    Jobs are taken as fast as results are. A job that fails is a result whose ``ok`` is false; ``KumihanError`` says
    that the batch itself could not go on. Leaving the loop ends the batch.

    :param workers: one for each processor unless given.
    :param timeout: seconds that a job may take.
    :param memory: megabytes that a worker may hold.
    :param resume: a file that keeps results: jobs that are done there are not drawn again.
    """
    arguments = [f"--jobs={workers}"] if workers is not None else []
    arguments += ["--ordered"] if ordered else []
    arguments += [f"--resume={resume}"] if resume is not None else []
    process = _start(program, arguments, timeout, memory)
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    words = _Words(process.stderr)
    feeding = _Feeding(jobs, process.stdin)
    try:
        for line in process.stdout:
            yield Result.parse(line)
        feeding.join()
        if feeding.failure is not None:
            raise feeding.failure
        if process.wait() != 0:
            raise words.failure(process.returncode)
    finally:
        process.stdout.close()
        if process.poll() is None:
            process.terminate()
            process.wait()


def _line(job: Job) -> bytes:
    return json.dumps(dict(job)).encode() + b"\n"


class _Feeding(threading.Thread):
    """Writes jobs beside the thread that reads results."""

    def __init__(self, jobs: Iterable[Job], stream: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self.jobs = jobs
        self.stream = stream
        #: What the jobs' own code raised.
        self.failure: Optional[BaseException] = None
        self.start()

    def run(self) -> None:
        try:
            for job in self.jobs:
                line = _line(job)
                try:
                    self.stream.write(line)
                    self.stream.flush()
                except OSError:
                    return
        except BaseException as failure:
            self.failure = failure
        finally:
            try:
                self.stream.close()
            except OSError:
                pass


class Worker:
    """One warm worker: draws a job when asked, for notebooks and for actors of other engines.

    It starts with the first job and ends with ``close()``, with its ``with``, or with this process. For one thread.
    """

    def __init__(
        self, *, timeout: Optional[int] = None, memory: Optional[int] = None, program: Optional[str] = None
    ) -> None:
        self._settings = (program, ["--jobs=1", "--ordered"], timeout, memory)
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._words: Optional[_Words] = None

    def draw(self, job: Job) -> Result:
        """Draws a job. One that fails is a result whose ``ok`` is false."""
        self._send(_line(job))
        return self._take()

    def draw_all(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Draws jobs in order. The next one is handed in while one is drawn, so that the worker never waits for who
        looks at results. Leaving the loop ends the worker; a further job starts another."""
        ahead = 0
        try:
            for job in jobs:
                line = _line(job)
                # Both ends would wait for each other with a line that the pipe cannot hold.
                if ahead and len(line) > 1 << 15:
                    result, ahead = self._take(), 0
                    yield result
                self._send(line)
                ahead += 1
                if ahead == 2:
                    result, ahead = self._take(), 1
                    yield result
            if ahead:
                result, ahead = self._take(), 0
                yield result
        finally:
            if ahead and self._process is not None:
                self._process.terminate()
                self.close()

    def _send(self, line: bytes) -> None:
        if self._process is None:
            self._process = _start(*self._settings)
            assert self._process.stderr is not None
            self._words = _Words(self._process.stderr)
        process = self._process
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            pass

    def _take(self) -> Result:
        process = self._process
        assert process is not None and self._words is not None
        assert process.stdin is not None and process.stdout is not None
        answer = process.stdout.readline()
        if not answer:
            self._process = None
            process.stdout.close()
            try:
                process.stdin.close()
            except OSError:
                pass
            raise self._words.failure(process.wait())
        return Result.parse(answer)

    def close(self) -> None:
        """Ends the worker; a further job starts another."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.close()
            process.stdout.close()
            process.wait()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        failure: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

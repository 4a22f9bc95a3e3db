"""Results of jobs."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Mapping, Optional, Union

#: A job: the keys of ``docs/at-scale.md``.
Job = Mapping[str, Any]


@dataclass(frozen=True)
class DrawnFile:
    """A file that was drawn: written under a path, or held by the result."""

    name: str
    size: int
    #: SHA-256, in hexadecimal digits.
    hash: str
    #: Where it was written; None when the result holds it.
    path: Optional[Path]
    _data: Optional[bytes] = field(repr=False, default=None)

    @property
    def data(self) -> bytes:
        """The file's bytes, read anew where they were written."""
        if self._data is not None:
            return self._data
        assert self.path is not None
        return self.path.read_bytes()

    def _repr_png_(self) -> Optional[bytes]:
        return self.data if self.name.endswith(".png") else None

    def _repr_svg_(self) -> Optional[str]:
        return self.data.decode() if self.name.endswith(".svg") else None


@dataclass(frozen=True)
class Result:
    """The answer to a job. A notebook shows its first picture."""

    #: The line of the job in its batch, from 1.
    line: int
    id: Any
    ok: bool
    files: tuple[DrawnFile, ...]
    #: What was warned of.
    problems: tuple[str, ...]
    error: Optional[str]
    hint: Optional[str]
    #: What the compiler said of a view that does not compile.
    messages: Optional[str]
    #: A sum of the job and what it reads: equal jobs give equal files.
    job: Optional[str]
    milliseconds: float

    @staticmethod
    def parse(line: Union[str, bytes]) -> "Result":
        """Reads a line of ``kumihan batch``."""
        members = json.loads(line)
        return Result(
            line=members["line"],
            id=members.get("id"),
            ok=members["ok"],
            files=tuple(_file(file) for file in members.get("files", [])),
            problems=tuple(members["problems"]),
            error=members.get("error"),
            hint=members.get("hint"),
            messages=members.get("messages"),
            job=members.get("job"),
            milliseconds=members["milliseconds"],
        )

    @property
    def data(self) -> bytes:
        """The bytes of the first file; raises ``KumihanError`` where nothing was drawn."""
        return self.checked().files[0].data

    def checked(self) -> "Result":
        """Itself; raises ``KumihanError`` where nothing was drawn."""
        if not self.ok:
            from ._client import KumihanError

            raise KumihanError(self.error or "not drawn", self.hint)
        return self

    def _repr_png_(self) -> Optional[bytes]:
        return next((file._repr_png_() for file in self.files if file.name.endswith(".png")), None)

    def _repr_svg_(self) -> Optional[str]:
        return next((file._repr_svg_() for file in self.files if file.name.endswith(".svg")), None)


def _file(members: Mapping[str, Any]) -> DrawnFile:
    data = members.get("data")
    path = members.get("file")
    return DrawnFile(
        name=Path(path).name if path is not None else members["name"],
        size=members["bytes"],
        hash=members["hash"],
        path=Path(path) if path is not None else None,
        _data=base64.b64decode(data) if data is not None else None,
    )

"""Pictures, pages and planners drawn by ``kumihan batch``."""

from ._client import KumihanError, Worker, batch, find_program
from ._result import DrawnFile, Job, Result

__all__ = ["DrawnFile", "Job", "KumihanError", "Result", "Worker", "batch", "find_program"]

"""A Spark session on a local cluster of two workers with a core each, and its partitions."""

from __future__ import annotations

import os
import sys

import pyspark
from pyspark.sql import SparkSession

import planners


def session(name: str) -> SparkSession:
    os.environ.setdefault("SPARK_HOME", os.path.dirname(pyspark.__file__))
    os.environ["PYSPARK_PYTHON"] = sys.executable
    here = os.path.dirname(os.path.abspath(planners.__file__))
    # A real cluster is named here by its master, and its executors have kumihan installed.
    return (
        SparkSession.builder.master(os.environ.get("SPARK_MASTER", "local-cluster[2,1,1024]"))
        .appName(name)
        .config("spark.executor.memory", "1g")
        .config("spark.executorEnv.PYTHONPATH", here)
        .config("spark.executorEnv.KUMIHAN", os.environ.get("KUMIHAN", "kumihan"))
        .config("spark.executorEnv.KIND", os.environ.get("KIND", "planner"))
        .config("spark.executorEnv.PLANNERS", planners.folder())
        .config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "64")
        .getOrCreate()
    )


def partitions(count: int) -> int:
    """Small ones make little work anew when an executor dies, and leave no core waiting at the end; each begins with a cold worker."""
    return max(2, count // 100)

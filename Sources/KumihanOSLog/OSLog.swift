// The module for `import OSLog`: it re-exports that for `import os`, which has the loggers.
@_exported public import KumihanLogs

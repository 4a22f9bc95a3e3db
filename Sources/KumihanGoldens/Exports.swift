@_exported public import KumihanSnapshots

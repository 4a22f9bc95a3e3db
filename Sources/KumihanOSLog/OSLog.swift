// What `import OSLog` finds: what logs is in the module that `import os` finds.
@_exported public import KumihanLogs

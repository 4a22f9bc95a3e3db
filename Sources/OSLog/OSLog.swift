// What logs is in `os`; `import OSLog` brings it along.
@_exported public import os

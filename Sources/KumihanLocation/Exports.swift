// The module for `import CoreLocation`: places and distances; no device is ever found.
@_exported public import Foundation

// The module for `import CoreGraphics`. Paths and transforms stand with the view language, which draws by them.
@_exported public import Foundation
@_exported public import KumihanAppleNames
@_exported public import KumihanDrawing

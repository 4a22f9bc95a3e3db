// The module for `import SwiftUI`: the engine, with the modules that Apple's re-exports.
@_exported public import Foundation
@_exported public import Kumihan
@_exported public import KumihanAppleNames
@_exported public import KumihanCombine
@_exported public import KumihanCoreGraphics
@_exported public import Observation

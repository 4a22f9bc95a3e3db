// View code says `import SwiftUI` and finds the engine, with what Apple's module brings along.
@_exported public import Foundation
@_exported public import Kumihan
@_exported public import KumihanAppleNames
@_exported public import KumihanCombine
@_exported public import Observation

// The module for `import SwiftData`: a store in memory, whose queries and predicates are Foundation's.
@_exported public import Foundation
@_exported public import Observation

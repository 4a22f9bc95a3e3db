@_exported public import Foundation
@_exported public import Kumihan
@_exported public import Observation

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A part of a picture, described by its body: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }

  /// Appends this view's layout nodes. Views made of other views never implement it: the default
  /// lowers the body.
  func _lower(into lowering: inout Lowering)
}

extension View {
  public func _lower(into lowering: inout Lowering) { lowering.lowerBody(of: self) }
}

/// A view that has no body: it lowers itself.
public protocol _PrimitiveView: View where Body == Never {
  func _lowerPrimitive(into lowering: inout Lowering)
}

extension _PrimitiveView {
  public var body: Never { preconditionFailure("a primitive view has no body") }
  public func _lower(into lowering: inout Lowering) { _lowerPrimitive(into: &lowering) }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

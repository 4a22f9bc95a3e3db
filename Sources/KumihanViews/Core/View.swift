import Foundation
import KumihanDrawing
public import KumihanLayout
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

/// A view made of others that records its call site. Nodes that a library makes in its body name
/// that place, so `kumihan render` and layout texts show the user's line, not the library's.
///
/// Components take the call site last in each initialiser, by `fileID: StaticString = #fileID`,
/// `line: Int = #line` and `column: Int = #column`.
public protocol _PlacedView: View {
  nonisolated var _site: CallSite { get }
}

extension _PlacedView {
  public func _lower(into lowering: inout Lowering) {
    lowering.at(_site) { $0.lowerBody(of: self) }
  }
}

extension View {
  /// This view, with the given place for the nodes that our modules make in it.
  public func _placed(at site: CallSite) -> _PlacedContent<Self> {
    _PlacedContent(content: self, site: site)
  }
}

/// A view whose call site a modifier sets.
public struct _PlacedContent<Content> {
  let content: Content
  let site: CallSite
}

extension _PlacedContent: View, _PrimitiveView where Content: View {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.at(site) { content._lower(into: &$0) }
  }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A change of a view, described by a body around its content.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier was applied to.
public struct _ViewModifier_Content<Modifier>: _PrimitiveView {
  let lower: (inout Lowering) -> Void

  public func _lowerPrimitive(into lowering: inout Lowering) { lower(&lowering) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  private let site: CallSite

  public init(
    content: Content, modifier: Modifier, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    (self.content, self.modifier) = (content, modifier)
    site = CallSite(fileID: fileID, line: line, column: column)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) {
    lowering.inside(owner: modifier) { lowering in
      lowering.at(site) { lowering in
        lowering.lowerBody {
          modifier.body(content: _ViewModifier_Content { content._lower(into: &$0) })
        }
      }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier without effect.
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  public func modifier<T>(
    _ modifier: T, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, T> {
    ModifiedContent(
      content: self, modifier: modifier, fileID: fileID, line: line, column: column)
  }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Turns a closure's views into one view: SwiftUI's result builder.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, without a container.
nonisolated public struct TupleView<each Content> {
  /// On the heap: modifiers copy the views that they are applied to, and with them all views inside.
  private let content: Box<(repeat each Content)>

  init(_ content: repeat each Content) { self.content = Box((repeat each content)) }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension TupleView: View, _PrimitiveView where repeat each Content: View {
  @MainActor public func _lowerPrimitive(into lowering: inout Lowering) {
    var index = 0
    for view in repeat each content.value {
      lowering.inside(.child(index)) { $0.element { view._lower(into: &$0) } }
      index += 1
    }
  }
}

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
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row, without a container; `T` is the tuple of them.
nonisolated public struct TupleView<T> {
  /// On the heap: modifiers copy the views that they are applied to, and with them all views inside.
  private var content: Box<T>
  /// Takes the box, not the views: a function of a tuple would be wrapped in one of several views.
  private let lower: @MainActor (Box<T>, inout Lowering) -> Void

  /// The views.
  public var value: T {
    get { content.value }
    set { content = Box(newValue) }
  }

  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    content = Box(value)
    lower = { content, lowering in
      var index = 0
      for view in repeat each content.value {
        lowering.inside(.child(index)) { $0.element { view._lower(into: &$0) } }
        index += 1
      }
    }
  }

  /// Of one view, which is a tuple of one.
  public init(_ value: T) where T: View {
    content = Box(value)
    lower = { content, lowering in
      lowering.inside(.child(0)) { $0.element { content.value._lower(into: &$0) } }
    }
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension TupleView: View, _PrimitiveView {
  @MainActor public func _lowerPrimitive(into lowering: inout Lowering) {
    lower(content, &lowering)
  }
}

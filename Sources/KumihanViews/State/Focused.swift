import KumihanDrawing
import KumihanLayout

/// A view whose focus a focus state holds. A focused state that is asked for makes it true first.
private struct FocusedView<Content: View>: _PrimitiveView {
  let content: Content
  let isFocused: Bool
  let take: @MainActor () -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    let isAsked = lowering.environment.viewState.contains(.focused)
    guard isAsked || isFocused else { return content._lower(into: &lowering) }
    var hasView = false
    lowering.with {
      if isFocused { $0.viewState.insert(.focused) } else { $0.viewState.remove(.focused) }
    } lower: { lowering in
      hasView = lowering.appends { content._lower(into: &$0) }
    }
    guard isAsked, hasView else { return }
    lowering.observe { memory in
      guard memory == nil else { return nil }
      memory = true
      return take
    }
  }
}

extension View {
  /// Data: the view has the focus while the state is true; fields draw their caret then.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Data: the view has the focus while the state is `value`; of several views that are to have it
  /// the first gets it.
  public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    FocusedView(content: self, isFocused: binding.wrappedValue == value) {
      if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
  }
}

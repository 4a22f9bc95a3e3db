public import KumihanViews

/// Content for a value that would move through keyframes; the initial value is drawn.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View>: _PlacedView {
  let value: Value
  let content: (Value) -> Content
  public let _site: CallSite

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (value, self.content) = (initialValue, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (value, self.content) = (initialValue, content)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { content(value) }
}

extension View {
  /// Policy: the initial value is drawn.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue,
      content: { content(PlaceholderView(content: self), $0) }, keyframes: keyframes)
  }

  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
  }
}

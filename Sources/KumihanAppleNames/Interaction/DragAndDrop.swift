public import KumihanControls
public import KumihanViews

extension View {
  /// No-op: a still picture has no drags.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> Self { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> Self { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
}

/// Whether dragging over a control would press it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}

extension ForEach where Content: View {
  /// No-op: a still picture has no drops.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self { self }
}

extension PasteButton {
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      supportedContentTypes: [], payloadAction: { _ in }, fileID: fileID, line: line,
      column: column)
  }
}

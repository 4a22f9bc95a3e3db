public import KumihanViews

/// What could be undone: nothing, since nothing is done in a picture.
@MainActor @preconcurrency
open class UndoManager {
  public nonisolated init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ name: String) {}
  open func removeAllActions() {}
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  public var undoManager: UndoManager? { nil }

  /// The material behind the view, where somebody sets it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

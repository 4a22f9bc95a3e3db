public import KumihanViews

/// Ends the presentation of the view that reads it: its binding becomes false or nil.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: (@MainActor () -> Void)?

  package nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

  public func callAsFunction() { action?() }

  nonisolated var isPresented: Bool { action != nil }
}

/// The presentation state of a view.
public struct PresentationMode {
  private let action: DismissAction

  init(_ action: DismissAction) { self.action = action }

  public var isPresented: Bool { action.isPresented }

  @MainActor public mutating func dismiss() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// Ends the nearest presentation around the view; does nothing outside one.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var isPresented: Bool { dismiss.isPresented }

  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismiss))
  }
}

public import KumihanAppleNames
import KumihanCombine
public import KumihanViews

private struct ModelContextKey: EnvironmentKey {
  /// Without a container, an empty one that nobody else has.
  static var defaultValue: ModelContext {
    guard let container = try? ModelContainer(for: Schema(), configurations: []) else {
      preconditionFailure("an empty store cannot fail")
    }
    return ModelContext(container)
  }
}

extension EnvironmentValues {
  /// The context that queries read.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Lets queries inside read a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Lets queries inside read a new container, which keeps what actions insert until the picture is drawn.
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(NewContainer(setup: ContainerSetup(types: types, onSetup: onSetup)))
  }
}

/// A container that is made when it is first asked for, and kept.
@MainActor
private final class ContainerSetup: ObservableObject {
  private let types: [any PersistentModel.Type]
  private let onSetup: (Result<ModelContainer, any Error>) -> Void

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) { (self.types, self.onSetup) = (types, onSetup) }

  private(set) lazy var context: ModelContext? = {
    let made = Result { try ModelContainer(for: Schema(types), configurations: []) }
    onSetup(made)
    return try? made.get().mainContext
  }()
}

private struct NewContainer: ViewModifier {
  @StateObject private var setup: ContainerSetup

  init(setup: @autoclosure @escaping () -> ContainerSetup) {
    _setup = StateObject(wrappedValue: setup())
  }

  func body(content: Content) -> some View {
    if let context = setup.context {
      content.environment(\.modelContext, context)
    } else {
      content
    }
  }
}

extension Scene {
  /// Windows are not drawn, so their containers are not made.
  public func modelContainer(_ container: ModelContainer) -> Self { self }
  public func modelContext(_ context: ModelContext) -> Self { self }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> Self { self }
}

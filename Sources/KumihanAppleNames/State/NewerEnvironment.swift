public import KumihanCombine
public import KumihanControls
public import KumihanViews

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}
private struct ContentTransitionGroupKey: EnvironmentKey { static let defaultValue = false }
private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}
private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
private struct ButtonRepeatKey: EnvironmentKey {
  static let defaultValue = ButtonRepeatBehavior.automatic
}
private struct SearchPlacementKey: EnvironmentKey {
  static let defaultValue = SearchSuggestionsPlacement.menu
}
private struct DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

// Values that views may read and set; no picture depends on them.
extension EnvironmentValues {
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchPlacementKey.self] }
    set { self[SearchPlacementKey.self] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  public var isTabBarShowingSections: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
  public var accessibilityEnabled: Bool { false }
  public var tabBarPlacement: TabBarPlacement? { nil }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
}

/// Where the tabs of a screen stand.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

/// How what stands above a tab bar stands there.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// Would open a document.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}
  public func callAsFunction(at url: URL) async throws {}
}

/// Would make a document.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}
  public func callAsFunction<D: FileDocument>(_ document: @autoclosure () -> D) {}
}

/// Data: an object of the focused view, always nil.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// No-op: without a focus the object is never read.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> Self { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> Self { self }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// No-op: a picture has no focus.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> Self { self }
}

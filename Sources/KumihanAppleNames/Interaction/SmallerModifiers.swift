public import KumihanControls
public import KumihanViews

// Names of iOS 14 to 26 that change no still picture.

extension View {
  /// Would print why a view is drawn anew; a picture is drawn once.
  public static func _printChanges() {}
  public static func _logChanges() {}

  public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }
  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: value, priority: priority, action) }

  /// No-op: what follows has no effect on a still picture.
  public func onOpenURL(prefersInApp: Bool) -> Self { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> Self { self }
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> Self { self }
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> Self { self }
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> Self { self }
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> Self { self }
  public func assistiveAccessNavigationIcon(_ icon: Image) -> Self { self }
  public func assistiveAccessNavigationIcon(systemImage: String) -> Self { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> Self { self }
}

/// Whether a material looks as in an active window.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
  /// No-op: a picture's window is active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
}

/// Where a text's commands for its look would stand.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension ToolbarContent {
  /// The items, or none.
  @ToolbarContentBuilder public func hidden(_ hidden: Bool) -> some ToolbarContent {
    if !hidden { self }
  }
}

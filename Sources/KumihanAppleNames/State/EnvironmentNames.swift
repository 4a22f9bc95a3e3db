public import KumihanControls
public import KumihanViews

/// Would close windows.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Would ask for a new name.
@MainActor @preconcurrency
public struct RenameAction {
  public func callAsFunction() {}
}

/// Would move the focus to where it begins.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// The prominence of a badge or of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// What a picture of a first screen would read: no assistance, an active scene, nothing that scrolls or is edited.
extension EnvironmentValues {
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var isLuminanceReduced: Bool { false }
  public var isScrollEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var isSceneCaptured: Bool { false }
  public var isActivityFullscreen: Bool { false }
  public var appearsActive: Bool { true }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var backgroundProminence: BackgroundProminence { .standard }
  public var badgeProminence: BadgeProminence { .standard }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var menuIndicatorVisibility: Visibility { .automatic }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityShowBorders: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

extension EnvironmentValues {
  private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionKey.self] ? true : nil }
    set { self[AutocorrectionKey.self] = newValue ?? false }
  }
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

public import KumihanContentTypes
public import KumihanControls
public import KumihanViews

/// Where a search field's suggestions would stand.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Some placements.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// What a bar shows while its search field is in use.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// The arrangement of tabs that a reader may change.
public struct TabViewCustomization: Codable, Sendable, _Customization {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

/// Whether a tab may be moved or hidden.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a search field of tabs begins.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// How the items of a palette show that they are chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  public static let custom = PaletteSelectionEffect(name: "custom")
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self(name: "variant") }
}

/// Where a pencil hovers over a view.
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

extension View {
  /// No-op: what follows has no effect on a still picture, or only beside hardware that it does not show.
  public func backgroundExtensionEffect() -> Self { self }
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> Self { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> Self {
    self
  }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func customizationID(_ id: String) -> Self { self }
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> Self { self }
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> Self { self }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  public func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> Self { self }
  public func dialogIcon(_ icon: Image?) -> Self { self }
  public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  public func fileDialogCustomizationID(_ id: String) -> Self { self }
  public func fileDialogMessage(_ message: LocalizedStringKey) -> Self { self }
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> Self { self }
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey?) -> Self { self }
  public func exportsItemProviders(
    _ types: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> Self { self }
  public func importsItemProviders(
    _ types: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> Self { self }
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> Self
  {
    self
  }
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }

  /// A dialog about closing a window, which a picture does not show.
  public func dismissalConfirmationDialog<A: View>(
    _ title: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> Self { self }
}

/// Where tabs stand on wide screens.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Whether dictation is offered.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline")
  }
}

/// How dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// The kind of text that a screen reader reads with its own voice.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Without effect on pictures: suggestions are drawn where there are some.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> Self { self }
}

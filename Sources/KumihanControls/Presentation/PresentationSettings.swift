public import KumihanViews

/// The form of a presentation where space is limited.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether the content behind a sheet would be interactive; such content is not dimmed.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let dimsBelow: Bool
  public static let automatic = PresentationBackgroundInteraction(dimsBelow: true)
  public static let enabled = PresentationBackgroundInteraction(dimsBelow: false)
  public static let disabled = PresentationBackgroundInteraction(dimsBelow: true)
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction(dimsBelow: false) }
}

/// The first effect of a swipe inside a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}

/// What presented content says of its presentation.
struct PresentationSettings {
  var detents: Set<PresentationDetent>?
  var selection: PresentationDetent?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var interaction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?
  var sizing: _SheetSizing?
  var columnWidth: CGFloat?

  enum Key: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }

    /// As elsewhere, the first view that says something is heard.
    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
      let next = nextValue()
      value.detents = value.detents ?? next.detents
      value.selection = value.selection ?? next.selection
      if value.indicator == .automatic { value.indicator = next.indicator }
      value.cornerRadius = value.cornerRadius ?? next.cornerRadius
      value.background = value.background ?? next.background
      value.interaction = value.interaction ?? next.interaction
      value.adaptation = value.adaptation ?? next.adaptation
      value.sizing = value.sizing ?? next.sizing
      value.columnWidth = value.columnWidth ?? next.columnWidth
    }
  }
}

extension View {
  private func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettings.Key.self, change)
  }

  /// Policy: the heights that the sheet around may rest at; it is drawn at the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }
  /// Policy: the heights that the sheet around may rest at; it is drawn at the selected one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation { ($0.detents, $0.selection) = (detents, selected) }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = radius }
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = AnyView(Rectangle().fill(style)) }
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      ZStack(alignment: alignment, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentation { $0.background = view }
  }
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { presentation { $0.interaction = interaction } }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentation { $0.adaptation = horizontal } }
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation { $0.sizing = sizing._sizing }
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    presentation { $0.columnWidth = width }
  }
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { presentation { $0.columnWidth = ideal } }

  /// No-op: how a sheet would answer to fingers.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

import KumihanViews

/// Whether a gap between items grows.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  /// As wide as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual gap, which parts items on glass.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A gap between items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public func _collect(into entries: inout [_ToolbarEntry]) {
    let view =
      sizing.isFlexible
      ? AnyView(Spacer(minLength: 0)) : AnyView(Color.clear.frame(width: 0, height: 0))
    entries.append(_ToolbarEntry(placement: placement, view: view))
  }
}

/// What the system puts into a toolbar of its own.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// The place of what the system puts into a toolbar of its own: that stands where it always does.
public struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public func _collect(into entries: inout [_ToolbarEntry]) {}
}

/// The menu below a title, which is not open.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init(@ViewBuilder content: () -> Content) {}
  public init() where Content == EmptyView {}
  public func _collect(into entries: inout [_ToolbarEntry]) {}
}

extension ToolbarContent {
  /// No-op: what stands in the middle of a bar shares its ground with no one.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
}

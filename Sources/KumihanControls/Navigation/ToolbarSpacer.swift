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

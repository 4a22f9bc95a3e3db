public import KumihanViews

/// What was asked for of the room in labels, in points; nil for that of their place.
struct LabelRoom: Equatable {
  /// From the icon to the title.
  var gap: CGFloat?
  /// The least width of the icon.
  var icon: CGFloat?
}

private struct LabelRoomKey: EnvironmentKey {
  static var defaultValue: LabelRoom { LabelRoom() }
}

extension EnvironmentValues {
  var labelRoom: LabelRoom {
    get { self[LabelRoomKey.self] }
    set { self[LabelRoomKey.self] = newValue }
  }
}

extension View {
  /// Environment write: from the icons of labels inside to their titles, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.labelRoom.gap = max(value, 0) }
  }

  /// Environment write: the least width of the icons of labels inside, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.labelRoom.icon = max(value, 0) }
  }
}

import KumihanViews

/// The values that rows, tabs and screens set for the list, the tab view or the stack around them.
struct ContainerPart {
  var tabItem: AnyView?
  var isSection = false
  /// A section that begins with its rows.
  var isHeaderless = false
  var row = RowTraits()
  var edits = RowEdits()
  var badge: Text?
  /// A row that leads on has its badge before the arrow.
  var drawsBadge = false
  var hidesTabBar = false
  var tabGround = BarGround()
  /// A screen with a bar at its top.
  var hasBar = false
  /// The width of a screen that is a column of a split view, in points.
  var columnWidth: CGFloat?
  /// The tab of search, apart from the others on glass.
  var isSearchTab = false
  /// An item on tinted glass, and one on glass of its own.
  var isProminentItem = false
  var isItemAlone = false
  /// A button that nobody can use.
  var isDisabled = false
  /// An item of an alert, a dialog or a menu.
  var action: ActionPart?
  /// The actions that a row of a list shows when it is swiped.
  var swipe: SwipePart?
}

/// What modifiers say of a row of a list; nil where they say nothing. Said of a group or a section
/// it holds for each row in it that says nothing itself.
struct RowTraits {
  /// Nil sides are the list's own.
  var insets: RowInsets?
  var background: AnyView??
  var hidesSeparator: Bool?
  var separatorTint: Color??
  var hidesTopSeparator: Bool?
  var topSeparatorTint: Color??
  var hidesSectionTop, hidesSectionBottom: Bool?
  var sectionTopTint, sectionBottomTint: Color??
  /// From the sides of the list to the section's card.
  var leadingMargin, trailingMargin: CGFloat??

  func filled(from outer: RowTraits) -> RowTraits {
    RowTraits(
      insets: insets ?? outer.insets, background: background ?? outer.background,
      hidesSeparator: hidesSeparator ?? outer.hidesSeparator,
      separatorTint: separatorTint ?? outer.separatorTint,
      hidesTopSeparator: hidesTopSeparator ?? outer.hidesTopSeparator,
      topSeparatorTint: topSeparatorTint ?? outer.topSeparatorTint,
      hidesSectionTop: hidesSectionTop ?? outer.hidesSectionTop,
      hidesSectionBottom: hidesSectionBottom ?? outer.hidesSectionBottom,
      sectionTopTint: sectionTopTint ?? outer.sectionTopTint,
      sectionBottomTint: sectionBottomTint ?? outer.sectionBottomTint,
      leadingMargin: leadingMargin ?? outer.leadingMargin,
      trailingMargin: trailingMargin ?? outer.trailingMargin)
  }
}

/// The space around a row in its list, in points; nil for the list's own.
struct RowInsets {
  var top, leading, bottom, trailing: CGFloat?

  /// - Parameter own: Those of the list.
  func filled(from own: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? own.top, leading: leading ?? own.leading, bottom: bottom ?? own.bottom,
      trailing: trailing ?? own.trailing)
  }

  /// The height that a control may take from the row's insets, above and below alike, in points.
  ///
  /// - Parameter own: The inset of the list above and below.
  func rowAllowance(_ own: CGFloat) -> CGFloat {
    filled(from: EdgeInsets(top: own, leading: 0, bottom: own, trailing: 0)).rowAllowance
  }
}

private struct ContainerPartKey: ContainerValueKey {
  static var defaultValue: ContainerPart { ContainerPart() }
}

extension ContainerValues {
  var part: ContainerPart {
    get { self[ContainerPartKey.self] }
    set { self[ContainerPartKey.self] = newValue }
  }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

private struct RowTraitsKey: EnvironmentKey {
  static var defaultValue: RowTraits { RowTraits() }
}

extension EnvironmentValues {
  /// The badge of the row here.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }

  /// What was said of the rows here, for sections that are only now drawn.
  var rowTraits: RowTraits {
    get { self[RowTraitsKey.self] }
    set { self[RowTraitsKey.self] = newValue }
  }
}

extension View {
  /// Data: changes the container values of each of this view's views.
  func marked(_ change: @escaping (inout ContainerPart) -> Void) -> some View {
    transformContainerValues { change(&$0.part) }
  }

  /// Data: what each row of this view states, unless it states something else itself.
  func row(_ traits: RowTraits) -> some View {
    writing { $0.rowTraits = traits.filled(from: $0.rowTraits) }
      .marked { $0.row = $0.row.filled(from: traits) }
  }
}

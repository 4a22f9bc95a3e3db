public import KumihanViews

/// The forms of lists.
public enum _ListForm: Hashable, Sendable { case plain, grouped, insetGrouped, sidebar }

/// A style for lists.
public protocol ListStyle {
  var _form: _ListForm { get }
}

/// Cards inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .insetGrouped }
}

/// Cards from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .grouped }
}

/// Rows without cards.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .plain }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var automatic: InsetGroupedListStyle { InsetGroupedListStyle() }
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
  public static var inset: PlainListStyle { PlainListStyle() }
}

/// The list of a split view's first column: rows without cards or lines; on a phone, cards.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _form: _ListForm { .sidebar }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The settings of modifiers for the lists inside.
struct ListLook {
  var rowSpacing: CGFloat = 0
  var sectionSpacing: CGFloat?
  var hidesBackground = false
  var hasProminentHeaders = false
  /// Whether sections can be closed by an arrow in their headers, as in sidebars.
  var hasArrows = false
  var minimumRowHeight: CGFloat = 44
  /// Whether a section's header and footer are as large as their zones.
  var fillsHeader = false
  var fillsFooter = false
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { ListLook() }
}

private struct ListFormKey: EnvironmentKey {
  static var defaultValue: _ListForm { .insetGrouped }
}

private struct ListRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var listForm: _ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }

  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The least height of rows in points, 44 unless set.
  public var defaultMinListRowHeight: CGFloat {
    get { listLook.minimumRowHeight }
    set { listLook.minimumRowHeight = newValue }
  }

  /// True inside lists and forms. The system's controls may reach into a row's insets there.
  var listRows: Bool {
    get { self[ListRowsKey.self] }
    set {
      self[ListRowsKey.self] = newValue
      structure.rowAllowance = newValue ? figures.list.rowInset : 0
      guard newValue else { return sectionLook = nil }
      sectionLook = { (parts: SectionParts) -> any View in ListSection(parts) }
    }
  }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 17)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(spacing, 0))
  }
}

extension View {
  /// Environment write: the style of lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let form = style._form
    return writing { $0.listForm = form }
  }

  /// Layout: the space around the row in its list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowInsets(
      RowInsets(
        top: insets?.top, leading: insets?.leading, bottom: insets?.bottom,
        trailing: insets?.trailing))
  }

  private func rowInsets(_ insets: RowInsets) -> some View {
    writing { values in
      guard values.listRows else { return }
      values.structure.rowAllowance = insets.rowAllowance(values.figures.list.rowInset)
    }
    .row(RowTraits(insets: insets))
  }

  /// Layout: the space at some edges of the row in its list, in points; nil for the list's own.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    func side(_ edge: Edge.Set) -> CGFloat? { edges.contains(edge) ? length : nil }
    return rowInsets(
      RowInsets(
        top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing)))
  }

  /// Layout: the background of the row in its list, or of each row of a group or section.
  public func listRowBackground<V: View>(
    _ view: V?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let site = CallSite(fileID: fileID, line: line, column: column)
    return row(RowTraits(background: .some(view.map { AnyView($0._placed(at: site)) })))
  }

  /// Layout: whether there is a line below the row, and above it where it is the first.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden
    return row(
      RowTraits(
        hidesSeparator: edges.contains(.bottom) ? isHidden : nil,
        hidesTopSeparator: edges.contains(.top) ? isHidden : nil))
  }

  /// Layout: the colour of the line below the row, and of that above it where it is the first.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row(
      RowTraits(
        separatorTint: edges.contains(.bottom) ? .some(color) : nil,
        topSeparatorTint: edges.contains(.top) ? .some(color) : nil))
  }

  /// Layout: whether there are lines above and below the section, which only plain lists have.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    let isHidden = visibility == .hidden
    return row(
      RowTraits(
        hidesSectionTop: edges.contains(.top) ? isHidden : nil,
        hidesSectionBottom: edges.contains(.bottom) ? isHidden : nil))
  }

  /// Layout: the colour of the lines above and below the section, which only plain lists have.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row(
      RowTraits(
        sectionTopTint: edges.contains(.top) ? .some(color) : nil,
        sectionBottomTint: edges.contains(.bottom) ? .some(color) : nil))
  }

  /// Layout: from the sides of the list to the card of the section, in points; nil for those of the
  /// list. Above and below, sections keep their zones.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    row(
      RowTraits(
        leadingMargin: edges.contains(.leading) ? .some(length) : nil,
        trailingMargin: edges.contains(.trailing) ? .some(length) : nil))
  }

  /// Environment write: between the rows of lists inside, in points; each row has a card then.
  public func listRowSpacing(_ spacing: CGFloat?) -> _EnvironmentWriter<Self> {
    writing { $0.listLook.rowSpacing = max(spacing ?? 0, 0) }
  }

  /// Environment write: between the sections of lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> _EnvironmentWriter<Self> {
    writing { $0.listLook.sectionSpacing = max(spacing, 0) }
  }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> _EnvironmentWriter<Self> {
    writing { $0.listLook.sectionSpacing = spacing.points }
  }

  /// Environment write: whether lists inside have the background of their style.
  public func scrollContentBackground(_ visibility: Visibility) -> _EnvironmentWriter<Self> {
    writing { $0.listLook.hidesBackground = visibility == .hidden }
  }

  /// Environment write: large headers of sections inside.
  public func headerProminence(_ prominence: Prominence) -> _EnvironmentWriter<Self> {
    writing { $0.listLook.hasProminentHeaders = prominence == .increased }
  }
}

extension View {
  /// Gives a section's header or footer all the width of its list, and no more height than its own.
  package func sectionZones(
    header: Bool, footer: Bool
  ) -> _EnvironmentWriter<Self> {
    writing { ($0.listLook.fillsHeader, $0.listLook.fillsFooter) = (header, footer) }
  }
}

/// The prominence of an element.
public enum Prominence: Hashable, Sendable { case standard, increased }

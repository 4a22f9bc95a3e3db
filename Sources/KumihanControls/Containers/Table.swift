import Foundation
public import KumihanViews

/// A table: its columns side by side under their titles, its rows scrolled below each other.
public struct Table<Row: Identifiable>: _PlacedView {
  let rows: [Row]
  let columns: [TableColumn<Row>]
  var selection: ListSelection?
  /// What the rows are sorted by first, and whether the largest come first.
  var sorting: (key: AnyHashable, isReversed: Bool)?
  public let _site: CallSite

  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row {
    rows = Array(data)
    self.columns = columns().customized(by: columnCustomization?.wrappedValue)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.figures.list) private var figures
  @Environment(\.stateFigures) private var states
  @Environment(\.tableColumnHeaders) private var headers

  /// Where the width is compact, the first column alone, as rows of a list without titles.
  public var body: some View {
    if width == .compact, let first = columns.first {
      List(
        rows: ForEach(rows) { first.content($0) }, selection: selection, fileID: "", line: 0,
        column: 0
      )
      .listStyle(.plain)
    } else {
      table
    }
  }

  private var table: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        if headers != .hidden { titles }
        ForEach(rows) { row in
          VStack(spacing: 0) {
            Divider().padding(.leading, figures.plainInset)
            HStack(spacing: 8) {
              ForEach(columns.indices, id: \.self) { column in
                columns[column].content(row).frame(columns[column])
                  .documentRole(.tableCell)
              }
            }
            .frame(minHeight: 44)
            .padding(.horizontal, figures.plainInset)
            .background {
              if selection?.values.contains(AnyHashable(row.id)) == true {
                Color(.system(states.row))
              }
            }
            .documentRole(.tableRow)
          }
        }
      }
      .documentRole(.table)
    }
  }

  private var titles: some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { column in
        title(of: columns[column]).frame(columns[column])
          .documentRole(.tableHeader(.column))
      }
    }
    .frame(minHeight: 32)
    .padding(.horizontal, figures.plainInset)
    .documentRole(.tableRow)
  }

  /// The title of a column, with an arrow where the rows are sorted by it.
  @ViewBuilder private func title(of column: TableColumn<Row>) -> some View {
    let title = column.title.font(.subheadline.weight(.semibold))
    if let sorting, sorting.key == column.key {
      HStack(spacing: 4) {
        title
        Image(systemName: sorting.isReversed ? "chevron.down" : "chevron.up")
          .font(.caption.weight(.semibold)).part(.silent)
      }
    } else {
      title.placeForeground(.secondary)
    }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Environment write: whether tables inside have the titles of their columns.
  public func tableColumnHeaders(_ visibility: Visibility) -> _EnvironmentWriter<Self> {
    writing { $0.tableColumnHeaders = visibility }
  }
}

extension Table {
  /// Rows that are chosen, and sorted, as somebody else says.
  init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: ListSelection?, sortOrder: [Sort],
    columns: () -> [TableColumn<Row>],
    customization: Binding<TableColumnCustomization<Row>>?, fileID: StaticString, line: Int,
    column: Int
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(
      data, columnCustomization: customization, columns: columns, fileID: fileID, line: line,
      column: column)
    self.selection = selection
    if let first = sortOrder.first {
      sorting = (TableColumn<Row>.key(of: first), first.order == .reverse)
    }
  }

  init<Data: RandomAccessCollection>(
    _ data: Data, selection: ListSelection?, columns: () -> [TableColumn<Row>],
    customization: Binding<TableColumnCustomization<Row>>?, fileID: StaticString, line: Int,
    column: Int
  ) where Data.Element == Row {
    self.init(
      data, columnCustomization: customization, columns: columns, fileID: fileID, line: line,
      column: column)
    self.selection = selection
  }
}

/// A column of a table.
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  var width = TableColumnWidth()
  var alignment = Alignment.leading
  /// What rows are sorted by when they are sorted by this column; nil where they cannot be.
  var key: AnyHashable?
  var customizationID: String?
  var visibility = Visibility.automatic

  public init<V: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> V,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.title = Text(title, fileID: fileID, line: line, column: column)
    self.content = { AnyView(content($0)) }
  }

  public init(
    _ title: LocalizedStringKey, value: KeyPath<Row, String>, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = Text(title, fileID: fileID, line: line, column: column)
    key = AnyHashable(value as PartialKeyPath<Row>)
    content = {
      AnyView(Text(verbatim: $0[keyPath: value], fileID: fileID, line: line, column: column))
    }
  }

  /// A comparator's key path, else the comparator in its forward order.
  static func key<Sort: SortComparator>(of sort: Sort) -> AnyHashable {
    if case let sort as KeyPathComparator<Row> = sort { return AnyHashable(sort.keyPath) }
    var sort = sort
    sort.order = .forward
    return AnyHashable(sort)
  }
}

/// The width of a table's column, in points; what is nil is free.
struct TableColumnWidth {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat? = .infinity
}

extension View {
  fileprivate func frame<Row>(_ column: TableColumn<Row>) -> some View {
    let width = column.width
    return frame(
      minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most,
      alignment: column.alignment)
  }
}

/// Turns a closure's columns into a table's.
@resultBuilder
public enum TableColumnBuilder<Row> {
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  public static func buildIf(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
  public static func buildEither(first: [TableColumn<Row>]) -> [TableColumn<Row>] { first }
  public static func buildEither(second: [TableColumn<Row>]) -> [TableColumn<Row>] { second }
}

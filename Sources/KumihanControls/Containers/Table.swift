public import KumihanViews

/// A table: its rows as a list, its columns side by side under their titles.
public struct Table<Row: Identifiable>: _PlacedView {
  let rows: [Row]
  let columns: [TableColumn<Row>]
  public let _site: CallSite

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row {
    rows = Array(data)
    self.columns = columns()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @Environment(\.horizontalSizeClass) private var width

  /// Where the width is compact, the first column alone, as rows of a list without titles.
  public var body: some View {
    if width == .compact, let first = columns.first {
      List(rows) { first.content($0) }.listStyle(.plain)
    } else {
      table
    }
  }

  private var table: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        ForEach(columns.indices, id: \.self) { column in
          columns[column].title.font(.subheadline.weight(.semibold)).placeForeground(.secondary)
            .frame(columns[column].width)
            .documentRole(.tableHeader(.column))
        }
      }
      .frame(minHeight: 28)
      .documentRole(.tableRow)
      ForEach(rows) { row in
        Divider()
        HStack(spacing: 8) {
          ForEach(columns.indices, id: \.self) { column in
            columns[column].content(row).frame(columns[column].width)
              .documentRole(.tableCell)
          }
        }
        .frame(minHeight: 44)
        .documentRole(.tableRow)
      }
    }
    .documentRole(.table)
    .padding(.horizontal, 16)
  }
}

/// A column of a table.
public struct TableColumn<Row> {
  let title: Text
  let content: (Row) -> AnyView
  var width = TableColumnWidth()

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
    content = {
      AnyView(Text(verbatim: $0[keyPath: value], fileID: fileID, line: line, column: column))
    }
  }
}

/// The width of a table's column, in points; what is nil is free.
struct TableColumnWidth {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat? = .infinity
}

extension View {
  fileprivate func frame(_ width: TableColumnWidth) -> some View {
    frame(
      minWidth: width.least, idealWidth: width.ideal, maxWidth: width.most, alignment: .leading)
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

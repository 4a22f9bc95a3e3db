public import KumihanViews

// Rows are in the order of their data, which the author sorts; the titles say by what.
extension Table {
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(
      data, selection: nil, sortOrder: sortOrder.wrappedValue, columns: columns,
      customization: columnCustomization, fileID: fileID,
      line: line, column: column)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Row.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row {
    self.init(
      data, selection: .one(selection), columns: columns, customization: columnCustomization,
      fileID: fileID, line: line, column: column
    )
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(
      data, selection: .one(selection), sortOrder: sortOrder.wrappedValue, columns: columns,
      customization: columnCustomization,
      fileID: fileID, line: line, column: column)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Row.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row {
    self.init(
      data, selection: .several(selection), columns: columns, customization: columnCustomization,
      fileID: fileID, line: line,
      column: column)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Data.Element == Row, Sort.Compared == Row {
    self.init(
      data, selection: .several(selection), sortOrder: sortOrder.wrappedValue, columns: columns,
      customization: columnCustomization,
      fileID: fileID, line: line, column: column)
  }
}

extension Table {
  public init<Rows: TableRowContent<Row>>(
    of valueType: Row.Type, columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      rows()._values, columnCustomization: columnCustomization, columns: columns, fileID: fileID,
      line: line, column: column)
  }

  public init<Sort: SortComparator, Rows: TableRowContent<Row>>(
    of valueType: Row.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Sort.Compared == Row {
    self.init(
      rows()._values, selection: nil, sortOrder: sortOrder.wrappedValue, columns: columns,
      customization: columnCustomization,
      fileID: fileID, line: line, column: column)
  }

  public init<Rows: TableRowContent<Row>>(
    of valueType: Row.Type, selection: Binding<Row.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      rows()._values, selection: .one(selection), columns: columns,
      customization: columnCustomization, fileID: fileID, line: line,
      column: column)
  }

  public init<Sort: SortComparator, Rows: TableRowContent<Row>>(
    of valueType: Row.Type, selection: Binding<Row.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Sort.Compared == Row {
    self.init(
      rows()._values, selection: .one(selection), sortOrder: sortOrder.wrappedValue,
      columns: columns, customization: columnCustomization, fileID: fileID, line: line,
      column: column)
  }

  public init<Rows: TableRowContent<Row>>(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      rows()._values, selection: .several(selection), columns: columns,
      customization: columnCustomization, fileID: fileID, line: line,
      column: column)
  }

  public init<Sort: SortComparator, Rows: TableRowContent<Row>>(
    of valueType: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>? = nil,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @TableRowBuilder<Row> rows: () -> Rows, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Sort.Compared == Row {
    self.init(
      rows()._values, selection: .several(selection), sortOrder: sortOrder.wrappedValue,
      columns: columns, customization: columnCustomization, fileID: fileID, line: line,
      column: column)
  }
}

extension TableColumn {
  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, @ViewBuilder content: @escaping (Row) -> V, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(String(title)), content: content, fileID: fileID, line: line,
      column: column)
  }
  public init<Value: Comparable, V: View>(
    _ title: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(title, content: content, fileID: fileID, line: line, column: column)
    key = AnyHashable(value as PartialKeyPath<Row>)
  }
  public init<Value, Comparator: SortComparator, V: View>(
    _ title: LocalizedStringKey, value: KeyPath<Row, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Comparator.Compared == Value {
    self.init(title, content: content, fileID: fileID, line: line, column: column)
    key = AnyHashable(value as PartialKeyPath<Row>)
  }
  public init<Comparator: SortComparator, V: View>(
    _ title: LocalizedStringKey, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (Row) -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Comparator.Compared == Row {
    self.init(title, content: content, fileID: fileID, line: line, column: column)
    key = Self.key(of: comparator)
  }

  /// A column of one width, in points; nil for a share of the table.
  public func width(_ width: CGFloat? = nil) -> Self {
    guard let width else { return self }
    var column = self
    column.width = TableColumnWidth(least: width, ideal: width, most: width)
    return column
  }
  public func width(
    min least: CGFloat? = nil, ideal: CGFloat? = nil, max most: CGFloat? = nil
  ) -> Self {
    var column = self
    column.width = TableColumnWidth(least: least, ideal: ideal, most: most ?? .infinity)
    return column
  }
  /// Data: the name by which a customization knows the column.
  public func customizationID(_ id: String) -> Self {
    var column = self
    column.customizationID = id
    return column
  }
  /// Data: whether the column is there while the reader has said nothing of it.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var column = self
    column.visibility = visibility
    return column
  }
  /// No-op: nobody customizes a picture.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// Data: where the title and the cells of the column stand.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.alignment =
      switch alignment {
      case .center: .center
      case .trailing, .numeric: .trailing
      default: .leading
      }
    return column
  }
}

/// Where the words of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}

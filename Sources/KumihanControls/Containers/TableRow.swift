public import KumihanViews

/// Rows of a table: one, those of a collection, or several of these.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _values: [TableRowValue] { get }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value
  public init(_ value: Value) { self.value = value }
  public var _values: [Value] { [value] }
  /// No-op: what a reader does with a row is not in a picture.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
}

/// For ``ForEach``, whose contents are views.
extension TableRow: View {
  public var body: some View { EmptyView() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

/// Turns a closure's rows into a table's.
@resultBuilder @MainActor
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Rows: TableRowContent<Value>>(
    _ rows: Rows
  ) -> _TableRows<Value> { _TableRows(_values: rows._values) }
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap(\._values))
  }
  public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_values: [])
  }
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}

public import KumihanViews

/// Which columns of a table its reader shows, by the names that the columns have.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Sendable, _Customization {
  private var visibilities: [String: Visibility] = [:]

  public init() {}

  /// `automatic` where the reader said nothing.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  /// Columns stand in the order in which they were made.
  public mutating func resetOrder() {}
}

extension TableColumnCustomization: Codable {
  /// From the names of the columns shown and those hidden.
  public init(from decoder: any Decoder) throws {
    let shown = try decoder.singleValueContainer().decode([String: Bool].self)
    visibilities = shown.mapValues { $0 ? .visible : .hidden }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(visibilities.mapValues { $0 == .visible })
  }
}

extension Array {
  /// The columns that are shown, as the reader says, else as each column does.
  func customized<Row: Identifiable>(
    by customization: TableColumnCustomization<Row>?
  ) -> Self where Element == TableColumn<Row> {
    guard let customization else { return self }
    return filter { column in
      let said = column.customizationID.map { customization[visibility: $0] } ?? .automatic
      return (said == .automatic ? column.visibility : said) != .hidden
    }
  }
}

/// What a reader may change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

import Foundation

/// A list of values that identify screens.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

extension NavigationPath {
  /// The path in a form that is written to files; nil where one of its values cannot be.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable & Hashable }
      ? CodableRepresentation(values: values) : nil
  }

  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// A path whose values can be written: the name of each one's type and its JSON, the last first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// - Throws: where a type is not known, or its value cannot be read.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "no type is named '\(name)'")
        }
        let value = try JSONDecoder().decode(type, from: Data(text.utf8))
        values.append(Self.boxed(value))
      }
      self.values = values.reversed()
    }

    private static func boxed(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for case let value as any (Codable & Hashable) in values.reversed().map(\.base) {
        try list.encode(_mangledTypeName(type(of: value)) ?? "")
        try list.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

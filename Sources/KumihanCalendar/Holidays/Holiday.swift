/// One holiday of one region, on its day.
public struct Holiday: Hashable, Sendable {
  public let date: CalendarDate
  /// In English.
  public let name: String
  /// In the region's own language.
  public let localName: String
  /// The region's code, such as `SE`.
  public let region: String
  public let kind: HolidayKind
  public let origin: Origin
  /// The rule in short form, such as `easter+39` or `saturday 06-20..06-26`.
  public let rule: String
  /// The language of the local name; nil where it is for every reader.
  package let language: String?

  /// The reason why the day is a holiday (the marks 祝, 振 and 休 of a Japanese calendar).
  public enum Origin: Hashable, Sendable {
    /// A named holiday.
    case named
    /// In place of a holiday on a free day.
    case substitute
    /// Because it is between two holidays.
    case bridge
  }
}

/// Whether the day is free by law, or only an observance.
public enum HolidayKind: String, Hashable, Sendable, Codable, CaseIterable {
  case `public`
  case observance
}

extension Holiday {
  /// Its name for a reader of a language: the local name where that is in the language or for every reader, else the
  /// English one.
  ///
  /// - Parameter reader: BCP 47, such as `ja` or `en-GB`.
  package func name(inLanguage reader: String) -> String {
    func main(_ language: String) -> Substring { language.prefix { $0 != "-" } }
    guard main(reader) != "en" else { return name }
    guard let language, main(language) != main(reader) else { return localName }
    return name
  }

  /// The holiday as JSON, for `kumihan holidays --json`.
  package var json: JSONValue {
    [
      "date": .text(date.description), "name": .text(name), "localName": .text(localName),
      "region": .text(region), "kind": .text(kind.rawValue), "rule": .text(rule),
    ]
  }
}

extension Holiday: Encodable {
  private enum CodingKeys: String, CodingKey {
    case date, name, localName, region, kind, rule
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(name, forKey: .name)
    try container.encode(localName, forKey: .localName)
    try container.encode(region, forKey: .region)
    try container.encode(kind, forKey: .kind)
    try container.encode(rule, forKey: .rule)
  }
}

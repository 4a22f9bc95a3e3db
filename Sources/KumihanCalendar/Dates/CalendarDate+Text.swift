extension CalendarDate: CustomStringConvertible, LosslessStringConvertible {
  /// ISO 8601: `2026-10-14`.
  public var description: String {
    let (year, month, day) = components
    return "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  /// Parses `2026-10-14`, in no other form.
  public init(parsing text: some StringProtocol) throws(CalendarError) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"),
      let month = scanner.number(digits: 2), scanner.skip("-"),
      let day = scanner.number(digits: 2), scanner.isAtEnd
    else { throw .unreadable(.date, String(text)) }
    try self.init(year: year, month: month, day: day)
  }

  public init?(_ description: String) {
    guard let date = try? CalendarDate(parsing: description) else { return nil }
    self = date
  }
}

extension CalendarDate: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.parsed { text throws(CalendarError) in try CalendarDate(parsing: text) }
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(description)
  }
}

extension Decoder {
  /// One string, parsed by `parse`; its error becomes a decoding error at this path.
  func parsed<Value>(_ parse: (String) throws(CalendarError) -> Value) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try parse(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }
}

extension Encoder {
  func encodeText(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}

extension Decoder {
  /// One string, read by `parse`; its error becomes a decoding error at this path.
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

public import Foundation

/// As an iPhone writes it, its text and attributes in turn, with links alone.
extension AttributedString: @retroactive Codable {
  private enum Key: String, CodingKey { case link = "NSLink" }

  /// - Throws: when the data are no string or no list of strings and attributes.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var parts = try decoder.unkeyedContainer()
    while !parts.isAtEnd {
      var part = AttributedString(try parts.decode(String.self))
      if !parts.isAtEnd {
        let attributes = try parts.nestedContainer(keyedBy: Key.self)
        part.link = try attributes.decodeIfPresent(URL.self, forKey: .link)
      }
      append(part)
    }
  }

  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    for run in runs {
      try parts.encode(String(self[run.range].characters))
      var attributes = parts.nestedContainer(keyedBy: Key.self)
      try attributes.encodeIfPresent(run.link, forKey: .link)
    }
  }
}

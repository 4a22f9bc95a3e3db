/// A character of a text that is missing in all faces.
public struct MissingGlyph: Hashable, Sendable, CustomStringConvertible {
  /// The character's Unicode code point.
  public var codePoint: UInt32
  /// ISO 15924, such as "Hans".
  public var script: String
  /// A font that has the character, and its source; nil when none is known.
  public var cover: String?
  /// The text's line of source, `Module/File.swift:line`, or "-" when unknown.
  public var site: String
  /// The start of the text.
  public var excerpt: String

  public init(
    codePoint: UInt32, script: String, cover: String? = nil, site: String = "-",
    excerpt: String = ""
  ) {
    self.codePoint = codePoint
    self.script = script
    self.cover = cover
    self.site = site
    self.excerpt = excerpt
  }

  public var description: String {
    let view = excerpt.isEmpty ? "" : "Text(\"\(excerpt)\"): "
    return "\(site): \(view)\(message)"
  }

  /// The same without the place.
  public var message: String {
    let number = String(codePoint, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let hint = cover.map { "add a font folder with \($0)" } ?? "no font is known to cover it"
    return "no face has U+\(padded) (script \(script)); hint: \(hint)"
  }
}

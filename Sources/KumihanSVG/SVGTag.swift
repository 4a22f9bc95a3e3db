import Foundation
import KumihanDrawing

/// A start tag in the making.
struct SVGTag {
  private let name: String
  private(set) var attributes = ""

  init(_ name: String) { self.name = name }

  /// Adds an attribute, its value escaped.
  func set(_ key: String, _ value: String) -> SVGTag {
    var copy = self
    copy.attributes += " \(key)=\"\(value.escapedForXML)\""
    return copy
  }

  /// Adds an attribute of ids or numbers, which need no escaping; placeholders of ids stay.
  func set(_ key: String, reference value: String) -> SVGTag {
    var copy = self
    copy.attributes += " \(key)=\"\(value)\""
    return copy
  }

  func set(_ key: String, _ value: CGFloat) -> SVGTag { set(key, value.svg()) }

  /// Adds an attribute unless the value is nil.
  func set(_ key: String, ifPresent value: String?) -> SVGTag {
    value.map { set(key, $0) } ?? self
  }

  func set(_ rect: CGRect) -> SVGTag {
    set("x", rect.minX).set("y", rect.minY).set("width", rect.width).set("height", rect.height)
  }

  func set(transform: CGAffineTransform, as key: String = "transform") -> SVGTag {
    transform.isIdentity ? self : set(key, transform.svg)
  }

  /// The element without content.
  var empty: String { "<\(name)\(attributes)/>\n" }

  /// The element around other elements' lines.
  func around(_ children: String) -> String { "<\(name)\(attributes)>\n\(children)</\(name)>\n" }

  /// The element around words.
  func around(words: String) -> String {
    "<\(name)\(attributes)>\(words.escapedForXML)</\(name)>\n"
  }

  /// The element around words whose spaces all count.
  ///
  /// Without the attribute viewers drop the first and the last space and join neighbours, and the
  /// positions of the characters move on without them. Browsers want it on the element itself.
  func around(exactly words: String) -> String {
    (words.losesSpaces ? set("xml:space", "preserve") : self).around(words: words)
  }
}

extension String {
  /// True when viewers would leave out some of the spaces.
  fileprivate var losesSpaces: Bool {
    var wasSpace = true
    for byte in utf8 {
      guard byte != 0x09, byte != 0x0A, byte != 0x0D else { return true }
      if byte == 0x20, wasSpace { return true }
      wasSpace = byte == 0x20
    }
    return wasSpace && !isEmpty
  }

  /// Escaped for XML's text and quoted attributes; characters that XML does not allow are left out.
  var escapedForXML: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E || Self.special.contains($0) }) else {
      return self
    }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let special = Set("&<>\"".utf8)
}

extension CGAffineTransform {
  /// In SVG's form; factors to eight decimals, because glyphs are scaled down from font units.
  var svg: String {
    let factors = [a, b, c, d].map { $0.svg(decimals: 8) }
    let move = [tx, ty].map { $0.svg() }
    if factors == ["1", "0", "0", "1"] { return "translate(\(move.joined(separator: " ")))" }
    return "matrix(\((factors + move).joined(separator: " ")))"
  }
}

extension RGBA {
  /// Red, green and blue as `#RRGGBB`.
  var svg: String { RGBA(red: red, green: green, blue: blue).shortText }
}

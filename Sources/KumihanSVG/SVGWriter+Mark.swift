import Foundation
import KumihanDrawing

extension SVGWriter {
  mutating func write(_ mark: Mark) -> String {
    switch mark {
    case .link(let rect, let target):
      guard let tag = Self.area(rect) else { return "" }
      switch target {
      case .url(let url):
        guard url.isSafeLink else { return "" }
        return SVGTag("a").set("href", url).around(tag.empty)
      case .destination(let name):
        return SVGTag("a").set("href", reference: "#\(id(of: name))").around(tag.empty)
      }
    case .destination(let name, let point):
      guard point.isFinite, destinations.insert(name).inserted else { return "" }
      return SVGTag("rect").set("id", reference: id(of: name)).set("x", point.x).set("y", point.y)
        .set("width", 0).set("height", 0).empty
    case .note(let rect, let text):
      guard let tag = Self.area(rect) else { return "" }
      return tag.around(SVGTag("title").around(words: text))
    case .outline: return ""
    }
  }

  /// An invisible rectangle for the pointer.
  private static func area(_ rect: CGRect) -> SVGTag? {
    guard rect.isFinite else { return nil }
    return SVGTag("rect").set(rect.standardized).set("fill", "none")
      .set("pointer-events", "all")
  }

  /// A unique id for a destination's name, in characters that links need not escape.
  private func id(of destination: String) -> String {
    var id = definitions.prefix + "to-"
    for byte in destination.utf8 {
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16)
        id += hex.count == 1 ? "_0\(hex)" : "_\(hex)"
      }
    }
    return id
  }
}

extension String {
  /// False for addresses that a page around the drawing would run as a program.
  fileprivate var isSafeLink: Bool {
    let start = unicodeScalars.filter { $0.value > 0x20 }.prefix(12)
    let scheme = String(String.UnicodeScalarView(start)).lowercased()
    return !["javascript:", "vbscript:", "data:"].contains { scheme.hasPrefix($0) }
  }
}

extension SemanticRole {
  /// Adds the description of a group for assistive technology.
  func describe(_ tag: SVGTag) -> SVGTag {
    switch self {
    case .heading(let level): tag.set("role", "heading").set("aria-level", "\(level)")
    case .paragraph: tag.set("role", "paragraph")
    case .list: tag.set("role", "list")
    case .listItem: tag.set("role", "listitem")
    case .table: tag.set("role", "table")
    case .tableRow: tag.set("role", "row")
    case .tableCell: tag.set("role", "cell")
    case .tableHeader(.row): tag.set("role", "rowheader")
    case .tableHeader(.column): tag.set("role", "columnheader")
    case .caption: tag.set("role", "caption")
    case .link: tag.set("role", "link")
    case .figure: tag.set("role", "img")
    case .artifact: tag.set("aria-hidden", "true")
    case .partHeading: tag.set("role", "heading").set("aria-level", "2")
    case .prelude, .priority: tag
    }
  }
}

import Foundation
import KumihanCalendar
import KumihanViews

extension PaperSize {
  /// Parses a name such as `A4` or `half letter`, or a size such as `210x297mm`, `8.5x11in`,
  /// `595x842pt` or, with the dots per inch, `1404x1872px@226`.
  public init(parsing text: String) throws(PrintError) {
    let wanted = Self.plain(text)
    if let paper = Self.named.first(where: { Self.plain($0.name ?? "") == wanted }) {
      self = paper
      return
    }
    guard let size = try Self.custom(text) else {
      let names = Self.named.compactMap(\.name)
      throw .unknownPaper(text, near: NearMatch.value(for: text, among: names), known: names)
    }
    self = size
  }

  /// Letters and digits, so that `B5 JIS`, `b5-jis` and `b5_jis` are equal.
  private static func plain(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// A size in numbers; nil when `text` is not of that form.
  private static func custom(_ text: String) throws(PrintError) -> PaperSize? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    guard let first = text.first, first.isNumber || first == "." || first == "-" else { return nil }
    if let mark = text.range(of: "px@") {
      guard let dots = Double(text[mark.upperBound...]), dots >= 1 else {
        throw .unreadablePaper(text)
      }
      return try paper(text, text[..<mark.lowerBound], scale: 25.4 / dots)
    }
    let units: [(String, CGFloat)] = [("mm", 1), ("cm", 10), ("in", 25.4), ("pt", 25.4 / 72)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }) else {
      throw .unreadablePaper(text)
    }
    return try paper(text, text.dropLast(2), scale: unit.1)
  }

  private static func paper(
    _ text: String, _ numbers: Substring, scale: CGFloat
  ) throws(PrintError) -> PaperSize {
    let sides = numbers.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else {
      throw .unreadablePaper(text)
    }
    let paper = PaperSize(width: width * scale, height: height * scale)
    guard Self.sides.contains(paper.width), Self.sides.contains(paper.height) else {
      throw .paperOutOfRange(text)
    }
    return paper
  }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The inline marks of Markdown that localized text understands: `**strong**`, `_emphasis_`,
/// `` `code` ``, `~~struck~~` and `[words](address)`.
struct InlineMarkdown {
  private let text: [Character]
  private var position = 0
  private var runs: [Text.Run] = []

  private struct Look {
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  private init(_ text: [Character]) { self.text = text }

  static func runs(of string: String) -> [Text.Run] {
    guard string.contains(where: { "*_`~[\\".contains($0) }) else {
      return [Text.Run(content: .plain(string))]
    }
    var parser = InlineMarkdown(Array(string))
    parser.read(to: parser.text.count, Look())
    return parser.runs
  }

  private mutating func read(to end: Int, _ look: Look) {
    var plain = ""
    func flush(_ runs: inout [Text.Run]) {
      if !plain.isEmpty { runs.append(Self.run(plain, look)) }
      plain = ""
    }
    while position < end {
      let character = text[position]
      if character == "\\", position + 1 < end,
        text[position + 1].isPunctuation || text[position + 1].isSymbol
      {
        plain.append(text[position + 1])
        position += 2
      } else if let span = span(to: end, look) {
        flush(&runs)
        position = span.content.lowerBound
        if span.look.isCode {
          runs.append(Self.run(String(text[span.content]), span.look))
        } else {
          read(to: span.content.upperBound, span.look)
        }
        position = span.end
      } else {
        plain.append(character)
        position += 1
      }
    }
    flush(&runs)
  }

  /// The marked span that begins here, when it also ends.
  private func span(to end: Int, _ look: Look) -> (content: Range<Int>, end: Int, look: Look)? {
    var inner = look
    switch text[position] {
    case "[":
      guard let close = find("](", from: position + 1, to: end),
        let stop = find(")", from: close + 2, to: end)
      else { return nil }
      inner.link = String(text[(close + 2)..<stop])
      return (position + 1..<close, stop + 1, inner)
    case "`":
      inner.isCode = true
      return delimited("`", to: end, inner)
    case "~":
      inner.isStruck = true
      return delimited("~~", to: end, inner)
    case "*", "_":
      let mark = text[position]
      // An underscore within a word is a letter like any other.
      if mark == "_", position > 0, text[position - 1].isLetter || text[position - 1].isNumber {
        return nil
      }
      inner.isStrong = true
      if let strong = delimited(String([mark, mark]), to: end, inner) { return strong }
      guard position + 1 < end, text[position + 1] != mark else { return nil }
      inner.isStrong = look.isStrong
      inner.isEmphasized = true
      guard !matches(String([mark, mark]), at: position, to: end) else { return nil }
      return delimited(String(mark), to: end, inner)
    default: return nil
    }
  }

  private func delimited(
    _ mark: String, to end: Int, _ look: Look
  ) -> (content: Range<Int>, end: Int, look: Look)? {
    let start = position + mark.count
    guard matches(mark, at: position, to: end), start < end, !text[start].isWhitespace,
      let close = find(mark, from: start + 1, to: end), !text[close - 1].isWhitespace
    else { return nil }
    return (start..<close, close + mark.count, look)
  }

  private func matches(_ mark: String, at index: Int, to end: Int) -> Bool {
    index + mark.count <= end && text[index..<(index + mark.count)].elementsEqual(mark)
  }

  private func find(_ mark: String, from start: Int, to end: Int) -> Int? {
    guard start <= end else { return nil }
    return (start..<end).first { matches(mark, at: $0, to: end) }
  }

  private static func run(_ string: String, _ look: Look) -> Text.Run {
    var run = Text.Run(content: .plain(string))
    if look.isStrong { run.fontModifiers.append(.bold) }
    if look.isEmphasized { run.fontModifiers.append(.italic) }
    if look.isCode { run.fontModifiers.append(.monospaced) }
    if look.isStruck {
      run.strikethrough = TextLineStyle(isActive: true, style: Text.LineStyle())
    }
    run.link = look.link
    return run
  }
}

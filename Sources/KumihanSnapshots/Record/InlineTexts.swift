import Foundation
import KumihanSwiftWords
import Synchronization

/// Texts that tests keep in their own source: puts them behind the calls that ask for them.
///
/// Each file is read once, before the first of them is written, because calls know their lines as they
/// were compiled; every further text is put in with those before it.
package enum InlineTexts {
  /// A call, and which of its closures returns the text.
  package struct Place: Hashable, Sendable {
    /// From 1, of the call's opening parenthesis or its name.
    package var line, column: Int
    /// Of the closure, the present one first.
    package var labels: [String]
    /// How many closures stand before it behind the parentheses.
    package var offset: Int
    /// Whether the text is an argument itself, as in tests from before there were closures for it.
    package var isArgument: Bool

    package init(
      line: Int, column: Int, labels: [String], offset: Int, isArgument: Bool = false
    ) {
      (self.line, self.column, self.labels, self.offset) = (line, column, labels, offset)
      self.isArgument = isArgument
    }
  }

  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  private struct File {
    var source: [UInt8]
    var written: Data
    var texts: [Place: String] = [:]
  }

  private static let files = Mutex<[String: File]>([:])

  package static func write(_ text: String, into path: String, at place: Place) throws {
    try files.withLock { files in
      let url = URL(filePath: path)
      let now = try Data(contentsOf: url)
      var file = files[path] ?? File(source: Array(now), written: now)
      guard file.written == now else {
        throw Refusal(description: "\(path) was changed since the tests were started")
      }
      if let other = file.texts[place], other != text {
        throw Refusal(
          description:
            "the call at \(path):\(place.line) gives different texts, which have one place")
      }
      file.texts[place] = text
      let result = Data(try rewritten(file.source, file.texts).utf8)
      try result.write(to: url, options: .atomic)
      file.written = result
      files[path] = file
    }
  }

  /// The source with the texts.
  static func rewritten(_ source: [UInt8], _ texts: [Place: String]) throws(Refusal) -> String {
    let tokens = SwiftTokens(source)
    var edits: [(range: Range<Int>, text: String)] = []
    for (place, text) in texts { edits.append(try edit(tokens, place, text)) }
    edits.sort { $0.range.lowerBound > $1.range.lowerBound }
    var bytes = source
    for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func edit(
    _ tokens: SwiftTokens, _ place: Place, _ text: String
  ) throws(Refusal) -> (Range<Int>, String) {
    let starts = lineStarts(tokens.bytes)
    guard place.line > 0, place.line <= starts.count,
      let open = tokens.tokens.indices.first(where: { index in
        let token = tokens.tokens[index].range
        return token.upperBound > starts[place.line - 1] + place.column - 1
          && tokens.isSign(index, of: "(")
      }), let close = tokens.closing(open)
    else { throw Refusal(description: "the call at line \(place.line) is not found in the file") }
    let lead = indent(tokens.bytes, from: starts[place.line - 1])
    let inner = lead + step(tokens.bytes, starts)
    let literal = literal(text, inner: inner)
    if place.isArgument {
      guard let found = argument(tokens, place.labels, in: open + 1..<close) else {
        throw Refusal(
          description: "the call at line \(place.line) has no text that stands in the test")
      }
      return (tokens.tokens[found].range, literal)
    }
    let closure = "{\n\(inner)\(literal)\n\(lead)}"
    // Among the arguments.
    if let found = labelled(tokens, place.labels, in: open + 1..<close, depthOf: open) {
      return (range(tokens, found), closure)
    }
    // Behind the parentheses.
    var closures: [(label: String?, open: Int, close: Int)] = []
    var next = close + 1
    if tokens.isSign(next, of: "{"), let end = tokens.closing(next) {
      closures.append((nil, next, end))
      next = end + 1
      while tokens.isSign(next + 1, of: ":"), tokens.isSign(next + 2, of: "{"),
        let end = tokens.closing(next + 2)
      {
        closures.append((tokens.text(next), next + 2, end))
        next = end + 1
      }
    }
    let chosen =
      closures.first { $0.label.map(place.labels.contains) ?? false }
      ?? closures.first.flatMap { place.offset == 0 && $0.label == nil ? $0 : nil }
    if let chosen {
      return (
        tokens.tokens[chosen.open].range.lowerBound..<tokens.tokens[chosen.close].range.upperBound,
        closure
      )
    }
    let end = tokens.tokens[closures.last?.close ?? close].range.upperBound
    let label = closures.isEmpty ? "" : (place.labels.first ?? "matches") + ": "
    return (end..<end, " " + label + closure)
  }

  /// The brackets of the closure with one of the labels, among the arguments of a call.
  private static func labelled(
    _ tokens: SwiftTokens, _ labels: [String], in range: Range<Int>, depthOf open: Int
  ) -> Range<Int>? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens.isSign(index, of: "({["), let close = tokens.closing(index) {
        index = close + 1
        continue
      }
      if labels.contains(tokens.text(index)), tokens.isSign(index + 1, of: ":"),
        tokens.isSign(index + 2, of: "{"), let close = tokens.closing(index + 2)
      {
        return index + 2..<close
      }
      index += 1
    }
    return nil
  }

  /// The text in quotation marks with one of the labels, among the arguments of a call.
  private static func argument(
    _ tokens: SwiftTokens, _ labels: [String], in range: Range<Int>
  ) -> Int? {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      if tokens.isSign(index, of: "({["), let close = tokens.closing(index) {
        index = close + 1
        continue
      }
      let value = index + 2
      if labels.contains(tokens.text(index)), tokens.isSign(index + 1, of: ":"),
        tokens.tokens[value].kind == .literal,
        tokens.text(value).drop(while: { $0 == "#" }).hasPrefix("\""),
        value + 1 == range.upperBound || tokens.isSign(value + 1, of: ",")
      {
        return value
      }
      index += 1
    }
    return nil
  }

  private static func range(_ tokens: SwiftTokens, _ brackets: Range<Int>) -> Range<Int> {
    tokens.tokens[brackets.lowerBound].range
      .lowerBound..<tokens.tokens[brackets.upperBound].range
      .upperBound
  }

  /// The text in quotation marks, of which the first are not indented.
  private static func literal(_ text: String, inner: String) -> String {
    // As many signs as no run in the text has behind a backslash or three quotation marks.
    var signs = ""
    while text.contains("\\" + signs) || text.contains("\"\"\"" + signs) { signs += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return """
      \(signs)\"""
      \(lines.joined(separator: "\n"))
      \(inner)\"""\(signs)
      """
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  private static func indent(_ bytes: [UInt8], from start: Int) -> String {
    String(
      decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
      as: UTF8.self)
  }

  /// The file's step of indentation: that of its first indented line.
  private static func step(_ bytes: [UInt8], _ starts: [Int]) -> String {
    for start in starts where start < bytes.count {
      let found = indent(bytes, from: start)
      let after = start + found.utf8.count
      if !found.isEmpty, after < bytes.count, bytes[after] != UInt8(ascii: "\n") { return found }
    }
    return "  "
  }
}

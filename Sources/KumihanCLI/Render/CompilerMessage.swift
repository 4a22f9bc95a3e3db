import Foundation

/// What the compiler says about a place in a file.
struct CompilerMessage: Hashable, Sendable {
  enum Kind: String, Sendable { case error, warning, note }

  let kind: Kind
  let path: String
  /// Counted from 1; the column in bytes.
  let line: Int
  let column: Int
  let text: String
  /// The line of source, and marks below it.
  var excerpt: [String] = []
  var notes: [CompilerMessage] = []

  /// Whether it is about lines that stand below the author's.
  var isOurs: Bool { path.hasPrefix(StageSource.ownLines) }

  /// Whether it is about a preview that no bracket closes: it is left as written, and the compiler knows no such macro.
  private var isOfOpenPreview: Bool {
    text == "no macro named 'Preview'" || text == "unknown attribute 'Previewable'"
  }

  /// The messages about what the author wrote, without those that follow from others; empty where all are about our lines.
  static func causes(in messages: [CompilerMessage]) -> [CompilerMessage] {
    let authors = messages.filter { !$0.isOurs }
    let causes = authors.filter { !$0.isOfOpenPreview }
    return causes.isEmpty ? authors : causes
  }

  /// Whether the compiler gave an expression up for its length; what else is wrong is the better clue.
  var isOfTime: Bool { text.contains("in reasonable time") }

  /// The messages in the compiler's words (`-diagnostic-style=llvm`), each once; notes stand with their errors.
  static func parse(_ words: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    var isRepeated = false
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let head = head(of: line) else {
        guard !isRepeated, !messages.isEmpty, !line.isEmpty else { continue }
        let last = messages.count - 1
        if messages[last].notes.isEmpty {
          messages[last].excerpt.append(String(line))
        } else {
          messages[last].notes[messages[last].notes.count - 1].excerpt.append(String(line))
        }
        continue
      }
      if head.kind == .note {
        if !isRepeated, !messages.isEmpty { messages[messages.count - 1].notes.append(head) }
      } else {
        isRepeated = !seen.insert(head).inserted
        if !isRepeated { messages.append(head) }
      }
    }
    return messages
  }

  private static func head(of line: Substring) -> CompilerMessage? {
    for kind in [Kind.error, .warning, .note] {
      guard let mark = line.firstRange(of: ": \(kind.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let numbers = place.suffix(2).compactMap { Int($0) }
      // The compiler names no column where it has no place.
      guard let last = numbers.last, place.count > numbers.count else { continue }
      return CompilerMessage(
        kind: kind, path: place.dropLast(numbers.count).joined(separator: ":"),
        line: numbers.count > 1 ? numbers[0] : last, column: numbers.count > 1 ? last : 0,
        text: named(line[mark.upperBound...]))
    }
    return nil
  }

  /// The text with Apple's names of our modules.
  private static func named(_ text: Substring) -> String {
    guard text.contains("Kumihan") else { return String(text) }
    return StageCompiler.readings.sorted { $0.value.count > $1.value.count }
      .reduce(String(text)) { text, reading in
        text.replacing(reading.value, with: reading.key)
      }
      .replacing("KumihanViews.", with: "").replacing("KumihanStage.StageView", with: "View")
  }

  /// The place and the text, in one line.
  var headline: String {
    "\(path):\(line)\(column > 0 ? ":\(column)" : ""): \(kind.rawValue): \(text)"
  }

  /// As the compiler would print it; notes only where they are about the author's files.
  func words(about files: Set<String>) -> String {
    var lines = [headline] + excerpt
    for note in notes where files.contains(note.path) {
      lines += [note.headline] + note.excerpt
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

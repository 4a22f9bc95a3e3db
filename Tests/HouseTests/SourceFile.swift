import KumihanSwiftWords

/// One Swift file, cut into what the rules look at.
struct SourceFile: Sendable {
  /// From the repository's root.
  let path: String
  let text: String
  let tokens: [Token]
  let comments: [Comment]

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    let source = SwiftTokens(Array(text.utf8))
    tokens = source.code.map { Token(text: source.text($0.range), line: $0.line) }
    comments = source.comments.map {
      Comment(text: Self.stripped(source.text($0.range)), line: $0.line)
    }
  }

  /// A line of a comment without its slashes and stars.
  private static func stripped(_ line: String) -> String {
    var text = line[...]
    if let marker = ["///", "//", "/**", "/*", "*/"].first(where: { text.hasPrefix($0) }) {
      text = text.dropFirst(marker.count)
    }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    return String(text)
  }

  var isTest: Bool { path.hasPrefix("Tests/") }

  /// The target that the file belongs to: `Sources/KumihanText/FontRequest.swift` is of `KumihanText`.
  var module: String {
    let folders = path.split(separator: "/").map(String.init)
    return switch folders[0] {
    case "Benchmarks": "KumihanBenchmarks"
    case "Fuzz": "KumihanFuzz"
    case "fonts": "KumihanFonts"
    default: folders.count > 1 ? folders[1] : folders[0]
    }
  }

  func finding(_ line: Int, _ message: String) -> Finding {
    Finding(path: path, line: line, message: message)
  }
}

/// An identifier, a number, or one character of punctuation, outside comments and literals.
struct Token: Hashable, Sendable {
  var text: String
  var line: Int
}

/// One line of a comment, without its slashes and stars.
struct Comment: Hashable, Sendable {
  var text: String
  var line: Int
}

/// A rule that a line breaks.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var message: String

  var description: String { "\(path):\(line): \(message)" }
}

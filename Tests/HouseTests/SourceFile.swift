/// One Swift file, cut into what the rules look at.
struct SourceFile: Sendable {
  /// From the repository's root.
  let path: String
  let text: String
  let tokens: [Token]
  let comments: [Comment]
  let literals: [Literal]

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    var scanner = SwiftScanner(text)
    scanner.scan()
    (tokens, comments, literals) = (scanner.tokens, scanner.comments, scanner.literals)
  }

  var isTest: Bool { path.hasPrefix("Tests/") }

  /// The target that the file belongs to: `Sources/KumihanText/FontRequest.swift` is of `KumihanText`.
  var module: String {
    let folders = path.split(separator: "/").map(String.init)
    return switch folders[0] {
    case "Benchmarks": "KumihanBenchmarks"
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

/// A string literal in pieces: an interpolation lies between each two of them.
struct Literal: Hashable, Sendable {
  var pieces: [String]
  var line: Int
}

/// A rule that a line breaks.
struct Finding: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var message: String

  var description: String { "\(path):\(line): \(message)" }
}

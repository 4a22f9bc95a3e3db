import KumihanSwiftWords

/// A rule that a source file alone can break.
package struct LintRule: Sendable {
  /// That of the audit's rule where both look at the same fault.
  package let id: String
  /// What is demanded, in one line.
  package let summary: String
  /// Where the rule is written.
  package let source: String
  /// Whether files without views can break it: words such as `padding` mean something else there.
  var isOfAllFiles = false
  let check: @Sendable (LintSource) -> [LintSource.Fault]

  /// The design system that demands it: the id up to the first point.
  package var system: String { String(id.prefix { $0 != "." }) }

  /// All rules, in the order in which they are listed; those of one system stand together.
  package static let all: [LintRule] =
    [.borderColour, .borderWidth, .systemColours, .corners, .effects, .emoji]
    + [.fontDesign, .fontWeight, .fontSize, .labelCase, .years]
    + [.grid, .topPadding, .touch, .distance, .animation, .swipe]
    + [.suffix, .folder, .preview]
}

/// What breaks a rule of a source file, and where.
package struct LintFinding: Hashable, Sendable {
  package let rule: String
  package let path: String
  /// Counted from 1.
  package let line: Int
  /// In bytes, counted from 1.
  package let column: Int
  package let message: String
}

/// A source file with its calls.
struct LintSource {
  /// A fault at a token.
  struct Fault {
    let token: Int
    let message: String
  }

  let calls: SwiftCalls
  /// The folders that the file is in, the nearest last.
  let folders: [String]
  /// Whether the file has views.
  let hasViews: Bool
  /// Every word of the file.
  let words: Set<String>

  var tokens: SwiftTokens { calls.tokens }

  init(_ bytes: [UInt8], in folders: [String]) {
    calls = SwiftCalls(bytes)
    self.folders = folders
    let tokens = calls.tokens
    words = Set(tokens.code.map { tokens.text($0.range) })
    hasViews = !words.isDisjoint(with: [
      "SwiftUI", "View", "ViewModifier", "ButtonStyle", "Joho", "ViewBuilder", "UIKit",
    ])
  }

  /// A fault for each call with one of these names for which `message` has words.
  func faults(
    of names: Set<String>, _ message: (SwiftCalls.Call) -> String?
  ) -> [Fault] {
    calls.calls.compactMap { call in
      guard names.contains(calls.name(call)), let message = message(call) else { return nil }
      return Fault(token: call.name, message: message)
    }
  }

  /// The words of an argument.
  func words(of argument: SwiftCalls.Argument) -> [String] { argument.tokens.map(tokens.text) }

  /// What stands on the screen in a literal: nil for another value, and for one with values inside.
  func literal(_ argument: SwiftCalls.Argument) -> String? {
    guard argument.tokens.count == 1, let token = argument.tokens.first,
      tokens.tokens[token].kind == .literal
    else { return nil }
    let text = tokens.text(token)
    guard text.hasPrefix("\""), !text.contains("\\(") else { return nil }
    return text.trimmingQuotes
  }

  /// Whether a call is chained to a symbol, whose font is its size.
  func isOfSymbol(_ call: SwiftCalls.Call) -> Bool { calls.root(of: call) == "Image" }
}

extension String {
  fileprivate var trimmingQuotes: String {
    String(drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
  }
}

/// The checks of source files.
package enum Lint {
  /// What breaks the rules in a file, in the order of its lines.
  ///
  /// A comment `// kumihan:ignore rule reason` allows a place to differ; one without a reason is a
  /// finding.
  ///
  /// - Parameter folders: those that the file is in, the nearest last; nil for those of the path.
  package static func findings(
    in bytes: [UInt8], path: String, folders: [String]? = nil, rules: [LintRule]
  ) -> [LintFinding] {
    let parts = path.split(separator: "/").map(String.init)
    let source = LintSource(bytes, in: folders ?? parts.dropLast())
    let rules = rules.filter { source.hasViews || $0.isOfAllFiles }
    guard !rules.isEmpty else { return [] }
    let suppressions = Suppression.all(in: source.tokens)
    var found: [LintFinding] = []
    for rule in rules {
      for fault in rule.check(source) {
        let place = source.calls.place(fault.token)
        guard !suppressions.contains(where: { $0.covers(rule.id, line: place.line) }) else {
          continue
        }
        found.append(
          LintFinding(
            rule: rule.id, path: path, line: place.line, column: place.column,
            message: fault.message))
      }
    }
    let known = Set(rules.map(\.id))
    for suppression in suppressions
    where suppression.reason.isEmpty && known.contains(suppression.rule) {
      found.append(
        LintFinding(
          rule: suppression.rule, path: path, line: suppression.line, column: 1,
          message: "the suppression gives no reason"))
    }
    return found.sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
  }
}

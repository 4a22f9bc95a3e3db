import KumihanSwiftWords

/// What rules find in source text of which a still picture tells nothing: animations and materials in
/// files that never ask whether the reader wants less of them.
package struct SourceFaults: Sendable {
  package struct Fault: Hashable, Sendable {
    /// The rule's name.
    package let rule: String
    package let message: String
    /// Counted from 1; the column in bytes.
    package let line, column: Int
  }

  /// In the order of lines.
  package let faults: [Fault]

  /// - Parameter source: a Swift file in UTF-8.
  package init(_ source: [UInt8]) {
    let calls = SwiftCalls(source)
    let tokens = calls.tokens
    let words = tokens.tokens.indices.filter { tokens.tokens[$0].kind == .word }
    let asked = Set(words.map(tokens.text))
    var found: [(rule: String, message: String, token: Int)] = []
    if !asked.contains("accessibilityReduceMotion") {
      let message = "an animation in a file that does not ask for reduceMotion"
      found += words.filter { tokens.text($0) == "withAnimation" && Self.isUsed($0, tokens) }
        .map { ("motion", message, $0) }
      found += calls.calls.filter { call in
        let first = call.arguments.first.map(calls.text)
        return call.isMember && calls.name(call) == "animation" && first != nil && first != "nil"
      }.map { ("motion", message, $0.name) }
    }
    if !asked.contains("accessibilityReduceTransparency") {
      for token in words where Self.materials.contains(tokens.text(token)) {
        guard tokens.isSign(token - 1, of: ".") else { continue }
        found.append(
          (
            "transparency", "a material in a file that does not ask for reduceTransparency", token
          ))
      }
    }
    faults = found.sorted { $0.token < $1.token }.map { rule, message, token in
      let place = calls.place(token)
      return Fault(rule: rule, message: message, line: place.line, column: place.column)
    }
  }

  /// Whether a function is called, and not with nil as its animation.
  private static func isUsed(_ name: Int, _ tokens: SwiftTokens) -> Bool {
    if tokens.isSign(name + 1, of: "{") { return true }
    return tokens.isSign(name + 1, of: "(") && tokens.text(name + 2) != "nil"
      && tokens.text(name - 1) != "func"
  }

  private static let materials: Set = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}

import KumihanSwiftWords

/// What rules find in source text of which a still picture tells nothing: animations and materials in
/// files that never ask whether the reader wants less of them, and tints of the system's colours, which
/// its controls may have anyway.
package struct SourceFaults: Sendable {
  package struct Fault: Hashable, Sendable {
    /// The rule's name.
    package let rule: String
    package let message: String
    /// Counted from 1; the column in bytes.
    package let line, column: Int
    /// The rule's own.
    package var level: AuditRule.Level { RuleRegister.rule(rule)?.level ?? .info }
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
    found += calls.calls.compactMap { call in
      guard call.isMember, ["tint", "accentColor"].contains(calls.name(call)),
        let color = call.arguments.first.map(calls.text).flatMap(Self.systemColour)
      else { return nil }
      return ("joho.colour.system", "the system's \(color) as a tint", call.name)
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

  /// The name of the system's colour in `.green` or `Color.green`.
  private static func systemColour(_ argument: String) -> String? {
    let name = argument.hasPrefix("Color.") ? argument.dropFirst(6) : argument.dropFirst(1)
    let isMember = argument.hasPrefix("Color.") || argument.hasPrefix(".")
    return isMember && colours.contains(String(name)) ? String(name) : nil
  }

  private static let colours: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "accentColor",
  ]

  private static let materials: Set = [
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
  ]
}

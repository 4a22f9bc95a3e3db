import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension AuditRule {
  static let systemThreeStates = AuditRule(
    id: "sys.threeStates", level: .info, system: .system,
    threshold: "a project that loads has previews of loading, error and empty states",
    source: "seed 003, Loading & Error States", reason: "All three happen to everyone.",
    example: Example(
      before: "#Preview { List(items) }",
      after: "#Preview(\"Loading\") { … }; #Preview(\"Error\") { … }; #Preview(\"Empty\") { … }")
  ) { _ in
    // One page does not show what others do: `ThreeStates` looks at the names of all.
    []
  }

  static let systemStateText = AuditRule(
    id: "sys.stateText", system: .system,
    threshold: "no text that says what an empty place says", source: "seed 003, Less Is More",
    reason: "Fewer elements with a purpose are better than more that explain each other.",
    example: Example(
      before: "HStack { Text(\"Unassigned\"); Button(\"Assign\") { } }",
      after: "Button(\"Assign\") { }")
  ) { facts in
    let words: Set = [
      "empty", "no items", "unassigned", "none", "no data", "nothing here", "no results",
      "not set", "n/a", "no entries",
    ]
    return facts.nodes.compactMap { node in
      guard let text = node.text, node.isVisible, node.isAsked else { return nil }
      let said = text.string.lowercased().trimmingWhitespace.filter { $0 != "." && $0 != "…" }
      guard words.contains(said) else { return nil }
      // The title of an unavailable content is what the place says.
      if facts.element(of: node)?.element.traits.contains(.isHeader) == true || text.size >= 20 {
        return facts.finding("sys.stateText", .pass, at: node)
      }
      return facts.finding(
        "sys.stateText", .needsReview("the empty place may say it already"), at: node,
        message: "'\(text.string.excerpt)' may say what is seen anyway")
    }
  }
}

/// Whether a project shows what its screens look like while they load, fail and are empty.
package enum ThreeStates {
  /// The states that no preview's name speaks of; none where no screen loads anything.
  package static func missing(in previews: [String]) -> [String] {
    let names = previews.map { $0.lowercased() }
    func has(_ words: [String]) -> Bool {
      names.contains { name in words.contains { name.contains($0) } }
    }
    let states = [
      ("loading", ["loading", "progress", "skeleton", "placeholder"]),
      ("error", ["error", "fail", "offline"]), ("empty", ["empty", "no "]),
    ]
    let found = states.filter { has($0.1) }
    // A project without any of the three loads nothing that is known of.
    guard !found.isEmpty else { return [] }
    return states.filter { !has($0.1) }.map(\.0)
  }
}

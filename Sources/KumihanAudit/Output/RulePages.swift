import KumihanData

/// One page of documentation for each rule, made of the rule itself.
package enum RulePages {
  /// The pages by their files' names, with an index of all.
  package static var all: [(file: String, text: String)] {
    RuleRegister.all.map { ("\($0.id).md", page(of: $0)) } + [("README.md", index)]
  }

  private static func page(of rule: AuditRule) -> String {
    var lines = [
      "# \(rule.id)", "",
      rule.reason, "",
      "| | |", "|---|---|",
      "| Threshold | \(cell(rule.threshold)) |",
      "| Level | \(rule.level.rawValue) |",
      "| System | \(rule.system.rawValue) |",
      "| Source | \(cell(rule.source)) |",
    ]
    if !rule.needs.isEmpty {
      lines.append("| Looks at | \(rule.needs.map(\.words).sorted().joined(separator: ", ")) |")
    }
    if !rule.options.isEmpty {
      lines.append("| Options | \(rule.options.map { "`\($0)`" }.joined(separator: ", ")) |")
    }
    lines += [
      // Parts of views, which do not compile alone as the samples of documents must.
      "", "Before:", "", "```", rule.example.before, "```", "", "After:", "", "```",
      rule.example.after, "```", "",
      "To leave a finding out, say why beside the view: `// kumihan:ignore \(rule.id) reason`.", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static var index: String {
    var lines = [
      "# Rules of `kumihan audit`", "",
      "Written by `kumihan audit --rule-pages docs/audit`; change the rules, not these pages.", "",
      "| Rule | System | Level | Threshold |", "|---|---|---|---|",
    ]
    lines += RuleRegister.all.map { rule in
      "| [\(rule.id)](\(rule.id).md) | \(rule.system.rawValue) | \(rule.level.rawValue) | \(cell(rule.threshold)) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension AuditRule.Need {
  fileprivate var words: String {
    switch self {
    case .pixels: "the drawn page"
    case .largeText: "the page at text size AX3, too"
    case .paper: "pages for paper"
    case .screen: "pages for screens"
    case .source: "source text"
    }
  }
}

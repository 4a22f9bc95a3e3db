/// What the rules found on a page, with the counts of all four classes.
public struct AuditReport: Hashable, Sendable {
  /// How often a rule came to each class of result.
  public struct Counts: Hashable, Sendable {
    /// The rule's name.
    public var rule: String
    /// Findings of level error, of level info, undecided ones, right ones, and things not judged.
    public var violations = 0, infos = 0, needsReview = 0, passes = 0, notApplicable = 0

    init(rule: String) { self.rule = rule }

    mutating func add(_ finding: Finding) {
      switch finding.result {
      case .violation where finding.level == .info: infos += 1
      case .violation: violations += 1
      case .needsReview: needsReview += 1
      case .pass: passes += 1
      case .notApplicable: notApplicable += 1
      }
    }
  }

  /// The page's name, as a file and a preview; empty for one alone.
  public var page = ""
  /// What is wrong or undecided, in the order of rules and then of the page.
  public private(set) var findings: [Finding] = []
  /// One for each rule, also for those that found nothing.
  public private(set) var counts: [Counts] = []
  /// The number of views on the page.
  public let nodeCount: Int

  /// Applies rules to a page's facts.
  public init(_ facts: AuditFacts, rules: [AuditRule]? = nil) {
    nodeCount = facts.nodes.count
    for rule in rules ?? facts.options.chosenRules {
      var found = facts.findings(of: rule)
      // A rule that had nothing to look at does not say that all is well.
      if found.isEmpty {
        found = [Finding(rule: rule.id, .notApplicable("nothing on the page to judge"))]
      }
      var count = Counts(rule: rule.id)
      for finding in found {
        count.add(finding)
        switch finding.result {
        case .violation, .needsReview: findings.append(finding)
        case .pass, .notApplicable: break
        }
      }
      counts.append(count)
    }
  }

  /// What does not let the page pass.
  public var violations: [Finding] { findings.filter(\.isViolation) }

  /// What cannot be decided.
  public var reviews: [Finding] { findings.filter(\.needsReview) }

  /// The count of a rule; nil for one that was not applied.
  public subscript(rule: String) -> Counts? { counts.first { $0.rule == rule } }

  /// The report without findings that a condition names.
  package func without(_ isKnown: (Finding) -> Bool) -> AuditReport {
    var copy = self
    copy.findings.removeAll(where: isKnown)
    return copy
  }

  package mutating func add(_ finding: Finding) {
    findings.append(finding)
    guard let place = counts.firstIndex(where: { $0.rule == finding.rule }) else {
      var count = Counts(rule: finding.rule)
      count.add(finding)
      return counts.append(count)
    }
    counts[place].add(finding)
  }
}

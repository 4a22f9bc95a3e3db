public import Foundation
public import KumihanDrawing
public import KumihanLayout

/// What a rule found out about one thing on a page.
public struct Finding: Hashable, Sendable {
  /// The class of a result.
  public enum Result: Hashable, Sendable {
    /// Decided: it is wrong.
    case violation
    /// It cannot be decided, for this reason.
    case needsReview(String)
    /// Decided: it is right.
    case pass
    /// There is nothing to judge, for this reason.
    case notApplicable(String)
  }

  /// The rule's name.
  public var rule: String
  /// The class of the result.
  public var result: Result
  /// The weight; the rule's own unless this finding is for information only.
  public var level: AuditRule.Level
  /// The line of source.
  public var site: CallSite
  /// The view in its page's layout; nil for the whole page.
  public var node: NodeID?
  /// The views around it and itself, from the outermost.
  public var path: String
  /// The name that tests use; nil for none.
  public var identifier: String?
  /// In points from the page's top left corner.
  public var frame: CGRect
  /// What is wrong, or what cannot be decided, in one line.
  public var message: String
  /// What was measured, with its unit.
  public var measured: String?
  /// What is wanted, with its unit.
  public var wanted: String?
  /// A change that removes the finding and is safe; nil where none is.
  public var fix: Fix?

  /// A finding about the whole page; other places are filled in by ``AuditFacts``.
  public init(
    rule: String, _ result: Result, level: AuditRule.Level = .error, message: String = "",
    measured: String? = nil, wanted: String? = nil, fix: Fix? = nil
  ) {
    (self.rule, self.result, self.level, self.message) = (rule, result, level, message)
    (self.measured, self.wanted, self.fix) = (measured, wanted, fix)
    (site, path, frame) = (.unknown, "", .zero)
  }

  /// Whether a page with it does not pass.
  public var isViolation: Bool { result == .violation && level == .error }

  /// Whether it cannot be decided.
  public var needsReview: Bool { if case .needsReview = result { true } else { false } }

  /// The same finding, undecided for a reason.
  func reviewed(_ reason: String) -> Finding {
    var finding = self
    finding.result = .needsReview(reason)
    finding.message += ": " + reason
    return finding
  }
}

/// A safe change of source text, at the finding's line.
public enum Fix: Hashable, Sendable {
  /// A number of a modifier's argument: its name (empty for the first without one), old and new.
  case number(modifier: String, argument: String, from: CGFloat, to: CGFloat)
  /// A word of a modifier's argument, as `.circular` and `.continuous`.
  case word(modifier: String, from: String, to: String)
  /// Another call in place of a modifier's, as `clipShape(…)` for `cornerRadius(…)`.
  case replace(String, modifier: String)
  /// A modifier to be added to the view, as `.monospacedDigit()`.
  case add(String)
  /// A modifier to be added to the label inside a control.
  case addToLabel(String)
  /// A text style, as `subheadline`, in place of the system font's fixed size.
  case textStyle(String, size: CGFloat)
}

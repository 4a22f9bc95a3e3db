/// What is judged, and by which definitions.
public struct AuditOptions: Hashable, Sendable {
  /// From which size text counts as large.
  public enum LargeText: String, Hashable, Sendable, CaseIterable {
    /// 24 points, or 18.67 in bold. Source: WCAG 2.2, with a CSS pixel as a point.
    case wcag
    /// 18 points, or any size in bold. Source: Human Interface Guidelines.
    case hig
  }

  /// Whether pairs of the system's own colours are judged.
  public enum SystemColours: String, Hashable, Sendable, CaseIterable {
    /// Text in a colour of the system passes on the system's grounds.
    case trusted
    /// They are judged like all others.
    case judged
  }

  /// What counts as the size of something to touch.
  public enum Touch: String, Hashable, Sendable, CaseIterable {
    /// The area that answers to a touch.
    case touchable
    /// The frame that is written down, even where only its label answers.
    case declared
  }

  /// What the page is shown on.
  public enum PageKind: String, Hashable, Sendable, CaseIterable {
    case screen, paper
  }

  /// The side at which paper is bound.
  public enum Binding: String, Hashable, Sendable, CaseIterable {
    case none, left, right, top
  }

  /// The systems whose rules apply besides those of every design.
  public var systems: Set<AuditRule.System> = []
  /// The names of the rules to apply; nil for all of the systems.
  public var rules: Set<String>?
  /// From which size text counts as large.
  public var largeText = LargeText.wcag
  /// Whether pairs of the system's own colours are judged.
  public var systemColours = SystemColours.trusted
  /// What counts as the size of something to touch.
  public var touch = Touch.touchable
  /// What the page is shown on.
  public var pageKind = PageKind.screen
  /// The side at which paper is bound.
  public var binding = Binding.none
  /// The size of a printed page relative to the layout, as when two share a sheet.
  public var printScale = 1.0

  public init() {}

  /// Options for the rules of a system.
  public init(system: AuditRule.System) { systems = system == .any ? [] : [system] }

  /// The rules that apply, in the order of the register.
  public var chosenRules: [AuditRule] {
    RuleRegister.all.filter { rule in
      if let rules { return rules.contains(rule.id) }
      guard rule.system == .any || systems.contains(rule.system) else { return false }
      return !rule.needs.contains(pageKind == .paper ? .screen : .paper)
    }
  }
}

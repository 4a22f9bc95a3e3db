/// A rule of design or accessibility: one value, in one file, with all that is said of it.
public struct AuditRule: Sendable, Identifiable {
  /// How much a finding weighs.
  public enum Level: String, Hashable, Sendable, CaseIterable, Codable {
    /// A page with it does not pass.
    case error
    /// For information only: never counted against a page.
    case info
  }

  /// Whose rule it is.
  public enum System: String, Hashable, Sendable, CaseIterable, Codable {
    /// Accessibility, legibility, layout and print: of every design.
    case any
    /// The system of seed 000.
    case joho
    /// The system of seed 002.
    case kajilis
    /// The system of seed 003.
    case system
    /// The system of seed 004.
    case studio
  }

  /// What a rule looks at besides nodes, elements and ink.
  public enum Need: String, Hashable, Sendable, CaseIterable, Codable {
    /// The colours of the drawn page.
    case pixels
    /// The page laid out a second time, at size AX3.
    case largeText
    /// A page for paper.
    case paper
    /// A page for a screen, which answers and whose text grows.
    case screen
    /// The page's source text.
    case source
  }

  /// Its name, as `contrast.text`; it never changes.
  public let id: String
  /// The weight of its findings, unless one says otherwise.
  public let level: Level
  /// Whose rule it is.
  public let system: System
  /// What must hold, or the fault, in words with figures.
  public let threshold: String
  /// Where the figure comes from.
  public let source: String
  /// Why it matters, in one or two sentences.
  public let reason: String
  /// What it looks at besides nodes, elements and ink.
  public let needs: Set<Need>
  /// The options that change it, by name.
  public let options: [String]
  /// Swift that breaks it, and the same mended.
  public let example: Example
  /// Judges a page: a finding for each thing looked at, passes included.
  public let check: @Sendable (AuditFacts) -> [Finding]

  /// Swift code before and after.
  public struct Example: Hashable, Sendable {
    /// Code with the fault, and without it.
    public let before, after: String
    public init(before: String, after: String) { (self.before, self.after) = (before, after) }
  }

  /// A rule; `check` returns nothing where there is nothing to judge.
  public init(
    id: String, level: Level = .error, system: System = .any, threshold: String, source: String,
    reason: String, needs: Set<Need> = [], options: [String] = [], example: Example,
    check: @escaping @Sendable (AuditFacts) -> [Finding]
  ) {
    (self.id, self.level, self.system) = (id, level, system)
    (self.threshold, self.source, self.reason) = (threshold, source, reason)
    (self.needs, self.options, self.example) = (needs, options, example)
    self.check = check
  }
}

public import KumihanAudit
import KumihanDrawing
import KumihanGoldenRuns
import KumihanSnapshots

/// The rules that a snapshot's page must keep, besides being as its reference.
public struct SnapshotAudit: Sendable {
  /// What is judged, and by which definitions.
  public var options: AuditOptions

  public init(_ options: AuditOptions = AuditOptions()) { self.options = options }

  /// The rules of every design.
  public static let any = SnapshotAudit()
  /// The same and those of seed 000.
  public static let joho = SnapshotAudit(AuditOptions(system: .joho))
  /// The same and those of seed 002.
  public static let kajilis = SnapshotAudit(AuditOptions(system: .kajilis))
  /// The same and those of seed 003.
  public static let system = SnapshotAudit(AuditOptions(system: .system))
  /// The same and those of seed 004.
  public static let studio = SnapshotAudit(AuditOptions(system: .studio))

  /// Only these rules; an unknown name fails the test.
  public static func rules(_ names: String...) -> SnapshotAudit {
    var options = AuditOptions()
    options.rules = Set(names)
    return SnapshotAudit(options)
  }

  /// The rules behind names of Xcode's audits.
  public static func auditTypes(_ types: XCUIAccessibilityAuditType) -> SnapshotAudit {
    var options = AuditOptions()
    options.rules = types.rules
    return SnapshotAudit(options)
  }

  /// The rules behind names of Xcode's audits.
  public init(auditTypes types: XCUIAccessibilityAuditType) { self = .auditTypes(types) }

  /// Judges what was drawn.
  @MainActor
  func record(of pages: [SnapshotPage], id: String) -> AuditRecord {
    var record = AuditRecord(id: id, findings: [], passes: 0, notApplicable: 0)
    func fail(_ message: String) {
      record.findings.append(
        AuditRecord.Finding(rule: "audit", result: "violation", message: message, place: "-"))
    }
    for name in (options.rules ?? []).sorted() where RuleRegister.rule(name) == nil {
      fail("unknown rule '\(name)'; \(RuleRegister.hint(for: name))")
    }
    if pages.isEmpty { fail("the strategy lays no page out that could be judged") }
    let needsLarge = options.chosenRules.contains { $0.needs.contains(.largeText) }
    for drawn in pages {
      do {
        let report = try drawn.page.audit(options, large: needsLarge ? drawn.large() : nil)
        for finding in report.findings where finding.level == .error || finding.needsReview {
          record.findings.append(
            AuditRecord.Finding(
              rule: finding.rule, result: finding.needsReview ? "needs review" : "violation",
              message: finding.message, place: "\(finding.site)"))
        }
        record.passes += report.counts.reduce(0) { $0 + $1.passes }
        record.notApplicable += report.counts.reduce(0) { $0 + $1.notApplicable }
      } catch {
        fail("the page cannot be judged: \(error)")
      }
    }
    return record
  }
}

/// Audits by the names that Xcode's `performAccessibilityAudit` has.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1)
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 2)
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 4)
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 8)
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// Of macOS; no rule of ours stands behind it.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Of macOS; no rule of ours stands behind it.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

  /// The names of our rules.
  public var rules: Set<String> {
    let names: [(XCUIAccessibilityAuditType, [String])] = [
      (.contrast, ["contrast.text"]), (.elementDetection, ["element.lost"]),
      (.hitRegion, ["target.min", "target.hig", "target.overlap"]),
      (
        .sufficientElementDescription,
        ["name.missing", "name.role", "name.duplicate", "name.inVisible"]
      ),
      (.dynamicType, ["dynamicType.fixed"]), (.textClipped, ["dynamicType.clipped", "truncation"]),
      (.trait, ["trait.tap", "heading"]),
    ]
    return Set(names.filter { contains($0.0) }.flatMap(\.1))
  }
}

import KumihanData

/// All rules, each system's after those of every design.
public enum RuleRegister {
  /// Every rule, in the order of lists.
  public static let all: [AuditRule] = accessibility + layout + print + joho + systems

  /// The rule of a name; nil for none.
  public static func rule(_ id: String) -> AuditRule? { byName[id] }

  /// The likely meaning of a name that no rule has.
  package static func hint(for name: String) -> String {
    NearMatch.value(for: name, among: all.map(\.id)).map { "did you mean '\($0)'?" }
      ?? "run 'kumihan audit --list-rules' for the rules there are"
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  static let accessibility: [AuditRule] = [
    .contrastText, .contrastTextAAA, .contrastNontext, .contrastAPCA, .targetMin, .targetHIG,
    .targetATF, .targetOverlap, .nameMissing, .nameRole, .nameDuplicate, .nameInVisible, .order,
    .heading, .traitTap, .elementLost, .dynamicTypeFixed, .dynamicTypeClipped, .textSmall,
    .colourOnly,
    .motion, .transparency,
  ]

  static let layout: [AuditRule] = [
    .overflow, .truncation, .overlap, .missingGlyph, .missingSymbol, .missingImage, .missingFont,
    .sliver,
  ]

  static let print: [AuditRule] = [.printSize, .printHairline, .printGrey, .printSafe]
}

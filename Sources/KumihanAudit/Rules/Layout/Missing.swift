import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanViews

extension AuditRule {
  static let missingGlyph = missing(
    "missing.glyph", "every character has a glyph in some face",
    Example(before: "Text(\"\\u{12000}\")", after: "Text(\"A\")")
  ) { if case .missingGlyph = $0 { true } else { false } }

  static let missingSymbol = missing(
    "missing.symbol", "every symbol's name is known",
    Example(before: "Image(systemName: \"tresh\")", after: "Image(systemName: \"trash\")")
  ) { if case .missingSymbol = $0 { true } else { false } }

  static let missingImage = missing(
    "missing.image", "every picture's name has a file that can be drawn",
    Example(before: "Image(\"Cuver\")", after: "Image(\"Cover\")")
  ) {
    switch $0 {
    case .missingImage, .brokenImage: true
    default: false
    }
  }

  static let missingFont = missing(
    "missing.font", "every family and face that is asked for is there",
    Example(
      before: "Text(\"x\").font(.custom(\"NoSuchFont-Bold\", size: 28))",
      after: "Text(\"x\").font(.title.bold())")
  ) { if case .missingFont = $0 { true } else { false } }

  private static func missing(
    _ id: String, _ threshold: String, _ example: Example,
    _ isMeant: @escaping @Sendable (ViewIssue) -> Bool
  ) -> AuditRule {
    AuditRule(
      id: id, threshold: threshold, source: "the page's own report",
      reason: "Something else stands in its place, or nothing.", example: example
    ) { facts in
      let found = facts.issues.filter { isMeant($0.issue) }.map { issue -> Finding in
        // A phone has it: only this picture of the page goes without.
        let level = issue.issue.isOnPhones ? Level.info : .error
        guard let node = facts.nodes.first(where: { "\($0.site)" == issue.site }) else {
          return Finding(rule: id, .violation, level: level, message: issue.issue.message)
        }
        return facts.finding(id, .violation, at: node, level: level, message: issue.issue.message)
      }
      if !found.isEmpty { return found }
      // All that could have lacked something passes as one.
      return facts.inks.contains { $0.run != nil || $0.kind == .image }
        ? [Finding(rule: id, .pass)] : []
    }
  }
}

extension ViewIssue {
  /// Whether it is a font that each phone has and that cannot be given away with this library.
  fileprivate var isOnPhones: Bool {
    if case .missingFont(let name) = self { FontsOfPhones.hold(name) } else { false }
  }
}

/// The families of fonts that each phone has.
enum FontsOfPhones {
  /// Whether a face belongs to one.
  static func hold(_ name: String) -> Bool {
    // A face's name has its style after a dash: AvenirNext-DemiBold.
    let family = name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased()
    return families.contains(family)
  }

  /// Source: Apple's list of the fonts in iOS 18, those for Latin scripts, Chinese, Japanese and Korean.
  private static let families: Set<String> = [
    "academyengraved", "alnile", "americantypewriter", "applesdgothicneo", "applecoloremoji",
    "applesymbols", "arial", "arialmt", "arialhebrew", "arialroundedmtbold", "avenir", "avenirnext",
    "avenirnextcondensed", "baskerville", "bodoni72", "bodoniornaments", "bradleyhand",
    "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier", "couriernew",
    "couriernewpsmt", "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed",
    "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans",
    "granthasangammn", "helvetica", "helveticaneue", "hiraginokakugothicpron", "hiraginomaru",
    "hiraginomincho", "hiraginominchopron", "hiraginosans", "hirakakupron", "hiraminpron",
    "hoeflertext", "impact", "kailasa", "kefa", "khmersangammn", "kohinoorbangla",
    "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu", "laosangammn", "malayalamsangammn",
    "markerfelt", "menlo", "mishafi", "muktamahee", "myanmarsangammn", "newyork", "noteworthy",
    "notonastaliqurdu", "optima", "palatino", "papyrus", "partylet", "pingfanghk", "pingfangsc",
    "pingfangtc", "rockwell", "savoyelet", "sinhalasangammn", "snellroundhand", "stixtwotext",
    "symbol", "tamilsangammn", "thonburi", "timesnewroman", "timesnewromanpsmt", "trebuchetms",
    "verdana", "zapfdingbats", "zapfino",
  ]
}

extension LocatedIssue {
  /// Whether a picture could not be drawn.
  var isOfPicture: Bool {
    switch issue {
    case .missingImage, .brokenImage: true
    default: false
    }
  }
}

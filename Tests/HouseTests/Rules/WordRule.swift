/// A spelling that may not occur in the code of some files.
struct WordRule: Sendable {
  /// Each spelling as the tokens that follow one another in code, by the first of them.
  var spellings: [String: [[String]]]
  var reason: String
  var applies: @Sendable (SourceFile) -> Bool

  /// - Parameter spellings: tokens apart by spaces, such as `as ?` or `Date ( )`.
  init(
    _ spellings: [String], _ reason: String, applies: @escaping @Sendable (SourceFile) -> Bool
  ) {
    let spellings = spellings.map { $0.split(separator: " ").map(String.init) }
    self.spellings = Dictionary(grouping: spellings) { $0[0] }
    self.reason = reason
    self.applies = applies
  }

  func findings(in file: SourceFile) -> [Finding] {
    guard applies(file) else { return [] }
    return file.tokens.indices.flatMap { index in
      spellings[file.tokens[index].text, default: []]
        .filter { spelling in
          file.tokens[index...].lazy.map(\.text).starts(with: spelling)
        }
        .map { file.finding(file.tokens[index].line, "\($0.joined()) \(reason)") }
    }
  }
}

extension WordRule {
  static let all = [typeTests, byHand, world, ink, publicLanguage]

  /// Joho builds where SwiftUI is Apple's: what our language adds to it has a stand-in there, or may
  /// not be used.
  static let publicLanguage = WordRule(
    [
      "BorderRole", "BorderWidth", "enclosingBorderWidth", "layoutGrid", "platformLook",
      "documentOutline", "documentArtifact", "_PrimitiveView", "_lower", "Lowering",
      "LayoutOptions",
      "RenderingContext", "PlacedTree", "DisplayList", "GlyphRun", "RGBA", "MissingGlyphPolicy",
      "border ( JohoColors",
    ],
    "is not in Apple's SwiftUI: a component of Joho uses the public language only"
  ) { $0.module == "Joho" && !$0.isTest }

  /// Lowering, layout and design systems know their types statically; a test at run time hides a missing requirement.
  static let typeTests = WordRule(
    ["as ?", "is any"], "tests a type at run time: let the type answer through a requirement"
  ) { file in
    !file.isTest
      // Kept state, and what a body was made of, is found by reflection: docs/decisions/0007-rounds.md. What a path's values can do is known only when it is
      // written; formats and rows answer through one overload each, because a second costs the compiler its search again.
      && ![
        "Sources/KumihanViews/Rounds/Rounds+State.swift",
        "Sources/KumihanViews/Rounds/Rounds+Body.swift",
        "Sources/KumihanViews/Text/TimeDataSource.swift",
        "Sources/KumihanControls/Navigation/NavigationPath.swift",
        "Sources/KumihanControls/Lists/EditMode.swift",
      ].contains(file.path)
      && [
        "KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanViews", "KumihanControls",
        "KumihanAppleNames", "Joho",
        "KumihanPlanner",
      ].contains(file.module)
  }

  static let byHand = WordRule(
    ["unsafe", "@ unchecked", "@ safe", "@ unsafe"],
    "handles memory or sharing by hand: that has its place beside the C libraries only"
  ) { file in
    !file.isTest && ModuleTable.rows[file.module]?.mayBeUnsafe != true
  }

  static let world = WordRule(
    [
      "Date ( )", "Date . init ( )", "Date . now", ". now", "Date ( timeIntervalSinceNow",
      "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime", "gettimeofday",
      "Locale . current", "TimeZone . current", "Calendar . current", "TimeZone . local",
      "TimeZone . default", ". autoupdatingCurrent", "NSTimeZone", "ProcessInfo", "getenv",
      "CommandLine", "setlocale", "UUID ( )", ". random ( in", ". randomElement", ". shuffled",
      "SystemRandomNumberGenerator",
    ],
    "reads the world: take it as an argument, so that the same input gives the same bytes"
  ) { file in
    !file.isTest && ModuleTable.rows[file.module]?.mayReadTheWorld != true
  }

  /// Where everything stands is settled before anybody asks how it looks.
  static let ink = WordRule(
    [". inks", ". ink", ". effects", ". annotations"],
    "reads ink in the solver: let the kind of the node say what layout needs"
  ) { $0.path.hasPrefix("Sources/KumihanLayout/Solve/") }
}

/// What is wrong with a design system: the rules of seed documents, computed from its values.
///
/// The four rules are: every token that a component names is there; examples of code compile, which
/// a program with a compiler checks; contrasts reach level AA of WCAG 2.1; versions have a history.
public struct SystemCheck: Sendable {
  /// A contrast as it was computed.
  public struct Contrast: Hashable, Sendable {
    public var pair: ContrastPair
    /// As they are seen: the ground on what lies below it, the text on the ground.
    public var text, ground: TokenColor
    /// Nil for the default mode of a file without modes.
    public var mode: String?
    /// 1 to 21.
    public var ratio: Double
    public var isEnough: Bool { ratio >= pair.required }
    /// The level of WCAG 2.1 that it reaches.
    public var level: String {
      guard isEnough else { return "below AA" }
      return pair.use == .text && ratio >= (pair.required == 3 ? 4.5 : 7) ? "AAA" : "AA"
    }
  }

  public let system: DesignSystem
  public private(set) var problems: [TokenProblem]
  /// Every contrast that the file declares or its names imply.
  public private(set) var contrasts: [Contrast] = []

  public init(_ system: DesignSystem) {
    self.system = system
    problems = system.document.problems
    checkReferences()
    checkVersions()
    checkContrasts()
    checkStatements()
    checkDocument()
  }

  private mutating func note(
    _ path: String, _ reason: String, hint: String? = nil, _ kind: TokenProblem.Kind
  ) {
    problems.append(TokenProblem(path, reason, hint: hint, kind: kind))
  }

  private mutating func checkReferences() {
    let known = system.components.map(\.name)
    for (index, component) in system.components.enumerated() {
      if known[..<index].contains(component.name) {
        note(component.name, "two components have this name", .component)
      }
      for name in component.designTokens {
        do throws(TokenProblem) {
          _ = try system.document.token(name, for: component.name)
        } catch { problems.append(error) }
      }
      if component.codeExample.isEmpty {
        note(component.name, "has no example of code", .component)
      }
    }
    for layout in system.layouts {
      for element in layout.structure
      where !known.contains(element.component) && !Self.parts.contains(element.component) {
        guard let hint = NearName.hint(for: element.component, among: known),
          hint.hasPrefix("did you")
        else { continue }
        note(
          layout.patternName, "names the component '\(element.component)', which does not exist",
          hint: hint, .component)
      }
    }
  }

  /// Parts of screens that are SwiftUI's own.
  private static let parts: Set = [
    "List", "Form", "ScrollView", "TabBar", "NavigationBar", "Toolbar", "SearchBar", "Grid",
  ]

  private mutating func checkVersions() {
    guard system.isDescribed else { return }
    guard let version = system.version else {
      return note("$", "the system has no version", hint: "write \"version\": \"1.0.0\"", .version)
    }
    func parts(_ text: String) -> [Int]? {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      return parts.count == 3 && !parts.contains(nil) ? parts.compactMap { $0 } : nil
    }
    if parts(version) == nil {
      note("version", "'\(version)' is not a version", hint: "write it as 1.0.0", .version)
    }
    guard let latest = system.history.first else {
      return note("history", "the version \(version) has no history", .version)
    }
    if latest.number != version {
      note(
        "history", "begins with \(latest.number), but the version is \(version)",
        hint: "write down what changed in \(version)", .version)
    }
    for (later, earlier) in zip(system.history, system.history.dropFirst()) {
      guard let a = parts(later.number), let b = parts(earlier.number) else { continue }
      if !b.lexicographicallyPrecedes(a) || earlier.date > later.date {
        note("history", "\(later.number) stands before \(earlier.number)", .version)
      }
    }
    for entry in system.history where entry.changes.isEmpty {
      note("history", "\(entry.number) says nothing of what changed", .version)
    }
  }

  /// A token's colour, or the colour that a text is.
  private func color(_ name: String, _ mode: String?) -> TokenColor? {
    system.document[name]?.value(in: mode).color ?? TokenColor(text: name)
  }

  private mutating func checkContrasts() {
    let declared = system.pairs
    let implied = ImpliedPairs.pairs(of: system.document).filter { pair in
      !declared.contains { $0.text == pair.text && $0.ground == pair.ground }
    }
    let others = ImpliedPairs.textsForStrongGrounds(in: system.document)
    for pair in declared + implied {
      for name in [pair.text, pair.ground, pair.base].compactMap({ $0 })
      where color(name, nil) == nil {
        note(
          "pairs", "names the colour '\(name)', which does not exist",
          hint: NearName.hint(for: name, among: system.document.tokens.map(\.name)), .reference)
      }
      for mode in modes(of: pair) {
        guard var text = color(pair.text, mode), var ground = color(pair.ground, mode) else {
          continue
        }
        let base = pair.base.flatMap { color($0, mode) } ?? .white
        ground.alpha *= pair.groundOpacity
        ground = ground.laid(on: base)
        text.alpha *= pair.opacity
        let contrast = Contrast(
          pair: pair, text: text.laid(on: ground), ground: ground, mode: mode,
          ratio: text.contrast(on: ground))
        if !pair.isDeclared, !contrast.isEnough, ImpliedPairs.isStrong(pair.ground),
          others.contains(where: { token in
            token.value(in: mode).color.map { $0.contrast(on: ground) >= pair.required } ?? false
          })
        {
          continue
        }
        contrasts.append(contrast)
        judge(contrast)
      }
    }
  }

  private mutating func judge(_ contrast: Contrast) {
    let pair = contrast.pair
    let place = contrast.mode.map { " (\($0))" } ?? ""
    let ratio = Self.text(of: contrast.ratio, enough: pair.required)
    let enough = Self.text(of: pair.required)
    if let stated = pair.stated, abs(stated - contrast.ratio) >= 0.05 {
      let level = contrast.isEnough ? "" : ", below the \(enough) of AA"
      return note(
        pair.text,
        "states a contrast of \(Self.text(of: stated)) on \(pair.ground)\(place); it is \(ratio)"
          + level, .contrast)
    }
    guard !contrast.isEnough else { return }
    if system.document[pair.text] == nil {
      note(
        pair.ground,
        "\(pair.text) has a contrast of \(ratio) on it\(place); level AA asks for \(enough)",
        .contrast)
    } else {
      note(
        pair.text,
        "has a contrast of \(ratio) on \(pair.ground)\(place); level AA asks for \(enough)",
        .contrast)
    }
  }

  private func modes(of pair: ContrastPair) -> [String?] {
    if let mode = pair.mode { return [mode] }
    let names = [pair.text, pair.ground, pair.base].compactMap { $0 }
    let varying = system.document.modes.filter { mode in
      names.contains { name in
        guard let token = system.document[name] else { return false }
        return token.value(in: mode) != token.value
      }
    }
    return [nil] + varying
  }

  /// Two digits after the point; what is too little never looks enough.
  static func text(of ratio: Double, enough: Double = 0) -> String {
    let exact = ratio * 100
    let rounded = exact.rounded()
    let isTooKind = ratio < enough && rounded >= enough * 100
    // Those of colours lie between 1 and 21, but any number may be stated.
    let hundredths = Int(min(max(isTooKind ? exact.rounded(.down) : rounded, -1e15), 1e15))
    let rest = abs(hundredths % 100)
    return (hundredths < 0 ? "-" : "") + "\(abs(hundredths / 100))."
      + (rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// SwiftUI that a document puts beside a value must mean the same.
  private mutating func checkStatements() {
    for token in system.document.tokens {
      guard let statement = token.own?["swiftUI"]?.text else { continue }
      if statement.contains("cornerRadius("), token.own?["corner"] == nil {
        note(
          token.name, "'\(statement)' does not say whether its corners are circular or continuous",
          hint: "iOS draws them continuous; write \"corner\": \"continuous\"", .statement)
      }
      guard let color = token.value.color,
        let meant = SystemColorName.color(
          of: statement, isDark: token.own?["mode"]?.text != "light")
      else { continue }
      if color.hex != meant.hex {
        note(
          token.name, "is \(color.hex), but '\(statement)' beside it is \(meant.hex)",
          hint: "name the token instead", .statement)
      }
    }
  }

  /// A chapter has all its parts, and defines groups that are there.
  private mutating func checkDocument() {
    for chapter in SystemDocument.chapters(of: system) {
      let parts = [
        ("concept", chapter.concept.isEmpty), ("code", chapter.code.isEmpty),
        ("bestPractices", chapter.bestPractices.isEmpty), ("cautions", chapter.cautions.isEmpty),
      ]
      for (name, isMissing) in parts where isMissing {
        note(chapter.title, "the chapter has no '\(name)'", .component)
      }
      for group in chapter.groups
      where !system.document.tokens.contains(where: { $0.name.hasPrefix(group + ".") }) {
        note(
          chapter.title, "defines the group '\(group)', which does not exist",
          hint: NearName.hint(
            for: group,
            among: Array(
              Set(system.document.tokens.compactMap { $0.name.split(separator: ".").first })
            ).map(String.init).sorted()), .reference)
      }
    }
  }
}

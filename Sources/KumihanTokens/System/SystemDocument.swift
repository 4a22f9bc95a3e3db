/// The document of a design system, made from its values: chapters of five parts each, as Markdown or
/// as one HTML page.
public struct SystemDocument: Sendable {
  /// A chapter with its five parts.
  public struct Chapter: Hashable, Sendable {
    /// What a chapter tells besides its own words.
    public enum Shown: String, Hashable, Sendable {
      case components, layouts, contrasts, versions
      /// The Color Sets of an asset catalogue.
      case assets
    }

    public var title: String
    /// What the chapter is about.
    public var concept: String
    /// The groups of tokens that it defines; none where it defines none.
    public var groups: [String]
    public var code: String
    public var bestPractices: [String]
    public var cautions: [String]
    public var shown: Shown?
    /// What to do to set it up, one step after the other.
    public var steps: [String] = []
  }

  public let system: DesignSystem
  public let chapters: [Chapter]
  /// The headings of the five parts.
  public let parts: [String]

  public init(_ system: DesignSystem) {
    self.system = system
    chapters = Self.chapters(of: system)
    let own = system.document.tree["$extensions"]?[DesignSystem.extensionKey]
    let words = (own?["documentParts"]?.list ?? []).compactMap(\.text)
    parts =
      words.count == 5
      ? words : ["Concept", "Tokens", "SwiftUI", "Best practices", "Cautions"]
  }

  /// The chapters that a system's file describes, in its order.
  public static func chapters(of system: DesignSystem) -> [Chapter] {
    let own = system.document.tree["$extensions"]?[DesignSystem.extensionKey]
    return (own?["document"]?.list ?? []).map { json in
      func words(_ key: String) -> [String] { (json[key]?.list ?? []).compactMap(\.text) }
      return Chapter(
        title: json["title"]?.text ?? "", concept: json["concept"]?.text ?? "",
        groups: words("tokens"), code: json.code("code"), bestPractices: words("bestPractices"),
        cautions: words("cautions"),
        shown: json["shows"]?.text.flatMap(Chapter.Shown.init(rawValue:)), steps: words("steps"))
    }
  }

  /// A piece of the document, before it is Markdown or HTML.
  enum Block: Hashable, Sendable {
    case heading(Int, String, anchor: String)
    case text(String)
    case list([String])
    /// Links to headings.
    case contents([(title: String, anchor: String)])
    case table([String], [[String]])
    case code(String)
    case json(String)

    static func == (a: Block, b: Block) -> Bool { "\(a)" == "\(b)" }
    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
  }

  public var markdown: String { DocumentWriter.markdown(blocks) }
  public var html: String {
    let own = system.document.tree["$extensions"]?[DesignSystem.extensionKey]
    return DocumentWriter.html(
      blocks, title: system.title, language: own?["language"]?.text ?? "en")
  }

  var blocks: [Block] {
    var blocks: [Block] = [.heading(1, system.title, anchor: "top")]
    blocks.append(
      .contents(
        chapters.enumerated().map { ("\($0 + 1). \($1.title)", "chapter-\($0 + 1)") }))
    for (index, chapter) in chapters.enumerated() {
      blocks.append(
        .heading(2, "\(index + 1). \(chapter.title)", anchor: "chapter-\(index + 1)"))
      func part(_ number: Int, _ inside: [Block]) {
        guard !inside.isEmpty else { return }
        blocks.append(.heading(3, parts[number], anchor: "chapter-\(index + 1)-\(number + 1)"))
        blocks += inside
      }
      part(0, [.text(chapter.concept)] + told(chapter))
      part(1, definitions(chapter.groups) + assets(chapter))
      part(2, [.code(chapter.code)])
      part(3, [.list(chapter.bestPractices)])
      part(4, [.list(chapter.cautions)])
    }
    return blocks
  }

  /// The tokens of groups with their values in each mode.
  private func definitions(_ groups: [String]) -> [Block] {
    groups.flatMap { group -> [Block] in
      let tokens = system.document.tokens.filter { $0.name.hasPrefix(group + ".") }
      guard !tokens.isEmpty else { return [] }
      let modes = system.document.modes.filter { mode in tokens.contains { $0.modes[mode] != nil } }
      let rows = tokens.map { token in
        [token.name, token.value.words] + modes.map { token.value(in: $0).words }
          + [token.description ?? "", token.own?["chosen"]?.flag == true ? "chosen" : ""]
      }
      return [.table(["token", "value"] + modes + ["use", ""], rows)]
    }
  }

  private func told(_ chapter: Chapter) -> [Block] {
    switch chapter.shown {
    case .components?: return system.components.flatMap(blocks)
    case .layouts?:
      return system.layouts.flatMap { layout -> [Block] in
        [
          .heading(4, layout.patternName, anchor: layout.patternName), .text(layout.description),
          .table(
            ["part", "place", "needed"],
            layout.structure.map { [$0.component, $0.position, $0.required ? "yes" : ""] }),
          .text(layout.navigationStyle), .code(layout.codeTemplate),
        ]
      }
    case .contrasts?:
      let found = SystemCheck(system).contrasts
      return [
        .table(
          ["colour", "on", "mode", "contrast", "WCAG 2.1"],
          found.map {
            [
              $0.pair.text, $0.pair.ground, $0.mode ?? "", SystemCheck.text(of: $0.ratio),
              $0.level,
            ]
          })
      ]
    case .versions?:
      return system.history.flatMap { version -> [Block] in
        [
          .heading(4, "v\(version.number) (\(version.date))", anchor: "v\(version.number)"),
          .list(version.changes),
        ]
      }
    case .assets?, nil: return []
    }
  }

  /// The steps, the Color Set of each colour, and the first one's contents.
  private func assets(_ chapter: Chapter) -> [Block] {
    guard chapter.shown == .assets else { return [] }
    let tokens = system.document.tokens.filter { token in
      token.value.color != nil && chapter.groups.contains { token.name.hasPrefix($0 + ".") }
    }
    guard let first = tokens.first, let contents = ColorSetWriter.set(first) else { return [] }
    return [
      .heading(4, "Assets.xcassets", anchor: "assets"), .list(chapter.steps),
      .table(
        ["token", "file", "SwiftUI"],
        tokens.map {
          [
            $0.name, "Assets.xcassets/" + ColorSetWriter.path(of: $0.name),
            "Color(\"\($0.name.replacing(".", with: "/"))\")",
          ]
        }),
      .text(ColorSetWriter.path(of: first.name)), .json(contents),
    ]
  }

  private func blocks(of component: ComponentSpec) -> [Block] {
    [
      .heading(4, component.name, anchor: component.name), .text(component.purpose),
      .table(
        ["state", "looks", "when"],
        component.variants.map {
          [$0.name, $0.visualChanges.joined(separator: ", "), $0.usageGuideline]
        }),
      .table(
        ["property", "type", "needed", "default"],
        component.properties.map {
          [$0.name, $0.type, $0.required ? "yes" : "", $0.defaultValue ?? ""]
        }),
      .list(component.designTokens.map { "\($0): \(system.document[$0]?.value.words ?? "")" }),
      .list(component.bestPractices + component.cautions),
      .code(component.codeExample),
    ]
  }
}

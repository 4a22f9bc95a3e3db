/// A design system as a value: its tokens, and what its document says of components and screens.
public struct DesignSystem: Sendable {
  /// The key of `$extensions` under which a file tells what the format has no word for.
  public static let extensionKey = "kumihan"

  public let document: TokenDocument
  /// On the command line, such as `kajilis`.
  public let name: String
  public let title: String
  /// Nil where the file has none.
  public let version: String?
  /// From the latest to the first.
  public let history: [SystemVersion]
  public let components: [ComponentSpec]
  public let layouts: [LayoutPattern]
  /// The contrasts that the file declares.
  public let pairs: [ContrastPair]
  /// The modules that the examples of code import besides SwiftUI.
  public let exampleImports: [String]
  /// Members of the view whose body an example is, such as its state.
  public let exampleContext: String
  /// Whether the file tells of a system, or is one of tokens only.
  public let isDescribed: Bool

  public init(_ document: TokenDocument, name: String = "tokens") {
    let own = document.tree["$extensions"]?[Self.extensionKey]
    self.document = document
    isDescribed = own != nil
    self.name = own?["system"]?.text ?? name
    title = own?["title"]?.text ?? own?["system"]?.text ?? name
    version = own?["version"]?.text
    history = own.list("history").map {
      SystemVersion(
        number: $0.word("version"), date: $0.word("date"), changes: $0.words("changes"))
    }
    components = own.list("components").map(ComponentSpec.init)
    layouts = own.list("layouts").map(LayoutPattern.init)
    exampleImports = (own?["examples"]?["imports"]?.list ?? []).compactMap(\.text)
    exampleContext = own?["examples"]?.code("context") ?? ""
    pairs = own.list("pairs").map(ContrastPair.init) + Self.ownPairs(document)
  }

  public var colors: [ColorToken] {
    document.tokens.compactMap { token in
      guard let light = token.value(in: lightMode).color, let dark = token.value(in: "dark").color
      else { return nil }
      return ColorToken(
        name: token.name, lightModeValue: light, darkModeValue: dark,
        semanticPurpose: token.description ?? "", wcagContrast: token.own?["contrast"]?.number)
    }
  }

  /// The mode of light surroundings where the default one is dark.
  private var lightMode: String? { document.modes.contains("light") ? "light" : nil }

  public var typography: [TypographyToken] {
    document.tokens.compactMap { token in
      guard let style = token.value.typography else { return nil }
      return TypographyToken(
        styleName: token.lastName, fontFamily: style.families.first ?? "",
        fontSize: style.size.points, fontWeight: style.weight,
        lineHeight: style.lineHeight * style.size.points,
        letterSpacing: style.letterSpacing.points)
    }
  }

  public var spacing: [SpacingToken] {
    lengths(in: ["spacing", "space"]).map {
      SpacingToken(name: $0.lastName, value: $0.value.points ?? 0, usage: $0.description ?? "")
    }
  }

  /// Radii of corners, in the file's order.
  public var radii: [Token] { lengths(in: ["radius", "radii", "corner", "borderradius"]) }

  /// Times of changes, in the file's order.
  public var durations: [Token] { document.tokens.filter { $0.type == .duration } }

  /// The lines around things by their roles.
  public var borders: [Token] { document.tokens.filter { $0.type == .border } }

  public var shadows: [Token] { document.tokens.filter { $0.type == .shadow } }

  private func lengths(in groups: Set<String>) -> [Token] {
    document.tokens.filter { token in
      token.value.points != nil && token.type == .dimension
        && token.name.split(separator: ".").dropLast().contains {
          groups.contains($0.lowercased().filter(\.isLetter))
        }
    }
  }

  /// Contrasts that a token states of itself.
  private static func ownPairs(_ document: TokenDocument) -> [ContrastPair] {
    document.tokens.compactMap { token in
      guard let stated = token.own?["contrast"]?.number else { return nil }
      var pair = ContrastPair(
        text: token.name, ground: token.own?["on"]?.text ?? "#FFFFFF", isDeclared: true)
      pair.stated = stated
      pair.mode = token.own?["mode"]?.text ?? "light"
      return pair
    }
  }
}

extension Token {
  /// The name without its groups.
  public var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension ContrastPair {
  init(text: String, ground: String, isDeclared: Bool) {
    (self.text, self.ground, self.isDeclared) = (text, ground, isDeclared)
    (use, size, weight, opacity, groundOpacity, base, mode, stated) =
      (.text, nil, nil, 1, 1, nil, nil, nil)
  }

  init(_ json: TokenJSON) {
    self.init(text: json.word("text"), ground: json.word("ground"), isDeclared: true)
    use = Use(rawValue: json.word("use")) ?? .text
    size = json["size"]?.number
    weight = json["weight"]?.number
    opacity = json["opacity"]?.number ?? 1
    groundOpacity = json["groundOpacity"]?.number ?? 1
    base = json["base"]?.text
    mode = json["mode"]?.text
    stated = json["ratio"]?.number
  }
}

extension ComponentSpec {
  init(_ json: TokenJSON) {
    self.init(
      name: json.word("name"), purpose: json.word("purpose"),
      variants: json.list("variants").map {
        Variant(
          name: $0.word("name"), visualChanges: $0.words("visualChanges"),
          usageGuideline: $0.word("usageGuideline"))
      },
      properties: json.list("properties").map {
        Property(
          name: $0.word("name"), type: $0.word("type"), required: $0["required"]?.flag ?? false,
          defaultValue: $0["defaultValue"]?.text)
      },
      bestPractices: json.words("bestPractices"), cautions: json.words("cautions"),
      codeExample: json.code("codeExample"), designTokens: json.words("designTokens"))
  }
}

extension LayoutPattern {
  init(_ json: TokenJSON) {
    self.init(
      patternName: json.word("patternName"), description: json.word("description"),
      structure: json.list("structure").map {
        LayoutElement(
          component: $0.word("component"), position: $0.word("position"),
          required: $0["required"]?.flag ?? false)
      },
      navigationStyle: json.word("navigationStyle"), codeTemplate: json.code("codeTemplate"))
  }
}

extension TokenJSON {
  fileprivate func word(_ key: String) -> String { self[key]?.text ?? "" }
  fileprivate func words(_ key: String) -> [String] {
    (self[key]?.list ?? []).compactMap(\.text)
  }
  fileprivate func list(_ key: String) -> [TokenJSON] { self[key]?.list ?? [] }
  /// Code as a text or as an array of its lines.
  package func code(_ key: String) -> String {
    self[key]?.text ?? words(key).joined(separator: "\n")
  }
}

extension TokenJSON? {
  fileprivate func list(_ key: String) -> [TokenJSON] { self?.list(key) ?? [] }
}

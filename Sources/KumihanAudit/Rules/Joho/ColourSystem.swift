import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText
import KumihanViews

extension AuditRule {
  static let johoColourSystem = AuditRule(
    id: "joho.colour.system", system: .joho,
    threshold: "no colour of the system where one was asked for",
    source: "seed 000, chapters 3, 4 and 18",
    reason: "Colours of the system mean nothing in the language of the palette.",
    example: Example(
      before: "Text(\"A\").foregroundStyle(.blue)",
      after: "Text(\"A\").foregroundStyle(JohoColors.black)")
  ) { facts in
    var seen: Set<ColourUse> = []
    return facts.colourUses.compactMap { use in
      let node = facts.nodes[use.node]
      // What a style of the system's adds is not asked for.
      guard node.isAsked, !facts.isTintOfControl(use) else { return nil }
      guard seen.insert(use.withoutNode(facts)).inserted else { return nil }
      guard let name = SystemColourNames.name(of: use.color) else {
        return facts.finding("joho.colour.system", .pass, at: node)
      }
      return facts.finding(
        "joho.colour.system", .violation, at: node, message: "the system's \(name)",
        measured: "\(use.color.name), \(name)", wanted: "a colour of the palette")
    }
  }
}

extension AuditFacts {
  /// Whether a text or a symbol has its colour from a control of the system's around it: the blue of
  /// a button or link for which no colour was asked.
  func isTintOfControl(_ use: ColourUse) -> Bool {
    switch nodes[use.node].drawing {
    case .fill?, .stroke?: return false
    case .symbol?, .missingSymbol?, .image?, nil: break
    }
    guard ["blue", "accentColor"].contains(SystemColourNames.name(of: use.color) ?? "") else {
      return false
    }
    return element(of: nodes[use.node])?.isInteractive ?? false
  }
}

/// The colours of the system in all its appearances, by their values.
enum SystemColourNames {
  /// The name of a colour of the system; nil for others, and for black and white.
  static func name(of color: RGBA) -> String? { names[Key(color)] }

  /// Whether it is one of the levels of labels or backgrounds.
  static func isLabelOrBackground(_ color: RGBA) -> Bool {
    name(of: color).map { name in
      ["label", "background", "fill", "separator", "placeholder"].contains {
        name.lowercased().contains($0)
      }
    } ?? false
  }

  /// Whether it is a background of the system's, or paper.
  static func isBackground(_ color: RGBA) -> Bool {
    [RGBA.white, .black].contains { $0.isNear(color) }
      || name(of: color)?.lowercased().contains("background") == true
  }

  private struct Key: Hashable {
    let red, green, blue, alpha: Int
    init(_ color: RGBA) {
      func step(_ value: Double) -> Int { Int((value * 255).rounded()) }
      (red, green, blue) = (step(color.red), step(color.green), step(color.blue))
      alpha = Int((color.alpha * 100).rounded())
    }
  }

  private static let names: [Key: String] = {
    var names: [Key: String] = [:]
    // The usual ones first: they name what both have.
    let appearances: [(ColorScheme, ColorSchemeContrast)] = [
      (.light, .standard), (.dark, .standard), (.light, .increased), (.dark, .increased),
    ]
    let structure: Set<Key> = [Key(.black), Key(.white)]
    for look in [PlatformLook.iOS18, .iOS26] {
      for (scheme, contrast) in appearances {
        var environment = EnvironmentValues()
        environment.colorSchemeContrast = contrast
        environment.platformLook = look
        environment.colorScheme = scheme
        let context = StyleContext(environment, assets: AssetCatalogues())
        for color in SystemColor.allCases {
          let key = Key(color.rgba(in: context))
          guard !structure.contains(key), names[key] == nil else { continue }
          names[key] = color.rawValue
        }
      }
    }
    return names
  }()
}

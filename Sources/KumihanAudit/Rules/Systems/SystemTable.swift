import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText
import KumihanTokens
import KumihanViews

/// The values of a design system, from its token file.
struct SystemTable: Sendable {
  /// In points, the smallest first.
  let spacings: [CGFloat]
  /// With the names of their tokens.
  let colors: [(name: String, color: RGBA)]

  /// Pairs that the system's document asks for, although words need more contrast.
  let faintPairs: [(text: RGBA, ground: RGBA)]

  static let joho = SystemTable(.joho)
  static let kajilis = SystemTable(.kajilis)
  static let system = SystemTable(.system)
  static let studio = SystemTable(.studio)

  /// The tables of the systems by whose rules a page is judged.
  static func tables(of systems: Set<AuditRule.System>) -> [SystemTable] {
    systems.compactMap { system in
      switch system {
      case .any: nil
      case .joho: joho
      case .kajilis: kajilis
      case .system: self.system
      case .studio: studio
      }
    }
  }

  private init(_ bundled: BundledSystem) {
    var (spacings, colors) = (Set<CGFloat>(), [(name: String, color: RGBA)]())
    for token in bundled.loaded.document.tokens {
      for value in [token.value] + token.modes.values {
        switch value {
        case .dimension(let length) where token.name.hasPrefix("spacing."):
          spacings.insert(CGFloat(length.points))
        case .color(let color):
          colors.append((token.name, RGBA(color)))
        default: continue
        }
      }
    }
    (self.spacings, self.colors) = (spacings.sorted(), colors)
    faintPairs = SystemCheck(bundled.loaded).contrasts.compactMap { contrast in
      contrast.pair.isDeclared && contrast.ratio < 4.5
        ? (RGBA(contrast.text), RGBA(contrast.ground)) : nil
    }
  }
}

extension RGBA {
  fileprivate init(_ color: TokenColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension AuditFacts {
  /// Asked distances that are not among allowed ones.
  func distanceFindings(
    _ rule: String, _ allowed: [CGFloat], words: String,
    review: (CGFloat) -> String? = { _ in nil }
  ) -> [Finding] {
    nodes.flatMap { node -> [Finding] in
      guard node.author >= .pages else { return [] }
      return node.askedDistances.filter { !$0.isOffset }.map { distance in
        let value = abs(distance.value)
        // Hairlines, and two lines that belong together.
        if value <= 2 || allowed.contains(where: { abs($0 - value) < 0.01 }) {
          return finding(rule, .pass, at: node)
        }
        guard (value * 4).isNearlyWhole else {
          return finding(rule, .notApplicable("a computed distance"), at: node)
        }
        let nearest = allowed.min { abs($0 - value) < abs($1 - value) } ?? value
        let message = "\(distance.name) of \(distance.value.points) points"
        if let reason = review(value) {
          return finding(
            rule, .needsReview(reason), at: node, message: message,
            measured: "\(value.points) pt", wanted: words)
        }
        return finding(
          rule, .violation, at: node, message: message, measured: "\(value.points) pt",
          wanted: words,
          fix: .number(
            modifier: distance.modifier, argument: distance.argument, from: distance.value,
            to: distance.value < 0 ? -nearest : nearest))
      }
    }
  }

  /// Whether a colour is one of the catalogues of assets, which the project has named.
  func isAsset(_ color: RGBA) -> Bool {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    let context = StyleContext(environment, assets: assets)
    return assets.colorNames.contains { Color($0).rgba(in: context).isNear(color) }
  }
}

/// Writes tokens as Swift constants that need SwiftUI only.
struct SwiftWriter {
  private let document: TokenDocument
  private let root: String
  private var lines: [String] = []
  private var used: Set<TokenType> = []
  /// The types that the constants are within.
  private var groups: Set<String> = []

  private init(_ document: TokenDocument, root: String) {
    (self.document, self.root) = (document, root)
  }

  /// - Parameter root: The name of the type around all constants, such as `BrandTokens`.
  static func text(of document: TokenDocument, root: String) -> String {
    var writer = SwiftWriter(document, root: root)
    return writer.write()
  }

  /// Groups by their names, in order.
  private final class Group {
    var tokens: [(name: String, token: Token)] = []
    var groups: [(name: String, group: Group)] = []
    private var names: Set<String> = []

    func group(_ name: String) -> Group {
      if let known = groups.first(where: { $0.name == name }) { return known.group }
      let group = Group()
      groups.append((name, group))
      return group
    }

    func add(_ token: Token, _ name: String) {
      var free = name
      var number = 2
      while !names.insert(free).inserted {
        free = "\(name)\(number)"
        number += 1
      }
      tokens.append((free, token))
    }
  }

  private mutating func write() -> String {
    let top = Group()
    for token in document.tokens {
      let parts = token.name.split(separator: ".").map(String.init)
      var group = top
      for part in parts.dropLast().map(SwiftName.type) {
        group = group.group(part)
        groups.insert(part)
      }
      group.add(token, SwiftName.value(parts.last ?? token.name))
    }
    lines = ["import SwiftUI", ""]
    lines += [
      "/// Design tokens, made by `kumihan tokens export --swift`.", "public enum \(root) {",
    ]
    write(top, indent: "  ")
    lines.append("}")
    lines += SwiftHelpers.lines(for: used, root: root)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A type of SwiftUI, with its module where a group of tokens has its name.
  private func type(_ name: String) -> String {
    groups.contains(name) ? "SwiftUI.\(name)" : name
  }

  private mutating func write(_ group: Group, indent: String) {
    for (name, token) in group.tokens {
      if let words = token.description {
        for line in words.split(separator: "\n") { lines.append("\(indent)/// \(line)") }
      }
      if token.isDeprecated { lines.append("\(indent)@available(*, deprecated)") }
      lines.append("\(indent)public static let \(name) = \(expression(of: token))")
    }
    for (index, inner) in group.groups.enumerated() {
      if index > 0 || !group.tokens.isEmpty { lines.append("") }
      lines.append("\(indent)public enum \(inner.name) {")
      write(inner.group, indent: indent + "  ")
      lines.append("\(indent)}")
    }
  }

  private mutating func expression(of token: Token) -> String {
    used.insert(token.type)
    switch token.value {
    case .color(let color): return self.color(color, token)
    case .dimension(let dimension): return "CGFloat(\(TokenValue.digits(dimension.points)))"
    case .fontFamily(let names):
      return "[" + names.map(SwiftName.literal).joined(separator: ", ") + "]"
    case .fontWeight(let weight): return "\(type("Font")).Weight.\(Self.weight(weight))"
    case .duration(let seconds): return "Double(\(TokenValue.digits(seconds)))"
    case .cubicBezier(let curve):
      return "[\(Self.list(curve))]"
    case .number(let number): return "Double(\(TokenValue.digits(number)))"
    case .strokeStyle(let style): return stroke(style, width: 1)
    case .border(let border):
      return "\(root)Border(color: \(Self.plain(border.color)), "
        + "style: \(stroke(border.style, width: border.width.points)))"
    case .transition(let change):
      return "\(type("Animation")).timingCurve(\(Self.list(change.curve)), "
        + "duration: \(TokenValue.digits(change.duration)))"
        + (change.delay == 0 ? "" : ".delay(\(TokenValue.digits(change.delay)))")
    case .shadow(let shadows):
      return "[" + shadows.map { shadow(of: $0) }.joined(separator: ", ") + "]"
    case .gradient(let stops):
      return "\(type("Gradient"))(stops: ["
        + stops.map {
          ".init(color: \(Self.plain($0.color)), location: \(TokenValue.digits($0.position)))"
        }.joined(separator: ", ") + "])"
    case .typography(let style):
      return "\(root)TextStyle(font: \(Self.font(style)), size: "
        + "\(TokenValue.digits(style.size.points)), lineHeight: "
        + "\(TokenValue.digits(style.size.points * style.lineHeight)), tracking: "
        + "\(TokenValue.digits(style.letterSpacing.points)))"
    case .string(let text): return SwiftName.literal(text)
    case .boolean(let flag): return "\(flag)"
    }
  }

  private func color(_ color: TokenColor, _ token: Token) -> String {
    // A file whose default mode is dark names its light one.
    let light = token.modes["light"]?.color ?? color
    let dark = token.value(in: "dark").color ?? color
    let isDarkFirst = token.modes["light"] != nil && token.modes["dark"] == nil
    let shown =
      [
        (nil, light), ("dark", isDarkFirst ? color : dark),
        ("contrast", token.modes["contrast"]?.color ?? token.modes["light-contrast"]?.color),
        ("darkContrast", token.modes["dark-contrast"]?.color),
      ] as [(String?, TokenColor?)]
    let parts = shown.compactMap { name, value -> String? in
      guard let value, name == nil || value != light || name == "darkContrast" else { return nil }
      return (name.map { "\($0): " } ?? "") + Self.number(value)
    }
    return "tokenColor(\(parts.joined(separator: ", ")))"
  }

  private static func number(_ color: TokenColor) -> String {
    let digits = color.hex.dropFirst()
    return "0x" + digits + (digits.count == 6 ? "FF" : "")
  }

  private static func plain(_ color: TokenColor) -> String { "tokenColor(\(number(color)))" }

  private static func list(_ curve: TokenCurve) -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(TokenValue.digits).joined(separator: ", ")
  }

  private func shadow(of shadow: TokenShadow) -> String {
    // A blur of CSS and design tools spreads over twice SwiftUI's radius.
    "\(root)Shadow(color: \(Self.plain(shadow.color)), "
      + "radius: \(TokenValue.digits(shadow.blur.points / 2)), "
      + "x: \(TokenValue.digits(shadow.x.points)), y: \(TokenValue.digits(shadow.y.points)))"
  }

  private func stroke(_ stroke: TokenStroke, width: Double) -> String {
    let line = "\(type("StrokeStyle"))(lineWidth: \(TokenValue.digits(width))"
    switch stroke {
    case .named("dashed"): return line + ", dash: [4, 4])"
    case .named("dotted"): return line + ", lineCap: .round, dash: [0, 4])"
    case .named: return line + ")"
    case .dashes(let dashes, let cap):
      return line + ", lineCap: .\(cap), dash: ["
        + dashes.map { TokenValue.digits($0.points) }.joined(separator: ", ") + "])"
    }
  }

  static func weight(_ weight: Double) -> String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    // CSS calls 100 thin and 200 extra light; SwiftUI has them the other way round.
    return names[min(max(Int((weight / 100).rounded()) - 1, 0), names.count - 1)]
  }

  /// The system's text styles by their points at the standard text size, as the interface guidelines
  /// list them; headline differs from body in its weight only.
  private static let textStyles: [Double: String] = [
    34: "largeTitle", 28: "title", 22: "title2", 20: "title3", 17: "body", 16: "callout",
    15: "subheadline", 13: "footnote", 12: "caption", 11: "caption2",
  ]

  private static func font(_ style: TokenTypography) -> String {
    let size = TokenValue.digits(style.size.points)
    let family = style.families.first ?? "System"
    let system = [
      "System", "system-ui", "-apple-system", "SF Pro", "SF Pro Text", "SF Pro Display",
    ]
    let designs = [
      "SF Pro Rounded": "rounded", "SF Mono": "monospaced", "New York": "serif",
      "ui-rounded": "rounded", "ui-monospace": "monospaced", "ui-serif": "serif",
    ]
    if system.contains(family) || designs[family] != nil {
      let design = designs[family].map { ", design: .\($0)" } ?? ""
      // A text style of the same size grows with the reader's text; a fixed size does not.
      if let name = textStyles[style.size.points] {
        let design = designs[family].map { ".\($0)" } ?? "nil"
        return ".system(.\(name), design: \(design), weight: .\(weight(style.weight)))"
      }
      return ".system(size: \(size), weight: .\(weight(style.weight))\(design))"
    }
    return ".custom(\(SwiftName.literal(family)), size: \(size)).weight(.\(weight(style.weight)))"
  }
}

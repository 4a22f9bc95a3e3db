/// Tokens in other languages than their file's.
extension TokenDocument {
  /// Swift constants inside one type, which need SwiftUI only.
  ///
  /// - Parameter root: the type's name; another where it is none in Swift.
  public func swift(root: String = "DesignTokens") -> String {
    SwiftWriter.text(of: self, root: SwiftName.type(root))
  }

  /// Custom properties of CSS; modes of light, dark and contrast by media queries, others by
  /// `data-mode`.
  public var css: String { CSSWriter.text(of: self) }

  /// Each token's value without references as JSON: by its name, with its type and modes.
  public var flatJSON: String {
    let members = tokens.map { token -> (String, TokenJSON) in
      var object = TokenJSON.Object([
        ("type", .text(token.type.rawValue)), ("value", .text(token.value.words)),
      ])
      if !token.modes.isEmpty {
        object["modes"] = .members(
          token.modes.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value.words)) })
      }
      if let alias = token.alias { object["alias"] = .text(alias) }
      if let words = token.description { object["description"] = .text(words) }
      return (token.name, .object(object))
    }
    return TokenJSON.members(members).written
  }
}

/// Writes tokens as custom properties of CSS.
enum CSSWriter {
  static func text(of document: TokenDocument) -> String {
    var text = block(":root", document.tokens.map { ($0.name, $0.value) }, indent: "")
    for mode in document.modes {
      let changed = document.tokens.compactMap { token in
        token.modes[mode].map { (token.name, $0) }
      }
      guard !changed.isEmpty else { continue }
      if let query = query(mode) {
        text += "\n@media \(query) {\n" + block(":root", changed, indent: "  ") + "}\n"
      } else {
        let name = mode.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
        text += "\n" + block("[data-mode=\"\(name)\"]", changed, indent: "")
      }
    }
    return text
  }

  private static func query(_ mode: String) -> String? {
    switch mode {
    case "dark": "(prefers-color-scheme: dark)"
    case "light": "(prefers-color-scheme: light)"
    case "contrast", "light-contrast": "(prefers-contrast: more)"
    case "dark-contrast": "(prefers-color-scheme: dark) and (prefers-contrast: more)"
    default: nil
    }
  }

  private static func block(
    _ selector: String, _ values: [(String, TokenValue)], indent: String
  ) -> String {
    var text = "\(indent)\(selector) {\n"
    for (name, value) in values {
      for (ending, words) in properties(value) {
        text += "\(indent)  --\(property(name))\(ending): \(words);\n"
      }
    }
    return text + "\(indent)}\n"
  }

  private static func property(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }

  private static func properties(_ value: TokenValue) -> [(String, String)] {
    switch value {
    case .dimension(let dimension): [("", length(dimension))]
    case .fontFamily(let names): [("", families(names))]
    case .duration(let seconds): [("", "\(TokenValue.digits(seconds * 1000))ms")]
    case .cubicBezier(let curve): [("", self.curve(curve))]
    case .border(let border):
      [("", "\(length(border.width)) \(style(border.style)) \(border.color.hex)")]
    case .transition(let change):
      [
        (
          "",
          "\(TokenValue.digits(change.duration * 1000))ms \(curve(change.curve)) "
            + "\(TokenValue.digits(change.delay * 1000))ms"
        )
      ]
    case .shadow(let shadows):
      [
        (
          "",
          shadows.map { shadow in
            [shadow.x, shadow.y, shadow.blur, shadow.spread].map(length).joined(separator: " ")
              + " \(shadow.color.hex)" + (shadow.isInset ? " inset" : "")
          }.joined(separator: ", ")
        )
      ]
    case .gradient(let stops):
      [
        (
          "",
          "linear-gradient("
            + stops.map { "\($0.color.hex) \(TokenValue.digits($0.position * 100))%" }
            .joined(separator: ", ") + ")"
        )
      ]
    case .typography(let text):
      [
        (
          "",
          "\(TokenValue.digits(text.weight)) \(length(text.size))"
            + "/\(TokenValue.digits(text.lineHeight)) \(families(text.families))"
        ), ("-letter-spacing", length(text.letterSpacing)),
      ]
    case .strokeStyle(let stroke): [("", style(stroke))]
    case .string(let text): [("", quoted(text))]
    case .color, .fontWeight, .number, .boolean: [("", value.words)]
    }
  }

  private static func length(_ dimension: TokenDimension) -> String {
    "\(TokenValue.digits(dimension.value))\(dimension.unit.rawValue)"
  }

  private static func curve(_ curve: TokenCurve) -> String {
    "cubic-bezier("
      + [curve.x1, curve.y1, curve.x2, curve.y2].map(TokenValue.digits).joined(separator: ", ")
      + ")"
  }

  private static func style(_ stroke: TokenStroke) -> String {
    switch stroke {
    case .named(let name): name
    case .dashes: "dashed"
    }
  }

  private static func families(_ names: [String]) -> String {
    names.map { name in
      if name == "System" { return "system-ui" }
      return name.contains { !$0.isLetter && $0 != "-" } ? quoted(name) : name
    }.joined(separator: ", ")
  }

  /// Nothing of a text may end the declaration it stands in.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar == "<" {
        result += "\\\(String(scalar.value, radix: 16)) "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

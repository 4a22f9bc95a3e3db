import KumihanTokens
import Testing

/// Tokens as Swift, CSS and flat JSON.
struct ExportTests {
  @Test func swiftNamesAreSwifts() throws {
    let document = try FormatTests.read(
      """
      {"type": {"$type": "number", "default": {"$value": 1}, "2xl": {"$value": 2},
         "a-b": {"$value": 3}, "aB": {"$value": 4}, "日本": {"$value": 5}}}
      """)
    let text = document.swift(root: "brand tokens")
    #expect(text.contains("public enum BrandTokens {"))
    #expect(text.contains("  public enum TypeGroup") || text.contains("  public enum Type_"))
    for line in ["`default` = Double(1)", "_2xl = Double(2)", "aB = Double(3)", "aB2 = Double(4)"] {
      #expect(text.contains("public static let " + line), "\(line)")
    }
  }

  /// A group of tokens hides the type whose name it has.
  @Test func groupsHideNoTypes() throws {
    let document = try FormatTests.read(
      """
      {"font": {"weight": {"bold": {"$type": "fontWeight", "$value": 700}}},
       "animation": {"in": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"},
         "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}}
      """)
    let text = document.swift(root: "brand")
    #expect(text.contains("public static let bold = SwiftUI.Font.Weight.bold"))
    #expect(text.contains("= SwiftUI.Animation.timingCurve("))
  }

  @Test func modesBecomeDynamicColours() throws {
    let text = try BundledSystem.kajilis.system.document.swift(root: "K")
    #expect(
      text.contains(
        "public static let primaryColor = tokenColor(0x007AFFFF, dark: 0x0A84FFFF)"))
    let studio = try BundledSystem.studio.system.document.swift(root: "S")
    #expect(
      studio.contains("public static let primary = tokenColor(0x2B5BE0FF, dark: 0x4D7CFFFF)"))
  }

  /// Sizes of the system's text styles become those styles, which grow with the reader's text.
  @Test func fontsBecomeTextStyles() throws {
    let studio = try BundledSystem.studio.system.document.swift(root: "S")
    #expect(studio.contains("font: .system(.title, design: nil, weight: .bold), size: 28"))
    #expect(studio.contains("font: .system(.caption, design: nil, weight: .regular), size: 12"))
    #expect(!studio.contains(".system(size:"))
    let joho = try BundledSystem.joho.system.document.swift(root: "J")
    #expect(joho.contains("font: .system(.callout, design: .rounded, weight: .medium), size: 16"))
    // No style of the system has this size.
    #expect(joho.contains("font: .system(size: 48, weight: .heavy, design: .rounded), size: 48"))
  }

  @Test func cssHasModes() throws {
    let css = try BundledSystem.kajilis.system.document.css
    #expect(css.contains(":root {\n  --color-primaryColor: #007AFF;"))
    #expect(
      css.contains(
        "@media (prefers-color-scheme: dark) {\n  :root {\n    --color-primaryColor: #0A84FF;"))
    #expect(css.contains("--motion-standard: 300ms cubic-bezier(0.42, 0, 0.58, 1) 0ms;"))
    #expect(css.contains("--shadow-card: 0px 2px 8px 0px #00000014;"))
  }

  @Test func nothingInATextLeavesItsDeclaration() throws {
    let document = try FormatTests.read(
      #"{"w": {"$type": "string", "$value": "\"; } </style>\n"}}"#)
    #expect(document.css == ":root {\n  --w: \"\\22 ; } \\3c /style>\\a \";\n}\n")
    #expect(document.swift().contains(#"public static let w = "\"; } </style>\u{a}""#))
  }

  @Test func differencesAreNamed() throws {
    let before = try FormatTests.read(
      ##"{"c": {"$type": "color", "a": {"$value": "#fff"}, "b": {"$value": "#000"}}}"##)
    let after = try FormatTests.read(
      """
      {"c": {"$type": "color", "d": {"$value": "#111"},
        "a": {"$value": "#fff", "$extensions": {"mode": {"dark": "#222"}}}}}
      """)
    #expect(
      TokenDiff(from: before, to: after).changes.map(\.description) == [
        "~ c.a (dark): #FFFFFF → #222222", "- c.b: #000000", "+ c.d: #111111",
      ])
    #expect(TokenDiff(from: after, to: after).changes.isEmpty)
  }
}

import KumihanTokens
import Testing

/// The rules of a design system, on the systems that the package carries.
struct SystemCheckTests {
  private func problems(_ system: BundledSystem) throws -> [String] {
    try SystemCheck(system.system).problems.map(\.description)
  }

  @Test func kajilisStatesAContrastThatItHasNot() throws {
    #expect(
      try problems(.kajilis) == [
        "color.primaryColor: states a contrast of 4.52 on #FFFFFF (light); it is 4.02, "
          + "below the 4.50 of AA"
      ])
  }

  @Test func studioHasFiveFaultsAndFourOfTheSameKind() throws {
    #expect(
      try problems(.studio) == [
        "color.primary: #FFFFFF has a contrast of 3.72 on it; level AA asks for 4.50",
        "color.surface: has a contrast of 1.42 on color.background (dark); level AA asks for 3.00",
        "color.background: is #0E1012, but '.black' beside it is #000000",
        "color.surface: is #2C2F32, but '.gray.opacity(0.2)' beside it is #8E8E9333",
        "color.primary: is #4D7CFF, but '.blue' beside it is #0A84FF",
        "color.accent: is #33C3A4, but '.green' beside it is #30D158",
        "color.textSecondary: is #A0A9B0, but '.secondary' beside it is #EBEBF599",
        "color.error: is #FF4444, but '.red' beside it is #FF453A",
        "radius.control: 'cornerRadius(12)' does not say whether its corners are circular or "
          + "continuous",
      ])
  }

  @Test(arguments: [BundledSystem.repairedKajilis, .repairedStudio, .system, .joho])
  func theOthersHaveNoFault(system: BundledSystem) throws {
    #expect(try problems(system) == [])
  }

  /// Source: the ratios of WCAG 2.1 as published tools compute them.
  @Test(arguments: [
    ("#FFFFFF", "#007AFF", 4.02), ("#FFFFFF", "#4D7CFF", 3.72), ("#2C2F32", "#0E1012", 1.42),
    ("#FFFFFF", "#0A84FF", 3.65), ("#0A84FF", "#000000", 5.76), ("#7C3AED", "#FFFFFF", 5.70),
    ("#7C3AED", "#F8F2F0", 5.14), ("#7C3AED", "#000000", 3.69), ("#33C3A4", "#0E1012", 8.61),
    ("#33C3A4", "#2C2F32", 6.08), ("#FFFFFF", "#FF4444", 3.41), ("#FF4444", "#0E1012", 5.59),
    ("#FF4444", "#2C2F32", 3.95), ("#4D7CFF", "#0E1012", 5.12), ("#4D7CFF", "#2C2F32", 3.62),
    ("#A0A9B0", "#0E1012", 7.99), ("#A0A9B0", "#2C2F32", 5.64),
  ])
  func contrastsAreThoseOfWCAG(text: String, ground: String, ratio: Double) throws {
    let text = try #require(TokenColor(text: text))
    let ground = try #require(TokenColor(text: ground))
    #expect(abs(text.contrast(on: ground) - ratio) < 0.006)
  }

  @Test(arguments: [
    ("#7C3AED", 0.14, "#FFFFFF", 4.61), ("#7C3AED", 0.10, "#FFFFFF", 4.91),
    ("#4D7CFF", 0.10, "#0E1012", 4.63),
  ])
  func contrastsOnTintsAreComputed(color: String, share: Double, base: String, ratio: Double)
    throws
  {
    let color = try #require(TokenColor(text: color))
    var ground = color
    ground.alpha = share
    let seen = ground.laid(on: try #require(TokenColor(text: base)))
    // The table's tints were rounded to bytes.
    #expect(abs(color.contrast(on: seen) - ratio) < 0.02)
  }

  /// A text of the other kind lies on grounds that stand out, and what others are made of is no text.
  @Test func namesImplyNoMoreThanIsMeant() throws {
    let document = try FormatTests.read(
      """
      {"color": {"$type": "color",
        "ink": {"$value": "#111111"}, "white": {"$value": "#FFFFFF"},
        "text": {"primary": {"$value": "{color.ink}"}, "inverse": {"$value": "{color.white}"}},
        "background": {"default": {"$value": "#FAFAFA"}, "brand": {"$value": "#1D4ED8"},
          "inverse": {"$value": "{color.ink}"}}}}
      """)
    #expect(SystemCheck(DesignSystem(document)).problems.map(\.description) == [])
    let lone = try FormatTests.read(
      """
      {"color": {"$type": "color", "text": {"primary": {"$value": "#111111"}},
        "background": {"brand": {"$value": "#1D4ED8"}}}}
      """)
    #expect(SystemCheck(DesignSystem(lone)).problems.count == 1)
  }

  @Test func namesImplyContrasts() throws {
    let document = try FormatTests.read(
      """
      {"color": {"$type": "color", "textMuted": {"$value": "#BBBBBB"},
        "background": {"$value": "#FFFFFF"}, "textInverse": {"$value": "#FFFFFF"},
        "primary": {"$value": "#FFCC00"}, "onPrimary": {"$value": "#FFFFFF"}}}
      """)
    let check = SystemCheck(DesignSystem(document))
    #expect(
      check.contrasts.map { [$0.pair.text, $0.pair.ground] } == [
        ["color.textMuted", "color.background"], ["color.onPrimary", "color.primary"],
      ])
    #expect(check.problems.count == 2)
    #expect(check.problems.allSatisfy { $0.kind == .contrast })
  }

  /// Whatever number is stated, the words hold it as far as words can.
  @Test(arguments: [("4.52", "4.52"), ("-3.5", "-3.50"), ("1e300", "10000000000000.00")])
  func anyRatioMayBeStated(stated: String, words: String) throws {
    let text = String(decoding: BundledSystem.kajilis.bytes, as: UTF8.self)
    let changed = text.replacing("4.52", with: stated)
    let problems = SystemCheck(DesignSystem(try FormatTests.read(changed))).problems
    #expect(
      problems.first?.description.hasPrefix(
        "color.primaryColor: states a contrast of \(words) on #FFFFFF") == true)
  }

  @Test func referencesAndVersionsAreChecked() throws {
    let text = String(decoding: BundledSystem.kajilis.bytes, as: UTF8.self)
    func problems(_ from: String, _ to: String) throws -> [TokenProblem] {
      let changed = text.replacing(from, with: to, maxReplacements: 1)
      return SystemCheck(DesignSystem(try FormatTests.read(changed))).problems
    }
    let reference = try problems("\"spacing.xs\"", "\"spacing.xs2\"")
    #expect(
      reference.first?.description
        == "PrimaryButton: names the token 'spacing.xs2', which does not exist")
    #expect(reference.first?.hint == "did you mean 'spacing.xs'?")
    let version = try problems("\"version\": \"1.0.0\"", "\"version\": \"1.1.0\"")
    #expect(version.first?.description == "history: begins with 1.0.0, but the version is 1.1.0")
    let layout = try problems("\"component\": \"Navbar\"", "\"component\": \"Navbr\"")
    #expect(
      layout.map(\.description).contains(
        "ListScreen: names the component 'Navbr', which does not exist"))
  }

  @Test func theEightStructuresHoldTheSeedsValues() throws {
    let system = try BundledSystem.kajilis.system
    let primary = try #require(system.colors.first { $0.name == "color.primaryColor" })
    #expect(primary.lightModeValue.hex == "#007AFF" && primary.darkModeValue.hex == "#0A84FF")
    #expect(primary.wcagContrast == 4.52)
    let headline = try #require(system.typography.first { $0.styleName == "headline" })
    #expect(headline.fontFamily == "System" && headline.fontSize == 17)
    #expect(headline.fontWeight == 600 && headline.letterSpacing == -0.41)
    #expect(abs(headline.lineHeight - 22) < 0.01)
    #expect(system.spacing.map(\.name).count == 9)
    #expect(system.spacing.first { $0.name == "m" }?.value == 16)
    #expect(system.typography.count == 11)
    #expect(
      system.components.map(\.name) == [
        "PrimaryButton", "Card", "Input", "Modal", "Alert", "Navbar",
      ])
    #expect(system.layouts.count == 5)
    let destructive = try #require(
      system.components[0].variants.first { $0.name == "destructive" })
    #expect(destructive.visualChanges == ["背景色: errorColor", "文字色: white"])
  }
}

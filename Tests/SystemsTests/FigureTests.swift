import DarkStudio
import Foundation
import Joho
import Kajilis
import Kumihan
import KumihanTokens
import SystemRules
import Testing

/// Every figure that the documents of the systems give, read from what is laid out and inked.
///
/// A row is the figure, the state that shows it, the reader, and what a line of the layout text holds;
/// `|` stands between several.
private let figures = """
  002 primary #007AFF ; kajilis.Input-focused ; light ; stroke=#007AFF | lineWidth=2
  002 primary, dark #0A84FF ; kajilis.Input-focused ; dark ; stroke=#0A84FF
  002 headline 17 semibold, line 22 ; kajilis.PrimaryButton-default ; light ; size=17 weight=600 leading=1.713
  002 spacing m 16 ; kajilis.Card-default ; light ; insets=16
  002 destructive on the error colour ; kajilis.PrimaryButton-destructive ; light ; fill=#D70015
  002 destructive in white ; kajilis.PrimaryButton-destructive ; light ; text= | color=#FFFFFF
  003 brand #7C3AED ; system.Chip-selected ; light ; fill=#7C3AED
  003 warm ground #F8F2F0 ; system.Home-iPhone-17 ; light ; fill=#F8F2F0
  003 tint 14 % ; system.TintedCard-brand ; light ; opacity=0.14
  003 tint 10 %, dark ; system.TintedCard-brand ; dark ; opacity=0.1
  003 section padding 16 ; system.Home-iPhone-17 ; light ; insets=16
  003 spacing 4 ; system.TintedCard-brand ; light ; vstack | spacing=4
  003 spacing 8 ; system.TintedCard-brand ; light ; vstack | spacing=8
  003 spacing 12 ; system.Home-iPhone-17 ; light ; lazyGrid | 12
  003 spacing 16 ; system.TintedCard-brand ; light ; padding | insets=16
  003 spacing 20 ; system.Loading-iPhone-17 ; light ; vstack | spacing=20
  003 spacing 24 ; system.Cover-iPhone-17 ; light ; vstack | spacing=24
  003 tap target 44 ; system.Chip-normal ; light ; minHeight=44
  004 background #0E1012 ; studio.MainTools-iPhone-16 ; dark ; fill=#0E1012
  004 surface #2C2F32 ; studio.Card-normal ; dark ; fill=#2C2F32
  004 primary #4D7CFF ; studio.PrimaryButton-normal ; dark ; fill=#4D7CFF
  004 accent #33C3A4 ; studio.MainTools-iPhone-16 ; dark ; symbol= | color=#33C3A4
  004 text #FFFFFF ; studio.Card-normal ; dark ; text= | color=#FFFFFF
  004 secondary text #A0A9B0 ; studio.Card-normal ; dark ; text= | color=#A0A9B0
  004 error #FF4444 ; studio.ErrorState-normal ; dark ; symbol= | color=#FF4444
  004 title 28 bold ; studio.MainTools-iPhone-16 ; dark ; text= | size=28 weight=700
  004 headline 22 semibold ; studio.Card-normal ; dark ; text= | size=22 weight=600
  004 body 17 ; studio.Card-normal ; dark ; text= | size=17 weight=400
  004 callout 16 ; studio.Loading-normal ; dark ; text= | size=16 weight=400
  004 subheadline 15 ; studio.ProLooks-iPhone-16 ; dark ; text= | size=15 weight=400
  004 footnote 13 ; studio.MainTools-iPhone-16 ; dark ; text= | size=13 weight=400
  004 caption 12 ; studio.Chat-iPhone-16 ; dark ; text= | size=12 weight=400
  004 spacing xs 4 ; studio.MainTools-iPhone-16 ; dark ; vstack | spacing=4
  004 spacing sm 8 ; studio.Card-normal ; dark ; vstack | spacing=8
  004 spacing md 16 ; studio.MainTools-iPhone-16 ; dark ; vstack | spacing=16
  004 spacing lg 24 ; studio.Profile-iPhone-16 ; dark ; vstack | spacing=24
  004 spacing xl 32 ; studio.MainTools-iPhone-16 ; dark ; frame | width=32
  004 spacing xxl 48 ; studio.ProLooks-iPhone-16 ; dark ; insets=48,0,0,0
  004 primary button 17 semibold, white ; studio.PrimaryButton-normal ; dark ; size=17 weight=600 | color=#FFFFFF
  004 secondary button 17 regular ; studio.SecondaryButton-normal ; dark ; size=17 weight=400 | color=#4D7CFF
  004 button at least 50 high ; studio.PrimaryButton-normal ; dark ; maxWidth=inf minHeight=50
  004 button radius 12 ; studio.PrimaryButton-normal ; dark ; rounded(12,continuous) | fill=#4D7CFF
  004 primary pressed 0.8 ; studio.PrimaryButton-pressed ; dark ; opacity=0.8
  004 secondary pressed 0.7 ; studio.SecondaryButton-pressed ; dark ; opacity=0.7
  004 secondary fill 10 % ; studio.SecondaryButton-normal ; dark ; opacity=0.1
  004 card padding 16 ; studio.Card-normal ; dark ; padding | insets=16
  004 card radius 12 ; studio.Card-normal ; dark ; rounded(12,continuous) | fill=#2C2F32
  004 card shadow 10 % 4 0 2 ; studio.Card-normal ; dark ; shadow=#0000001A,4,0,2
  004 spinner 1.5 ; studio.Loading-normal ; dark ; scale=1.5,1.5
  004 empty symbol 64 ; studio.EmptyState-normal ; dark ; symbol= | size=64
  004 empty action at most 200 ; studio.EmptyState-action ; dark ; maxWidth=200
  004 empty padding 32 ; studio.EmptyState-normal ; dark ; padding | insets=32
  """

@MainActor
struct FigureTests {
  nonisolated private static let rows = figures.split(separator: "\n").map { line in
    line.components(separatedBy: " ; ").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func everyFigureHasItsRow() {
    func count(_ seed: String) -> Int { Self.rows.count { $0[0].hasPrefix(seed) } }
    // 002 gives four, of which two have a value for the dark or for the text as well. Of the 38 of
    // 004, three times and the size of a target have no ink: `figuresWithoutInkAreTheTokens`.
    #expect(count("002") == 6 && count("003") == 12 && count("004") == 34)
  }

  @Test(arguments: rows) func aFigureIsDrawn(row: [String]) throws {
    let drawn = try DrawnState(row[1], reader: row[2] == "dark" ? .dark : .light)
    let wanted = row[3].components(separatedBy: " | ")
    #expect(
      drawn.lines.contains { line in wanted.allSatisfy { line.contains($0) } },
      "\(row[0]): \(row[3])\n\(drawn.lines.joined(separator: "\n"))")
  }

  /// 004, High Contrast: a white border where the reader asks for more contrast, and else none.
  @Test func moreContrastDrawsABorder() throws {
    var reader = SystemCatalogue.Reader.dark
    func borders() throws -> [String] {
      try DrawnState("studio.Card-normal", reader: reader).lines.filter { $0.contains("stroke=") }
    }
    #expect(try borders().isEmpty)
    reader.hasContrast = true
    #expect(try borders().count == 1)
    #expect(try borders()[0].contains("stroke=#FFFFFF"))
  }

  /// What a still picture does not show: times, and the tracking of the system's own face.
  @Test func figuresWithoutInkAreTheTokens() throws {
    #expect(DarkStudio.system.seconds("duration.quick") == 0.2)
    #expect(DarkStudio.system.seconds("duration.standard") == 0.3)
    #expect(DarkStudio.system.seconds("duration.slow") == 0.5)
    #expect(DarkStudio.system.length("size.tapTarget") == 44)
    let headline = try #require(Kajilis.system.textStyle("typography.headline"))
    #expect(headline.letterSpacing.points == -0.41)
    #expect(DarkStudio.system.isDescribed && SystemRules.system.isDescribed)
  }

  /// Joho's values in Swift are those of its token file.
  @Test func johosTokenFileHasItsValues() throws {
    let system = BundledSystem.joho.loaded
    let colors: [(String, Color)] = [
      ("yellow", JohoColors.yellow), ("cyan", JohoColors.cyan), ("pink", JohoColors.pink),
      ("orange", JohoColors.orange), ("green", JohoColors.green), ("purple", JohoColors.purple),
      ("red", JohoColors.red), ("cream", JohoColors.cream), ("black", JohoColors.black),
      ("white", JohoColors.white), ("canvas", JohoColors.background),
      ("paper", JohoCanvas.white.color),
    ]
    #expect(system.colors.count == colors.count)
    for (name, color) in colors {
      let seen = color.resolve(in: EnvironmentValues())
      let token = system.style("color." + name).color(in: EnvironmentValues())
        .resolve(in: EnvironmentValues())
      for (a, b) in [(seen.red, token.red), (seen.green, token.green), (seen.blue, token.blue)] {
        #expect(abs(a - b) < 0.002, "\(name)")
      }
    }
    let spaces = [
      ("xs", JohoSpacing.xs), ("sm", JohoSpacing.sm), ("md", JohoSpacing.md),
      ("lg", JohoSpacing.lg), ("xl", JohoSpacing.xl), ("xxl", JohoSpacing.xxl),
      ("xxxl", JohoSpacing.xxxl), ("hairline", JohoSpacing.hairline),
      ("pill", JohoSpacing.pill),
    ]
    #expect(system.spacing.count == spaces.count)
    for (name, space) in spaces { #expect(system.length("spacing." + name) == space) }
    let radii = [
      ("container", JohoRadius.container), ("card", JohoRadius.card),
      ("button", JohoRadius.button), ("pill", JohoRadius.pill), ("cell", JohoRadius.cell),
      ("fill", JohoRadius.fill),
    ]
    #expect(system.radii.count == radii.count)
    for (name, radius) in radii { #expect(system.length("radius." + name) == radius) }
    let borders: [(String, JohoBorder)] = [
      ("cell", .cell), ("row", .row), ("interactive", .interactive), ("active", .active),
      ("container", .container),
    ]
    #expect(system.borders.count == borders.count)
    for (name, border) in borders {
      guard case .border(let token)? = system.document["border." + name]?.value else {
        Issue.record("\(name)")
        continue
      }
      #expect(CGFloat(token.width.points) == border.width, "\(name)")
    }
    #expect(system.length("size.target") == JohoTarget.minimum)
    let sizes = [
      ("box", JohoIconSize.box), ("accessory", JohoIconSize.accessory),
      ("lock", JohoIconSize.lock), ("empty", JohoIconSize.empty),
    ]
    for (name, size) in sizes { #expect(system.length("size." + name) == size, "\(name)") }
    let opacities = [
      ("secondary", JohoOpacity.secondary), ("faint", JohoOpacity.faint),
      ("ghost", JohoOpacity.ghost), ("selection", JohoOpacity.selection),
      ("holiday", JohoOpacity.holiday), ("disabled", JohoOpacity.disabled),
      ("track", JohoOpacity.track),
    ]
    for (name, opacity) in opacities {
      guard case .number(let value)? = system.document["opacity." + name]?.value else {
        Issue.record("\(name)")
        continue
      }
      #expect(value == opacity, "\(name)")
    }
    let fonts: [(String, Font)] = [
      ("displayLarge", .johoDisplayLarge), ("displayMedium", .johoDisplayMedium),
      ("headline", .johoHeadline), ("body", .johoBody), ("bodySmall", .johoBodySmall),
      ("label", .johoLabel), ("labelSmall", .johoLabelSmall),
    ]
    #expect(system.typography.count == fonts.count)
    for (name, font) in fonts {
      let token = system.font("typography." + name)
      #expect(token.request(at: .large) == font.request(at: .large), "\(name)")
      // The file's font grows with the reader's text.
      #expect(token.points(at: .accessibility3) > token.points(at: .large) + 3, "\(name)")
    }
  }

  /// Every component of Joho is explained: what it is for, its arguments, what to do and what not,
  /// tokens that are there, and code.
  @Test func everyComponentOfJohoIsDescribed() throws {
    let system = BundledSystem.joho.loaded
    let drawn = JohoCatalogue.catalogue.components.filter { $0.group != "Reference" }.map(\.name)
    #expect(system.components.map(\.name).sorted() == drawn.sorted())
    for spec in system.components {
      #expect(!spec.purpose.isEmpty && !spec.codeExample.isEmpty, "\(spec.name)")
      #expect(!spec.bestPractices.isEmpty && !spec.cautions.isEmpty, "\(spec.name)")
      #expect(!spec.designTokens.isEmpty && Set(spec.designTokens).count == spec.designTokens.count)
      for token in spec.designTokens { #expect(system.document[token] != nil, "\(token)") }
      // StarPage alone takes no argument in its example.
      #expect(!spec.properties.isEmpty || spec.name == "StarPage", "\(spec.name)")
    }
    #expect(SystemCheck(system).problems.isEmpty)
  }
}

import DarkStudio
import Kajilis
import Kumihan
import SystemRules
import Testing

/// The calls of the systems' documents as these write them.
@MainActor
struct DocumentCallsTests {
  private func inks(_ view: some View, dark: Bool = false) throws -> String {
    let renderer = ImageRenderer(
      content: view.frame(width: 390).environment(\.colorScheme, dark ? .dark : .light))
    return try renderer.layout().description
  }

  @Test func theStudiosComponentsAreDrawnByTheirNames() throws {
    let layout = try inks(
      VStack(spacing: 16) {
        Button("Continue") {}.buttonStyle(PrimaryButtonStyle())
        Button("Cancel") {}.buttonStyle(SecondaryButtonStyle())
        CardView { Text("Card content").foregroundColor(.appAccent) }
        LoadingView()
        EmptyStateView(icon: "tray", title: "No photos", message: "None yet", action: {})
        Color.appSurface.frame(height: 1)
      }
      .background(Color.appBackground), dark: true)
    for part in [
      "#4D7CFF", "#33C3A4", "#2C2F32", "#0E1012", "Processing...", "No photos", "Get Started",
    ] {
      #expect(layout.contains(part), "\(part)")
    }
  }

  @Test func aPlaceWithoutActionHasNoButton() throws {
    let layout = try inks(
      EmptyStateView(icon: "tray", title: "No photos", message: "None yet", action: nil))
    #expect(!layout.contains("Get Started"))
  }

  @Test func theRulesColoursFollowTheirNames() throws {
    let view = VStack {
      Text("Title").font(.brandTitle).foregroundStyle(.brand)
      Text("Body").font(.brandBody)
      Color(hex: "#000000").blended(opacity: 0.14, isDark: false).frame(height: 1)
      Color(hex: "FFFFFF").blended(isDark: true).frame(height: 1)
    }
    .background(Color.warmBackground)
    let layout = try inks(view)
    for part in ["#7C3AED", "#F8F2F0", "#DBDBDB", "#1A1A1A", "size=28 weight=700", "size=17"] {
      #expect(layout.contains(part), "\(part)")
    }
  }

  @Test func kajilissValuesAreWrittenAsItsDocumentDoes() {
    let color = ColorToken(
      name: "primaryColor", lightModeValue: Color(hex: "#007AFF"),
      darkModeValue: Color(hex: "#0A84FF"), semanticPurpose: "主要アクション、ブランドカラー",
      wcagContrast: 4.52)
    #expect(color.lightModeValue.hex == "#007AFF" && color.darkModeValue.hex == "#0A84FF")
    let style = TypographyToken(
      styleName: "headline", fontFamily: "System", fontSize: 17.0, fontWeight: .semibold,
      lineHeight: 22.0, letterSpacing: -0.41)
    #expect(style.fontWeight == 600 && style.lineHeight == 22)
    #expect(SpacingToken(name: "m", value: 16.0, usage: "標準的なコンポーネント間余白").value == 16)
    let spec = ComponentSpec(
      name: "PrimaryButton", purpose: "主要アクションのためのボタン",
      variants: [.default, .destructive, .disabled],
      properties: [Property(name: "title", type: "String", required: true, defaultValue: nil)],
      codeExample: "", designTokens: ["primaryColor"])
    #expect(spec.variants.map(\.name) == ["default", "destructive", "disabled"])
    #expect(spec.variants.allSatisfy { !$0.visualChanges.isEmpty })
    let pattern = LayoutPattern(
      patternName: "ListScreen", description: "スクロール可能なアイテムリスト画面",
      structure: [LayoutElement(component: "NavigationBar", position: "top", required: true)],
      navigationStyle: "NavigationStack with toolbar", codeTemplate: "")
    #expect(pattern.structure.map(\.position) == ["top"])
  }
}

import Foundation
import Kumihan
import KumihanViews
import Testing

/// Bold text and opaque materials, which a reader chooses for every app.
@MainActor
struct ReadersChoiceTests {
  private func weight(of text: some View, _ chosen: LegibilityWeight?) throws -> String? {
    let layout = try text.environment(\.legibilityWeight, chosen)
      .layoutTree(in: CGSize(width: 200, height: 100))
    return layout.nodes.flatMap(\.parameters).first { $0.name == "weight" }?.value
  }

  @Test(arguments: [
    (Font.Weight.thin, 400), (.regular, 600), (.medium, 700), (.semibold, 800), (.bold, 800),
    (.heavy, 800), (.black, 900),
  ]) func boldTextIsTwoWeightsHeavier(weight: Font.Weight, drawn: Int) throws {
    let text = Text(verbatim: "word").fontWeight(weight)
    #expect(try self.weight(of: text, .bold) == "\(drawn)")
    let plain = try self.weight(of: text, nil)
    #expect(try self.weight(of: text, .regular) == plain)
    #expect((plain == "\(drawn)") == [.heavy, .black].contains(weight))
  }

  @Test func fontsByNameStay() throws {
    let text = Text(verbatim: "word").font(.custom("Inter", size: 17))
    #expect(try weight(of: text, .bold) == weight(of: text, nil))
  }

  @Test func symbolsGoWithTheText() throws {
    func picture(_ symbol: some View, _ chosen: LegibilityWeight?) throws -> Data {
      try ImageRenderer(content: symbol.environment(\.legibilityWeight, chosen)).pngData()
    }
    let symbol = Image(systemName: "plus")
    #expect(try picture(symbol, .bold) == picture(symbol.fontWeight(.semibold), nil))
    #expect(try picture(symbol, .bold) != picture(symbol, nil))
  }

  @Test(arguments: ColorScheme.allCases)
  func materialsAndGlassHideWhatIsBehind(scheme: ColorScheme) throws {
    func veils(isOpaque: Bool) throws -> Int {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      environment.accessibilityReduceTransparency = isOpaque
      let view = Text(verbatim: "word").background(.ultraThinMaterial).glassEffect()
      let fills = try drawnItems(view, in: environment).fills
      let veils = fills.count { if case .veil = $0.paint { true } else { false } }
      let opaque = fills.count {
        if case .color(let color) = $0.paint { color.alpha == 1 } else { false }
      }
      #expect(opaque == (isOpaque ? 2 : 0))
      return veils
    }
    #expect(try veils(isOpaque: false) == 2)
    #expect(try veils(isOpaque: true) == 0)
  }
}

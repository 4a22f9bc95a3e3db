import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct SymbolTests {
  @Test func starAndMicrophoneAreAsHighAsMeasured() throws {
    let system = try makeSystem()
    let star = try #require(system.symbol("star.fill", font: FontRequest(size: 22)).symbol)
    let mic = try #require(system.symbol("mic", font: FontRequest(size: 17)).symbol)
    #expect(abs(star.size.height - 26.333) < 0.1)
    #expect(abs(mic.size.height - 20) < 0.4)
  }

  @Test func areCentredOnHalfTheCapitals() throws {
    let system = try makeSystem()
    let font = FontRequest(size: 100)
    for name in ["circle", "xmark", "chevron.right", "minus"] {
      let symbol = try #require(system.symbol(name, font: font).symbol)
      let capitals = system.metrics(font).capHeight
      #expect(abs(symbol.baseline - capitals / 2 - symbol.size.height / 2) < 1e-9)
      #expect(symbol.run.text.utf8.count == symbol.run.clusters[0].utf8Count)
    }
  }

  @Test func takeTheNearestWeight() throws {
    let system = try makeSystem()
    func face(_ weight: Int) -> String? {
      system.symbol("star", font: FontRequest(weight: weight)).symbol?.run.face.postScriptName
    }
    #expect(face(100) == "JohoIcons-Medium")
    #expect(face(400) == "JohoIcons-Medium")
    #expect(face(600) == "JohoIcons-SemiBold")
    #expect(face(900) == "JohoIcons-Black")
  }

  @Test func unknownNamesSuggestNearOnes() throws {
    let lookup = try makeSystem().symbol("star.fil", font: FontRequest())
    #expect(lookup.symbol == nil)
    #expect(lookup.suggestions.first == "star.fill")
    #expect(lookup.suggestions.count == 3)
  }

  @Test func haveLayersBackToFront() throws {
    let system = try makeSystem()
    let font = FontRequest(size: 20, weight: 700)
    let layers = system.symbolLayers("xmark.circle.fill", font: font)
    #expect(layers.map(\.level) == [2, 1])
    #expect(layers.map(\.color) == ["red", "white"])
    #expect(system.symbolLayers("wifi", font: font).map(\.isVariable) == [true, true, true])
    #expect(system.symbolLayers("star", font: font).isEmpty)
    #expect(system.symbolLayers("no.such.symbol", font: font).isEmpty)
  }

  @Test(
    arguments: [
      "mic.fill", "lock.open.fill", "lightbulb.fill", "bed.double.fill", "cup.and.saucer.fill",
      "hand.wave.fill", "speaker.wave.3.fill", "person.crop.circle.badge.questionmark",
      "arrow.up.left.and.arrow.down.right.circle.fill", "plus.magnifyingglass", "50.circle",
      "checkmark.icloud.fill", "bell.badge", "creditcard.fill", "dial.low", "tray.full",
    ]) func areThere(_ name: String) throws
  {
    let system = try makeSystem()
    for weight in [400, 600, 700, 800, 900] {
      let symbol = system.symbol(name, font: FontRequest(weight: weight)).symbol
      #expect(try #require(symbol).size.width > 5)
    }
  }

  @Test func standInText() throws {
    let font = FontRequest(family: .system(.rounded))
    let paragraph = Paragraph(runs: [
      TextRun(text: "a", font: font),
      TextRun(text: "\u{FFFC}", font: font, attachment: .symbol("star.fill")),
      TextRun(text: "b", font: font),
    ])
    let layout = try makeSystem().layout(paragraph, width: nil, height: nil, pixel: 0.5)
    #expect(layout.lines[0].pieces.map(\.run) == [0, 1, 2])
    #expect(layout.size.height == 20.5)
    #expect(layout.size.width > 30)
  }
}

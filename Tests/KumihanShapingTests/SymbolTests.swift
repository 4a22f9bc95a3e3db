import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct SymbolTests {
  /// Ink in pixels as measured on iOS 17 to 26: with a size, and pixels for each point.
  @Test(
    arguments: [
      ("checkmark.circle.fill", 17, 2, 34, 34), ("person.circle.fill", 22, 3, 65, 65),
      ("heart", 21, 3, 61, 57), ("chevron.up", 16, 3, 41, 23), ("checkmark", 16, 3, 38, nil),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat?)])
  func inkIsAsLargeAsMeasured(
    _ name: String, _ size: CGFloat, _ scale: CGFloat, _ width: CGFloat, _ height: CGFloat?
  ) throws {
    let ink = try ink(of: name, FontRequest(size: size))
    #expect(abs(ink.width * scale / width - 1) < 0.025)
    if let height { #expect(abs(ink.height * scale / height - 1) < 0.025) }
  }

  /// What a symbol takes in a layout, in points at 3 pixels each.
  @Test(
    arguments: [
      ("star.fill", 22, nil, 26.333), ("mic.fill", 17, 17.333, 20),
      ("play.circle.fill", 17, 20, 19),
    ] as [(String, CGFloat, CGFloat?, CGFloat)])
  func boxIsAsLargeAsMeasured(
    _ name: String, _ size: CGFloat, _ width: CGFloat?, _ height: CGFloat
  ) throws {
    let symbol = try #require(
      try makeSystem().symbol(name, font: FontRequest(size: size)).symbol)
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * 3 - 1e-6).rounded(.up) / 3 }
    #expect(abs(roundedUp(symbol.size.height) - height) < 0.001)
    if let width { #expect(abs(roundedUp(symbol.size.width) - width) < 0.001) }
  }

  /// UIKit says 19 x 17.5 at 2 pixels a point.
  @Test func aPersonsBoxIsNearThatOfUIKit() throws {
    let symbol = try #require(try makeSystem().symbol("person", font: FontRequest()).symbol)
    #expect(abs(symbol.size.width - 19) < 0.3)
    #expect(abs(symbol.size.height - 17.5) < 0.1)
  }

  /// A filled circle is 0.9463, 0.9961 and 1.0664 em across on iOS; a ring's middle line stays.
  @Test(arguments: [(100, 0.9463), (400, 0.9961), (700, 1.0415), (900, 1.0664)])
  func circlesGrowWithTheWeight(_ weight: Int, _ em: CGFloat) throws {
    let font = FontRequest(size: 100, weight: weight)
    for name in ["circle", "circle.fill", "star.circle", "xmark.circle.fill"] {
      #expect(try abs(ink(of: name, font).width - em * 100) < 0.25)
    }
    #expect(try abs(ink(of: "minus", font).height - (em * 100 - 91.8)) < 0.25)
  }

  private func ink(of name: String, _ font: FontRequest) throws -> CGSize {
    let symbol = try #require(try makeSystem().symbol(name, font: font).symbol)
    let face = try HarfBuzzLibrary().open(symbol.run.face)
    let extents = face.extents(of: symbol.run.glyphs[0].id)
    let unit = symbol.run.size / face.measures.unitsPerEm
    return CGSize(width: extents.width * unit, height: extents.height * unit)
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
    #expect(face(100) == "JohoIcons-Thin")
    #expect(face(300) == "JohoIcons-Light")
    #expect(face(400) == "JohoIcons-Regular")
    #expect(face(600) == "JohoIcons-SemiBold")
    #expect(face(900) == "JohoIcons-Black")
  }

  @Test func unknownNamesSuggestNearOnes() throws {
    let lookup = try makeSystem().symbol("star.fil", font: FontRequest())
    #expect(lookup.symbol == nil)
    #expect(lookup.suggestions.first == "star.fill")
    #expect(lookup.suggestions.count == 3)
  }

  @Test(
    arguments: [
      ("chekmark", "checkmark"), ("trashcan.fill", "trash.fill"), ("bell.ring", "bell"),
    ]) func suggestionsAreNear(_ name: String, _ wanted: String) throws
  {
    let lookup = try makeSystem().symbol(name, font: FontRequest())
    #expect(lookup.suggestions.contains(wanted))
  }

  @Test(arguments: ["no.such.symbol.name", "qwertyuiop.fill", "zzyzx.circle"])
  func nothingIsSuggestedWhereNothingIsNear(_ name: String) throws {
    #expect(try makeSystem().symbol(name, font: FontRequest()).suggestions == [])
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
      "wrench.fill", "flag.checkered", "brain.head.profile", "airplayaudio", "bolt.horizontal",
      "tray.2.fill", "car.2", "lightbulb.2.fill", "flashlight.on.fill", "figure.boxing", "stove",
    ]) func areThere(_ name: String) throws
  {
    let system = try makeSystem()
    for weight in stride(from: 100, through: 900, by: 100) {
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

import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

struct FontFeatureTests {
  private func width(_ text: String, _ font: FontRequest) throws -> CGFloat {
    try makeSystem().set(text, font, pixel: 0).size.width
  }

  @Test(arguments: [100, 400, 600, 800, 900])
  func figuresOfOneWidth(_ weight: Int) throws {
    for family in [FontRequest.Family.system(.rounded), .system(.default), .system(.monospaced)] {
      var font = FontRequest(family: family, size: 48, weight: weight)
      font.features = .monospacedDigits
      let widths = try (0...9).map { try width("\($0)", font) }
      #expect(widths.max()! - widths.min()! < 0.1)
    }
    let plain = FontRequest(family: .system(.rounded), size: 48, weight: weight)
    #expect(try width("1", plain) < width("8", plain) - 1)
  }

  /// A one among digits of one width has the form of the others: without a foot, in its place's middle.
  @Test func onesHaveNoFoot() throws {
    for family in [FontRequest.Family.system(.default), .system(.rounded), .system(.serif)] {
      var font = FontRequest(family: family, size: 48)
      let system = try makeSystem()
      func glyph(_ text: String) throws -> (id: UInt32, x: CGFloat) {
        guard case .glyphs(let run) = system.set(text, font).lines[0].pieces[0].content
        else { throw CancellationError() }
        return (run.glyphs[0].id, run.glyphs[0].x)
      }
      let plain = try glyph("1")
      let narrow = try width("1", font)
      font.features = .monospacedDigits
      let wide = try width("1", font)
      let placed = try glyph("1")
      #expect(placed.id == plain.id)
      #expect(abs(placed.x - plain.x - (wide - narrow) / 2) < 0.6, "\(placed.x) \(plain.x)")
    }
  }

  @Test func anArrowIsNotMadeOfTyping() throws {
    let layout = try makeSystem().set("->")
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else { return }
    #expect(run.glyphs.count == 2)
  }

  @Test func trackingCountsAfterEveryGlyphKerningBetweenThem() throws {
    let system = try makeSystem()
    let font = FontRequest(family: .system(.rounded))
    func width(kerning: CGFloat = 0, tracking: CGFloat = 0) -> CGFloat {
      let run = TextRun(text: "HHH", font: font, kerning: kerning, tracking: tracking)
      return system.layout(Paragraph(runs: [run]), width: nil, height: nil, pixel: 0).size.width
    }
    let plain = width()
    #expect(abs(width(kerning: 2) - plain - 4) < 1e-9)
    #expect(abs(width(tracking: 2) - plain - 6) < 1e-9)
    #expect(abs(width(kerning: 9, tracking: 2) - plain - 6) < 1e-9)
  }

  @Test func italicsLeanWhereThereIsNoItalicFace() throws {
    let font = FontRequest(family: .system(.rounded), isItalic: true)
    let layout = try makeSystem().set("情A", font)
    for piece in layout.lines[0].pieces {
      guard case .glyphs(let run) = piece.content else { continue }
      #expect(run.slant == 0.2)
    }
  }

  @Test func capitalsAreAsHighAsTheSystemFonts() throws {
    let layout = try makeSystem().set("H", FontRequest(family: .system(.rounded), size: 100))
    guard case .glyphs(let run) = layout.lines[0].pieces[0].content else { return }
    #expect(abs(run.size - 96.8) < 1e-6)
    let named = try makeSystem().set("H", FontRequest(family: .named("Joho Round"), size: 100))
    guard case .glyphs(let own) = named.lines[0].pieces[0].content else { return }
    #expect(own.size == 100)
    #expect(named.size.height == 121)
  }

  /// Only digits become equally wide: signs between them stay as narrow as they are.
  @Test(arguments: [":", ".", ",", "-", "$"])
  func signsBetweenDigitsKeepTheirWidth(_ sign: String) throws {
    let plain = FontRequest(family: .system(.default), size: 48)
    var font = plain
    font.features = .monospacedDigits
    let (alone, ordinary) = (try width(sign, font), try width(sign, plain))
    #expect(alone == ordinary)
    let (pair, digits) = (try width("8\(sign)8", font), try width("88", font))
    // Kerning may draw them together.
    #expect(pair <= digits + ordinary + 0.1 && pair > digits)
  }
}

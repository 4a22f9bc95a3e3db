import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct VeilTests {
  private let page = CGSize(width: 120, height: 60)

  private func veil(
    _ path: Path, tint: RGBA = .clear, saturation: Double = 1, blur: CGFloat = 10,
    strength: Double = 1
  ) -> DrawItem {
    let veil = Veil(blur: blur, saturation: saturation, tint: tint, strength: strength)
    return DrawItem(.fill(path, .veil(veil), FillStyle()))
  }

  private func group(_ group: DrawGroup) -> DrawItem { DrawItem(.group(group)) }

  /// Red to the left of the middle, blue to the right.
  private var halves: [DrawItem] {
    [
      Specimen.fill(CGRect(x: 0, y: 0, width: 60, height: 60), .pureRed),
      Specimen.fill(CGRect(x: 60, y: 0, width: 60, height: 60), .pureBlue),
    ]
  }

  private func render(_ items: [DrawItem], background: RGBA? = .white) throws -> PixelBuffer {
    try Rasterizer().render(DisplayList(size: page, items: items), background: background)
  }

  private var whole: Path { Path(CGRect(origin: .zero, size: page)) }

  @Test func whatLiesBelowIsBlurredAsAGaussianDoes() throws {
    let pixels = try render(halves + [veil(whole)])
    for x in 0..<120 {
      let expected = 255 * (1 - erf((Double(x) + 0.5 - 60) / 10 / 2.0.squareRoot())) / 2
      #expect(abs(Double(pixels[x, 30].red) - expected) < 6, "at \(x)")
      #expect(pixels[x, 30].alpha == 255)
    }
  }

  @Test func onlyTheInkIsCovered() throws {
    let pixels = try render(
      halves + [veil(Path(ellipseIn: CGRect(x: 40, y: 10, width: 40, height: 40)), tint: .white)])
    #expect(pixels[42, 12] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[60, 30] == .init(red: 255, green: 255, blue: 255))
  }

  /// Pixels beside the box, and beyond the page, are not read.
  @Test func theLastPixelsGoOn() throws {
    let left = try render(halves + [veil(Path(CGRect(x: 0, y: 0, width: 60, height: 60)))])
    for x in [0, 30, 59] { #expect(left[x, 30] == .init(red: 255, green: 0, blue: 0)) }
    let outside = try render(halves + [veil(Path(CGRect(x: -90, y: -90, width: 150, height: 400)))])
    for x in [0, 30, 59] { #expect(outside[x, 0] == .init(red: 255, green: 0, blue: 0)) }
  }

  @Test func coloursAreSaturatedThenTinted() throws {
    let dull = RGBA(red: 0.6, green: 0.4, blue: 0.4)
    let items = [
      Specimen.fill(CGRect(origin: .zero, size: page), dull),
      veil(whole, tint: RGBA.white.opacity(0.5), saturation: 1.8),
    ]
    let pixel = try render(items)[60, 30]
    let grey = 0.2126 * 0.6 + 0.7874 * 0.4
    func expected(_ value: Double) -> Double { 255 * ((grey + (value - grey) * 1.8) / 2 + 0.5) }
    #expect(abs(Double(pixel.red) - expected(0.6)) < 2)
    #expect(abs(Double(pixel.green) - expected(0.4)) < 2)
  }

  /// The sharp backdrop does not shine through its own blurred picture.
  @Test func transparentSurroundingsStayTransparent() throws {
    let dot = Specimen.fill(CGRect(x: 55, y: 25, width: 10, height: 10), .black)
    let pixels = try render([dot, veil(whole, blur: 12)], background: nil)
    let alpha = (0..<120).map { pixels[$0, 30].alpha }
    #expect(alpha.max()! < 40 && alpha.max()! > 5)
    #expect(pixels[0, 0].alpha == 0)
  }

  @Test func aGroupShowsWhatLiesBelowIt() throws {
    let inner = group(DrawGroup(opacity: 0.5, children: [veil(whole), halves[0]]))
    let pixels = try render(halves + [inner])
    // Where the group has the veil alone: half the sharp blue, half the blurred one.
    let direct = try render(halves + [veil(whole)])
    let mixed = (Double(direct[64, 30].red) + 0) / 2
    #expect(abs(Double(pixels[64, 30].red) - mixed) < 2)
    let weak = try render(halves + [veil(whole, strength: 0.5)])
    #expect(abs(Double(weak[64, 30].red) - mixed) < 2)
  }

  @Test func masksAndClipsCutAVeil() throws {
    let part = Path(CGRect(x: 0, y: 0, width: 120, height: 30))
    let mask = [DrawItem(.fill(part, .color(.black), FillStyle()))]
    for cut in [
      DrawGroup(mask: mask, children: [veil(whole)]),
      DrawGroup(clip: .init(part), children: [veil(whole)]),
    ] {
      let pixels = try render(halves + [group(cut)])
      #expect(pixels[59, 15].red < 180)
      #expect(pixels[59, 45].red == 255)
    }
  }

  @Test func strokesAndWordsAreVeiledToo() throws {
    let paint = Paint.veil(Veil(blur: 6, saturation: 1, tint: .clear))
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 120, y: 10))
    let run = Specimen.run("HHHH", glyphs: [43, 43, 43, 43], at: CGPoint(x: 36, y: 50))
    let pixels = try render(
      halves + [
        DrawItem(.stroke(line, paint, StrokeStyle(lineWidth: 8))), DrawItem(.glyphs(run, paint)),
      ])
    #expect(pixels[59, 10].blue > 60)
    #expect((36..<84).contains { x in (36..<50).contains { pixels[x, $0].isMixed } })
    #expect(!(0..<120).contains { pixels[$0, 25].isMixed })
  }

  @Test func flatBackdropsStayVectorsInAPDF() throws {
    let grey = Specimen.fill(
      CGRect(origin: .zero, size: page), RGBA(red: 0.5, green: 0.5, blue: 0.5))
    let veil = veil(whole, tint: RGBA.white.opacity(0.6), saturation: 1.8)
    var patches: [RasterPatch] = []
    let pdf = try PDFRenderer().render(
      pages: [PDFPage(DisplayList(size: page, items: [grey, veil]))], patches: &patches)
    #expect(patches.isEmpty)
    let pixels = try rasterized(pdf, dpi: 72)
    let expected = try render([grey, veil])[60, 30].red
    #expect(abs(Int(pixels.pixels[0]) - Int(expected)) <= 1)
  }

  @Test func otherBackdropsBecomePictures() throws {
    let turned = DrawItem(
      .group(
        DrawGroup(
          transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 0),
          children: [veil(Path(CGRect(x: 10, y: 10, width: 40, height: 60)))])),
      node: NodeID(3))
    let list = DisplayList(size: page, items: halves + [turned])
    var patches: [RasterPatch] = []
    let pdf = try PDFRenderer().render(pages: [PDFPage(list)], patches: &patches)
    #expect(patches.map(\.cause) == ["material"])
    #expect(patches.first?.area == CGRect(x: 20, y: 10, width: 60, height: 40))
    let drawn = try rasterized(pdf, dpi: 72)
    let pixels = try render(list.items)
    for x in [10, 30, 50, 59, 64, 70, 100] {
      let red = Int(drawn.pixels[(30 * 120 + x) * 4])
      #expect(abs(red - Int(pixels[x, 30].red)) < 12, "at \(x)")
    }
  }

  @Test func nonsenseIsHarmless() throws {
    for veil in [
      Veil(blur: .nan, saturation: .infinity, tint: .white),
      Veil(blur: -3, saturation: -1, tint: .black),
      Veil(
        blur: 1e9, saturation: 2, tint: RGBA(red: 2, green: -1, blue: .nan, alpha: 3), strength: 9),
    ] {
      let items = halves + [DrawItem(.fill(whole, .veil(veil), FillStyle()))]
      _ = try render(items)
      var patches: [RasterPatch] = []
      _ = try PDFRenderer().render(
        pages: [PDFPage(DisplayList(size: page, items: items))], patches: &patches)
    }
  }
}

extension PixelBuffer.Pixel {
  /// Neither of the two colours.
  fileprivate var isMixed: Bool { red > 20 && blue > 20 }
}

import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct RasterizerTests {
  private func render(
    _ items: [DrawItem], size: CGFloat = 20, scale: CGFloat = 1, background: RGBA? = .white
  ) throws -> PixelBuffer {
    try Rasterizer().render(
      DisplayList(size: CGSize(width: size, height: size), items: items), scale: scale,
      background: background)
  }

  @Test func fillsExactPixels() throws {
    let pixels = try render([Specimen.fill(CGRect(x: 5, y: 5, width: 10, height: 10), .pureRed)])
    #expect(pixels[4, 5] == .init(red: 255, green: 255, blue: 255))
    #expect(pixels[5, 5] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[14, 14] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[15, 14] == .init(red: 255, green: 255, blue: 255))
  }

  @Test func halfCoveredPixelsAreHalfPainted() throws {
    let pixels = try render([Specimen.fill(CGRect(x: 5.5, y: 5, width: 10, height: 10), .black)])
    #expect(abs(Int(pixels[5, 8].red) - 128) <= 1)
    #expect(abs(Int(pixels[15, 8].red) - 128) <= 1)
  }

  /// A colour on all pixels takes the place of the background; anything less lies over it.
  @Test func whatCoversThePageTakesTheBackgroundsPlace() throws {
    let page = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (green, red) = (RGBA(red: 0, green: 1, blue: 0, alpha: 1), RGBA.pureRed)
    func corner(_ items: [DrawItem], _ background: RGBA? = green) throws -> PixelBuffer.Pixel {
      try render(items, scale: 1.5, background: background)[29, 29]
    }
    let whole = Specimen.fill(page, red)
    #expect(try corner([whole]) == .init(red: 255, green: 0, blue: 0))
    #expect(try corner([whole], nil) == .init(red: 255, green: 0, blue: 0))
    let moved = DrawGroup(
      transform: CGAffineTransform(translationX: 4, y: 4),
      children: [
        Specimen.fill(CGRect(x: -4, y: -4, width: 20, height: 20), red)
      ])
    #expect(try corner([DrawItem(.group(moved))]) == .init(red: 255, green: 0, blue: 0))
    // A translucent colour, one that leaves a part of a pixel, a clip, a moved page.
    #expect(try corner([Specimen.fill(page, red.opacity(0.5))]).green > 100)
    let narrow = Specimen.fill(CGRect(x: 0, y: 0, width: 20, height: 19.9), red)
    #expect(try corner([narrow]).green > 20)
    let clipped = DrawGroup(
      clip: DrawGroup.Clip(Path(CGRect(x: 0, y: 0, width: 9, height: 9))), children: [whole])
    #expect(try corner([DrawItem(.group(clipped))]) == .init(red: 0, green: 255, blue: 0))
    let away = DrawGroup(
      transform: CGAffineTransform(translationX: -4, y: 0), children: [whole])
    #expect(try corner([DrawItem(.group(away))]) == .init(red: 0, green: 255, blue: 0))
    let faint = DrawGroup(opacity: 0.5, children: [whole])
    #expect(try corner([DrawItem(.group(faint))]).green > 100)
  }

  @Test func largePicturesBeginClear() throws {
    let list = DisplayList(
      size: CGSize(width: 2_000, height: 1_500),
      items: [Specimen.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .pureRed)])
    for _ in 0..<2 {
      let pixels = try Rasterizer().render(list)
      #expect(pixels[5, 5] == .init(red: 255, green: 0, blue: 0) && !pixels.isOpaque)
      #expect(pixels[1_999, 1_499] == .init(red: 0, green: 0, blue: 0, alpha: 0))
    }
    #expect(try Rasterizer().render(list, background: .white).isOpaque)
  }

  @Test func transparentBackgroundsStayTransparent() throws {
    let pixels = try render(
      [Specimen.fill(CGRect(x: 0, y: 0, width: 5, height: 5), RGBA.pureRed.opacity(0.5))],
      background: nil)
    #expect(pixels[0, 0] == .init(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(pixels[10, 10] == .init(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(!pixels.isOpaque)
  }

  /// Dashes as fine as hairs along a line far beyond the page end as a line; everyday ones stay, however long their line.
  @Test(arguments: [(4.0, 9_000.0, true), (0.001, 9_000, false)])
  func dashesEnd(_ dash: CGFloat, _ length: CGFloat, _ staysDashed: Bool) throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: length, y: 10))
    let style = StrokeStyle(lineWidth: 4, dash: [dash])
    #expect(style.withDrawnDashes(along: path).dash.isEmpty != staysDashed)
    let pixels = try Rasterizer().render(
      DisplayList(
        size: CGSize(width: 20, height: 20),
        items: [DrawItem(.stroke(path, .color(.black), style))]))
    #expect(pixels[1, 10].alpha == 255)
    #expect(pixels[6, 10].alpha == (staysDashed ? 0 : 255))
  }

  @Test func strokesAndDashesLieCentredOnThePath() throws {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    let pixels = try render([
      DrawItem(.stroke(path, .color(.black), StrokeStyle(lineWidth: 4, dash: [5, 3])))
    ])
    #expect(pixels[2, 7].red == 255 && pixels[2, 8].red == 0)
    #expect(pixels[2, 11].red == 0 && pixels[2, 12].red == 255)
    #expect(pixels[4, 10].red == 0 && pixels[5, 10].red == 255)
    #expect(pixels[7, 10].red == 255 && pixels[8, 10].red == 0)
  }

  @Test func fillRulesDiffer() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let full = try render([DrawItem(.fill(path, .color(.black), FillStyle()))])
    let hole = try render([DrawItem(.fill(path, .color(.black), FillStyle(eoFill: true)))])
    #expect(full[10, 10].red == 0)
    #expect(hole[10, 10].red == 255 && hole[2, 2].red == 0)
  }

  @Test func clipsCutAndTransformsMove() throws {
    let group = DrawGroup(
      transform: CGAffineTransform(translationX: 5, y: 0),
      clip: .init(Path(CGRect(x: 0, y: 0, width: 5, height: 20))),
      children: [Specimen.fill(CGRect(x: -50, y: 0, width: 100, height: 20), .pureBlue)])
    let pixels = try render([DrawItem(.group(group))])
    #expect(pixels[4, 3].red == 255)
    #expect(pixels[5, 3] == .init(red: 0, green: 0, blue: 255))
    #expect(pixels[9, 3].red == 0 && pixels[10, 3].red == 255)
  }

  /// The coverage of a soft clip's border is that of a plain one squared; all else is the same.
  @Test(
    arguments: [nil, .white] as [RGBA?],
    [
      Path(ellipseIn: CGRect(x: 1, y: 1, width: 13, height: 11)),
      // Upright sides between and in the middle of pixels.
      Path(roundedRect: CGRect(x: 1, y: 1.4, width: 12.3, height: 14), cornerRadius: 4),
      Path { path in
        path.addLines([CGPoint(x: 2, y: 1), CGPoint(x: 15, y: 6), CGPoint(x: 4.5, y: 16)])
      },
      Path { path in
        for i in 0..<40 {
          path.addEllipse(in: CGRect(x: CGFloat(i) * 0.3, y: CGFloat(i % 7), width: 3, height: 3))
        }
      },
    ])
  func softClipsCoverTwice(background: RGBA?, path: Path) throws {
    let blend: BlendMode = background == nil ? .normal : .multiply
    func drawn(isSoft: Bool) throws -> PixelBuffer {
      let group = DrawGroup(
        transform: CGAffineTransform(translationX: 3, y: 2),
        clip: .init(path, isSoft: isSoft),
        blend: blend,
        children: [Specimen.fill(CGRect(x: -50, y: 0, width: 100, height: 20), .black)])
      return try render([DrawItem(.group(group))], background: background)
    }
    let (plain, soft) = (try drawn(isSoft: false), try drawn(isSoft: true))
    func cover(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> Double {
      let pixel = pixels[x, y]
      return Double(background == nil ? pixel.alpha : 255 - pixel.red) / 255
    }
    var parts = 0
    for y in 0..<20 {
      for x in 0..<20 {
        let once = cover(plain, x, y)
        if once > 0, once < 1 { parts += 1 }
        #expect(abs(cover(soft, x, y) - once * once) < 0.012)
      }
    }
    #expect(parts > 20)
  }

  @Test func opacityWeakensTheGroupAsOnePicture() throws {
    let group = DrawGroup(
      opacity: 0.5,
      children: [
        Specimen.fill(CGRect(x: 0, y: 0, width: 12, height: 20), .black),
        Specimen.fill(CGRect(x: 8, y: 0, width: 12, height: 20), .black),
      ])
    let pixels = try render([DrawItem(.group(group))])
    for x in [2, 10, 18] { #expect(abs(Int(pixels[x, 10].red) - 127) <= 1) }
  }

  @Test func masksKeepWhatTheyCover() throws {
    let group = DrawGroup(
      mask: [Specimen.fill(CGRect(x: 0, y: 0, width: 10, height: 20), RGBA.black.opacity(0.5))],
      children: [Specimen.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .pureRed)])
    let pixels = try render([DrawItem(.group(group))], background: nil)
    #expect(pixels[5, 5] == .init(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(pixels[15, 5].alpha == 0)
  }

  @Test func gradientsRunFromEndToEnd() throws {
    let ramp = GradientRamp(stops: [
      .init(color: .black, location: 0), .init(color: .white, location: 1),
    ])
    let area = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let linear = try render([
      DrawItem(
        .fill(area, .linearGradient(ramp, from: .zero, to: CGPoint(x: 20, y: 0)), FillStyle()))
    ])
    for x in 0..<20 {
      let expected = (Double(x) + 0.5) / 20 * 255
      #expect(abs(Double(linear[x, 7].red) - expected) <= 1.5)
    }
    let radial = try render([
      DrawItem(
        .fill(
          area,
          .radialGradient(
            ramp, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 10,
            scale: CGSize(width: 1, height: 0.5)), FillStyle()))
    ])
    #expect(abs(Double(radial[14, 10].red) - (hypot(4.5, 1) / 10 * 255)) <= 3)
    #expect(abs(Double(radial[10, 12].red) - (hypot(0.5, 5) / 10 * 255)) <= 3)
    let angular = try render([
      DrawItem(
        .fill(
          area,
          .angularGradient(
            ramp, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi), FillStyle()))
    ])
    for (x, y) in [(18, 14), (4, 15), (2, 3), (12, 1)] {
      var angle = atan2(Double(y) - 9.5, Double(x) - 9.5)
      if angle < 0 { angle += 2 * .pi }
      #expect(abs(Double(angular[x, y].red) - angle / (2 * .pi) * 255) <= 1.5)
    }
  }

  @Test func fadesToClearKeepTheirColour() throws {
    let ramp = GradientRamp(stops: [
      .init(color: .pureRed, location: 0), .init(color: .clear, location: 1),
    ])
    let pixels = try render(
      [
        DrawItem(
          .fill(
            Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
            .linearGradient(ramp, from: .zero, to: CGPoint(x: 20, y: 0)), FillStyle()))
      ], background: nil)
    let middle = pixels[10, 10]
    #expect(abs(Int(middle.red) - Int(middle.alpha)) <= 1 && middle.green == 0)
  }

  @Test func perceptualMixturesAreThoseOfOklab() {
    let ramp = GradientRamp(
      stops: [.init(color: .white, location: 0), .init(color: .pureBlue, location: 1)],
      interpolation: .perceptual)
    // Half way in Oklab, computed apart: #72A2FF.
    let items = [
      DrawItem(
        .fill(
          Path(CGRect(x: 0, y: 0, width: 100, height: 20)),
          .linearGradient(ramp, from: .zero, to: CGPoint(x: 100, y: 0)), FillStyle()))
    ]
    let pixels = try? render(items, size: 100)
    let middle = pixels?[50, 10]
    #expect(abs(Int(middle?.red ?? 0) - 0x72) <= 3)
    #expect(abs(Int(middle?.green ?? 0) - 0xA2) <= 3)
    #expect((middle?.blue ?? 0) >= 0xFC)
  }

  @Test func imagesFillTheirRectangle() throws {
    let bytes = Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    let image = ImageResource(content: .rgba(bytes), pixelWidth: 2, pixelHeight: 2)
    let pixels = try render([
      DrawItem(.image(image, CGRect(x: 0, y: 0, width: 20, height: 20), .none))
    ])
    #expect(pixels[0, 0] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[19, 0] == .init(red: 0, green: 255, blue: 0))
    #expect(pixels[9, 19] == .init(red: 0, green: 0, blue: 255))
    #expect(pixels[19, 19] == .init(red: 255, green: 255, blue: 255))
    let tiles = try render([
      DrawItem(
        .fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
          .imagePattern(image, origin: .zero, scale: 1), FillStyle()))
    ])
    #expect(tiles[4, 4] == tiles[0, 0] && tiles[5, 4] == .init(red: 0, green: 255, blue: 0))
  }

  @Test func impossibleRequestsSaySo() {
    #expect(throws: RenderError.invalidScale(0)) { _ = try render([], scale: 0) }
    #expect(throws: RenderError.invalidSize(width: -1, height: -1)) {
      _ = try render([], size: -1)
    }
    let error = RenderError.tooManyPixels(width: 20000, height: 20000, cap: 100_000_000)
    #expect(throws: error) { _ = try render([], scale: 1000) }
    #expect(
      error.description == "a picture of 20000.0 x 20000.0 px exceeds the cap of 100000000 px")
    #expect(error.hint == "lower the scale or the size")
    let face = FontFaceID(postScriptName: "Nothing", file: "/nowhere/nothing.ttf")
    let run = GlyphRun(
      face: face, size: 10, glyphs: [.init(id: 1, x: 0, y: 0)], text: "a",
      clusters: [.init(utf8Count: 1, glyphCount: 1)], advance: 5)
    #expect(
      throws: RenderError.unreadableFont(
        name: "Nothing", file: "/nowhere/nothing.ttf", reason: "no such file")
    ) { _ = try render([DrawItem(.glyphs(run, .color(.black)))]) }
  }

  @Test func nonsenseGeometryIsSkipped() throws {
    var path = Path()
    path.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: CGFloat.infinity)])
    let pixels = try render([
      DrawItem(.fill(path, .color(.black), FillStyle())),
      DrawItem(.stroke(path, .color(.black), StrokeStyle(lineWidth: .nan))),
      DrawItem(
        .group(
          DrawGroup(
            transform: CGAffineTransform(scaleX: 0, y: 0), opacity: 0.5,
            children: [Specimen.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black)]))),
      Specimen.fill(CGRect(x: -1e12, y: 0, width: 1e12 + 3, height: 20), .pureRed),
    ])
    #expect(pixels[10, 10].red == 255)
    #expect(pixels[1, 1].green == 0)
  }
}

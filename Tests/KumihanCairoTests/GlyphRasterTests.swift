import Foundation
import KumihanDrawing
import Testing

@testable import KumihanCairo

@Suite struct GlyphRasterTests {
  private func ink(_ run: GlyphRun, _ paint: Paint = .color(.black), group: DrawGroup? = nil) throws
    -> PixelBuffer
  {
    var item = DrawItem(.glyphs(run, paint))
    if var group {
      group.children = [item]
      item = DrawItem(.group(group))
    }
    return try Rasterizer().render(
      DisplayList(size: CGSize(width: 60, height: 40), items: [item]), scale: 2,
      background: .white)
  }

  private func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var worst = 0
    for y in 0..<a.height {
      for x in 0..<a.width { worst = max(worst, abs(Int(a[x, y].red) - Int(b[x, y].red))) }
    }
    return worst
  }

  private func centre(_ pixels: PixelBuffer) -> Double {
    var (sum, weight) = (0.0, 0.0)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let ink = 255 - Double(pixels[x, y].red)
        (sum, weight) = (sum + ink * (Double(x) + 0.5), weight + ink)
      }
    }
    return sum / weight
  }

  /// Of glyphs far larger than the page what is seen is drawn, as their outlines are filled.
  @Test(arguments: [1_500.0, 20_000, 90_000])
  func vastGlyphsAreDrawnWhereTheyAreSeen(size: CGFloat) throws {
    let shapes = try GlyphShapes()
    let face = Specimen.face("JohoRound-Bold.ttf")
    let unit = try size / shapes.unitsPerEm(of: face)
    let glyph = try shapes.outline(of: 40, in: face).applying(
      CGAffineTransform(scaleX: unit, y: -unit))
    var hasInk = false
    for share in [0.1, 0.3, 0.5, 0.7] {
      let origin = CGPoint(x: 20 - share * size, y: 0.36 * size)
      let letter = try ink(Specimen.run("H", glyphs: [40], at: origin, size: size))
      let path = glyph.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
      let filled = try Rasterizer().render(
        DisplayList(
          size: CGSize(width: 60, height: 40),
          items: [DrawItem(.fill(path, .color(.black), FillStyle()))]), scale: 2,
        background: .white)
      #expect(difference(letter, filled) <= 24)
      hasInk = hasInk || letter[60, 40].red < 9
    }
    #expect(hasInk)
  }

  @Test func positionsAreSubPixel() throws {
    let base = centre(try ink(Specimen.run("H", glyphs: [40], at: CGPoint(x: 10, y: 30))))
    for step in 1...8 {
      let shift = Double(step) / 16
      let moved = centre(
        try ink(Specimen.run("H", glyphs: [40], at: CGPoint(x: 10 + shift, y: 30))))
      #expect(abs(moved - base - 2 * shift) < 0.02)
    }
  }

  @Test func everyWayOfPaintingGivesTheSameInk() throws {
    let run = Specimen.run("HEL", glyphs: [40, 41, 42], at: CGPoint(x: 5.3, y: 28.7))
    let direct = try ink(run)
    let ramp = GradientRamp(stops: [
      .init(color: .black, location: 0), .init(color: .black, location: 1),
    ])
    let through = try ink(
      run, .linearGradient(ramp, from: .zero, to: CGPoint(x: 60, y: 0)))
    #expect(difference(direct, through) <= 1)
    let clipped = try ink(
      run,
      group: DrawGroup(
        clip: .init(Path(ellipseIn: CGRect(x: -100, y: -100, width: 300, height: 300))),
        children: []))
    #expect(difference(direct, clipped) <= 2)
    let isolated = try ink(run, group: DrawGroup(isIsolated: true, children: []))
    #expect(difference(direct, isolated) <= 2)
  }

  @Test func translucentTextMixes() throws {
    let run = Specimen.run("H", glyphs: [40], at: CGPoint(x: 5, y: 30), size: 30)
    let solid = try ink(run)
    let half = try ink(run, .color(RGBA.black.opacity(0.5)))
    for y in 0..<solid.height {
      for x in 0..<solid.width {
        let expected = 255 - (255 - Double(solid[x, y].red)) / 2
        #expect(abs(Double(half[x, y].red) - expected) <= 2)
      }
    }
  }

  @Test func manyTasksDrawTheSame() async throws {
    let rasterizer = Rasterizer()
    let list = DisplayList(
      size: CGSize(width: 60, height: 40),
      items: [
        DrawItem(
          .glyphs(
            Specimen.run("HEL", glyphs: [40, 41, 42], at: CGPoint(x: 5.3, y: 28.7)),
            .color(.black)))
      ])
    let files = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<16 {
        group.addTask {
          PNGEncoder.encode(try rasterizer.render(list, scale: 3, background: .white))
        }
      }
      return try await group.reduce(into: Set<Data>()) { $0.insert($1) }
    }
    #expect(files.count == 1)
  }
}

import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct FilterTests {
  private func render(
    _ filter: Filter, _ children: [DrawItem], size: CGFloat = 80, background: RGBA? = nil
  ) throws -> PixelBuffer {
    try Rasterizer().render(
      DisplayList(
        size: CGSize(width: size, height: size),
        items: [DrawItem(.group(DrawGroup(filters: [filter], children: children)))]),
      background: background)
  }

  /// The result at pixel `x` of a sampled Gaussian of deviation `sigma`, for pixels from 0 on.
  private func edge(_ x: Int, _ sigma: Double) -> Double {
    let reach = Int((sigma * 6).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let covered = zip(-reach...reach, weights).filter { x + $0.0 >= 0 }.map(\.1).reduce(0, +)
    return covered / weights.reduce(0, +)
  }

  @Test(arguments: [0.5, 1, 2.5, 4, 8, 10])
  func blursAsAGaussianDoes(_ sigma: Double) throws {
    let pixels = try render(
      .blur(radius: sigma, isOpaque: false),
      [Specimen.fill(CGRect(x: 20, y: 24, width: 40, height: 30), .black)])
    let across = (0..<80).map { edge($0 - 20, sigma) - edge($0 - 60, sigma) }
    let down = (0..<80).map { edge($0 - 24, sigma) - edge($0 - 54, sigma) }
    var worst = 0.0
    for y in 0..<80 {
      for x in 0..<80 {
        worst = max(worst, abs(Double(pixels[x, y].alpha) / 255 - across[x] * down[y]))
      }
    }
    // Three boxes against the reference convolution; a step of 1/255 is 0.004.
    #expect(worst < 0.02, "\(worst)")
  }

  /// Ink as far outside as a blur reaches counts, though it would need more pixels than a machine has.
  @Test(arguments: [300, 1000, 2900], [1, 2])
  func farBlursTakeInWhatLiesOutside(_ sigma: Double, _ scale: Double) throws {
    let half = Specimen.fill(CGRect(x: 40, y: -1e5, width: 1e5, height: 2e5), .pureRed)
    let pixels = try Rasterizer().render(
      DisplayList(
        size: CGSize(width: 80, height: 60),
        items: [
          DrawItem(
            .group(
              DrawGroup(
                opacity: 0.8, filters: [.blur(radius: sigma / scale, isOpaque: false)],
                children: [half])))
        ]), scale: scale)
    for x in stride(from: 0, to: pixels.width, by: 9) {
      // How much of a normal distribution lies beyond the edge.
      let share = (1 + erf((Double(x) + 0.5 - 40 * scale) / sigma / 2.0.squareRoot())) / 2
      for y in [0, 30, pixels.height - 1] {
        #expect(abs(Double(pixels[x, y].alpha) / 255 - 0.8 * share) < 0.01, "\(x), \(y)")
      }
    }
  }

  /// Filters within filters that reach beyond all bounds end: drawn, or with an error.
  @Test func filtersWithoutBoundsEnd() throws {
    var items = [Specimen.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), .pureRed)]
    for _ in 0..<4 {
      items = [
        DrawItem(
          .group(
            DrawGroup(
              filters: [
                .blur(radius: 1e9, isOpaque: false),
                .shadow(
                  color: .black, radius: 1e9, offset: CGSize(width: 1e9, height: -CGFloat.infinity)),
              ], children: items)))
      ]
    }
    let list = DisplayList(size: CGSize(width: 80, height: 60), items: items)
    #expect(throws: RenderError.self) { try Rasterizer().render(list) }
  }

  @Test func opaqueBlursKeepTheirEdges() throws {
    let pixels = try render(
      .blur(radius: 5, isOpaque: true),
      [Specimen.fill(CGRect(x: 0, y: 0, width: 80, height: 80), .pureRed)])
    #expect(pixels[0, 0] == .init(red: 255, green: 0, blue: 0))
  }

  @Test func shadowsLieBelowAndAside() throws {
    let pixels = try render(
      .shadow(color: RGBA.black.opacity(0.5), radius: 0, offset: CGSize(width: 10, height: 5)),
      [Specimen.fill(CGRect(x: 20, y: 20, width: 20, height: 20), .pureRed)])
    #expect(pixels[25, 25] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[45, 42] == .init(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(pixels[51, 42].alpha == 0)
  }

  @Test func softShadowsFadeWithTheirRadius() throws {
    let pixels = try render(
      .shadow(color: .black, radius: 6, offset: .zero),
      [Specimen.fill(CGRect(x: 20, y: 20, width: 40, height: 40), .white)])
    for x in 0..<20 {
      let expected = edge(x - 20, 6) - edge(x - 60, 6)
      #expect(abs(Double(pixels[x, 40].alpha) / 255 - expected) < 0.02)
    }
  }

  @Test func innerShadowsStayInside() throws {
    let pixels = try render(
      .innerShadow(color: .black, radius: 0, offset: CGSize(width: 4, height: 4)),
      [Specimen.fill(CGRect(x: 20, y: 20, width: 20, height: 20), .pureRed)])
    #expect(pixels[21, 30] == .init(red: 0, green: 0, blue: 0))
    #expect(pixels[30, 30] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[19, 30].alpha == 0)
  }

  @Test func matricesAndLuminanceChangeEachPixel() throws {
    let red = [Specimen.fill(CGRect(x: 0, y: 0, width: 80, height: 80), RGBA.pureRed.opacity(0.5))]
    let swapped = try render(
      .colorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]), red)
    #expect(swapped[4, 4] == .init(red: 0, green: 0, blue: 128, alpha: 128))
    let shown = try render(
      .luminanceToAlpha, [Specimen.fill(CGRect(x: 0, y: 0, width: 80, height: 80), .pureGreen)])
    #expect(shown[4, 4] == .init(red: 0, green: 0, blue: 0, alpha: 182))
  }

  /// The shape fills its layer, so that what casts the shadow lies wholly outside it.
  @Test func innerShadowsComeFromEverySide() throws {
    let pixels = try render(
      .innerShadow(color: .black, radius: 4, offset: .zero),
      [Specimen.fill(CGRect(x: 10, y: 20, width: 60, height: 40), .white)])
    let sides = [pixels[10, 40], pixels[69, 40], pixels[40, 20], pixels[40, 59]]
    #expect(Set(sides).count == 1)
    #expect((100...150).contains(sides[0].red))
    #expect(pixels[40, 40] == .init(red: 255, green: 255, blue: 255))
    #expect(pixels[40, 18].alpha == 0)
  }

  @Test func innerShadowsMoveAwayFromTheFarSide() throws {
    let pixels = try render(
      .innerShadow(color: .black, radius: 2, offset: CGSize(width: 9, height: 9)),
      [Specimen.fill(CGRect(x: 10, y: 10, width: 60, height: 60), .white)])
    #expect(pixels[40, 10].red == 0)
    #expect(pixels[40, 69] == .init(red: 255, green: 255, blue: 255))
    #expect(pixels[69, 40] == .init(red: 255, green: 255, blue: 255))
  }

  /// What a filter spreads beyond the page is not drawn; what lies there shines in as if the page
  /// were wide enough for all of it.
  @Test(arguments: [
    [Filter.blur(radius: 25, isOpaque: false)],
    [.shadow(color: .pureRed, radius: 18, offset: CGSize(width: -30, height: 12))],
    [.blur(radius: 9, isOpaque: false), .shadow(color: .black, radius: 12, offset: .zero)],
    [
      .shadow(color: .black, radius: 5, offset: CGSize(width: 20, height: 0)),
      .blur(radius: 20, isOpaque: false),
    ],
    [.blur(radius: 8, isOpaque: false), .blur(radius: 15, isOpaque: false)],
  ])
  func pagesCutFiltersWithoutChangingThem(_ filters: [Filter]) throws {
    func render(size: CGFloat, from origin: CGFloat) throws -> PixelBuffer {
      let children = [
        Specimen.fill(CGRect(x: origin - 50, y: origin + 10, width: 70, height: 25), .black),
        Specimen.fill(CGRect(x: origin + 30, y: origin - 40, width: 9, height: 300), .pureRed),
      ]
      return try Rasterizer().render(
        DisplayList(
          size: CGSize(width: size, height: size),
          items: [DrawItem(.group(DrawGroup(filters: filters, children: children)))]),
        background: nil)
    }
    let (cut, whole) = (try render(size: 60, from: 0), try render(size: 660, from: 300))
    var differing = 0
    for y in 0..<60 {
      for x in 0..<60 where cut[x, y] != whole[x + 300, y + 300] { differing += 1 }
    }
    #expect(differing == 0)
    #expect(cut[25, 20].alpha > 0)
  }

  /// Once the pictures of groups were as much larger than the page as the blur is wide: of 2.6 GB at a
  /// radius of 1000, and refused beyond four times the cap of a page.
  @Test func wideBlursOfThePageNeedNoMoreThanThePage() throws {
    let size = 3000.0
    for filter in [
      Filter.blur(radius: 4000, isOpaque: false),
      .shadow(color: .black, radius: 4000, offset: .zero),
    ] {
      let list = DisplayList(
        size: CGSize(width: size, height: 40),
        items: [
          DrawItem(
            .group(
              DrawGroup(
                filters: [filter],
                children: [Specimen.fill(CGRect(x: 0, y: 0, width: size, height: 40), .black)])))
        ])
      #expect(try Rasterizer().render(list).height == 40)
    }
  }

  /// A mask keeps a group at its own size: the picture of a wide blur drawn smaller is the same.
  @Test(arguments: [260.0, 700, 3000])
  func wideBlursAreDrawnSmallerAndLookTheSame(radius: CGFloat) throws {
    let page = CGRect(x: 0, y: 0, width: 600, height: 400)
    func render(mask: [DrawItem]?) throws -> PixelBuffer {
      let children = [
        Specimen.fill(page.insetBy(dx: -2000, dy: -2000), .pureRed),
        Specimen.fill(CGRect(x: 0, y: 0, width: 300, height: 3000), .black),
      ]
      let filter = Filter.blur(radius: radius, isOpaque: false)
      let group = DrawGroup(mask: mask, filters: [filter], children: children)
      return try Rasterizer().render(DisplayList(size: page.size, items: [DrawItem(.group(group))]))
    }
    let mask = [Specimen.fill(page.insetBy(dx: -9, dy: -9), .black)]
    let (small, whole) = (try render(mask: nil), try render(mask: mask))
    var most = 0
    for y in 0..<400 {
      for x in 0..<600 {
        let (a, b) = (small[x, y], whole[x, y])
        most = max(most, abs(Int(a.red) - Int(b.red)), abs(Int(a.alpha) - Int(b.alpha)))
      }
    }
    #expect(most <= 2, "\(most)")
  }
}

import Foundation
import Kumihan
import KumihanCairo
import Testing

@MainActor
struct EffectDrawingTests {
  private var pair: some View {
    ZStack {
      Rectangle().fill(.red).frame(width: 28, height: 28).offset(x: -6, y: -6)
      Rectangle().fill(.blue).frame(width: 28, height: 28).offset(x: 6, y: 6)
    }
    .frame(width: 44, height: 44)
  }

  @Test func opacityIsOfTheGroup() throws {
    let view = HStack(spacing: 6) {
      pair
      pair.opacity(0.5)
      Color.black.opacity(0.25).frame(width: 30, height: 30)
    }
    try assertDrawing(view, named: "opacity", width: 140, height: 52)
  }

  /// Where reading goes from right to left, outlines are mirrored with their rotations, so that a ring
  /// begins above and goes the other way round; fixed ones are not.
  @Test func outlinesAreMirrored() throws {
    func fills(_ view: some View) throws -> [CGRect] {
      try drawnItems(view.frame(width: 40, height: 40).environment(\.layoutDirection, .rightToLeft))
        .fills.map(\.path.boundingRect)
    }
    // A quarter from the top.
    let ring = Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90))
    #expect(try fills(ring) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    let corner = Path(CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(try fills(corner) == [CGRect(x: 30, y: 0, width: 10, height: 5)])
    #expect(try fills(Kept(outline: corner)) == [CGRect(x: 0, y: 0, width: 10, height: 5)])
  }

  /// Leading corners are on the right there, in fills, strokes and clips.
  @Test func cornersFollowTheDirection() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 12)
    let left = UnevenRoundedRectangle(topTrailingRadius: 12)
    func commands(_ shape: UnevenRoundedRectangle, _ direction: LayoutDirection) throws -> String {
      let view = ZStack {
        shape
        shape.strokeBorder(lineWidth: 2)
        Color.red.clipShape(shape)
      }
      let renderer = ImageRenderer(
        content: view.frame(width: 40, height: 30).environment(\.layoutDirection, direction))
      return try renderer.page().displayList(on: PixelGrid(scale: 2)).dump(nodes: false)
    }
    #expect(try commands(shape, .rightToLeft) == commands(left, .leftToRight))
  }

  private struct Kept: Shape {
    let outline: Path
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path { outline }
  }

  @Test func clipsAndMasks() throws {
    let view = HStack(spacing: 6) {
      pair.clipShape(Circle())
      pair.clipped()
      pair.cornerRadius(12)
      pair.mask { Text("Ab").font(.system(size: 26, weight: .black)) }
      pair.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    try assertDrawing(view, named: "clipsAndMasks", width: 260, height: 52)
  }

  /// Measured on iOS 18.5 at three pixels a point: the outermost row of a corner that is clipped ramps
  /// like this, where a filled one has .34 .43 .51 .61 .66.
  @Test func aClippedCornerIsSofterThanAFilledOne() throws {
    func row(_ view: some View) throws -> [Double] {
      let renderer = ImageRenderer(content: view.frame(width: 60, height: 60))
      renderer.scale = 3
      renderer.background = .white
      let image = try PNGDecoder.decode(renderer.pngData())
      return (0..<90).map { 1 - Double(image.pixels[$0 * 4]) / 255 }
    }
    let shape = RoundedRectangle(cornerRadius: 12)
    let clipped = try row(Color.black.clipShape(shape))
    let filled = try row(shape.fill(.black))
    for (soft, hard) in zip(clipped, filled) { #expect(abs(soft - hard * hard) < 0.012) }
    let starts = clipped.indices.dropLast(4)
    #expect(
      starts.contains { start in
        zip(clipped[start...], [0.12, 0.19, 0.27, 0.37, 0.47]).allSatisfy { abs($0 - $1) < 0.045 }
      }, "\(clipped.filter { $0 > 0 && $0 < 1 })")
  }

  /// Upright rectangles have no border to soften, and a canvas clips as Core Graphics does.
  @Test func whichClipsAreSoft() throws {
    func clips(_ view: some View) throws -> [Bool] {
      try drawnItems(view, width: 40, height: 40).groups.compactMap { $0.clip?.isSoft }
    }
    #expect(try clips(Color.red.clipShape(Circle())) == [true])
    #expect(try clips(Color.red.cornerRadius(4)) == [true])
    #expect(try clips(Color.red.clipped()) == [false])
    #expect(try clips(Color.red.clipShape(Rectangle())) == [false])
    let canvas = Canvas { context, size in
      context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(try clips(canvas) == [false])
  }

  @Test func transforms() throws {
    let square = RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 26, height: 26)
    let view = HStack(spacing: 16) {
      square.rotationEffect(.degrees(30))
      square.scaleEffect(1.4)
      square.scaleEffect(x: 1, y: 0.5, anchor: .bottom)
      square.offset(x: 4, y: -4)
      square.rotationEffect(.degrees(90), anchor: .topLeading)
      Text("Up").rotationEffect(.degrees(-90))
    }
    try assertDrawing(view, named: "transforms", width: 280, height: 60)
  }

  @Test func shadowsAndBlurs() throws {
    let card = RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 44, height: 32)
    let view = HStack(spacing: 22) {
      card.shadow(radius: 4)
      card.shadow(color: .blue, radius: 2, x: 4, y: 4)
      pair.scaleEffect(0.7).blur(radius: 3)
    }
    try assertDrawing(view, named: "shadowsAndBlurs", width: 210, height: 64)
  }

  @Test func blendModes() throws {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion,
      .plusLighter,
    ]
    try assertDrawing(blended(modes), named: "blendModes", width: 350, height: 40)
  }

  @Test func rarerBlendModes() throws {
    let modes: [BlendMode] = [
      .colorDodge, .colorBurn, .softLight, .hardLight, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker,
    ]
    try assertDrawing(blended(modes), named: "rarerBlendModes", width: 460, height: 40)
  }

  private func blended(_ modes: [BlendMode]) -> some View {
    HStack(spacing: 4) {
      ForEach(modes, id: \.self) { mode in
        ZStack {
          Rectangle().fill(.orange).frame(width: 24, height: 24).offset(x: -4, y: -4)
          Rectangle().fill(.cyan).frame(width: 24, height: 24).offset(x: 4, y: 4).blendMode(mode)
        }
        .frame(width: 34, height: 34)
        .compositingGroup()
      }
    }
  }

  @Test func colorEffects() throws {
    let view = HStack(spacing: 4) {
      pair.brightness(0.2)
      pair.contrast(0.5)
      pair.saturation(0.3)
      pair.grayscale(1)
      pair.hueRotation(.degrees(90))
      pair.colorInvert()
      pair.colorMultiply(.yellow)
    }
    try assertDrawing(view, named: "colorEffects", width: 340, height: 48)
  }

  @Test func images() throws {
    let image = Image(resource: checker, scale: 1)
    let view = HStack(spacing: 6) {
      image
      image.interpolation(.none).resizable().frame(width: 40, height: 40)
      image.resizable().frame(width: 40, height: 40)
      image.resizable(resizingMode: .tile).frame(width: 40, height: 40)
      image.interpolation(.none).resizable(
        capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      )
      .frame(width: 60, height: 40)
      image.interpolation(.none).resizable().renderingMode(.template).foregroundStyle(.green)
        .frame(width: 40, height: 40)
      image.interpolation(.none).resizable().scaledToFit().frame(width: 50, height: 30)
    }
    try assertDrawing(view, named: "images", width: 350, height: 48)
  }

  /// Blanks alone in a rounded clip once had bounds that were not numbers.
  @Test func blanksInARoundedClipLeaveNothing() throws {
    let view = Text("\u{A0} \u{A0}").padding(4).clipShape(RoundedRectangle(cornerRadius: 4))
      .opacity(0.5).shadow(radius: 2)
    let pixels = try ImageRenderer(content: view).pixels()
    let ink = (0..<pixels.width * pixels.height).filter {
      pixels[$0 % pixels.width, $0 / pixels.width].alpha > 0
    }
    #expect(ink.isEmpty)
  }
}

import Foundation
import Kumihan
import KumihanDrawing

/// Drawings that no view makes, in every format.
struct DrawingTarget {
  private var chance: Chance
  private let face: FontFaceID
  private let image: ImageResource

  init(_ chance: Chance, face: FontFaceID) {
    (self.chance, self.face) = (chance, face)
    image = ImageResource(
      content: .rgba(Data((0..<64).map { UInt8($0 * 4) })), pixelWidth: 4, pixelHeight: 4)
  }

  static func run(_ chance: Chance, face: FontFaceID) throws {
    var drawing = DrawingTarget(chance, face: face)
    let size = CGSize(width: 40, height: 30)
    let list = DisplayList(size: size, items: drawing.items(depth: 0))
    let context = try RenderingContext.bundled()
    _ = try? context.export(list, as: .png(scale: 1), background: RGBA(red: 1, green: 1, blue: 1))
    _ = try? context.export(list, as: .pdf)
    _ = try? context.export(list, as: .svg)
  }

  private mutating func items(depth: Int) -> [DrawItem] {
    (0...chance.below(depth == 0 ? 6 : 3)).map { _ in DrawItem(command(depth: depth)) }
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch chance.below(depth > 3 ? 5 : 9) {
    case 0, 1: .fill(path(), paint(), FillStyle(eoFill: chance.once(in: 2)))
    case 2: .stroke(path(), paint(), stroke())
    case 3: .glyphs(glyphs(), paint())
    case 4: .image(image, rect(), chance.one(of: [.none, .low, .medium, .high]))
    case 5: .mark(mark())
    default: .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> DrawGroup {
    DrawGroup(
      transform: transform(), clip: chance.once(in: 3) ? DrawGroup.Clip(path()) : nil,
      mask: chance.once(in: 5) ? items(depth: depth + 1) : nil,
      opacity: chance.once(in: 8) ? length() : Double(chance.below(11)) / 10,
      blend: chance.one(of: BlendMode.allCases),
      filters: (0..<chance.below(3)).map { _ in filter() }, isIsolated: chance.once(in: 3),
      role: chance.once(in: 4) ? .figure("a\u{0}<") : nil, children: items(depth: depth + 1))
  }

  private mutating func filter() -> Filter {
    switch chance.below(6) {
    case 0: .blur(radius: length(), isOpaque: chance.once(in: 2))
    case 1: .shadow(color: color(), radius: length(), offset: size())
    case 2: .innerShadow(color: color(), radius: length(), offset: size())
    case 3:
      .colorMatrix((0..<(chance.once(in: 9) ? chance.below(30) : 20)).map { _ in length() / 20 })
    case 4: .luminanceToAlpha
    default:
      .projection(
        ProjectionTransform(
          CATransform3DMakeRotation(length(), length(), length(), length())))
    }
  }

  private mutating func paint() -> Paint {
    switch chance.below(8) {
    case 0: .linearGradient(ramp(), from: point(), to: point())
    case 1:
      .radialGradient(
        ramp(), center: point(), startRadius: length(), endRadius: length(), scale: size())
    case 2:
      .angularGradient(ramp(), center: point(), startAngle: length(), endAngle: length())
    case 3: .imagePattern(image, origin: point(), scale: length())
    case 4: .veil(Veil(blur: length(), saturation: length(), tint: color()))
    default: .color(color())
    }
  }

  private mutating func ramp() -> GradientRamp {
    let stops = (0..<chance.below(5)).map { _ in
      GradientRamp.Stop(
        color: color(), location: chance.once(in: 6) ? length() : Double(chance.below(11)) / 10)
    }
    return GradientRamp(
      stops: chance.once(in: 6) ? stops : stops.sorted { $0.location < $1.location },
      interpolation: chance.once(in: 2) ? .device : .perceptual)
  }

  private mutating func path() -> Path {
    var path = Path()
    if chance.once(in: 3) { path.addRect(rect()) }
    for _ in 0..<chance.below(8) {
      switch chance.below(6) {
      case 0: path.move(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      case 2: path.addCurve(to: point(), control1: point(), control2: point())
      case 3: path.closeSubpath()
      default: path.addLine(to: point())
      }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: length(), lineCap: chance.one(of: [.butt, .round, .square]),
      lineJoin: chance.one(of: [.miter, .round, .bevel]), miterLimit: length(),
      dash: (0..<chance.below(4)).map { _ in length() }, dashPhase: length())
  }

  private mutating func glyphs() -> GlyphRun {
    let count = chance.below(5)
    let glyphs = (0..<count).map { _ in
      GlyphRun.Glyph(
        id: chance.once(in: 6)
          ? UInt32(truncatingIfNeeded: chance.next()) : UInt32(chance.below(200)),
        x: length(), y: length())
    }
    let text = String(repeating: "a", count: count)
    return GlyphRun(
      face: face, size: length(), origin: point(), glyphs: glyphs, text: text,
      clusters: (0..<count).map { _ in GlyphRun.Cluster(utf8Count: 1, glyphCount: 1) },
      isRightToLeft: chance.once(in: 3), slant: chance.once(in: 3) ? length() / 40 : 0,
      advance: length())
  }

  private mutating func mark() -> Mark {
    switch chance.below(4) {
    case 0: .link(rect(), .url("https://example.org/\u{0}<\"(\\"))
    case 1: .destination(name: "a)(", at: point())
    case 2: .outline(title: "\u{10FFFF}(", level: chance.below(9) - 2, at: point())
    default: .note(rect(), "note\n)")
    }
  }

  private mutating func transform() -> CGAffineTransform {
    switch chance.below(4) {
    case 0:
      CGAffineTransform(
        a: length(), b: length(), c: length(), d: length(), tx: length(), ty: length())
    case 1: CGAffineTransform(rotationAngle: length())
    case 2: CGAffineTransform(scaleX: length() / 20, y: length() / 20)
    default: .identity
    }
  }

  private mutating func length() -> CGFloat { CGFloat(chance.length()) }
  private mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  private mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  private mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  private mutating func color() -> RGBA {
    func part() -> Double { chance.once(in: 12) ? chance.length() : Double(chance.below(11)) / 10 }
    return RGBA(red: part(), green: part(), blue: part(), alpha: part())
  }
}

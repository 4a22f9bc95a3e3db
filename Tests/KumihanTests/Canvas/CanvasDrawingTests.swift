import Foundation
import Kumihan
import Testing

@MainActor
struct CanvasDrawingTests {
  private enum Mark: Hashable { case star, label(Int) }

  @Test func symbolsAreDrawnByTheirTags() throws {
    var sizes: [CGSize?] = []
    let view = Canvas { context, size in
      let star = context.resolveSymbol(id: Mark.star)
      let label = context.resolveSymbol(id: Mark.label(2))
      sizes = [star?.size, label?.size, context.resolveSymbol(id: "none")?.size]
      guard let star, let label else { return }
      for i in 0..<5 {
        var place = context
        place.translateBy(x: 20 + CGFloat(i) * 24, y: 20)
        place.rotate(by: .degrees(Double(i) * 15))
        place.opacity = 1 - Double(i) * 0.15
        place.draw(star, at: .zero)
      }
      context.draw(label, in: CGRect(x: 10, y: 40, width: 80, height: 20))
      context.draw(label, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
    } symbols: {
      Image(systemName: "star.fill").foregroundStyle(.orange).tag(Mark.star)
      ForEach(1..<4) { number in
        Text("No. \(number)").padding(2).background(.mint, in: .capsule).tag(Mark.label(number))
      }
    }
    try assertDrawing(view, named: "symbols", width: 140, height: 80)
    #expect(sizes[0] != nil && sizes[1] != nil && sizes[2] == nil)
  }

  @Test func shadings() throws {
    let stops = Gradient(colors: [.red, .yellow])
    func box(_ index: Int) -> CGRect {
      CGRect(x: 4 + CGFloat(index % 6) * 36, y: 4 + CGFloat(index / 6) * 36, width: 32, height: 32)
    }
    let view = Canvas { context, _ in
      let picture = Image(resource: checker, scale: 1)
      let shadings: [(CGRect) -> GraphicsContext.Shading] = [
        { _ in .color(.sRGB, red: 0.2, green: 0.5, blue: 0.9) },
        { _ in .color(white: 0.4, opacity: 0.5) },
        { _ in .palette([.style(.tint), .color(.red)]) },
        {
          .linearGradient(
            stops, startPoint: $0.origin, endPoint: CGPoint(x: $0.minX + 8, y: $0.minY),
            options: .repeat)
        },
        {
          .linearGradient(
            stops, startPoint: $0.origin, endPoint: CGPoint(x: $0.minX + 8, y: $0.minY),
            options: .mirror)
        },
        {
          .linearGradient(
            Gradient(colors: [.red, .green]), startPoint: $0.origin,
            endPoint: CGPoint(x: $0.maxX, y: $0.minY), options: .linearColor)
        },
        {
          .radialGradient(
            stops, center: CGPoint(x: $0.midX, y: $0.midY), startRadius: 4, endRadius: 9,
            options: .repeat)
        },
        {
          .radialGradient(
            stops, center: CGPoint(x: $0.midX, y: $0.midY), startRadius: 0, endRadius: 5,
            options: .mirror)
        },
        {
          .conicGradient(
            stops, center: CGPoint(x: $0.midX, y: $0.midY), angle: .degrees(90))
        },
        { .tiledImage(picture, origin: $0.origin, scale: 2) },
        { _ in
          .meshGradient(
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
              colors: [.red, .blue, .green, .white]))
        },
        { _ in .style(.pink.gradient) },
      ]
      for (index, shading) in shadings.enumerated() {
        context.fill(Path(box(index)), with: shading(box(index)))
      }
      var seen = context
      seen.clip(to: Path(CGRect(x: 60, y: 20, width: 100, height: 36)))
      seen.addFilter(.colorInvert())
      seen.fill(Path(CGRect(x: 60, y: 30, width: 100, height: 12)), with: .backdrop)
    }
    try assertDrawing(view, named: "shadings", width: 222, height: 78)
  }

  @Test func resolvedTextIsMeasuredAndShaded() throws {
    var (size, first, last) = (CGSize.zero, CGFloat(0), CGFloat(0))
    let view = Canvas { context, area in
      var text = context.resolve(Text("Words that wrap").font(.system(size: 14)))
      size = text.measure(in: CGSize(width: 70, height: 200))
      first = text.firstBaseline(in: CGSize(width: 70, height: 200))
      last = text.lastBaseline(in: CGSize(width: 70, height: 200))
      let frame = CGRect(origin: CGPoint(x: 6, y: 6), size: size)
      context.stroke(Path(frame), with: .color(.gray), lineWidth: 0.5)
      context.draw(text, in: frame)
      text.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 90, y: 0),
        endPoint: CGPoint(x: 180, y: 0))
      context.draw(text, at: CGPoint(x: 135, y: 16))
      text.shading = .color(.green)
      context.draw(text, at: CGPoint(x: 135, y: 34))
      var symbol = context.resolve(Image(systemName: "heart.fill"))
      symbol.shading = .color(.pink)
      context.draw(symbol, in: CGRect(x: 190, y: 8, width: 30, height: 30))
    }
    try assertDrawing(view, named: "resolvedText", width: 226, height: 48)
    #expect(size.width <= 70 && size.width > 40)
    #expect(first > 8 && last > first + 12 && size.height > last)
  }

  @Test func clipsMayBeInverseOrLayers() throws {
    let view = Canvas { context, size in
      let all = Path(CGRect(origin: .zero, size: size))
      var ring = context
      ring.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))
      ring.clip(
        to: Path(ellipseIn: CGRect(x: 15, y: 15, width: 30, height: 30)), options: .inverse)
      #expect(ring.clipBoundingRect == CGRect(x: 0, y: 0, width: 60, height: 60))
      ring.fill(all, with: .color(.blue))
      var letters = context
      letters.translateBy(x: 60, y: 0)
      letters.clipToLayer(opacity: 0.7) {
        $0.draw(
          Text("Ab").font(.system(size: 40, weight: .black)), at: CGPoint(x: 30, y: 30))
      }
      letters.fill(
        all,
        with: .style(
          .linearGradient(
            colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)))
      var hole = context
      hole.translateBy(x: 120, y: 0)
      hole.clip(to: Path(CGRect(x: 0, y: 0, width: 60, height: 60)))
      hole.clipToLayer(options: .inverse) {
        $0.draw(Text("Ab").font(.system(size: 40, weight: .black)), at: CGPoint(x: 30, y: 30))
      }
      hole.fill(all, with: .color(.purple))
    }
    try assertDrawing(view, named: "clips", width: 184, height: 60)
  }

  @Test func transformsAreReadAndSet() throws {
    let view = Canvas { context, _ in
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 2)
      #expect(context.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 5))
      context.drawLayer { layer in
        #expect(layer.transform.tx == 10)
        layer.transform = CGAffineTransform(translationX: 30, y: 0)
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
      context.transform = .identity
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      context.scaleBy(x: 4, y: 4)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    try assertDrawing(view, named: "transforms", width: 48, height: 16)
  }

  @Test func filters() throws {
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
    let filters: [GraphicsContext.Filter] = [
      .shadow(radius: 3, y: 2), .colorMultiply(.yellow), .colorMatrix(swap),
      .hueRotation(.degrees(120)), .saturation(0.3), .brightness(0.3), .contrast(0.4),
      .colorInvert(), .grayscale(1), .luminanceToAlpha, .blur(radius: 3),
      .alphaThreshold(min: 0.5, color: .orange),
    ]
    let view = Canvas { context, _ in
      for (index, filter) in filters.enumerated() {
        var place = context
        place.translateBy(x: CGFloat(index % 6) * 40, y: CGFloat(index / 6) * 40)
        place.addFilter(filter)
        place.drawLayer { layer in
          layer.fill(
            Path(ellipseIn: CGRect(x: 6, y: 6, width: 20, height: 20)),
            with: .color(.red.opacity(0.8)))
          layer.fill(
            Path(ellipseIn: CGRect(x: 16, y: 16, width: 18, height: 18)), with: .color(.blue))
        }
      }
      // Blurred and cut at half of its alpha, drops flow together.
      context.translateBy(x: 240, y: 0)
      context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      context.addFilter(.blur(radius: 5))
      context.drawLayer { layer in
        for place in [CGPoint(x: 24, y: 26), CGPoint(x: 48, y: 34), CGPoint(x: 30, y: 54)] {
          let drop = CGRect(x: place.x - 13, y: place.y - 13, width: 26, height: 26)
          layer.fill(Path(ellipseIn: drop), with: .color(.black))
        }
      }
    }
    try assertDrawing(view, named: "filters", width: 320, height: 84)
  }
}

import Kumihan
import Testing

@MainActor
struct ShapeDrawingTests {
  @Test func shapes() throws {
    let view = HStack(spacing: 6) {
      Rectangle().fill(.red)
      RoundedRectangle(cornerRadius: 8).fill(.orange)
      Capsule().fill(.green)
      Circle().fill(.blue)
      Ellipse().fill(.purple)
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12).fill(.black)
    }
    .padding(6)
    try assertDrawing(view, named: "shapes", width: 240, height: 44)
  }

  @Test func corners() throws {
    let view = HStack(spacing: 8) {
      ForEach([4, 8, 12, 16, 20, 24, 40], id: \.self) { radius in
        RoundedRectangle(cornerRadius: CGFloat(radius), style: .continuous)
          .stroke(.black, lineWidth: 2)
          .frame(width: 40, height: 48)
      }
      RoundedRectangle(cornerRadius: 16, style: .circular)
        .stroke(.red, lineWidth: 2)
        .frame(width: 40, height: 48)
    }
    try assertDrawing(view, named: "corners", width: 392, height: 56)
  }

  @Test func strokesAndBorders() throws {
    let square = RoundedRectangle(cornerRadius: 6)
    let view = HStack(spacing: 14) {
      square.stroke(.black, lineWidth: 6)
      square.strokeBorder(.black, lineWidth: 6)
      Rectangle().fill(.yellow).border(.blue, width: 4)
      square.stroke(.black, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 5]))
      Circle().trim(from: 0.1, to: 0.8).stroke(
        .red, style: StrokeStyle(lineWidth: 5, lineCap: .round))
    }
    .padding(10)
    try assertDrawing(view, named: "strokesAndBorders", width: 260, height: 56)
  }

  @Test func capsAndJoins() throws {
    func zigzag(_ style: StrokeStyle) -> some View {
      Path { path in
        path.addLines([
          CGPoint(x: 6, y: 30), CGPoint(x: 16, y: 8), CGPoint(x: 26, y: 30), CGPoint(x: 40, y: 30),
        ])
      }
      .stroke(.black, style: style)
      .frame(width: 46, height: 40)
    }
    let view = HStack(spacing: 4) {
      zigzag(StrokeStyle(lineWidth: 8, lineCap: .butt, lineJoin: .miter))
      zigzag(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
      zigzag(StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel))
    }
    try assertDrawing(view, named: "capsAndJoins", width: 152, height: 44)
  }

  @Test func fillRules() throws {
    let star = Path { path in
      path.addLines([
        CGPoint(x: 20, y: 2), CGPoint(x: 32, y: 38), CGPoint(x: 2, y: 15), CGPoint(x: 38, y: 15),
        CGPoint(x: 8, y: 38),
      ])
      path.closeSubpath()
    }
    let view = HStack(spacing: 4) {
      star.fill(.black).frame(width: 40, height: 40)
      star.fill(.black, style: FillStyle(eoFill: true)).frame(width: 40, height: 40)
    }
    try assertDrawing(view, named: "fillRules", width: 90, height: 44)
  }

  @Test func gradients() throws {
    let colors: [Color] = [.red, .yellow, .blue]
    let view = HStack(spacing: 4) {
      Rectangle().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      Rectangle().fill(
        RadialGradient(colors: colors, center: .center, startRadius: 2, endRadius: 24))
      Rectangle().fill(EllipticalGradient(colors: colors))
      Rectangle().fill(AngularGradient(colors: colors, center: .center))
      Rectangle().fill(Color.blue.gradient)
      LinearGradient(
        gradient: Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual),
        startPoint: .top, endPoint: .bottom)
    }
    try assertDrawing(view, named: "gradients", width: 300, height: 44)
  }

  @Test func hardEdgedLinesHaveNoGreys() throws {
    let view = Circle().stroke(.black, style: StrokeStyle(lineWidth: 3), antialiased: false)
      .padding(4)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 40)
    let pixels = try renderer.pixels()
    let alphas = Set((0..<1600).map { pixels[$0 % 40, $0 / 40].alpha })
    #expect(alphas == [0, 255])
  }
}

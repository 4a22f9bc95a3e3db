import Foundation
import Kumihan
import KumihanGoldens
import KumihanTestTools
import Testing

@MainActor
struct PerspectiveDrawingTests {
  private struct Slide: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: size.height / 4))
    }
  }

  private var card: some View {
    Text("Ab").font(.system(size: 20, weight: .bold)).frame(width: 40, height: 30)
      .background(.orange)
  }

  private func dump(_ view: some View) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 40)
    return try renderer.displayList().dump()
  }

  @Test func perspectiveIsAFilterAndFlatMapsAreTransforms() throws {
    let square = Rectangle()
    let turned = square.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    #expect(try dump(turned).contains("group projection("))
    #expect(
      try dump(square.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        .contains("group transform -1 0 0 1 40 0"))
    #expect(
      try dump(
        square.rotation3DEffect(
          .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0)
      ).contains("group transform 0.5 0 0 1 0 0"))
    #expect(
      !(try dump(square.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)))).contains("fill"))
    #expect(try dump(square.modifier(Slide(amount: 0.5))).contains("group transform move 20 10"))
  }

  @Test func mapsAreMirroredFromRightToLeft() throws {
    let square = Rectangle()
    let mirrored = square.rotationEffect(.degrees(90), anchor: .topLeading)
      .environment(\.layoutDirection, .rightToLeft)
    let back = square.rotationEffect(.degrees(-90), anchor: .topTrailing)
    #expect(try dump(mirrored) == dump(back))
    let tilted = square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
      .environment(\.layoutDirection, .rightToLeft)
    let other = square.rotation3DEffect(.degrees(-30), axis: (x: 0, y: 1, z: 0))
    #expect(try dump(tilted) == dump(other))
  }

  @Test func hugeAndImpossibleMapsEndWithAPicture() throws {
    for value in [CGFloat.nan, .infinity, 1e-12, 1e12, -1] {
      var map = ProjectionTransform()
      (map.m13, map.m31) = (value, 20)
      let renderer = ImageRenderer(content: card.projectionEffect(map))
      _ = try renderer.pngData()
    }
  }

  @Test func linksOfAPDFLieWhereTheyAreSeen() throws {
    let link = Link(destination: try #require(URL(string: "https://a.se"))) {
      Color.red.frame(width: 100, height: 40)
    }
    let renderer = ImageRenderer(
      content: link.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading))
    let text = try toolText("qpdf", "--qdf", "FILE", "-", on: try renderer.pdfData())
    let parts = text.components(separatedBy: "/Rect [")
    let rect = try #require(parts.last?.components(separatedBy: "]").first)
    let numbers = rect.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(numbers.count == 4, "\(rect)")
    #expect(numbers[0] == 0 && numbers[1] == 0 && numbers[3] == 40)
    #expect(abs(numbers[2] - 26.795) < 0.01, "half as wide and at 1.87 times the distance")
  }

  @Test func pictures() throws {
    let view = HStack(spacing: 14) {
      card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      card.rotation3DEffect(
        .degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5)
      card.rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 1)).shadow(radius: 2)
      card.opacity(0.5).blur(radius: 1).rotation3DEffect(.degrees(-50), axis: (x: 0, y: 1, z: 0))
    }
    try assertDrawing(view, named: "pictures", width: 240, height: 60)
  }
}

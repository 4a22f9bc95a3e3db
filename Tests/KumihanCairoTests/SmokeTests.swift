import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct SmokeTests {
  @Test func drawsBoth() throws {
    let ramp = GradientRamp(stops: [
      .init(color: .red, location: 0), .init(color: .green, location: 0.5),
      .init(color: .blue, location: 1),
    ])
    let list = DisplayList(
      size: CGSize(width: 300, height: 200),
      items: [
        DrawItem(
          .fill(
            Path(roundedRect: CGRect(x: 10, y: 10, width: 120, height: 80), cornerRadius: 24),
            .color(RGBA(red: 1, green: 0.8, blue: 0.2)), FillStyle())),
        DrawItem(
          .stroke(
            Path(roundedRect: CGRect(x: 10, y: 10, width: 120, height: 80), cornerRadius: 24),
            .color(.black), StrokeStyle(lineWidth: 3))),
        DrawItem(
          .glyphs(
            Specimen.run("HELLO", glyphs: [40, 41, 42, 43, 44], at: CGPoint(x: 20, y: 60)),
            .color(.black))),
        DrawItem(
          .fill(
            Path(ellipseIn: CGRect(x: 150, y: 10, width: 80, height: 80)),
            .angularGradient(
              ramp, center: CGPoint(x: 190, y: 50), startAngle: 0, endAngle: 2 * .pi),
            FillStyle())),
        DrawItem(
          .fill(
            Path(CGRect(x: 10, y: 110, width: 120, height: 80)),
            .linearGradient(ramp, from: CGPoint(x: 10, y: 110), to: CGPoint(x: 130, y: 110)),
            FillStyle())),
        DrawItem(
          .group(
            DrawGroup(
              clip: .init(Path(ellipseIn: CGRect(x: 150, y: 110, width: 80, height: 80))),
              opacity: 0.5,
              children: [
                Specimen.fill(CGRect(x: 140, y: 100, width: 50, height: 50), .red),
                Specimen.fill(CGRect(x: 170, y: 120, width: 60, height: 70), .blue),
              ]))),
        DrawItem(
          .group(
            DrawGroup(
              transform: CGAffineTransform(rotationAngle: 0.3).concatenating(
                .init(translationX: 240, y: 40)),
              children: [
                DrawItem(
                  .glyphs(
                    Specimen.run("HELLO", glyphs: [40, 41, 42, 43, 44], at: .zero),
                    .linearGradient(ramp, from: .zero, to: CGPoint(x: 60, y: 0))))
              ]))),
      ])
    let pixels = try Rasterizer().render(list, scale: 2, background: .white)
    try PNGEncoder.encode(pixels).write(to: URL(fileURLWithPath: "/tmp/smoke.png"))
    try PDFRenderer().write(pages: [PDFPage(list)], to: URL(fileURLWithPath: "/tmp/smoke.pdf"))
  }
}

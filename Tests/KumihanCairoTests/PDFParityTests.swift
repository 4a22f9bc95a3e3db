import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

/// The same drawing as pixels and as a PDF that poppler draws.
@Suite struct PDFParityTests {
  private static let size = CGSize(width: 200, height: 120)

  private func fill(_ rect: CGRect, _ paint: Paint) -> DrawItem {
    DrawItem(.fill(Path(rect), paint, FillStyle()))
  }

  private static let ramp = GradientRamp(stops: [
    .init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 0.5),
    .init(color: .pureGreen, location: 1),
  ])

  private static let fading = GradientRamp(stops: [
    .init(color: .pureRed, location: 0.1),
    .init(color: .pureBlue.opacity(0.1), location: 0.9),
  ])

  private static let box = CGRect(x: 20, y: 15, width: 160, height: 90)

  private func checker() -> ImageResource {
    let side = 40
    let bytes = (0..<side * side).flatMap { i -> [UInt8] in
      (i % side / 20 + i / side / 20).isMultiple(of: 2) ? [250, 40, 40, 255] : [40, 40, 250, 128]
    }
    return ImageResource(content: .rgba(Data(bytes)), pixelWidth: side, pixelHeight: side)
  }

  private var drawings: [String: [DrawItem]] {
    let box = Self.box
    let center = CGPoint(x: 100, y: 60)
    let linear = Paint.linearGradient(
      Self.ramp, from: CGPoint(x: 20, y: 15), to: CGPoint(x: 180, y: 105))
    let words = Specimen.run("HELLO", glyphs: [40, 41, 42, 43, 44], at: CGPoint(x: 30, y: 70))
    var slanted = words
    slanted.slant = 0.25
    let overlap = [
      fill(CGRect(x: 40, y: 20, width: 70, height: 60), .color(.pureRed)),
      fill(CGRect(x: 80, y: 50, width: 70, height: 60), .color(.pureBlue)),
    ]
    let dashed = StrokeStyle(
      lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [14, 10], dashPhase: 5)
    let turn = CGAffineTransform(translationX: 100, y: 10).rotated(by: 0.6)
    return [
      "linear": [fill(box, linear)],
      "linear, fading": [
        fill(box, .linearGradient(Self.fading, from: box.origin, to: CGPoint(x: 180, y: 15)))
      ],
      "radial": [
        fill(
          box,
          .radialGradient(
            Self.ramp, center: center, startRadius: 10, endRadius: 60,
            scale: CGSize(width: 1, height: 0.5)))
      ],
      "angular": [
        fill(box, .angularGradient(Self.ramp, center: center, startAngle: 0, endAngle: 5))
      ],
      "angular, fading": [
        fill(box, .angularGradient(Self.fading, center: center, startAngle: 0, endAngle: 6.28))
      ],
      "pattern": [
        fill(box, .imagePattern(checker(), origin: CGPoint(x: 3, y: 5), scale: 1))
      ],
      "stroke in a gradient": [
        DrawItem(.stroke(Path(ellipseIn: box), linear, StrokeStyle(lineWidth: 9)))
      ],
      "dashes": [
        DrawItem(
          .stroke(Path(roundedRect: box, cornerRadius: 30), .color(.pureBlue), dashed))
      ],
      "words in a gradient": [DrawItem(.glyphs(words, linear))],
      "slanted": [DrawItem(.glyphs(slanted, .color(.black)))],
      "image": [DrawItem(.image(checker(), box, .none))],
      "opacity": [DrawItem(.group(DrawGroup(opacity: 0.4, children: overlap)))],
      "black in a group after white": [
        fill(CGRect(x: 0, y: 0, width: 9, height: 9), .color(.white)),
        DrawItem(
          .group(
            DrawGroup(
              opacity: 0.9,
              children: [
                fill(box, .color(.black)), DrawItem(.glyphs(words, .color(.white))),
                DrawItem(.stroke(Path(box), .color(.pureRed), StrokeStyle())),
              ]))),
      ],
      "blend": [
        fill(box, .color(RGBA(red: 1, green: 0.8, blue: 0.2))),
        DrawItem(.group(DrawGroup(blend: .multiply, children: overlap))),
      ],
      "mask": [
        DrawItem(
          .group(
            DrawGroup(
              mask: [
                fill(
                  box,
                  .linearGradient(Self.fading, from: box.origin, to: CGPoint(x: 180, y: 15)))
              ], opacity: 0.8, children: overlap)))
      ],
      "turned": [
        DrawItem(
          .group(
            DrawGroup(
              transform: turn,
              clip: .init(Path(ellipseIn: CGRect(x: 0, y: 0, width: 90, height: 60))),
              children: [
                fill(
                  CGRect(x: 0, y: 0, width: 100, height: 60),
                  .linearGradient(Self.ramp, from: .zero, to: CGPoint(x: 100, y: 0)))
              ])))
      ],
      "group in a group": [
        DrawItem(
          .group(
            DrawGroup(
              transform: CGAffineTransform(scaleX: 0.5, y: 0.5), opacity: 0.7,
              children: [
                fill(box, linear),
                DrawItem(
                  .group(
                    DrawGroup(
                      transform: CGAffineTransform(translationX: 60, y: 60), opacity: 0.5,
                      children: [fill(box, .color(.pureGreen)), fill(box, linear)]))),
              ])))
      ],
    ]
  }

  @Test func paperAgreesWithTheScreen() throws {
    for (name, items) in drawings.sorted(by: { $0.key < $1.key }) {
      let list = DisplayList(size: Self.size, items: items)
      var patches: [RasterPatch] = []
      let data = try PDFRenderer().render(pages: [PDFPage(list)], patches: &patches)
      #expect(patches.isEmpty, "\(name)")
      #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
      let paper = try rasterized(data, dpi: 144)
      let screen = try PNGDecoder.decode(
        PNGEncoder.encode(try Rasterizer().render(list, scale: 2, background: .white)))
      try #require(paper.pixels.count == screen.pixels.count)
      var sum = 0
      var far = 0
      for i in paper.pixels.indices {
        let difference = abs(Int(paper.pixels[i]) - Int(screen.pixels[i]))
        sum += difference
        if difference > 48 { far += 1 }
      }
      // Poppler smooths edges in its own way, and has no smooth edges at clips.
      let mean = Double(sum) / Double(paper.pixels.count)
      #expect(mean < 1.5, "\(name): mean \(mean)")
      let share = Double(far) / Double(paper.pixels.count)
      #expect(share < 0.012, "\(name): \(share) far")
    }
  }
}

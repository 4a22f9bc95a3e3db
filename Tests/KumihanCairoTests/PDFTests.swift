import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

@Suite struct PDFTests {
  private var page: DisplayList {
    DisplayList(
      size: CGSize(width: 200, height: 120),
      items: [
        DrawItem(
          .fill(
            Path(roundedRect: CGRect(x: 10, y: 10, width: 90, height: 60), cornerRadius: 16),
            .color(RGBA(red: 1, green: 0.8, blue: 0.2)), FillStyle())),
        DrawItem(
          .stroke(
            Path(roundedRect: CGRect(x: 10, y: 10, width: 90, height: 60), cornerRadius: 16),
            .color(.black), StrokeStyle(lineWidth: 2))),
        DrawItem(
          .glyphs(
            Specimen.run(
              "日本語", glyphs: [100, 200, 300], at: CGPoint(x: 20, y: 50), step: 20,
              face: "JohoRoundJP-Bold.otf"), .color(.black))),
        DrawItem(
          .group(
            DrawGroup(
              opacity: 0.5,
              children: [
                Specimen.fill(CGRect(x: 120, y: 20, width: 40, height: 40), .pureRed),
                Specimen.fill(CGRect(x: 140, y: 40, width: 40, height: 40), .pureBlue),
              ]))),
      ])
  }

  /// Colours, angles and stops of no number and sweeps over an endless area are drawn somehow, and
  /// end nothing.
  @Test(arguments: [40, 1e300] as [CGFloat])
  func coloursThatAreNoNumbersEndNothing(_ length: CGFloat) throws {
    let stops = [RGBA(red: .nan, green: .infinity, blue: -.infinity), .pureRed].enumerated().map {
      GradientRamp.Stop(color: $1, location: CGFloat($0))
    }
    let ramp = GradientRamp(stops: stops)
    let nowhere = [CGFloat.nan, .infinity, -.infinity].map {
      GradientRamp.Stop(color: .pureRed, location: $0)
    }
    let paints: [Paint] = [
      .angularGradient(ramp, center: CGPoint(x: 9, y: 9), startAngle: 0, endAngle: 4),
      .angularGradient(ramp, center: .zero, startAngle: -.infinity, endAngle: 4),
      .angularGradient(ramp, center: .zero, startAngle: 0, endAngle: .nan),
      .angularGradient(
        GradientRamp(stops: nowhere + stops), center: .zero, startAngle: 0, endAngle: 4),
      .linearGradient(ramp, from: .zero, to: CGPoint(x: 40, y: 40)), .color(stops[0].color),
    ]
    for paint in paints {
      let path = Path(CGRect(x: 0, y: 0, width: length, height: 30))
      let list = DisplayList(
        size: CGSize(width: 40, height: 30), items: [DrawItem(.fill(path, paint, FillStyle()))])
      _ = try PDFRenderer(metadata: PDFMetadata()).render(pages: [PDFPage(list)])
      _ = try Rasterizer().render(list)
    }
  }

  /// Fonts of no size and glyphs at no place have no ink, and end nothing.
  @Test(arguments: [0, -12, .nan, .infinity, 12] as [CGFloat])
  func glyphsAtNoPlaceAreLeftOut(_ size: CGFloat) throws {
    let places: [CGFloat] = [0, .nan, .infinity, -.infinity, 1e300, -1e300, 5]
    for isRightToLeft in [false, true] {
      var run = Specimen.run(
        "abcdefg", glyphs: [1, 2, 3, 4, 5, 6, 7], at: CGPoint(x: 10, y: 50), size: size)
      run.isRightToLeft = isRightToLeft
      for index in places.indices {
        run.glyphs[index].x = places[index]
        run.glyphs[index].y = places.reversed()[index]
      }
      let list = DisplayList(
        size: CGSize(width: 100, height: 100), items: [DrawItem(.glyphs(run, .color(.black)))])
      let data = try PDFRenderer(metadata: PDFMetadata()).render(pages: [PDFPage(list)])
      #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    }
  }

  @Test func documentsAreSoundAndSearchable() throws {
    var metadata = PDFMetadata(title: "星", author: "Someone", subject: "Test")
    metadata.keywords = ["one", "two"]
    let data = try PDFRenderer(metadata: metadata).render(pages: [PDFPage(page)])
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    // The glyphs are set wide, so spaces are read between them.
    let text = try toolText("pdftotext", "FILE", "-", on: data).filter { !$0.isWhitespace }
    #expect(text.contains("日本語"))
    let info = try toolText("pdfinfo", "FILE", on: data)
    #expect(info.contains("星") && info.contains("Someone") && info.contains("one, two"))
    #expect(info.contains("200 x 120 pts"))
    let fonts = try toolText("pdffonts", "FILE", on: data)
    #expect(fonts.contains("JohoRoundJP-Bold") && fonts.contains("yes yes yes"))
  }

  @Test func sameInputSameBytes() throws {
    let first = try PDFRenderer().render(pages: [PDFPage(page)])
    #expect(try PDFRenderer().render(pages: [PDFPage(page)]) == first)
  }

  @Test func agreesWithThePixels() throws {
    let data = try PDFRenderer().render(pages: [PDFPage(page)])
    let paper = try rasterized(data, dpi: 144)
    let screen = try PNGDecoder.decode(
      PNGEncoder.encode(try Rasterizer().render(page, scale: 2, background: .white)))
    #expect(paper.width == screen.width && paper.height == screen.height)
    var sum = 0
    for i in paper.pixels.indices { sum += abs(Int(paper.pixels[i]) - Int(screen.pixels[i])) }
    // Poppler smooths edges in its own way: 1 step of 255 on average is the tolerance.
    #expect(Double(sum) / Double(paper.pixels.count) < 1)
  }

  @Test func pagesHaveTheirOwnSizesLabelsAndLinks() throws {
    let cover = DisplayList(
      size: CGSize(width: 100, height: 200),
      items: [
        DrawItem(.mark(.outline(title: "Cover", level: 1, at: .zero))),
        DrawItem(
          .mark(.link(CGRect(x: 0, y: 0, width: 50, height: 50), .destination("end")))),
        DrawItem(
          .mark(.link(CGRect(x: 0, y: 60, width: 50, height: 50), .destination("nowhere")))),
        DrawItem(
          .mark(.link(CGRect(x: 0, y: 120, width: 50, height: 50), .url("https://a.org/it's")))),
      ])
    var end = page
    end.items.append(DrawItem(.mark(.destination(name: "end", at: CGPoint(x: 5, y: 5)))))
    end.items.append(DrawItem(.mark(.outline(title: "End", level: 2, at: .zero))))
    let data = try PDFRenderer().render(pages: [PDFPage(cover, label: "i"), PDFPage(end)])
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let info = try toolText("pdfinfo", "-l", "2", "FILE", on: data)
    #expect(info.contains("100 x 200 pts") && info.contains("200 x 120 pts"))
    let plain = try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(plain.contains("https://a.org/it's"))
    #expect(plain.contains("/Subtype /Link") && plain.contains("/Outlines"))
    #expect(plain.contains("(Cover)") && plain.contains("/PageLabels"))
  }

  @Test func effectsBecomePatchesAndAreReported() throws {
    let blurred = DrawItem(
      .group(
        DrawGroup(
          filters: [.blur(radius: 3, isOpaque: false)],
          children: [Specimen.fill(CGRect(x: 20, y: 20, width: 40, height: 40), .black)])),
      node: NodeID(7))
    let shaded = DrawItem(
      .group(
        DrawGroup(
          filters: [.shadow(color: .black, radius: 3, offset: .zero)],
          children: [
            DrawItem(
              .glyphs(
                Specimen.run("HELLO", glyphs: [40, 41, 42, 43, 44], at: CGPoint(x: 90, y: 60)),
                .color(.pureRed)))
          ])))
    let added = DrawItem(
      .group(
        DrawGroup(
          blend: .plusLighter,
          children: [Specimen.fill(CGRect(x: 10, y: 80, width: 40, height: 30), .pureGreen)])))
    let base = Specimen.fill(
      CGRect(x: 0, y: 0, width: 200, height: 120), RGBA(red: 0.5, green: 0.25, blue: 0.5))
    let list = DisplayList(
      size: CGSize(width: 200, height: 120), items: [base, blurred, shaded, added])
    var patches: [RasterPatch] = []
    let data = try PDFRenderer().render(pages: [PDFPage(list)], patches: &patches)
    #expect(patches.map(\.cause) == ["blur", "shadow", "blend mode"])
    #expect(patches[0].node == NodeID(7))
    #expect(try toolText("pdftotext", "FILE", "-", on: data).contains("HELLO"))
    let paper = try rasterized(data, dpi: 72)
    let screen = try Rasterizer().render(list, background: .white)
    for (x, y) in [(40, 40), (20, 40), (15, 40), (30, 95), (150, 100), (60, 20)] {
      let i = (y * paper.width + x) * 4
      #expect(abs(Int(paper.pixels[i]) - Int(screen[x, y].red)) <= 8, "\(x) \(y)")
      #expect(abs(Int(paper.pixels[i + 1]) - Int(screen[x, y].green)) <= 8, "\(x) \(y)")
    }
  }

  @Test func filesAppearOnlyWhole() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.pdf")
    try PDFRenderer().write(pages: [PDFPage(page)], to: file)
    #expect(try Data(contentsOf: file) == PDFRenderer().render(pages: [PDFPage(page)]))
    #expect(throws: RenderError.noPages) { try PDFRenderer().write(pages: [], to: file) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
    let nowhere = URL(fileURLWithPath: "/nowhere/a.pdf")
    #expect(
      throws: RenderError.unwritableFile(path: "/nowhere/a.pdf", reason: .noFolder)
    ) { try PDFRenderer().write(pages: [PDFPage(page)], to: nowhere) }
  }
}

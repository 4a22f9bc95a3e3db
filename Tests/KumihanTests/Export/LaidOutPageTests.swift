import Kumihan
import KumihanTestTools
import Testing

@MainActor
struct LaidOutPageTests {
  private struct Card: View {
    var body: some View {
      Text("Page").font(.title).padding().background(Color.yellow)
    }
  }

  private static let size = CGSize(width: 120, height: 80)

  private func page(_ options: LayoutOptions = LayoutOptions()) throws -> LaidOutPage {
    try RenderingContext.bundled().layout(Card(), in: Self.size, options: options)
  }

  /// The same bytes as SwiftUI's class writes.
  @Test func everyFormatIsThatOfTheRenderer() throws {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(Self.size)
    renderer.scale = 2
    let page = try page()
    #expect(page.size == Self.size && page.scale == 2)
    #expect(try page.export(.png(scale: 2)).data == renderer.pngData())
    #expect(try page.export(.png).data == renderer.pngData())
    #expect(try page.export(.pdf).data == renderer.pdfData())
    #expect(try page.export(.svg).data == renderer.svgData())
    #expect(try page.pixels()[0, 0] == renderer.pixels()[0, 0])
    #expect(page.displayList() == page.layout.displayList(on: nil))
  }

  /// Frames in an SVG are those of a PNG, so that lines of text stand on the same whole pixels.
  @Test func anSVGHasTheFramesOfAPNG() throws {
    let words = VStack {
      ForEach([11, 13, 17, 34], id: \.self) { Text("Line").font(.system(size: $0)) }
    }
    var options = LayoutOptions()
    options.scale = 3
    for step in 0..<6 {
      let size = CGSize(width: 120, height: 200 + CGFloat(step) / 3)
      let page = try RenderingContext.bundled().layout(words, in: size, options: options)
      let lines = String(decoding: try page.export(.svg).data, as: UTF8.self)
        .matches(of: /<text[^>]* y="([0-9.]+)"/).compactMap { Double($0.1) }
      #expect(lines.count == 4)
      for line in lines { #expect(abs(line * 3 - (line * 3).rounded()) < 0.01, "\(line)") }
    }
  }

  /// A page is drawn by any number of tasks, away from the main actor.
  @Test func tasksDrawOnePageAtOnce() async throws {
    let page = try page()
    let once = try [page.export(.png).data, page.export(.pdf).data, page.export(.svg).data]
    try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for round in 0..<12 {
        group.addTask {
          let exporter: any Exporter =
            switch round % 3 {
            case 0: .png
            case 1: .pdf
            default: .svg
            }
          return (round % 3, try page.export(exporter).data)
        }
      }
      for try await (format, data) in group { #expect(data == once[format]) }
    }
  }

  @Test func optionsAreOneValue() throws {
    var options = LayoutOptions()
    #expect(options.scale == 2 && options.environment.displayScale == 2)
    options.scale = 3
    #expect(options.environment.displayScale == 3)
    options.environment.displayScale = .nan
    #expect(options.scale == 1)
    options = LayoutOptions()
    #expect(try page(options).background == nil)
    options.isOpaque = true
    #expect(try page(options).background == .white)
    options.environment.colorScheme = .dark
    #expect(try page(options).background == .black)
    options.background = Color(red: 1, green: 0, blue: 0)
    #expect(try page(options).background == RGBA(red: 1, green: 0, blue: 0))
    options.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let (inset, whole) = (try page(options), try page())
    #expect(inset.layout.nodes.map(\.frame) != whole.layout.nodes.map(\.frame))
    let context = try RenderingContext.bundled()
    let ideal = context.measure(Card(), options: LayoutOptions())
    #expect(try context.layout(Card(), options: LayoutOptions()).size == ideal)
    #expect(ideal.width > 0 && ideal.width < 120)
  }

  @Test func inkIsAdjustedInEveryFormat() throws {
    let page = try page().adjusting { $0.toned(.greyscale) }
    let svg = String(decoding: try page.export(.svg).data, as: UTF8.self)
    let colors = svg.matches(of: /fill="#(..)(..)(..)"/)
    #expect(!colors.isEmpty)
    for color in colors { #expect(color.output.1 == color.output.2, "\(color.output.0)") }
    let pixels = try page.pixels()
    let pixel = pixels[pixels.width / 2, pixels.height / 2]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
  }

  @Test func aFormatIsFoundByTheEndingOfItsName() throws {
    let page = try page()
    #expect(ExportFormat(pathExtension: "PNG") == .png)
    #expect(ExportFormat(pathExtension: "webp") == nil)
    for format in ExportFormat.allCases {
      let file = try page.export(format.exporter(title: "A title"))
      let start = String(decoding: file.data.prefix(8), as: UTF8.self)
      switch format {
      case .png: #expect(file.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      case .pdf: #expect(start.hasPrefix("%PDF-1.7"))
      case .svg:
        #expect(String(decoding: file.data, as: UTF8.self).contains("<title>A title</title>"))
      }
    }
  }

  @Test func labelsAndBoxesReachAPDF() throws {
    var page = try page()
    page.label = "iv"
    page.boxes = PageBoxes(trim: CGRect(x: 10, y: 10, width: 100, height: 60))
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: page.export(.pdf).data)
    #expect(plain.contains("/P (iv)") && plain.contains("/TrimBox"))
  }

  @Test func whatCannotBeDrawnIsAnErrorOfOurs() throws {
    let page = try page()
    #expect(throws: RenderError.invalidScale(0)) { try page.export(.png(scale: 0)) }
    #expect(throws: RenderError.invalidScale(-1)) { try page.pixels(scale: -1) }
    let long = try RenderingContext.bundled().layout(
      Card(), in: CGSize(width: 20_000, height: 20))
    #expect(
      throws: RenderError.pageTooLarge(width: 20_000, height: 20, limit: 14_400, format: "PDF")
    ) { try long.export(.pdf) }
    let none = try RenderingContext.bundled().layout(Card(), in: .zero)
    for exporter: any Exporter in [PNGExporter(), PDFExporter(), SVGExporter()] {
      #expect(throws: RenderError.invalidSize(width: 0, height: 0)) { try none.export(exporter) }
    }
  }
}

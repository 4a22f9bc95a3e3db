import Kumihan
import KumihanTestTools
import Testing

/// PNG, PDF and SVG of one drawing look the same; `docs/Kumihan.docc/Articles/Parity.md` says how much the same.
///
/// With the name of a folder in `KUMIHAN_PICTURES`, every case leaves its drawings there.
@MainActor
struct ParityTests {
  private struct Pictures {
    /// The page's PNG, whose frames lie on whole pixels as those of its SVG do, and the same on exact
    /// frames, as a PDF has them.
    var png, exact: DecodedImage
    var pdf, svg: DecodedImage
    var pdfCauses, svgCauses: [String]
  }

  /// Pixels per point of what is compared.
  private static let scale: CGFloat = 2

  private func renderer(of parity: ParityCase) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: parity.view())
    renderer.proposedSize = ProposedViewSize(ParityCase.size)
    renderer.scale = Self.scale
    renderer.background = .white
    return renderer
  }

  private func pictures(of parity: ParityCase) throws -> Pictures {
    let page = try renderer(of: parity).page()
    let pdf = try page.export(.pdf)
    // librsvg reads no embedded faces; scripts/chromium.sh compares text that is text.
    let svg = try page.export(.svg(SVGOptions(text: .outlines)))
    let pixels = try RenderingContext.bundled().rasterizer.render(
      page.content, scale: Self.scale, background: .white)
    return Pictures(
      png: try PNGDecoder.decode(page.export(.png).data),
      exact: try PNGDecoder.decode(PNGEncoder.encode(pixels)),
      pdf: try PNGDecoder.decode(
        tool("pdftoppm", ["-r", "144", "-png", "-singlefile", "FILE"], on: pdf.data)),
      svg: try PNGDecoder.decode(
        tool("rsvg-convert", ["--zoom", "2", "FILE"], on: svg.data, ending: "svg")),
      pdfCauses: Self.causes(pdf.report), svgCauses: Self.causes(svg.report))
  }

  @Test(arguments: ParityCase.all)
  func drawingsAgree(_ parity: ParityCase) throws {
    try Self.leavePictures(of: renderer(of: parity), named: parity.name)
    let pictures = try pictures(of: parity)
    let pdf = try #require(BlurredDifference(pictures.exact, pictures.pdf))
    #expect(parity.pdf.allows(pdf), "PDF: \(pdf)")
    let svg = try #require(BlurredDifference(pictures.png, pictures.svg))
    #expect(parity.svg.allows(svg), "SVG: \(svg)")
    let row =
      "| \(parity.name) | \(Self.words(pictures.pdfCauses)) | \(parity.pdf) "
      + "| \(Self.words(pictures.svgCauses)) | \(parity.svg) |"
    #expect(try Self.table().contains(row), "Parity.md should say: \(row)")
  }

  @Test func theTableHasNoOtherRows() throws {
    let names = try Self.table().map { $0.split(separator: "|")[0].dropFirst().dropLast() }
    #expect(names.map(String.init) == ParityCase.all.map(\.name))
  }

  private static func causes(_ report: RenderReport) -> [String] {
    report.findings.compactMap { finding in
      if case .patch(let cause) = finding.cause { cause } else { nil }
    }
  }

  private static func words(_ causes: [String]) -> String {
    causes.isEmpty ? "vector" : "pixels for " + Set(causes).sorted().joined(separator: ", ")
  }

  /// The rows of the document's table, without its head.
  private static func table() throws -> [String] {
    var root = URL(filePath: #filePath)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let file = root.deletingLastPathComponent().appending(
      path: "docs/Kumihan.docc/Articles/Parity.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| ") }.dropFirst().map(String.init)
  }

  static func leavePictures<V: View>(of renderer: ImageRenderer<V>, named name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["KUMIHAN_PICTURES"] else { return }
    let file = name.replacing(" ", with: "-").replacing("'", with: "")
    let base = URL(filePath: folder).appending(path: file)
    try renderer.pngData().write(to: base.appendingPathExtension("png"))
    try renderer.pdfData().write(to: base.appendingPathExtension("pdf"))
    try renderer.svgData().write(to: base.appendingPathExtension("svg"))
  }
}

import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@Suite struct MeshRasterTests {
  private let size = CGSize(width: 60, height: 40)

  private func render(_ mesh: GradientMesh, scale: CGFloat = 1) throws -> PixelBuffer {
    let fill = DrawItem(
      .fill(Path(CGRect(origin: .zero, size: size)), .mesh(mesh), FillStyle()))
    return try Rasterizer().render(DisplayList(size: size, items: [fill]), scale: scale)
  }

  private func mesh(_ points: [CGPoint], _ colors: [RGBA], background: RGBA = .clear)
    -> GradientMesh
  {
    GradientMesh(
      columns: 2, rows: 2, points: points, colors: colors, background: background)
  }

  private var corners: [CGPoint] {
    [
      CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 60, y: 40),
    ]
  }

  @Test(arguments: [1, 2, 2.7]) func everyPixelHasTheColourOfItsPlace(_ scale: CGFloat) throws {
    let colors: [RGBA] = [.black, .pureRed, .pureGreen, RGBA(red: 1, green: 1, blue: 0)]
    let pixels = try render(mesh(corners, colors), scale: scale)
    for y in 0..<pixels.height - 1 {
      for x in 0..<pixels.width - 1 {
        let red = (Double(x) + 0.5) / 60 / scale * 255
        let green = (Double(y) + 0.5) / 40 / scale * 255
        let pixel = pixels[x, y]
        #expect(pixel.alpha == 255)
        #expect(abs(Double(pixel.red) - red) < 1.5 && abs(Double(pixel.green) - green) < 1.5)
      }
    }
  }

  @Test func theBackgroundShowsWhereTheMeshDoesNotReach() throws {
    let points = corners.map { CGPoint(x: $0.x / 2, y: $0.y / 2) }
    let pixels = try render(
      mesh(points, Array(repeating: .pureRed, count: 4), background: .pureBlue))
    #expect(pixels[20, 10] == .init(red: 255, green: 0, blue: 0))
    #expect(pixels[50, 30] == .init(red: 0, green: 0, blue: 255))
    let clear = try render(mesh(points, Array(repeating: .pureRed, count: 4)))
    #expect(clear[50, 30].alpha == 0)
  }

  @Test func meshesStayVectorsInAPDF() throws {
    let mesh = mesh(corners, [.black, .pureRed, .pureGreen, .white])
    let fill = DrawItem(
      .fill(Path(CGRect(origin: .zero, size: size)), .mesh(mesh), FillStyle()))
    var patches: [RasterPatch] = []
    let pdf = try PDFRenderer().render(
      pages: [PDFPage(DisplayList(size: size, items: [fill]))], patches: &patches)
    #expect(patches.isEmpty)
    let drawn = try rasterized(pdf, dpi: 72)
    let pixels = try render(mesh)
    for (x, y) in [(5, 5), (30, 20), (50, 10), (10, 35)] {
      #expect(abs(Int(drawn.pixels[(y * 60 + x) * 4]) - Int(pixels[x, y].red)) < 6)
    }
  }
}

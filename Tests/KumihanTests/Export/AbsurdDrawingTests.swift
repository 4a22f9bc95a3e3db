import Foundation
import Kumihan
import KumihanDrawing
import Testing

/// Drawings whose numbers grow beyond all bounds on the way to the page: in every format they end in
/// a file or in one error.
struct AbsurdDrawingTests {
  private static let square = CGRect(x: 1, y: 1, width: 10, height: 10)
  private static let ink = DrawItem(
    .fill(Path(square), .color(RGBA(red: 1, green: 0, blue: 0)), FillStyle()))
  private static let huge = CGAffineTransform(scaleX: 1e200, y: -1e200)

  private static func group(
    _ transform: CGAffineTransform, clip: CGRect? = nil, mask: [DrawItem]? = nil,
    filters: [Filter] = [], _ children: [DrawItem]
  ) -> DrawItem {
    DrawItem(
      .group(
        DrawGroup(
          transform: transform, clip: clip.map { DrawGroup.Clip(Path($0)) }, mask: mask,
          opacity: 0.5, filters: filters, isIsolated: true, children: children)))
  }

  static let drawings: [[DrawItem]] = [
    [group(huge, clip: square, [group(huge, [ink])])],
    [group(huge, mask: [group(huge, [ink])], [ink])],
    [group(huge, clip: square, filters: [.blur(radius: 1e200, isOpaque: false)], [ink])],
    [
      group(
        huge,
        filters: [
          .shadow(color: .black, radius: 1e250, offset: CGSize(width: 1e250, height: -1e250))
        ],
        [group(huge, clip: square, [ink])])
    ],
    [
      group(
        .identity, clip: CGRect(x: -1e308, y: -1e308, width: 1e308, height: 1e308),
        [group(huge, [ink])])
    ],
    [
      group(
        .identity,
        filters: [.projection(ProjectionTransform(CATransform3DMakeScale(1e308, 1e308, 1e308)))],
        [group(huge, clip: square, [ink])])
    ],
    [
      DrawItem(
        .stroke(Path(square), .color(.black), StrokeStyle(lineWidth: 1e308, miterLimit: 1e308)))
    ],
  ]

  @Test(arguments: drawings.indices)
  func endsInAFile(_ index: Int) throws {
    let context = try RenderingContext.bundled()
    let list = DisplayList(size: CGSize(width: 40, height: 30), items: Self.drawings[index])
    let white = RGBA(red: 1, green: 1, blue: 1)
    #expect(try context.export(list, as: .png(scale: 1), background: white).data.count > 50)
    #expect(try context.export(list, as: .pdf).data.count > 50)
    #expect(try context.export(list, as: .svg).data.count > 50)
  }

  /// What has no size that a library can draw is told in our own words.
  @MainActor
  @Test func viewsOfAbsurdScalesEndInADrawingOrAnError() throws {
    let view = Text("x").blur(radius: 3).scaleEffect(1e200).mask { Circle().blur(radius: 2) }
      .scaleEffect(1e200).shadow(radius: 4)
    let page = try RenderingContext.bundled().layout(view, in: CGSize(width: 40, height: 30))
    for exporter in [PNGExporter(scale: 1), PDFExporter(), SVGExporter()] as [any Exporter] {
      do throws(RenderError) {
        #expect(try page.export(exporter).data.count > 50)
      } catch {
        #expect(!error.description.isEmpty, "\(exporter.name)")
      }
    }
  }
}

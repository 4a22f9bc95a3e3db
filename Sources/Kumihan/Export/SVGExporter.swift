public import Foundation
import KumihanDrawing
public import KumihanSVG

/// Pages as SVG drawings.
public struct SVGExporter: Exporter {
  /// The representation of text, and the resolution of patches.
  public var options: SVGOptions

  public init(options: SVGOptions = SVGOptions()) { self.options = options }

  /// The name in reports and errors: SVG.
  public var name: String { "SVG" }

  /// Frames are those of a PNG of the page, so that both look the same: readers put the lines of text
  /// on whole pixels.
  public func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { layoutScale }

  /// - Throws: ``RenderError`` for an impossible size or resolution, or a font or picture that
  ///   cannot be read.
  public func export(_ drawing: ExportDrawing) throws(RenderError) -> ExportedPage {
    var patches: [RasterPatch] = []
    let data = try SVGRenderer(options: options).render(
      drawing.content, with: drawing.resources, patches: &patches)
    return ExportedPage(data: data, report: RenderReport(patches: patches))
  }
}

extension Exporter where Self == SVGExporter {
  /// An SVG drawing, its text as text in embedded faces.
  public static var svg: SVGExporter { SVGExporter() }

  /// An SVG drawing with the given options.
  public static func svg(_ options: SVGOptions) -> SVGExporter { SVGExporter(options: options) }
}

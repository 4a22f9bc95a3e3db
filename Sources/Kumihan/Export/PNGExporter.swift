public import Foundation
import KumihanCairo
public import KumihanDrawing

/// Pages as PNG pictures.
public struct PNGExporter: Exporter {
  /// Pixels per point; nil for the scale of the layout.
  public var scale: CGFloat?

  public init(scale: CGFloat? = nil) { self.scale = scale }

  /// The name in reports and errors: PNG.
  public var name: String { "PNG" }

  /// The scale of the picture, so that edges of frames are on whole pixels.
  public func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { scale ?? layoutScale }

  /// - Throws: ``RenderError`` for an impossible size or scale, too many pixels, or a font or
  ///   picture that cannot be read.
  public func export(_ drawing: ExportDrawing) throws(RenderError) -> ExportedPage {
    ExportedPage(
      data: PNGEncoder.encode(
        try drawing.resources.pixels(
          of: drawing.ink, scale: scale ?? drawing.scale, background: drawing.background)))
  }
}

extension Exporter where Self == PNGExporter {
  /// A PNG picture in the scale of the layout.
  public static var png: PNGExporter { PNGExporter() }

  /// A PNG picture of `scale` pixels per point.
  public static func png(scale: CGFloat) -> PNGExporter { PNGExporter(scale: scale) }
}

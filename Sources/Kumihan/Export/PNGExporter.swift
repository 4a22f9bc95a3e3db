public import Foundation
import KumihanCairo
public import KumihanDrawing

/// Pages as PNG pictures.
public struct PNGExporter: Exporter {
  /// Pixels per point; nil for the scale of the layout.
  public var scale: CGFloat?
  /// The colours of the picture.
  public var colorSpace: OutputColorSpace

  public init(scale: CGFloat? = nil, colorSpace: OutputColorSpace = .sRGB) {
    (self.scale, self.colorSpace) = (scale, colorSpace)
  }

  /// The name in reports and errors: PNG.
  public var name: String { "PNG" }

  /// The scale of the picture, so that edges of frames are on whole pixels.
  public func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { scale ?? layoutScale }

  /// - Throws: ``RenderError`` for an impossible size or scale, too many pixels, or a font or
  ///   picture that cannot be read.
  public func export(_ drawing: ExportDrawing) throws(RenderError) -> ExportedPage {
    let isWide = colorSpace == .displayP3
    let background = isWide ? drawing.background?.inDisplayP3 : drawing.background
    let pixels = try drawing.resources.pixels(
      of: isWide ? drawing.ink.inDisplayP3() : drawing.ink, scale: scale ?? drawing.scale,
      background: background)
    return ExportedPage(data: PNGEncoder.encode(pixels, as: colorSpace))
  }
}

extension Exporter where Self == PNGExporter {
  /// A PNG picture in the scale of the layout.
  public static var png: PNGExporter { PNGExporter() }

  /// A PNG picture of `scale` pixels per point.
  public static func png(scale: CGFloat) -> PNGExporter { PNGExporter(scale: scale) }
}

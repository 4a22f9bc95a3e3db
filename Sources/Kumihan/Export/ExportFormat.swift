public import Foundation
import KumihanCairo
public import KumihanSVG

/// The formats of this library, by file name extension.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case png, pdf, svg

  /// The format of a file name extension, in any letter case; nil for an unknown one.
  public init?(pathExtension: String) { self.init(rawValue: pathExtension.lowercased()) }

  /// The format's exporter.
  ///
  /// - Parameters:
  ///   - title: the title of a PDF or an SVG.
  ///   - scale: pixels per point of a PNG; nil for the scale of the layout.
  ///   - svgText: the form of an SVG's text.
  public func exporter(
    title: String? = nil, scale: CGFloat? = nil, svgText: SVGOptions.Text = .embedded
  ) -> any Exporter {
    switch self {
    case .png: PNGExporter(scale: scale)
    case .pdf: PDFExporter(metadata: PDFMetadata(title: title))
    case .svg: SVGExporter(options: SVGOptions(text: svgText, title: title))
    }
  }
}

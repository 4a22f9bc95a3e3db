public import Foundation
public import KumihanCairo
public import KumihanDrawing
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
  ///   - metadata: everything about a PDF but its title; an SVG has the subject and the language.
  ///   - colorSpace: the colours of the file.
  public func exporter(
    title: String? = nil, scale: CGFloat? = nil, svgText: SVGOptions.Text = .embedded,
    metadata: PDFMetadata? = nil, colorSpace: OutputColorSpace = .sRGB
  ) -> any Exporter {
    switch self {
    case .png: return PNGExporter(scale: scale, colorSpace: colorSpace)
    case .pdf:
      var metadata = (metadata ?? PDFMetadata()).titled(title)
      metadata.colorSpace = colorSpace
      return PDFExporter(metadata: metadata)
    case .svg:
      var options = SVGOptions(
        text: svgText, title: title ?? metadata?.title, summary: metadata?.subject,
        language: metadata?.language)
      options.colorSpace = colorSpace
      return SVGExporter(options: options)
    }
  }
}

extension PDFMetadata {
  fileprivate func titled(_ title: String?) -> PDFMetadata {
    var result = self
    result.title = title ?? self.title
    return result
  }
}

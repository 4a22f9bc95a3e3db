public import KumihanCairo
import KumihanDrawing

/// Pages as PDF documents of one page; ``PDFDocument`` writes several.
public struct PDFExporter: Exporter {
  /// The title, author, language and date of the document.
  public var metadata: PDFMetadata
  /// Pixels per inch for content without a vector form.
  public var patchResolution: Double

  public init(metadata: PDFMetadata = PDFMetadata(), patchResolution: Double = 288) {
    (self.metadata, self.patchResolution) = (metadata, patchResolution)
  }

  /// The name in reports and errors: PDF.
  public var name: String { "PDF" }

  /// - Throws: ``RenderError`` for a page too large for PDF, or an unreadable font or picture.
  public func export(_ drawing: ExportDrawing) throws(RenderError) -> ExportedPage {
    let writer = try PDFWriter(metadata: metadata, patchResolution: patchResolution)
    try writer.add(PDFPage(drawing.content, label: drawing.label, boxes: drawing.boxes))
    let data = try writer.finish()
    var report = RenderReport(patches: writer.patches)
    report.add(writer.danglingLinks, inDocument: false)
    return ExportedPage(data: data, report: report)
  }
}

extension Exporter where Self == PDFExporter {
  /// A PDF of one page.
  public static var pdf: PDFExporter { PDFExporter() }

  /// A PDF of one page, with metadata.
  public static func pdf(
    metadata: PDFMetadata, patchResolution: Double = 288
  ) -> PDFExporter {
    PDFExporter(metadata: metadata, patchResolution: patchResolution)
  }

  /// A PDF of one page with a title.
  public static func pdf(title: String) -> PDFExporter {
    PDFExporter(metadata: PDFMetadata(title: title))
  }
}

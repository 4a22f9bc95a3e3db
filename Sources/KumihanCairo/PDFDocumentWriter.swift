import CKumihanCairo
import Foundation
import KumihanDrawing

/// One PDF in the making: a Cairo PDF surface and what its pages share.
@safe final class PDFDocumentWriter {
  private let sink: PDFSink
  private let surface: Surface
  let context: Context
  let resources: DrawResources
  private var faces: [FontFaceID: CairoFace] = [:]
  private var pageCount = 0
  private var placedDestinations: Set<String> = []
  /// The first page that links to a name.
  private var linkedDestinations: [String: Int] = [:]
  /// The last outline entry of each level, from the top.
  private var outline: [Int32] = []

  init(_ sink: PDFSink, metadata: PDFMetadata) throws(RenderError) {
    self.sink = sink
    resources = try DrawResources()
    surface = try unsafe Surface(
      owning: cairo_pdf_surface_create_for_stream(
        PDFSink.write, Unmanaged.passUnretained(sink).toOpaque(), 1, 1))
    context = try Context(surface)
    context.useExactText()
    describe(metadata)
  }

  /// A surface writes its end when it is released; the sink must still be there then.
  deinit { unsafe cairo_surface_finish(surface.handle) }

  private func describe(_ metadata: PDFMetadata) {
    func set(_ key: cairo_pdf_metadata_t, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      unsafe cairo_pdf_surface_set_metadata(surface.handle, key, value)
    }
    set(CAIRO_PDF_METADATA_TITLE, metadata.title)
    set(CAIRO_PDF_METADATA_AUTHOR, metadata.author)
    set(CAIRO_PDF_METADATA_SUBJECT, metadata.subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords.joined(separator: ", "))
    set(CAIRO_PDF_METADATA_CREATOR, "Kumihan")
    set(CAIRO_PDF_METADATA_CREATE_DATE, metadata.creationStamp)
  }

  func draw(_ page: PDFPage, resolution: Double) throws(RenderError) -> [RasterPatch] {
    let size = page.content.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      size.width <= 14_400, size.height <= 14_400
    else { throw .invalidSize(width: Double(size.width), height: Double(size.height)) }
    unsafe cairo_pdf_surface_set_size(surface.handle, size.width, size.height)
    if let label = page.label { unsafe cairo_pdf_surface_set_page_label(surface.handle, label) }
    let painter = PDFPainter(
      document: self, page: pageCount, pageSize: size, patchScale: CGFloat(resolution / 72))
    context.save()
    try painter.drawPage(page.content.items)
    context.restore()
    unsafe cairo_show_page(context.handle)
    try context.check()
    pageCount += 1
    resources.trim()
    return painter.patches
  }

  func finish() throws(RenderError) {
    unsafe cairo_surface_finish(surface.handle)
    try RenderError.check(unsafe cairo_surface_status(surface.handle))
  }

  func face(_ id: FontFaceID) throws(RenderError) -> CairoFace {
    if let face = faces[id] { return face }
    let face = try CairoFace(resources.fonts.file(id), of: resources.fonts)
    faces[id] = face
    return face
  }

  /// Remembers that the page in the making links to a name, which a later page may bear.
  func noteLink(to name: String) {
    if linkedDestinations[name] == nil { linkedDestinations[name] = pageCount }
  }

  var danglingLinks: [DanglingLink] {
    linkedDestinations.filter { !placedDestinations.contains($0.key) }
      .map { DanglingLink(page: $0.value, name: $0.key) }
      .sorted { ($0.page, $0.name) < ($1.page, $1.name) }
  }

  /// True the first time it is asked for a name, which may stand for one place only.
  func isFirst(_ name: String) -> Bool { placedDestinations.insert(name).inserted }

  /// Adds an entry to the outline, below the last one of a lesser level.
  func addOutline(_ title: String, level: Int, attributes: String) {
    let depth = min(max(level, 1), outline.count + 1)
    outline.removeSubrange((depth - 1)...)
    let parent = outline.last ?? 0
    outline.append(
      unsafe cairo_pdf_surface_add_outline(
        surface.handle, parent, title, attributes, CAIRO_PDF_OUTLINE_FLAG_OPEN))
  }
}

public import Foundation
public import KumihanCairo
public import KumihanDrawing
public import KumihanViews

/// Views as the pages of a PDF, written page by page: a page leaves memory once it is drawn.
///
///     let document = try PDFDocument(to: URL(fileURLWithPath: "weeks.pdf"))
///     for week in 1...52 {
///       let label = "Week \(week)"
///       try document.addPage(size: CGSize(width: 595, height: 842), label: label) { Text(label) }
///     }
///     try document.finish()
///     for line in document.report.lines { print(line) }
///
/// Any task may make a document and add laid out pages to it, one task at a time.
public final class PDFDocument {
  /// The layout options of pages to come; the size is each page's own.
  public var options: LayoutOptions
  private let context: RenderingContext
  private let writer: PDFWriter
  private var pageReport = RenderReport()

  /// A document in memory. A nil context uses the bundled fonts.
  ///
  /// - Throws: ``RenderError`` when the bundled faces are needed but missing.
  public convenience init(
    metadata: PDFMetadata = PDFMetadata(), options: LayoutOptions = LayoutOptions(),
    context: RenderingContext? = nil
  ) throws(RenderError) {
    try self.init(PDFWriter(metadata: metadata), options, context)
  }

  /// A document in a file, which has a temporary name until it is finished.
  ///
  /// - Throws: ``RenderError`` for a file that cannot be written, or when the bundled faces are
  ///   needed but missing.
  public convenience init(
    to url: URL, metadata: PDFMetadata = PDFMetadata(), options: LayoutOptions = LayoutOptions(),
    context: RenderingContext? = nil
  ) throws(RenderError) {
    try self.init(PDFWriter(to: url, metadata: metadata), options, context)
  }

  /// A document in a file, with `patchResolution` pixels per inch for content without a vector form.
  package convenience init(
    to url: URL, metadata: PDFMetadata, patchResolution: Double, context: RenderingContext
  ) throws(RenderError) {
    try self.init(
      PDFWriter(to: url, metadata: metadata, patchResolution: patchResolution), LayoutOptions(),
      context)
  }

  private init(
    _ writer: PDFWriter, _ options: LayoutOptions, _ context: RenderingContext?
  ) throws(RenderError) {
    self.writer = writer
    self.options = options
    self.context = if let context { context } else { try RenderingContext.bundled() }
  }

  /// The pages of a document that is only shown, which nobody writes.
  package var shownPages: [AnyObject] = []
  /// The list of the contents that was set for it.
  package var outline: AnyObject?

  /// The number of pages added so far.
  public var pageCount: Int { writer.pageCount + shownPages.count }

  /// Everything approximated, missing, cut or drawn as pixels on the pages so far, and the links to
  /// destinations that no page has.
  public var report: RenderReport {
    var report = pageReport
    report.add(RenderReport(patches: writer.patches, inDocument: true))
    report.add(writer.danglingLinks)
    return report
  }

  /// Adds the report of a page's maker, such as cut content.
  public func note(_ report: RenderReport) { pageReport.add(report) }

  /// Adds a page of a size in points; viewers show `label` instead of the page's number.
  ///
  /// - Throws: ``RenderError`` for a size too large for PDF, missing glyphs where that is the
  ///   policy, and any failure of an earlier page.
  @MainActor
  public func addPage<Content: View>(
    size: CGSize, label: String? = nil, boxes: PageBoxes? = nil, background: Color? = nil,
    @ViewBuilder content: () -> Content
  ) throws(RenderError) {
    var page = try page(size: size, background: background, content: content)
    (page.label, page.boxes) = (label, boxes)
    try addPage(page)
  }

  /// Adds a page with its layout, label and boxes.
  ///
  /// - Throws: ``RenderError`` for a size too large for PDF, and any failure of an earlier page.
  public func addPage(_ page: LaidOutPage) throws(RenderError) {
    note(of: [page])
    // Its ink is recorded where it is drawn, while the caller lays the next page out.
    try writer.add(size: page.size, sites: { page.layout.sites }) {
      PDFPage(page.content, label: page.label, boxes: page.boxes)
    }
  }

  /// Adds a sheet with its pages, whose reports become the document's. The sheet is made where it is drawn, as a page's ink.
  func addSheet(
    size: CGSize, of pages: [LaidOutPage], _ sheet: @escaping @Sendable () -> PDFPage
  ) throws(RenderError) {
    note(of: pages)
    // On a sheet of several pages, a node's number is ambiguous.
    let layout = pages.count == 1 ? pages[0].layout : nil
    try writer.add(size: size, sites: { layout?.sites ?? [:] }, sheet)
  }

  /// Waits until the pages so far are drawn.
  func waitForPages() { writer.waitForPages() }

  private func note(of pages: [LaidOutPage]) {
    let number = pageCount
    for page in pages { note(page.report.placed { $0.page = number }) }
  }

  /// Adds a finished drawing as a page, such as a sheet with several pages on it.
  ///
  /// - Throws: ``RenderError`` for a size too large for PDF, and any failure of an earlier page.
  public func addPage(
    _ content: DisplayList, label: String? = nil, boxes: PageBoxes? = nil
  ) throws(RenderError) {
    try writer.add(PDFPage(content, label: label, boxes: boxes))
  }

  /// Lays a page out, without adding it to the document.
  ///
  /// - Throws: ``RenderError/missingGlyphs(_:)`` where that is the policy.
  @MainActor
  public func page<Content: View>(
    size: CGSize, background: Color? = nil, @ViewBuilder content: () -> Content
  ) throws(RenderError) -> LaidOutPage {
    var options = options
    if let background { options.background = background }
    return try context.layout(content(), in: size, options: options)
  }

  /// Completes the document, and gives a file its name.
  ///
  /// - Returns: the document's bytes; empty when it is written to a file.
  /// - Throws: ``RenderError`` for a document without pages, any failure of a page, and a file that
  ///   cannot be written.
  @discardableResult
  public func finish() throws(RenderError) -> Data { try writer.finish() }
}

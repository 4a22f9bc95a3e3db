public import Foundation
public import KumihanCairo
public import KumihanDrawing
import KumihanLayout
public import KumihanViews

/// Views as the pages of a PDF, written page by page: a page leaves memory once it is drawn.
///
///     let document = try PDFDocument(to: url)
///     for week in weeks { try document.addPage(size: a4, label: "\(week)") { WeekPage(week) } }
///     try document.finish()
@MainActor
public final class PDFDocument {
  /// The environment at the top of the pages to come.
  public var environment: EnvironmentValues
  /// What happens to characters that no face has.
  public var missingGlyphs = MissingGlyphPolicy.box
  private let context: RenderingContext
  private let writer: PDFWriter
  /// What could not be drawn as it was asked for, page by page.
  public private(set) var issues: [LocatedIssue] = []

  /// A document in memory. A nil context takes the bundled fonts.
  public convenience init(
    metadata: PDFMetadata = PDFMetadata(), environment: EnvironmentValues = EnvironmentValues(),
    context: RenderingContext? = nil
  ) throws {
    try self.init(PDFWriter(metadata: metadata), environment, context)
  }

  /// A document in a file, which stands under another name until it is finished.
  public convenience init(
    to url: URL, metadata: PDFMetadata = PDFMetadata(),
    environment: EnvironmentValues = EnvironmentValues(), context: RenderingContext? = nil
  ) throws {
    try self.init(PDFWriter(to: url, metadata: metadata), environment, context)
  }

  private init(
    _ writer: PDFWriter, _ environment: EnvironmentValues, _ context: RenderingContext?
  ) throws {
    self.writer = writer
    self.environment = environment
    self.context = try context ?? RenderingContext.bundled()
  }

  public var pageCount: Int { writer.pageCount }

  /// What no PDF can say and was drawn as pixels.
  public var patches: [RasterPatch] { writer.patches }

  /// The links to destinations that no page has so far.
  public var danglingLinks: [DanglingLink] { writer.danglingLinks }

  /// Adds a page of a size in points; `label` is what readers call it instead of its number.
  public func addPage<Content: View>(
    size: CGSize, label: String? = nil, boxes: PageBoxes? = nil, background: Color? = nil,
    @ViewBuilder content: () -> Content
  ) throws {
    let page = try page(size: size, background: background, content: content)
    try addPage(page, label: label, boxes: boxes)
  }

  /// Adds a page that is drawn already, such as a sheet with several pages on it.
  public func addPage(
    _ content: DisplayList, label: String? = nil, boxes: PageBoxes? = nil
  ) throws {
    try writer.add(PDFPage(content, label: label, boxes: boxes))
  }

  /// A page's drawing, which is not part of the document yet.
  public func page<Content: View>(
    size: CGSize, background: Color? = nil, @ViewBuilder content: () -> Content
  ) throws -> DisplayList {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(size)
    renderer.environment = environment
    renderer.background = background
    renderer.context = context
    renderer.scale = environment.displayScale
    renderer.missingGlyphs = missingGlyphs
    let layout = try renderer.layout()
    issues += layout.issues
    return try renderer.pageList(layout)
  }

  /// Completes the document, and puts a file under its name.
  ///
  /// - Returns: the document's bytes; none when it goes to a file.
  @discardableResult
  public func finish() throws -> Data { try writer.finish() }
}

public import Foundation
public import KumihanCairo
import KumihanDrawing
import KumihanLayout
public import KumihanViews

/// Views as the pages of a PDF.
@MainActor
public struct PDFDocument {
  public var metadata: PDFMetadata
  /// The environment at the top of every page.
  public var environment: EnvironmentValues
  private let context: RenderingContext
  private var pages: [PDFPage] = []
  /// What could not be drawn as it was asked for, page by page.
  public private(set) var issues: [LocatedIssue] = []

  /// A nil context takes the bundled fonts.
  public init(
    metadata: PDFMetadata = PDFMetadata(), environment: EnvironmentValues = EnvironmentValues(),
    context: RenderingContext? = nil
  ) throws {
    self.metadata = metadata
    self.environment = environment
    self.context = try context ?? RenderingContext.bundled()
  }

  public var pageCount: Int { pages.count }

  /// Adds a page of a size in points; `label` is what readers call it instead of its number.
  public mutating func addPage<Content: View>(
    size: CGSize, label: String? = nil, background: Color? = nil,
    @ViewBuilder content: () -> Content
  ) throws {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(size)
    renderer.environment = environment
    renderer.background = background
    renderer.context = context
    renderer.scale = environment.displayScale
    let layout = try renderer.layout()
    issues += layout.issues
    pages.append(PDFPage(renderer.pageList(layout), label: label))
  }

  public func data() throws -> Data { try PDFRenderer(metadata: metadata).render(pages: pages) }

  /// Writes the document, under another name until it is whole.
  public func write(to url: URL) throws {
    try PDFRenderer(metadata: metadata).write(pages: pages, to: url)
  }
}

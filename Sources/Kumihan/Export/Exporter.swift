public import Foundation
public import KumihanDrawing

/// An output format of pages. Ours are ``PNGExporter``, ``PDFExporter`` and ``SVGExporter``; other
/// packages may add theirs.
///
///     struct CommandCount: Exporter {
///       func export(_ drawing: ExportDrawing) throws -> ExportedPage {
///         ExportedPage(data: Data("\(drawing.content.items.count) commands".utf8))
///       }
///     }
///     let page = try RenderingContext.bundled().layout(
///       Text("Hello"), in: CGSize(width: 200, height: 80))
///     let file = try page.export(CommandCount())
///
/// The same exporter and the same drawing must give the same bytes.
public protocol Exporter: Sendable {
  /// The name in reports and errors, such as `PNG`; by default that of the type.
  var name: String { get }

  /// Pixels per point of the grid that frames' edges snap to; nil for exact frames, as paper
  /// needs. `layoutScale` is that of the page's layout.
  func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat?

  /// The drawing in this format, with a report of its approximations.
  ///
  /// - Parameter drawing: the page's commands in points, and access to its fonts and pixels.
  /// - Throws: anything; `LaidOutPage.export(_:)` turns it into a ``RenderError``.
  func export(_ drawing: ExportDrawing) throws -> ExportedPage
}

extension Exporter {
  /// The name of the exporter's type.
  public var name: String { "\(Self.self)" }

  /// Nil: exact frames.
  public func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { nil }
}

/// A page in a format's bytes, with a report.
public struct ExportedPage: Hashable, Sendable {
  /// The whole file.
  public var data: Data
  /// From an exporter, its own findings; from `LaidOutPage.export(_:)`, those and the layout's.
  public var report: RenderReport

  public init(data: Data, report: RenderReport = RenderReport()) {
    (self.data, self.report) = (data, report)
  }
}

/// The input of an exporter: a page's ink in points, and the resources to read it.
public struct ExportDrawing: Sendable {
  /// The page's commands, without the background.
  public let ink: DisplayList
  /// The colour below the ink, over the whole page; nil for none.
  public let background: RGBA?
  /// Pixels per point: those of the grid that the exporter requested, or of the layout.
  public let scale: CGFloat
  /// The trim and the bleed; nil when the page is the whole sheet.
  public let boxes: PageBoxes?
  /// The page's number in viewers, such as "iv"; nil when it has none.
  public let label: String?
  /// Outlines of glyphs, bytes of fonts, pixels.
  public let resources: ExportResources

  init(
    ink: DisplayList, background: RGBA?, scale: CGFloat, boxes: PageBoxes? = nil,
    label: String? = nil, resources: ExportResources
  ) {
    self.ink = ink
    self.background = background
    self.scale = scale
    self.boxes = boxes
    self.label = label
    self.resources = resources
  }

  /// The page's size in points.
  public var size: CGSize { ink.size }

  /// The ink over the background, as one list.
  public var content: DisplayList { ink.over(background) }
}

extension DisplayList {
  /// The list with the whole page filled below it.
  package func over(_ background: RGBA?) -> DisplayList {
    guard let background else { return self }
    var list = self
    let page = CGRect(origin: .zero, size: size)
    list.items.insert(DrawItem(.fill(Path(page), .color(background), FillStyle())), at: 0)
    return list
  }
}

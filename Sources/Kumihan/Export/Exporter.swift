public import Foundation
public import KumihanDrawing

/// A format that pages are written in. Ours are ``PNGExporter``, ``PDFExporter`` and
/// ``SVGExporter``; any package may have another.
///
///     struct Plotter: Exporter {
///       func export(_ drawing: ExportDrawing) throws -> ExportedPage {
///         ExportedPage(data: Data(commands(of: drawing.content).utf8))
///       }
///     }
///     let file = try page.export(Plotter())
///
/// The same exporter and the same drawing must give the same bytes.
public protocol Exporter: Sendable {
  /// What reports and errors call it, such as `PNG`; the type's name unless it says otherwise.
  var name: String { get }

  /// Pixels per point of the grid that frames' edges are moved to before they are drawn; nil for
  /// exact frames, as vector formats want them.
  ///
  /// - Parameter layoutScale: the pixels per point that the page was laid out for.
  func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat?

  /// The drawing in this format, with what could not be said in it.
  ///
  /// - Throws: anything; ``LaidOutPage/export(_:)`` makes a ``RenderError`` of it.
  func export(_ drawing: ExportDrawing) throws -> ExportedPage
}

extension Exporter {
  public var name: String { "\(Self.self)" }

  public func pixelsPerPoint(layoutScale: CGFloat) -> CGFloat? { nil }
}

/// A page in a format's bytes, and what became of it on the way.
public struct ExportedPage: Hashable, Sendable {
  /// The whole file.
  public var data: Data
  /// From an exporter, what it could not say; from ``LaidOutPage/export(_:)``, that and what came
  /// up in the layout.
  public var report: RenderReport

  public init(data: Data, report: RenderReport = RenderReport()) {
    (self.data, self.report) = (data, report)
  }
}

/// What an exporter is given: a page's ink in points, and what it needs to read it.
public struct ExportDrawing: Sendable {
  /// The page's commands, without what lies below them.
  public let ink: DisplayList
  /// What lies below the ink, over the whole page; nil for nothing.
  public let background: RGBA?
  /// Pixels per point: the grid's that the exporter asked for, or those of the layout.
  public let scale: CGFloat
  /// Where the page is cut; nil when it is the whole sheet.
  public let boxes: PageBoxes?
  /// The page's number as readers show it, such as "iv"; nil when it has none.
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

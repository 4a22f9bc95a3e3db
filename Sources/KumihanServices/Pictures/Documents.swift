public import Foundation
public import KumihanAppleNames

/// Documents to look at; drawn as a box with its name.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open func reloadData() {}
}

/// Something to look at.
public protocol QLPreviewItem {}
extension NSURL: QLPreviewItem {}
extension URL: QLPreviewItem {}

/// Gives documents to look at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Follows documents that are looked at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {}

/// What a page says of itself.
open class LPLinkMetadata: NSObject {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var imageProvider: NSItemProvider?
  open var iconProvider: NSItemProvider?
}

/// Asks pages what they say of themselves: none answers.
open class LPMetadataProvider: NSObject {
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  open func cancel() {}
}

/// What a page says of itself, as a card.
@MainActor @preconcurrency
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()
  public convenience init(url: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

/// A drawing of a pencil: empty.
public struct PKDrawing: Hashable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public var bounds: CGRect { .zero }
  public var strokes: [PKStroke] { [] }
  public func dataRepresentation() -> Data { Data() }
  @MainActor public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}

/// A stroke of a pencil.
public struct PKStroke: Hashable, Sendable {}

/// What draws.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool {
  /// A kind of pen.
  public enum InkType: String, Sendable { case pen, pencil, marker, monoline, fountainPen, crayon }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? 1)
  }
}

/// What takes strokes away.
public struct PKEraserTool: PKTool {
  /// What is taken away.
  public enum EraserType: Hashable, Sendable { case vector, bitmap }
  public init(_ type: EraserType) {}
}

/// What chooses strokes.
public struct PKLassoTool: PKTool {
  public init() {}
}

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A sheet to draw on.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing()
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isRulerActive = false
}

/// Is told what was drawn.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}

/// The pens below a sheet, which are not drawn.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  public override nonisolated init() {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: PKCanvasView) {}
}

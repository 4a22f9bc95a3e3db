public import Foundation
public import Kumihan
public import KumihanAppleNames
import KumihanCoreGraphics

/// A page of a document that is shown: its size and nothing on it.
open class PDFPage: NSObject {
  private let image: UIImage?
  public override init() { image = nil }
  public init?(image: UIImage) { self.image = image }
  open weak var document: PDFDocument?
  open var rotation = 0
  open var string: String? { nil }
  open var attributedString: NSAttributedString? { nil }
  open var numberOfCharacters: Int { 0 }
  open var label: String? { nil }
  open private(set) var annotations: [PDFAnnotation] = []
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// That of the picture of the page, or of a letter in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  @MainActor @preconcurrency
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open var displaysAnnotations = true
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
}

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// How many pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// Words of a document that are chosen.
open class PDFSelection: NSObject {
  public init(document: PDFDocument) {}
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  open var attributedString: NSAttributedString? { nil }
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
  open func extend(atEnd count: Int) {}
  open func extend(atStart count: Int) {}
}

/// Documents that others wrote, of which only the number of pages is read.
extension PDFDocument {
  /// A document without pages.
  public convenience init() {
    do { try self.init(metadata: PDFMetadata()) } catch {
      preconditionFailure("the bundled faces are missing")
    }
  }

  /// The document in a file; nil where there is none.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A document; nil where the data is no PDF.
  public convenience init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    self.init()
    let text = String(decoding: data, as: Unicode.ASCII.self)
    let count = text.matches(of: /\/Type\s*\/Page(?![a-zA-Z])/).count
    shownPages = (0..<max(count, 1)).map { _ in PDFPage() }
  }

  public func page(at index: Int) -> PDFPage? {
    shownPages.indices.contains(index) ? shownPages[index] as? PDFPage : nil
  }
  public func index(for page: PDFPage) -> Int { shownPages.firstIndex { $0 === page } ?? 0 }
  public func insert(_ page: PDFPage, at index: Int) { shownPages.insert(page, at: index) }
  public func removePage(at index: Int) { shownPages.remove(at: index) }
  public func exchangePage(at index: Int, withPageAt other: Int) {
    shownPages.swapAt(index, other)
  }
  public var outlineRoot: PDFOutline? {
    get { outline as? PDFOutline }
    set { outline = newValue }
  }
  public func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  public func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
  }
  public func cancelFindString() {}
  public var isFinding: Bool { false }
  public var selectionForEntireDocument: PDFSelection? { nil }
  public func selection(
    from start: PDFPage, at first: CGPoint, to end: PDFPage, at last: CGPoint
  ) -> PDFSelection? { nil }
  public var majorVersion: Int { 1 }
  public var minorVersion: Int { 7 }
  public var string: String? { nil }
  public var documentURL: URL? { nil }
  public var documentAttributes: [AnyHashable: Any]? { nil }
  public var isLocked: Bool { false }
  public var isEncrypted: Bool { false }
  public var allowsCopying: Bool { true }
  public var allowsPrinting: Bool { true }
  public func unlock(withPassword password: String) -> Bool { true }
  public func dataRepresentation() -> Data? { nil }
  @discardableResult public func write(to url: URL) -> Bool { false }
  @discardableResult public func write(toFile path: String) -> Bool { false }
  public func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChanged")
}

/// A document to look at; drawn as a box with its name.
@MainActor @preconcurrency
open class PDFView: UIView {
  open var document: PDFDocument?
  open weak var delegate: (any PDFViewDelegate)?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysPageBreaks = true
  open var displaysAsBook = false
  open var pageBreakMargins = UIEdgeInsets.zero
  open var pageShadowsEnabled = true
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var highlightedSelections: [PDFSelection]?
  open var currentSelection: PDFSelection?
  open var currentPage: PDFPage? { shown ?? document?.page(at: 0) }
  private var shown: PDFPage?
  open func go(to destination: PDFDestination) { shown = destination.page ?? shown }
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }
  open var enableDataDetectors = false
  open var interpolationQuality = PDFInterpolationQuality.high
  open private(set) var isUsingPageViewController = false
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var documentView: UIView? { nil }
  open var isInMarkupMode = false
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nearest ? currentPage : nil }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func go(to page: PDFPage) { shown = page }
  open func go(to selection: PDFSelection) {}
  open func go(to rect: CGRect, on page: PDFPage) { shown = page }
  open func goToNextPage(_ sender: Any?) { step(1) }
  open func goToPreviousPage(_ sender: Any?) { step(-1) }
  open func goToFirstPage(_ sender: Any?) { shown = document?.page(at: 0) }
  open func goToLastPage(_ sender: Any?) {
    shown = document.flatMap { $0.page(at: $0.pageCount - 1) }
  }
  open var canGoToNextPage: Bool { neighbour(1) != nil }
  open var canGoToPreviousPage: Bool { neighbour(-1) != nil }
  private func neighbour(_ count: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + count)
  }
  private func step(_ count: Int) { shown = neighbour(count) ?? shown }
  open func usePageViewController(
    _ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) { isUsingPageViewController = enable }
  open func layoutDocumentView() {}
  open func clearSelection() { currentSelection = nil }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
}

/// Follows a document that is looked at.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController?
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController? { nil }
}

/// The pages of a document in small; drawn as a box with its name.
@MainActor @preconcurrency
open class PDFThumbnailView: UIView {
  /// How pages stand.
  public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
}

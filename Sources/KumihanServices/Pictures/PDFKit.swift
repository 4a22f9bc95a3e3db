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
  open var displaysAnnotations = true
  open var dataRepresentation: Data? { nil }
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    if annotation.page === self { annotation.page = nil }
  }
  /// The topmost there.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
  /// That of the picture of the page, or of a letter in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
  }
  @MainActor @preconcurrency
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
  open func transform(_ context: CGContext, for box: PDFDisplayBox) {}
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func selection(from start: CGPoint, to end: CGPoint) -> PDFSelection? { nil }
  open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
  open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
  open func characterBounds(at index: Int) -> CGRect { .zero }
  open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
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
  open var attributedString: NSAttributedString? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
  open func range(at index: Int, on page: PDFPage) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  open func add(_ selection: PDFSelection) {}
  open func add(_ selections: [PDFSelection]) {}
  open func extend(atEnd count: Int) {}
  open func extend(atStart count: Int) {}
  open func extendForLineBoundaries() {}
  open func draw(for page: PDFPage, active isActive: Bool) {}
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
  public func findString(
    _ string: String, fromSelection selection: PDFSelection?,
    withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? { nil }
  /// Nothing is found: a document's words are not read.
  public func beginFindString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) {}
  public func cancelFindString() {}
  public var isFinding: Bool { false }
  public var selectionForEntireDocument: PDFSelection? { nil }
  /// None of a file's, whose contents are not read.
  public var outlineRoot: PDFOutline? {
    get { outline as? PDFOutline }
    set {
      (outline as? PDFOutline)?.owner = nil
      newValue?.owner = self
      outline = newValue
    }
  }
  public func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  /// Hears of nothing: nothing is found.
  public var delegate: (any PDFDocumentDelegate)? {
    get { nil }
    set {}
  }
  public var majorVersion: Int { 1 }
  public var minorVersion: Int { 7 }
  public var allowsDocumentChanges: Bool { true }
  public var allowsDocumentAssembly: Bool { true }
  public var allowsContentAccessibility: Bool { true }
  public var allowsCommenting: Bool { true }
  public var allowsFormFieldEntry: Bool { true }
  public func dataRepresentation(options: [AnyHashable: Any]) -> Data? { nil }
  @discardableResult
  public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    false
  }
}

/// How smooth pages are drawn.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "UserPassword")
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "OwnerPassword")
  public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "BurnInAnnotations")
  public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "SaveImagesAsJPEG")
}

/// What a document tells of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChanged")
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
  public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
  public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
  public static let PDFViewAnnotationWillHit = NSNotification.Name("PDFViewAnnotationWillHit")
  public static let PDFViewCopyPermission = NSNotification.Name("PDFViewCopyPermission")
  public static let PDFViewPrintPermission = NSNotification.Name("PDFViewPrintPermission")
  public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
  public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFind")
  public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
  public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
  public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFind")
  public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFind")
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
  open func go(to page: PDFPage) { shown = page }
  open func go(to destination: PDFDestination) { shown = destination.page ?? shown }
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: .zero) }
  }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var isUsingPageViewController: Bool { false }
  open var displaysRTL = false
  open var interpolationQuality = PDFInterpolationQuality.high
  open var isInMarkupMode = false
  open var enableDataDetectors = false
  open var isFindInteractionEnabled = false
  open var documentView: UIView? { nil }
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// The one that is shown: pages are not placed.
  open func page(for point: CGPoint, nearest isNearest: Bool) -> PDFPage? {
    isNearest || bounds.contains(point) ? currentPage : nil
  }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func annotationsChanged(on page: PDFPage) {}
  open func scrollSelectionToVisible(_ sender: Any?) {}
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
  ) {}
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
  func pdfViewWillClick(onLink view: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController?
  func pdfViewPerformFind(_ view: PDFView)
  func pdfViewPerformGo(toPage view: PDFView)
  func pdfViewOpenPDF(_ view: PDFView, forRemoteGoToAction action: PDFAction)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink view: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController? { nil }
  public func pdfViewPerformFind(_ view: PDFView) {}
  public func pdfViewPerformGo(toPage view: PDFView) {}
  public func pdfViewOpenPDF(_ view: PDFView, forRemoteGoToAction action: PDFAction) {}
}

/// Lays views over pages; nobody asks for them.
@MainActor @preconcurrency
public protocol PDFPageOverlayViewProvider: AnyObject {
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
}

/// Hears of a search in a document.
public protocol PDFDocumentDelegate: AnyObject {
  func didMatchString(_ instance: PDFSelection)
  func documentDidBeginDocumentFind(_ notification: Notification)
  func documentDidEndDocumentFind(_ notification: Notification)
  func documentDidFindMatch(_ notification: Notification)
  func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  public func documentDidFindMatch(_ notification: Notification) {}
  public func classForPage() -> AnyClass { PDFPage.self }
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

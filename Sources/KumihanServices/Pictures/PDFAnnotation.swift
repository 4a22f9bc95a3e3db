public import Foundation
public import Kumihan
public import KumihanAppleNames

/// What stands on a page beside its content.
open class PDFAnnotation: NSObject {
  open var bounds: CGRect
  open weak var page: PDFPage?
  open var type: String?
  open var border: PDFBorder?
  open var action: PDFAction?
  open var userName: String?
  open var url: URL?
  open var destination: PDFDestination?
  open var interiorColor: UIColor?
  open var alignment = NSTextAlignment.left
  open var backgroundColor: UIColor?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var isHighlighted = false
  open var shouldDisplay = true
  open var isReadOnly = false
  open var quadrilateralPoints: [NSValue]?
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  open var widgetStringValue: String?
  open var fieldName: String?
  open private(set) var paths: [UIBezierPath]?
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  private var values: [String: Any] = [:]
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key.rawValue] }
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    values[key.rawValue] = value
    return true
  }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key.rawValue] = nil }
  open var color = UIColor.yellow
  open var contents: String?
  open var font: UIFont?
  open var fontColor: UIColor?
  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    self.type = String(type.rawValue.drop { $0 == "/" })
  }
}

/// A kind of what stands on a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
}

/// The line around what stands on a page.
open class PDFBorder: NSObject {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
}
/// How a line is drawn.
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }
/// A field of a form.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let text = Self(rawValue: "/Tx")
  public static let button = Self(rawValue: "/Btn")
  public static let choice = Self(rawValue: "/Ch")
  public static let signature = Self(rawValue: "/Sig")
}
/// The name of a fact about what stands on a page.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let color = Self(rawValue: "/C")
  public static let contents = Self(rawValue: "/Contents")
  public static let name = Self(rawValue: "/NM")
  public static let rect = Self(rawValue: "/Rect")
  public static let subtype = Self(rawValue: "/Subtype")
  public static let textLabel = Self(rawValue: "/T")
  public static let quadpoints = Self(rawValue: "/QuadPoints")
  public static let inklist = Self(rawValue: "/InkList")
}

/// What is done where something is touched.
open class PDFAction: NSObject { open var type: String { "" } }
open class PDFActionURL: PDFAction {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}
open class PDFActionGoTo: PDFAction {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
open class PDFActionNamed: PDFAction {}

/// A place on a page.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A title in the list of a document's contents, and those below it.
open class PDFOutline: NSObject {
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  open var action: PDFAction?
  open private(set) weak var parent: PDFOutline?
  open private(set) weak var document: PDFDocument?
  private var children: [PDFOutline] = []
  open var numberOfChildren: Int { children.count }
  /// Among those beside it.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// How smooth pages are drawn.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// The name of a fact about a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = Self(rawValue: "Title")
  public static let authorAttribute = Self(rawValue: "Author")
  public static let subjectAttribute = Self(rawValue: "Subject")
  public static let creatorAttribute = Self(rawValue: "Creator")
  public static let producerAttribute = Self(rawValue: "Producer")
  public static let creationDateAttribute = Self(rawValue: "CreationDate")
  public static let modificationDateAttribute = Self(rawValue: "ModDate")
  public static let keywordsAttribute = Self(rawValue: "Keywords")
}

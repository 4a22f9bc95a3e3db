public import Foundation
public import Kumihan
public import KumihanAppleNames
import KumihanCoreGraphics

/// What stands on a page beside its content.
open class PDFAnnotation: NSObject {
  open var bounds: CGRect
  open var type: String?
  open weak var page: PDFPage?
  open var color = UIColor.yellow
  open var interiorColor: UIColor?
  open var backgroundColor: UIColor?
  open var border: PDFBorder?
  open var contents: String?
  open var userName: String?
  open var modificationDate: Date?
  open var shouldDisplay = true
  open var shouldPrint = true
  open var isHighlighted = false
  open var action: PDFAction?
  open var destination: PDFDestination?
  open var url: URL?
  open var font: UIFont?
  open var fontColor: UIColor?
  open var alignment = NSTextAlignment.natural
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var startLineStyle = PDFLineStyle.none
  open var endLineStyle = PDFLineStyle.none
  open var markupType = PDFMarkupType.highlight
  open var iconType = PDFTextAnnotationIconType.note
  open var stampName: String?
  open var isOpen = false
  /// Corners of marked lines, as values of points.
  open var quadrilateralPoints: [NSValue]?
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  open var widgetControlType = PDFWidgetControlType.unknownControl
  open var widgetStringValue: String?
  open var widgetDefaultStringValue: String?
  open var buttonWidgetState = PDFWidgetCellState.offState
  open var buttonWidgetStateString = ""
  open var fieldName: String?
  open var caption: String?
  open var choices: [String]?
  open var values: [String]?
  open var isReadOnly = false
  open var isMultiline = false
  open var isPasswordField = false
  open var hasComb = false
  open var maximumLength = 0
  open var allowsToggleToOff = false
  open var hasAppearanceStream: Bool { false }
  open private(set) var paths: [UIBezierPath]?
  private var told: [String: Any] = [:]

  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    self.type = String(type.rawValue.dropFirst())
    super.init()
    for (key, value) in properties ?? [:] {
      guard let name = (key as? PDFAnnotationKey)?.rawValue ?? (key as? String) else { continue }
      told[name] = value
    }
  }
  open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
  open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
  open func draw(with box: PDFDisplayBox, in context: CGContext) {}
  open var annotationKeyValues: [AnyHashable: Any] { told }
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { told[key.rawValue] }
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    told[key.rawValue] = value
    return true
  }
  @discardableResult
  open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }
  @discardableResult
  open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) { told[key.rawValue] = nil }
}

/// A kind of what stands on a page.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// The name of something that is told of an annotation.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let action = PDFAnnotationKey(rawValue: "/A")
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  public static let color = PDFAnnotationKey(rawValue: "/C")
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  public static let date = PDFAnnotationKey(rawValue: "/M")
  public static let destination = PDFAnnotationKey(rawValue: "/Dest")
  public static let flags = PDFAnnotationKey(rawValue: "/F")
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
  public static let linePoints = PDFAnnotationKey(rawValue: "/L")
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  public static let page = PDFAnnotationKey(rawValue: "/P")
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// A kind of field on a page.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
  public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
  public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
  public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}

/// A kind of button on a page.
public enum PDFWidgetControlType: Int, Sendable {
  case unknownControl = -1
  case pushButtonControl, radioButtonControl, checkBoxControl
}
/// Whether a button on a page is on.
public enum PDFWidgetCellState: Int, Sendable {
  case mixedState = -1
  case offState, onState
}
/// How a line on a page ends.
public enum PDFLineStyle: Int, Sendable {
  case none, square, circle, diamond, openArrow, closedArrow
}
/// How words are marked.
public enum PDFMarkupType: Int, Sendable { case highlight, strikeOut, underline, redact }
/// The sign of a note on a page.
public enum PDFTextAnnotationIconType: Int, Sendable {
  case comment, key, note, help, newParagraph, paragraph, insert
}

/// How the edge of an annotation is drawn.
open class PDFBorder: NSObject {
  open var style = PDFBorderStyle.solid
  open var lineWidth: CGFloat = 1
  open var dashPattern: [Any]?
  open var borderKeyValues: [AnyHashable: Any] { [:] }
  public override init() {}
  open func draw(in rect: CGRect) {}
}
/// The kind of an annotation's edge.
public enum PDFBorderStyle: Int, Sendable { case solid, dashed, beveled, inset, underline }

/// What a tap on an annotation does; nobody taps in a picture.
open class PDFAction: NSObject {
  open var type: String { "" }
}
/// Opens an address.
open class PDFActionURL: PDFAction {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}
/// Shows a place in the document.
open class PDFActionGoTo: PDFAction {
  open var destination: PDFDestination
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}
/// Does what a reader has a name for, as showing the next page.
open class PDFActionNamed: PDFAction {
  open override var type: String { "Named" }
}

/// A place on a page.
open class PDFDestination: NSObject {
  open private(set) weak var page: PDFPage?
  open private(set) var point: CGPoint
  open var zoom = kPDFDestinationUnspecifiedValue
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// An entry of a document's contents.
open class PDFOutline: NSObject {
  open var document: PDFDocument? { parent?.document ?? owner }
  /// The document whose contents it is the root of.
  weak var owner: PDFDocument?
  open private(set) weak var parent: PDFOutline?
  open var label: String?
  open var isOpen = true
  open var destination: PDFDestination?
  open var action: PDFAction?
  private var children: [PDFOutline] = []
  public override init() {}
  open var numberOfChildren: Int { children.count }
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
  open func insertChild(_ child: PDFOutline, at index: Int) {
    // Nothing is below itself.
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return }
    child.removeFromParent()
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

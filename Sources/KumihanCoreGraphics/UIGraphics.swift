// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
import Kumihan
public import KumihanViews

/// Where UIKit's calls without a context draw.
@MainActor private var contexts: [CGContext] = [] {
  didSet { UIView.paint = { contexts.last?.draw($0, in: $1) ?? false } }
}

@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(context)
}
@MainActor @preconcurrency public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Begins a picture of a size in points; a scale of 0 is that of the screen.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { contexts.append(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale)) }
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  contexts.append(CGContext(size: size, scale: 1))
}
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last?.uiImage
}
@MainActor @preconcurrency public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// How UIKit makes a picture.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = 3
  public var opaque = false
  /// The colours of the picture, which are always those of sRGB.
  public var preferredRange = Range.automatic
  public init() {}
  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }
  /// The colours of a picture.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Makes pictures of what is drawn in a closure.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (bounds, self.format) = (CGRect(origin: .zero, size: size), format)
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// The picture of what a closure draws; empty where it cannot be drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context: context, bounds: bounds))
    UIGraphicsPopContext()
    return context.uiImage ?? UIImage()
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}

/// What a closure draws into.
@MainActor @preconcurrency
public struct UIGraphicsImageRendererContext {
  let context: CGContext
  let bounds: CGRect
  public var cgContext: CGContext { context }
  public var format: UIGraphicsImageRendererFormat { .default() }
  public func fill(_ rect: CGRect) { context.fill(rect) }
  public func stroke(_ rect: CGRect) { context.stroke(rect) }
  public func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// Makes documents of what is drawn in a closure.
@MainActor @preconcurrency
public final class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  public init(bounds: CGRect) { self.bounds = bounds }
  /// The document of what a closure draws; empty where it cannot be drawn.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = CGContext(documentOf: bounds.size)
    UIGraphicsPushContext(context)
    let pages = UIGraphicsPDFRendererContext(context: context)
    actions(pages)
    pages.endPage()
    UIGraphicsPopContext()
    return context.pdfData ?? Data()
  }
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}

/// The pages that a closure draws.
@MainActor @preconcurrency
public final class UIGraphicsPDFRendererContext {
  public let cgContext: CGContext
  private var hasPage = false
  init(context: CGContext) { cgContext = context }
  public func beginPage() {
    endPage()
    cgContext.beginPDFPage(nil)
    hasPage = true
  }
  func endPage() {
    if hasPage { cgContext.endPDFPage() }
    hasPage = false
  }
}

extension UIColor {
  /// Makes the colour that of what is drawn next in the current context.
  @MainActor @preconcurrency public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }
  @MainActor @preconcurrency public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
  @MainActor @preconcurrency public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  /// Draws in the current context.
  @MainActor @preconcurrency public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath()
  }
  @MainActor @preconcurrency public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.setLineWidth(lineWidth)
    context.strokePath()
  }
  @MainActor @preconcurrency public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }
}

extension String {
  @MainActor fileprivate func text(_ attributes: [NSAttributedString.Key: Any]?) -> Text {
    let font = (attributes?[.font] as? UIFont) ?? .systemFont(ofSize: 12)
    let color = (attributes?[.foregroundColor] as? UIColor) ?? .black
    return Text(verbatim: self).font(Font(font)).foregroundColor(Color(uiColor: color))
  }

  /// Draws a line in the current context, its top left at a point.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    let size = size(withAttributes: attributes)
    UIGraphicsGetCurrentContext()?.draw(
      text(attributes),
      in: CGRect(x: point.x, y: point.y, width: size.width + 1, height: size.height))
  }
  /// Draws lines in the current context, in a rectangle.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { UIGraphicsGetCurrentContext()?.draw(text(attributes), in: rect) }
  /// The size of a line, in points; zero where the faces are not found.
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    (try? RenderingContext.bundled())?.measure(text(attributes), options: LayoutOptions()) ?? .zero
  }
}

extension NSString {
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { "\(self)".draw(at: point, withAttributes: attributes) }
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { "\(self)".draw(in: rect, withAttributes: attributes) }
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { "\(self)".size(withAttributes: attributes) }
}

/// How the lines of a text are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// How a text is made smaller.
public final class NSStringDrawingContext {
  public var minimumScaleFactor: CGFloat = 0
  public init() {}
}

extension String {
  /// The rectangle of the text at the origin, its lines as wide as there is room: one line without
  /// `usesLineFragmentOrigin`.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size(withAttributes: attributes)
    guard options.contains(.usesLineFragmentOrigin), size.width > 0, line.width > size.width,
      let drawing = try? RenderingContext.bundled()
    else { return CGRect(origin: .zero, size: line) }
    let lines = drawing.measure(
      text(attributes).frame(width: size.width), options: LayoutOptions())
    return CGRect(x: 0, y: 0, width: size.width, height: lines.height)
  }
}

extension NSString {
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text in one line, by the attributes of its first character.
  @MainActor @preconcurrency public func size() -> CGSize {
    string.size(withAttributes: firstAttributes)
  }
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    string.draw(at: point, withAttributes: firstAttributes)
  }
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    string.draw(in: rect, withAttributes: firstAttributes)
  }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames
import Kumihan
public import KumihanViews

@MainActor @preconcurrency public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIDrawing.all.last
}
@MainActor @preconcurrency public func UIGraphicsPushContext(_ context: CGContext) {
  UIDrawing.all.append(context)
}
@MainActor @preconcurrency public func UIGraphicsPopContext() { _ = UIDrawing.all.popLast() }

/// Begins a picture of a size in points; a scale of 0 is that of the screen.
@MainActor @preconcurrency public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { UIGraphicsPushContext(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale)) }
@MainActor @preconcurrency public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsPushContext(CGContext(size: size, scale: 1))
}
@MainActor @preconcurrency public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.uiImage
}
@MainActor @preconcurrency public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
@MainActor @preconcurrency public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}
@MainActor @preconcurrency public func UIRectFillUsingBlendMode(
  _ rect: CGRect, _ mode: CGBlendMode
) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  context.fill(rect)
  context.restoreGState()
}
/// Draws the edge of a rectangle, a point wide, inside it.
@MainActor @preconcurrency public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  for side in [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.maxY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
  ] { context.fill(side) }
}
@MainActor @preconcurrency public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// How UIKit makes a picture.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = 3
  public var opaque = false
  /// The colours of the picture, which are always those of sRGB.
  public var preferredRange = Range.automatic
  /// The rectangle that is drawn, known while a closure draws.
  public internal(set) var bounds = CGRect.zero
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
    format.bounds = bounds
    actions(UIGraphicsImageRendererContext(context: context, format: format))
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
  public let format: UIGraphicsImageRendererFormat
  public var cgContext: CGContext { context }
  public var currentImage: UIImage { context.uiImage ?? UIImage() }
  public func fill(_ rect: CGRect) { context.fill(rect) }
  public func stroke(_ rect: CGRect) { context.stroke(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.blended(blendMode, 1) { fill(rect) }
  }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.blended(blendMode, 1) { stroke(rect) }
  }
  public func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// How UIKit makes a document.
@MainActor @preconcurrency
public final class UIGraphicsPDFRendererFormat {
  /// What the document says of itself; nothing of it is written.
  public var documentInfo: [String: Any] = [:]
  public init() {}
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"

/// Begins a document that is kept in memory, drawn until ``UIGraphicsEndPDFContext()``.
@MainActor @preconcurrency public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ information: [AnyHashable: Any]?
) {
  let context = CGContext(
    documentOf: bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size)
  PDFDrawing.all.append(PDFDrawing(context: context) { data.append($0) })
  UIGraphicsPushContext(context)
}
/// Begins a document that is written to a file by ``UIGraphicsEndPDFContext()``; false for no path.
@MainActor @preconcurrency @discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ information: [AnyHashable: Any]?
) -> Bool {
  let context = CGContext(
    documentOf: bounds.isEmpty ? CGSize(width: 612, height: 792) : bounds.size)
  PDFDrawing.all.append(
    PDFDrawing(context: context) { try? $0.write(to: URL(fileURLWithPath: path)) })
  UIGraphicsPushContext(context)
  return !path.isEmpty
}
@MainActor @preconcurrency public func UIGraphicsBeginPDFPage() {
  PDFDrawing.all.last?.beginPage()
}
/// A page as large as the document; no page has a size of its own.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ information: [AnyHashable: Any]?
) { UIGraphicsBeginPDFPage() }
@MainActor @preconcurrency public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PDFDrawing.all.last.map { CGRect(origin: .zero, size: $0.context.size) } ?? .zero
}
@MainActor @preconcurrency public func UIGraphicsEndPDFContext() {
  guard let document = PDFDrawing.all.popLast() else { return }
  document.end()
  UIGraphicsPopContext()
}

/// A document under way that was begun without a closure.
@MainActor
private final class PDFDrawing {
  static var all: [PDFDrawing] = []
  let context: CGContext
  private let write: (Data) -> Void
  private var hasPage = false
  init(context: CGContext, write: @escaping (Data) -> Void) {
    (self.context, self.write) = (context, write)
  }
  func beginPage() {
    if hasPage { context.endPDFPage() }
    context.beginPDFPage(nil)
    hasPage = true
  }
  func end() {
    if hasPage { context.endPDFPage() }
    if let data = context.pdfData { write(data) }
  }
}

/// Makes documents of what is drawn in a closure.
@MainActor @preconcurrency
public final class UIGraphicsPDFRenderer {
  private let bounds: CGRect
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.bounds = bounds
  }
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
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// A page as large as the document; no page has a size of its own.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { beginPage() }
  public var pdfContextBounds: CGRect { CGRect(origin: .zero, size: cgContext.size) }
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
    guard let context = take() else { return }
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  @MainActor @preconcurrency public func fill(with mode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(mode, alpha) { fill() }
  }
  @MainActor @preconcurrency public func stroke() {
    guard let context = take() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.strokePath()
    context.restoreGState()
  }
  @MainActor @preconcurrency public func stroke(with mode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blended(mode, alpha) { stroke() }
  }
  @MainActor @preconcurrency public func addClip() {
    take()?.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The current context, with this path as its own.
  @MainActor private func take() -> CGContext? {
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.beginPath()
    context.addPath(cgPath)
    return context
  }
}

extension CGContext {
  /// Draws in another mode, and goes on in the one before.
  fileprivate func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }
}

public import Foundation
import KumihanAppleNames
import Kumihan
import KumihanViews

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

extension NSAttributedString {
  /// The text as it is measured and drawn: black, in letters of 12 points where nothing else is said.
  @MainActor private var words: some View {
    lines(.systemFont(ofSize: 12)).font(.system(size: 12)).foregroundColor(.black)
  }

  /// The size in a width, in points; zero where the faces are not found.
  @MainActor private func size(in width: CGFloat?) -> CGSize {
    UIView.size(of: words, in: ProposedViewSize(width: width, height: nil)) ?? .zero
  }

  /// The size of the text without any end to its lines, in points; zero where the faces are not found.
  @MainActor @preconcurrency public func size() -> CGSize { size(in: nil) }

  /// The rectangle of the text at the origin, its lines as wide as there is room: one line without
  /// `usesLineFragmentOrigin`.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let hasEnd = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = hasEnd && size.width < 100_000 ? size.width : nil
    return CGRect(origin: .zero, size: self.size(in: width))
  }

  /// Draws the text in the current context, its top left at a point.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }

  /// Draws lines in the current context, from the top of a rectangle.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    // A line that is as wide as its rectangle does not break for a rounding.
    let words = words.frame(
      width: rect.width.rounded(.up), alignment: Alignment(horizontal: side, vertical: .center))
    UIGraphicsGetCurrentContext()?.draw(
      AnyView(words.frame(height: rect.height, alignment: .top)), in: rect)
  }

  @MainActor @preconcurrency public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension String {
  fileprivate func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }

  /// Draws the text in the current context, its top left at a point.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { with(attributes).draw(at: point) }
  /// Draws lines in the current context, from the top of a rectangle.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { with(attributes).draw(in: rect) }
  @MainActor @preconcurrency public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { with(attributes).draw(in: rect) }
  /// The size without any end to the lines, in points; zero where the faces are not found.
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { with(attributes).size() }
  /// The rectangle of the text at the origin, its lines as wide as there is room: one line without
  /// `usesLineFragmentOrigin`.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { with(attributes).boundingRect(with: size, options: options, context: context) }
}

extension NSString {
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { "\(self)".draw(at: point, withAttributes: attributes) }
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { "\(self)".draw(in: rect, withAttributes: attributes) }
  @MainActor @preconcurrency public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { "\(self)".draw(in: rect, withAttributes: attributes) }
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { "\(self)".size(withAttributes: attributes) }
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

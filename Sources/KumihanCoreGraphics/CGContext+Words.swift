public import Foundation

/// A font of a file, by its Core Graphics name; it is found by its family where the app lists its fonts.
public final class CGFont: Sendable {
  public init?(_ provider: CGDataProvider) {}
  public init?(_ name: NSString) {}
  public var postScriptName: NSString? { nil }
  public var fullName: NSString? { nil }
}

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
  /// Where the next line of words begins, in points.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
  /// The transform of letters alone, which stand upright.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
}

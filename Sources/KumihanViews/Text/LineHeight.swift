public import Foundation
import KumihanText

/// The distance from line to line of a text.
public struct LineHeight: Hashable, Sendable {
  private enum Rule: Hashable {
    /// Of the font's own height.
    case share(CGFloat)
    /// Of the font's size.
    case multiple(CGFloat)
    case leading(CGFloat)
    case exact(CGFloat)
  }

  private let rule: Rule

  /// Each line as high as what stands in it.
  public static let variable = LineHeight(rule: .share(1))
  /// The font's own.
  public static let normal = LineHeight(rule: .share(1))
  /// Apple publishes no factor; a tenth less is our choice.
  public static let tight = LineHeight(rule: .share(0.9))
  /// Apple publishes no factor; a quarter more is our choice.
  public static let loose = LineHeight(rule: .share(1.25))

  /// A multiple of the font's size, 1.2 or so for plain text.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight(rule: .multiple(max(factor.finite, 0)))
  }

  /// The font's own and so many points more.
  public static func leading(increase: CGFloat) -> LineHeight {
    LineHeight(rule: .leading(increase.finite))
  }

  /// In points.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight(rule: .exact(max(points.finite, 0)))
  }

  /// Points between lines, beyond a font's own height.
  func leading(of font: FontRequest) -> CGFloat {
    let own = font.size * FontRequest.systemLineHeight + font.leading
    return switch rule {
    case .share(let factor): own * (factor - 1)
    case .multiple(let factor): font.size * factor - own
    case .leading(let points): points
    case .exact(let points): points - own
    }
  }
}

extension CGFloat {
  fileprivate var finite: CGFloat { isFinite ? self : 0 }
}

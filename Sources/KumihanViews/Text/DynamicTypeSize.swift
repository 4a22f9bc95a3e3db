package import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// The reader's text size; `large` is the system's default.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension Font.TextStyle {
  /// Size and distance of baselines in points, as the Human Interface Guidelines list them.
  package func metrics(at size: DynamicTypeSize) -> (size: CGFloat, leading: CGFloat) {
    table[size.rawValue]
  }

  /// The ratio of the style's size to its size at the default text size.
  package func scale(at size: DynamicTypeSize) -> CGFloat {
    metrics(at: size).size / metrics(at: .large).size
  }

  package var weight: Font.Weight { self == .headline ? .semibold : .regular }

  private var table: [(CGFloat, CGFloat)] {
    switch self {
    case .largeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
        (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    case .title:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
        (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
        (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
        (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
        (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
        (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
        (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
        (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    case .caption:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
        (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
        (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}

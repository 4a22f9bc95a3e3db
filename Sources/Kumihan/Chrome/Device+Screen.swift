import Foundation
import KumihanViews

extension Device {
  /// What the top of a screen leaves out.
  enum Cutout {
    case notch(CGSize)
    case island(CGSize, top: CGFloat)

    func rect(on width: CGFloat) -> CGRect {
      switch self {
      case .notch(let size):
        CGRect(x: (width - size.width) / 2, y: 0, width: size.width, height: size.height)
      case .island(let size, let top):
        CGRect(x: (width - size.width) / 2, y: top, width: size.width, height: size.height)
      }
    }
  }

  var hasIsland: Bool { if case .island = cutout { true } else { false } }

  /// The safe area above tells a notch from an island: 59 points and more, of which 48 lie below the
  /// island's top.
  var cutout: Cutout? {
    guard kind == .phone, bottomInset > 0, topInset >= 44 else { return nil }
    if topInset >= 59 {
      return .island(CGSize(width: 126, height: 37), top: topInset - 48)  // known
    }
    // Narrower from the iPhone 13 on.
    let isNarrow = ["iPhone 13", "iPhone 14", "iPhone 16e", "iPhone 17e"].contains {
      name.hasPrefix($0)
    }
    return .notch(  // known, to a point
      isNarrow ? CGSize(width: 162, height: 33) : CGSize(width: 209, height: 31))
  }

  /// The radius of the corners of a known screen, by its size and safe area, in points.
  static func knownCornerRadius(of size: CGSize, top: CGFloat, name: String) -> CGFloat {
    switch (size.width, size.height) {
    case (375, 812): top == 50 ? 44 : 39
    case (390, 844): 47 + 1 / 3
    case (393, 852), (430, 932): 55
    case (402, 874), (440, 956), (420, 912): 62
    case (414, 896): 41.5
    case (428, 926): 53 + 1 / 3
    case (744, 1133): 21.5
    case (834, 1210), (1032, 1376): 30
    case (820, 1180), (1024, 1366): name == "iPad" ? 25 : 18
    default: 0
    }
  }

  /// The generations that came with iOS 26.
  static func knownLook(of name: String) -> PlatformLook {
    name.hasPrefix("iPhone 17") || name == "iPhone Air" ? .iOS26 : .iOS18
  }
}

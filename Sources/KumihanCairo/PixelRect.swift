import Foundation
import KumihanDrawing

/// Whole pixels, half open.
struct PixelRect: Hashable {
  var left, top, right, bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// All pixels that `rect`, in pixels, touches.
  init(covering rect: CGRect) {
    // What is no number is nowhere.
    guard !rect.isNull, !rect.isEmpty, !(rect.minX + rect.minY).isNaN,
      !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e6), 1e6)) }
    self.init(
      left: whole((rect.minX + 1e-6).rounded(.down)), top: whole((rect.minY + 1e-6).rounded(.down)),
      right: whole((rect.maxX - 1e-6).rounded(.up)), bottom: whole((rect.maxY - 1e-6).rounded(.up)))
  }

  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  /// Of pixels.
  var count: Int { width * height }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func grown(by x: Int, _ y: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(left: left - x, top: top - y, right: right + x, bottom: bottom + y)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

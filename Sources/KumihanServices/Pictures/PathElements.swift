public import Foundation
public import KumihanAppleNames

/// A kind of step of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path: its control points, then its end.
@unsafe public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Hands on each step; its points are there only meanwhile.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (kind, points) in steps {
      let type = CGPathElementType(rawValue: kind) ?? .closeSubpath
      // Code may read the points of any kind, as many as the longest has.
      let room = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
      defer { unsafe room.deallocate() }
      unsafe room.initialize(repeating: .zero, count: 3)
      for (index, point) in points.enumerated() { unsafe room[index] = point }
      let step = unsafe CGPathElement(type: type, points: room)
      unsafe withUnsafePointer(to: step) { unsafe block($0) }
    }
  }
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) {
    unsafe applyWithBlock { unsafe function(info, $0) }
  }
}

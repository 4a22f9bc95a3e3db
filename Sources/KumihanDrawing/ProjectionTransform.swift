public import Foundation

/// A transform of the plane that keeps lines straight: `x' = (m11·x + m21·y + m31) / w`, `y' =
/// (m12·x + m22·y + m32) / w` with `w = m13·x + m23·y + m33`. Points with a `w` of zero or less are
/// behind the eye.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in x.
  public var m11 = 1.0 as CGFloat
  /// The factor of x in y.
  public var m12 = 0.0 as CGFloat
  /// The factor of x in the divisor: the perspective along x.
  public var m13 = 0.0 as CGFloat
  /// The factor of y in x.
  public var m21 = 0.0 as CGFloat
  /// The factor of y in y.
  public var m22 = 1.0 as CGFloat
  /// The factor of y in the divisor: the perspective along y.
  public var m23 = 0.0 as CGFloat
  /// The translation along x, in points.
  public var m31 = 0.0 as CGFloat
  /// The translation along y, in points.
  public var m32 = 0.0 as CGFloat
  /// The constant of the divisor.
  public var m33 = 1.0 as CGFloat

  /// The identity.
  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// A transform of the plane without perspective.
  public init(_ m: CGAffineTransform) {
    self.init(
      m11: m.a, m12: m.b, m13: 0, m21: m.c, m22: m.d, m23: 0, m31: m.tx, m32: m.ty, m33: 1)
  }

  /// The effect of a transform of space on the plane `z = 0`, seen from the front.
  public init(_ m: CATransform3D) {
    self.init(
      m11: m.m11, m12: m.m12, m13: m.m14, m21: m.m21, m22: m.m22, m23: m.m24, m31: m.m41,
      m32: m.m42, m33: m.m44)
  }

  /// True for the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// True without perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This transform first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    let (first, second, third) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    return ProjectionTransform(
      m11: first.0, m12: first.1, m13: first.2, m21: second.0, m22: second.1, m23: second.2,
      m31: third.0, m32: third.1, m33: third.2)
  }

  private var cofactors: [CGFloat] {
    [
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31,
      m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32,
      m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21,
    ]
  }

  private var determinant: CGFloat {
    let c = cofactors
    return m11 * c[0] + m12 * c[1] + m13 * c[2]
  }

  /// Inverts the transform in place.
  ///
  /// - Returns: false for a transform without an inverse, which stays unchanged.
  @discardableResult
  public mutating func invert() -> Bool {
    let (c, determinant) = (cofactors, determinant)
    guard determinant != 0, determinant.isFinite else { return false }
    self = ProjectionTransform(
      m11: c[0] / determinant, m12: c[3] / determinant, m13: c[6] / determinant,
      m21: c[1] / determinant, m22: c[4] / determinant, m23: c[7] / determinant,
      m31: c[2] / determinant, m32: c[5] / determinant, m33: c[8] / determinant)
    return true
  }

  /// The inverse, or this transform itself when it has none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }
}

extension ProjectionTransform {
  /// True when the image of an area is an area again.
  package var isUsable: Bool {
    let determinant = determinant
    return determinant.isFinite && abs(determinant) > 1e-9
  }

  /// The equal affine transform, nil when there is none.
  package var affine: CGAffineTransform? {
    guard abs(m13) < 1e-12, abs(m23) < 1e-12, m33 > 0 else { return nil }
    return CGAffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// This transform conjugated by `transform`, for the space that it leads to.
  package func moved(by transform: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(transform.inverted()).concatenating(self)
      .concatenating(ProjectionTransform(transform))
  }

  package func point(_ p: CGPoint) -> (x: CGFloat, y: CGFloat, w: CGFloat) {
    (
      m11 * p.x + m21 * p.y + m31, m12 * p.x + m22 * p.y + m32, m13 * p.x + m23 * p.y + m33
    )
  }

  /// A rectangle that contains the image of `rect` as far as it is before the eye.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull, rect.isFinite else { return .null }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(point)
    // Anything nearer than this is too large to be of use.
    let nearest: CGFloat = 1.0 / 1024
    var seen: [CGPoint] = []
    for (i, a) in corners.enumerated() {
      let b = corners[(i + 1) % corners.count]
      if a.w >= nearest { seen.append(CGPoint(x: a.x / a.w, y: a.y / a.w)) }
      guard (a.w < nearest) != (b.w < nearest) else { continue }
      let t = (nearest - a.w) / (b.w - a.w)
      seen.append(
        CGPoint(x: (a.x + t * (b.x - a.x)) / nearest, y: (a.y + t * (b.y - a.y)) / nearest))
    }
    guard let left = seen.map(\.x).min(), let right = seen.map(\.x).max(),
      let top = seen.map(\.y).min(), let bottom = seen.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPoint {
  /// The transformed point; not finite behind the eye.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let (x, y, w) = m.point(self)
    return CGPoint(x: x / w, y: y / w)
  }
}

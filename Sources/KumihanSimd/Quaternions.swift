// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A turn in space, as four numbers.
public struct simd_quatf: Hashable, Sendable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Float>
  public init() { vector = .zero }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = [ix, iy, iz, r] }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// A turn by an angle in radians around an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: cosf(angle / 2), imag: axis * sinf(angle / 2))
  }
  /// The shortest turn from one direction to another, both of length 1.
  public init(from start: SIMD3<Float>, to end: SIMD3<Float>) {
    let dot = (start * end).sum()
    guard dot > -0.9999 else {
      self.init(angle: .pi, axis: abs(start.x) < 0.9 ? [1, 0, 0] : [0, 1, 0])
      return
    }
    let cross = SIMD3(
      start.y * end.z - start.z * end.y, start.z * end.x - start.x * end.z,
      start.x * end.y - start.y * end.x)
    self = simd_quatf(real: 1 + dot, imag: cross).normalized
  }
  /// The turn of a matrix whose columns have length 1.
  public init(_ m: simd_float3x3) {
    let (x, y, z) = (m.columns.0, m.columns.1, m.columns.2)
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
    }
  }
  public init(_ m: simd_float4x4) {
    let c = m.columns
    self.init(
      simd_float3x3(
        SIMD3(c.0.x, c.0.y, c.0.z), SIMD3(c.1.x, c.1.y, c.1.z), SIMD3(c.2.x, c.2.y, c.2.z)))
  }

  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Float> {
    get { [vector.x, vector.y, vector.z] }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// In radians.
  public var angle: Float { 2 * atan2f((imag * imag).sum().squareRoot(), real) }
  public var axis: SIMD3<Float> {
    let length = (imag * imag).sum().squareRoot()
    return length == 0 ? [0, 0, 0] : imag / length
  }
  public var length: Float { (vector * vector).sum().squareRoot() }
  public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / (length * length)) }
  /// A direction, turned.
  public func act(_ direction: SIMD3<Float>) -> SIMD3<Float> {
    (self * simd_quatf(real: 0, imag: direction) * inverse).imag
  }
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    let (p, q) = (a.vector, b.vector)
    return simd_quatf(
      ix: p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
      iy: p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
      iz: p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w,
      r: p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
  }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector + b.vector)
  }
  public static func * (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector * b) }
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
}

public func simd_normalize(_ turn: simd_quatf) -> simd_quatf { turn.normalized }
public func simd_act(_ turn: simd_quatf, _ direction: SIMD3<Float>) -> SIMD3<Float> {
  turn.act(direction)
}
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
/// Between two turns, along the shorter way; `part` from 0 to 1.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ part: Float) -> simd_quatf {
  var end = b.vector
  var dot = (a.vector * end).sum()
  if dot < 0 { (end, dot) = (-end, -dot) }
  guard dot < 0.9995 else {
    return simd_quatf(vector: a.vector + (end - a.vector) * part).normalized
  }
  let angle = acosf(dot)
  let (first, second) = (sinf((1 - part) * angle), sinf(part * angle))
  return simd_quatf(vector: (a.vector * first + end * second) / sinf(angle))
}

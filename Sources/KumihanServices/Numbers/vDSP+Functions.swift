// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of vDSP by their names in C, for floats: sums over lists of numbers, with the stride from one to the next.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// The parts of complex numbers in two lists.
@unsafe public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    unsafe (self.realp, self.imagp) = (realp, imagp)
  }
}

/// A complex number.
public struct DSPComplex: Hashable, Sendable {
  public var real: Float
  public var imag: Float
  public init(real: Float = 0, imag: Float = 0) { (self.real, self.imag) = (real, imag) }
}

private func numbers(_ list: UnsafePointer<Float>, _ stride: Int, _ count: UInt) -> [Float] {
  (0..<Int(count)).map { unsafe list[$0 * stride] }
}
private func write(_ list: [Float], to place: UnsafeMutablePointer<Float>, _ stride: Int) {
  for (index, number) in list.enumerated() { unsafe place[index * stride] = number }
}

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.sum(numbers(a, s, n)) }
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.mean(numbers(a, s, n)) }
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.meanMagnitude(numbers(a, s, n)) }
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.meanSquare(numbers(a, s, n)) }
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.rootMeanSquare(numbers(a, s, n)) }
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.maximum(numbers(a, s, n)) }
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.minimum(numbers(a, s, n)) }
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.maximumMagnitude(numbers(a, s, n)) }

public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride,
  _ n: vDSP_Length
) { unsafe write(vDSP.absolute(numbers(a, s, n)), to: c, t) }
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride,
  _ n: vDSP_Length
) { unsafe write(vDSP.negative(numbers(a, s, n)), to: c, t) }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride,
  _ n: vDSP_Length
) { unsafe write(vDSP.square(numbers(a, s, n)), to: c, t) }
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>, _ r: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.add(numbers(a, s, n), numbers(b, r, n)), to: c, t) }
/// Second minus first, as Apple's.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ r: vDSP_Stride, _ a: UnsafePointer<Float>, _ s: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.subtract(numbers(a, s, n), numbers(b, r, n)), to: c, t) }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>, _ r: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.multiply(numbers(a, s, n), numbers(b, r, n)), to: c, t) }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.add(b.pointee, numbers(a, s, n)), to: c, t) }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.multiply(b.pointee, numbers(a, s, n)), to: c, t) }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(vDSP.divide(numbers(a, s, n), b.pointee), to: c, t) }
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ low: UnsafePointer<Float>,
  _ high: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride,
  _ n: vDSP_Length
) {
  guard unsafe low.pointee <= high.pointee else { return }
  unsafe write(vDSP.clip(numbers(a, s, n), to: low.pointee...high.pointee), to: c, t)
}
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length
) { unsafe write(Array(repeating: a.pointee, count: Int(n)), to: c, t) }
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ t: vDSP_Stride, _ n: vDSP_Length) {
  unsafe write(Array(repeating: 0, count: Int(n)), to: c, t)
}
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ s: vDSP_Stride, _ b: UnsafePointer<Float>, _ r: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { unsafe c.pointee = unsafe vDSP.dot(numbers(a, s, n), numbers(b, r, n)) }

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import Foundation

/// Which way a Fourier transform goes.
public enum vDSP_DFT_Direction: Int32, Sendable {
  case FORWARD = 1, INVERSE = -1
}
/// What a transform is prepared for.
public final class _FourierPlan {
  let count: Int
  let isForward: Bool
  init(count: Int, isForward: Bool) { (self.count, self.isForward) = (count, isForward) }
}
public typealias vDSP_DFT_Setup = _FourierPlan
public typealias FFTSetup = _FourierPlan
public typealias FFTRadix = Int32
public typealias FFTDirection = Int32
public var kFFTRadix2: Int { 0 }
public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_FORWARD: Int { 1 }
public var FFT_INVERSE: Int { -1 }
public var vDSP_HANN_NORM: Int { 2 }
public var vDSP_HANN_DENORM: Int { 0 }
public var vDSP_HALF_WINDOW: Int { 1 }

public func vDSP_DFT_zop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ count: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
  _FourierPlan(count: Int(count), isForward: direction == .FORWARD)
}
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) {}
public func vDSP_create_fftsetup(_ log2: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  _FourierPlan(count: 1 << Int(min(log2, 24)), isForward: true)
}
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}

/// The transform of numbers in order, by halves where their count is even.
private func transform(_ real: [Double], _ imag: [Double], sign: Double) -> ([Double], [Double]) {
  let count = real.count
  guard count > 1 else { return (real, imag) }
  var (outReal, outImag) = (
    [Double](repeating: 0, count: count), [Double](repeating: 0, count: count)
  )
  if count % 2 == 0 {
    func every(_ list: [Double], from start: Int) -> [Double] {
      stride(from: start, to: count, by: 2).map { list[$0] }
    }
    let even = transform(every(real, from: 0), every(imag, from: 0), sign: sign)
    let odd = transform(every(real, from: 1), every(imag, from: 1), sign: sign)
    for k in 0..<count / 2 {
      let angle = sign * 2 * Double.pi * Double(k) / Double(count)
      let (c, s) = (cos(angle), sin(angle))
      let (re, im) = (c * odd.0[k] - s * odd.1[k], c * odd.1[k] + s * odd.0[k])
      (outReal[k], outImag[k]) = (even.0[k] + re, even.1[k] + im)
      (outReal[k + count / 2], outImag[k + count / 2]) = (even.0[k] - re, even.1[k] - im)
    }
    return (outReal, outImag)
  }
  for k in 0..<count {
    for n in 0..<count {
      let angle = sign * 2 * Double.pi * Double(k * n % count) / Double(count)
      outReal[k] += real[n] * cos(angle) - imag[n] * sin(angle)
      outImag[k] += real[n] * sin(angle) + imag[n] * cos(angle)
    }
  }
  return (outReal, outImag)
}

public func vDSP_DFT_Execute(
  _ setup: vDSP_DFT_Setup, _ inReal: UnsafePointer<Float>, _ inImag: UnsafePointer<Float>,
  _ outReal: UnsafeMutablePointer<Float>, _ outImag: UnsafeMutablePointer<Float>
) {
  let places = 0..<setup.count
  let found = transform(
    places.map { unsafe Double(inReal[$0]) }, places.map { unsafe Double(inImag[$0]) },
    sign: setup.isForward ? -1 : 1)
  for index in places {
    unsafe outReal[index] = Float(found.0[index])
    unsafe outImag[index] = Float(found.1[index])
  }
}

/// The transform of real numbers that are packed as pairs, as `vDSP_ctoz` makes them; twice as great as the plain one, as Apple's.
/// The way back takes the frequencies so packed, the middle one beside the first, and is not divided by their count.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ data: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride,
  _ log2: vDSP_Length, _ direction: FFTDirection
) {
  let half = (1 << Int(min(log2, 24))) / 2
  let pairs = (0..<half).map { index in
    unsafe (
      Double(data.pointee.realp[index * stride]), Double(data.pointee.imagp[index * stride])
    )
  }
  func put(_ index: Int, _ first: Double, _ second: Double) {
    unsafe data.pointee.realp[index * stride] = Float(first)
    unsafe data.pointee.imagp[index * stride] = Float(second)
  }
  guard direction > 0 else {
    // The upper half mirrors the lower.
    let upper = pairs.dropFirst().reversed()
    let first = pairs.first ?? (0, 0)
    let real = [first.0] + pairs.dropFirst().map(\.0) + [first.1] + upper.map(\.0)
    let imag = [0] + pairs.dropFirst().map(\.1) + [0] + upper.map { -$0.1 }
    let found = transform(real, imag, sign: 1).0
    return (0..<half).forEach { put($0, found[2 * $0], found[2 * $0 + 1]) }
  }
  let list = pairs.flatMap { [$0.0, $0.1] }
  let found = transform(list, Array(repeating: 0, count: list.count), sign: -1)
  for index in 0..<half {
    put(index, 2 * found.0[index], 2 * (index == 0 ? found.0[half] : found.1[index]))
  }
}

public func vDSP_ctoz(
  _ list: UnsafePointer<DSPComplex>, _ step: vDSP_Stride, _ pairs: UnsafePointer<DSPSplitComplex>,
  _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    unsafe pairs.pointee.realp[index * stride] = list[index * step / 2].real
    unsafe pairs.pointee.imagp[index * stride] = list[index * step / 2].imag
  }
}

/// The lengths of complex numbers.
public func vDSP_zvabs(
  _ pairs: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride,
  _ place: UnsafeMutablePointer<Float>, _ step: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    let (real, imag) = unsafe (
      pairs.pointee.realp[index * stride], pairs.pointee.imagp[index * stride]
    )
    unsafe place[index * step] = (real * real + imag * imag).squareRoot()
  }
}
/// The squares of the lengths of complex numbers.
public func vDSP_zvmags(
  _ pairs: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride,
  _ place: UnsafeMutablePointer<Float>, _ step: vDSP_Stride, _ count: vDSP_Length
) {
  unsafe vDSP_zvabs(pairs, stride, place, step, count)
  for index in 0..<Int(count) { unsafe place[index * step] *= place[index * step] }
}

/// A window of Hann's, which begins with 0; normalized or not, and whole or its first half, as the kind says.
public func vDSP_hann_window(
  _ place: UnsafeMutablePointer<Float>, _ count: vDSP_Length, _ kind: Int32
) {
  let height = Int(kind) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  let written = Int(kind) & vDSP_HALF_WINDOW != 0 ? (count + 1) / 2 : count
  for index in 0..<Int(written) {
    unsafe place[index] = Float(height * (1 - cos(2 * Double.pi * Double(index) / Double(count))))
  }
}

import CKumihanJPEG
public import Foundation
public import KumihanDrawing

extension PixelBuffer {
  /// The pixels as a JPEG file's bytes, without their opacity.
  ///
  /// - Parameter quality: of 0 to 1.
  /// - Throws: ``RenderError/outOfMemory(bytes:)``.
  public func jpegData(quality: Double) throws(RenderError) -> Data {
    guard let handle = unsafe tjInitCompress() else { throw .outOfMemory(bytes: 0) }
    defer { unsafe tjDestroy(handle) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { unsafe tjFree(bytes) }
    let share = quality.isFinite ? min(max(quality, 0), 1) : 1
    let source = decoded.pixels
    let result = unsafe source.withUnsafeBytes { pixels in
      unsafe tjCompress2(
        handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), 0, Int32(height),
        Int32(TJPF_RGBA.rawValue), &bytes, &count, Int32(TJSAMP_420.rawValue),
        Int32((share * 99).rounded()) + 1, TJFLAG_ACCURATEDCT)
    }
    guard result == 0, let bytes = unsafe bytes else {
      throw .outOfMemory(bytes: source.count)
    }
    return unsafe Data(bytes: bytes, count: Int(count))
  }
}

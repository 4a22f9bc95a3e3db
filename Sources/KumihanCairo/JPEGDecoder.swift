import CKumihanJPEG
public import Foundation
public import KumihanDrawing

/// Reads JPEG files, grey, colour or CMYK.
public enum JPEGDecoder {
  /// - Throws: ``RenderError/unreadableImage(kind:reason:)`` for damaged files,
  ///   ``RenderError/tooManyPixels(width:height:cap:)`` for excessive ones.
  public static func decode(_ data: Data) throws(RenderError) -> DecodedImage {
    DecodedImage(try memory(of: data))
  }

  /// Rows of red, green, blue, alpha bytes, as in ``DecodedImage``.
  static func memory(of data: Data) throws(RenderError) -> PixelMemory {
    let decoder = try TurboDecoder()
    return try decoder.decode(data)
  }
}

/// A TurboJPEG handle, released with its owner.
@safe private struct TurboDecoder: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  init() throws(RenderError) {
    guard let handle = unsafe tjInitDecompress() else { throw .outOfMemory(bytes: 0) }
    unsafe self.handle = handle
  }

  deinit { unsafe tjDestroy(handle) }

  func decode(_ data: Data) throws(RenderError) -> PixelMemory {
    let result: Result<PixelMemory, RenderError> = unsafe data.withUnsafeBytes { bytes in
      do throws(RenderError) {
        return .success(try unsafe decode(bytes.bindMemory(to: UInt8.self)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(RenderError) -> PixelMemory {
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    try unsafe check(
      tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &space))
    guard width > 0, height > 0 else {
      throw .unreadableImage(kind: "JPEG", reason: "its header is cut")
    }
    try DecodedImage.check(width: Int(width), height: Int(height))
    try Self.checkScans(unsafe Self.scans(of: bytes), pixels: Int(width) * Int(height))
    let isFourInk = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = isFourInk ? TJPF_CMYK : TJPF_RGBA
    let memory = try PixelMemory(width: Int(width), height: Int(height))
    let target = unsafe memory.bytes
    try unsafe check(
      tjDecompress2(
        handle, bytes.baseAddress, UInt(bytes.count), target.baseAddress, width, 0, height,
        format.rawValue, TJFLAG_ACCURATEDCT))
    if isFourInk { unsafe Self.convertInks(target) }
    return memory
  }

  /// The scans of a progressive file, each of which changes all of its pixels.
  private static func scans(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Within pixels an FF is always followed by a zero or a restart.
    var (count, index) = (0, 1)
    while index < bytes.count {
      if unsafe bytes[index] == 0xDA, unsafe bytes[index - 1] == 0xFF { count += 1 }
      index += 1
    }
    return count
  }

  /// Writers use fewer than twenty scans; a small picture may have more.
  private static func checkScans(_ scans: Int, pixels: Int) throws(RenderError) {
    guard scans <= 20 || scans * pixels <= 1_000_000_000 else {
      throw .unreadableImage(kind: "JPEG", reason: "it has \(scans) scans, too many for its size")
    }
  }

  /// Adobe's files store inks inverted: 255 is no ink.
  private static func convertInks(_ pixels: UnsafeMutableBufferPointer<UInt8>) {
    for i in stride(from: 0, to: pixels.count, by: 4) {
      let key = Int(unsafe pixels[i + 3])
      for j in i..<i + 3 {
        unsafe pixels[j] = UInt8((Int(unsafe pixels[j]) * key + 127) / 255)
      }
      unsafe pixels[i + 3] = 255
    }
  }

  private func check(_ status: Int32) throws(RenderError) {
    // A warning leaves a usable picture, such as one with stray bytes at its end.
    guard status != 0, unsafe tjGetErrorCode(handle) == TJERR_FATAL.rawValue else { return }
    throw .unreadableImage(
      kind: "JPEG", reason: unsafe String(cString: tjGetErrorStr2(handle)).lowercased())
  }
}

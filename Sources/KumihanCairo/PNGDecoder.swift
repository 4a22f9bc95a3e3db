import CKumihanSPNG
public import Foundation
public import KumihanDrawing

/// Reads PNG files of every colour type and depth.
public enum PNGDecoder {
  /// - Throws: ``RenderError/unreadableImage(kind:reason:)`` for damaged files,
  ///   ``RenderError/tooManyPixels(width:height:cap:)`` for excessive ones.
  public static func decode(_ data: Data) throws(RenderError) -> DecodedImage {
    DecodedImage(try memory(of: data))
  }

  /// Rows of red, green, blue, alpha bytes, as in ``DecodedImage``.
  static func memory(of data: Data) throws(RenderError) -> PixelMemory {
    let decoder = try SPNGDecoder()
    return try decoder.decode(data)
  }
}

/// A libspng context, released with its owner.
@safe private struct SPNGDecoder: ~Copyable {
  private let handle: OpaquePointer

  init() throws(RenderError) {
    guard let handle = unsafe spng_ctx_new(0) else { throw .outOfMemory(bytes: 0) }
    unsafe self.handle = handle
  }

  deinit { unsafe spng_ctx_free(handle) }

  func decode(_ data: Data) throws(RenderError) -> PixelMemory {
    let data = PNGChunks.picture(of: data)
    let result: Result<PixelMemory, RenderError> = unsafe data.withUnsafeBytes { bytes in
      do throws(RenderError) {
        return .success(try unsafe decode(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func decode(_ bytes: UnsafeRawBufferPointer) throws(RenderError) -> PixelMemory {
    try unsafe check(spng_set_png_buffer(handle, bytes.baseAddress, bytes.count))
    var header = spng_ihdr()
    try unsafe check(spng_get_ihdr(handle, &header))
    let (width, height) = (Int(header.width), Int(header.height))
    try DecodedImage.check(width: width, height: height)
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    let memory = try PixelMemory(width: width, height: height)
    try unsafe check(
      spng_decode_image(
        handle, memory.base, memory.count * 4, format, Int32(SPNG_DECODE_TRNS.rawValue)))
    return memory
  }

  private func check(_ status: Int32) throws(RenderError) {
    guard status != 0 else { return }
    throw .unreadableImage(kind: "PNG", reason: unsafe String(cString: spng_strerror(status)))
  }
}

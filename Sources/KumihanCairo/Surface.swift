import CKumihanCairo
import KumihanDrawing

/// A Cairo surface, released with its owner.
@safe struct Surface: ~Copyable {
  let handle: OpaquePointer

  /// A canvas that draws into `memory`, and retains it as long as Cairo keeps the surface.
  init(_ memory: PixelMemory) throws(RenderError) {
    let owner = unsafe Unmanaged.passRetained(memory)
    let handle = unsafe cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(memory.base).assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32, Int32(memory.width), Int32(memory.height), Int32(memory.width * 4))
    let status = unsafe cairo_surface_set_user_data(
      handle, Self.ownerKey(memory), owner.toOpaque(),
      { unsafe Unmanaged<PixelMemory>.fromOpaque($0!).release() })
    if status != CAIRO_STATUS_SUCCESS { unsafe owner.release() }
    try RenderError.check(status)
    try unsafe self.init(owning: handle)
  }

  /// A canvas of coverage bytes, rows `stride` apart, in memory that must outlive it.
  init(
    coverage: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) throws(RenderError) {
    try unsafe self.init(
      owning: cairo_image_surface_create_for_data(
        coverage, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride)))
  }

  init(owning handle: OpaquePointer?) throws(RenderError) {
    guard let handle = unsafe handle else { throw .drawing(reason: "no surface") }
    // A failed surface is one of Cairo's constants and need not be released.
    try RenderError.check(unsafe cairo_surface_status(handle))
    unsafe self.handle = handle
  }

  deinit { unsafe cairo_surface_destroy(handle) }

  /// Cairo only compares a key's address; the pixels' own is unique to the surface.
  private static func ownerKey(_ memory: PixelMemory) -> UnsafePointer<cairo_user_data_key_t> {
    unsafe UnsafePointer(OpaquePointer(memory.base))
  }
}

extension RenderError {
  /// Cairo keeps its first failure; check once, after drawing.
  static func check(_ status: cairo_status_t) throws(RenderError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(reason: unsafe String(cString: cairo_status_to_string(status)))
  }
}

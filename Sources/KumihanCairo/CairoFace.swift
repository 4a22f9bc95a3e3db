import CKumihanCairo
import CKumihanFreeType

/// A font as Cairo embeds it; it keeps the store open as long as Cairo remembers the font.
@safe final class CairoFace {
  let handle: OpaquePointer

  init(_ file: FontFile, of store: FontStore) throws(RenderError) {
    guard
      let handle = unsafe cairo_ft_font_face_create_for_ft_face(
        file.face, Int32(FT_LOAD_NO_HINTING))
    else { throw .drawing(reason: "no font face") }
    try RenderError.check(unsafe cairo_font_face_status(handle))
    unsafe self.handle = handle
    let owner = unsafe Unmanaged.passRetained(store)
    let status = unsafe cairo_font_face_set_user_data(
      handle, UnsafePointer(OpaquePointer(file.face)), owner.toOpaque(),
      { unsafe Unmanaged<FontStore>.fromOpaque($0!).release() })
    if status != CAIRO_STATUS_SUCCESS { unsafe owner.release() }
  }

  deinit { unsafe cairo_font_face_destroy(handle) }
}

import CKumihanFreeType
import CKumihanHarfBuzz
import Foundation
import KumihanDrawing

/// A font file reduced to some of its glyphs, which keep their numbers.
struct PDFFontProgram {
  /// A TrueType file, or the CFF table alone.
  let bytes: [UInt8]
  let isCFF: Bool

  init(of id: FontFaceID, file: FontFile, glyphs: [UInt32]) throws(RenderError) {
    func failure(_ reason: String) -> RenderError {
      .unreadableFont(name: id.postScriptName, file: id.file, reason: reason)
    }
    guard let blob = unsafe Self.blob(of: id, file) else { throw failure("no such file") }
    defer { unsafe hb_blob_destroy(blob) }
    guard let face = unsafe hb_face_create(blob, UInt32(id.index & 0xFFFF)),
      let input = unsafe hb_subset_input_create_or_fail()
    else { throw failure("no memory") }
    defer { unsafe hb_face_destroy(face) }
    defer { unsafe hb_subset_input_destroy(input) }
    let wanted = unsafe hb_subset_input_glyph_set(input)
    for glyph in glyphs { unsafe hb_set_add(wanted, glyph) }
    // A document shows glyphs by number, without hints; all other tables are for setting text.
    let dropped = unsafe hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for tag in ["GSUB", "GPOS", "GDEF", "BASE", "kern", "name", "OS/2", "post", "cmap", "DSIG"] {
      unsafe hb_set_add(dropped, Self.tag(tag))
    }
    let flags =
      HB_SUBSET_FLAGS_RETAIN_GIDS.rawValue | HB_SUBSET_FLAGS_NO_HINTING.rawValue
      | HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue
    unsafe hb_subset_input_set_flags(input, flags)
    unsafe kumihan_pin_instance(face, input, UInt32(id.index))
    guard let subset = unsafe hb_subset_or_fail(face, input) else {
      throw failure("it cannot be reduced to the glyphs in use")
    }
    defer { unsafe hb_face_destroy(subset) }
    let cff = unsafe Self.bytes(hb_face_reference_table(subset, Self.tag("CFF ")))
    isCFF = !cff.isEmpty
    bytes = isCFF ? cff : unsafe Self.bytes(hb_face_reference_blob(subset))
  }

  /// The file's bytes. FreeType has unpacked those of a WOFF file.
  private static func blob(of id: FontFaceID, _ file: FontFile) -> OpaquePointer? {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(id.file) else { return nil }
    var length: UInt32 = 0
    guard let first = unsafe hb_blob_get_data(blob, &length), length > 4,
      unsafe memcmp(first, "wOFF", 4) == 0
    else { return unsafe blob }
    unsafe hb_blob_destroy(blob)
    var count: FT_ULong = 0
    guard unsafe FT_Load_Sfnt_Table(file.face, 0, 0, nil, &count) == 0 else { return nil }
    var bytes = [FT_Byte](repeating: 0, count: Int(count))
    guard unsafe FT_Load_Sfnt_Table(file.face, 0, 0, &bytes, &count) == 0 else { return nil }
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  private static func tag(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Copies a blob's bytes and releases it.
  private static func bytes(_ blob: OpaquePointer?) -> [UInt8] {
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    return unsafe data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) { base in
      unsafe Array(UnsafeBufferPointer(start: base, count: Int(length)))
    }
  }
}

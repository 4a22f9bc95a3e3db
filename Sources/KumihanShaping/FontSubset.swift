import CKumihanHarfBuzz
package import Foundation
package import KumihanDrawing

/// Font files with a few glyphs of a face and no shaping rules: each character has exactly its
/// given glyph.
package struct FontSubset {
  /// The font file.
  package let data: Data

  /// - Throws: ``FontError`` for a file that cannot be read or subset.
  package init(
    of face: FontFaceID, characters: [Unicode.Scalar: UInt32]
  ) throws(FontError) {
    let source = try unsafe HarfBuzzFace.openFace(face.file, index: face.index)
    defer { unsafe hb_face_destroy(source) }
    func failure() -> FontError { .broken(file: face.file, reason: "it cannot be made smaller") }
    guard let input = unsafe hb_subset_input_create_or_fail() else { throw failure() }
    defer { unsafe hb_subset_input_destroy(input) }
    unsafe hb_subset_input_set_flags(
      input, HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_NO_PRUNE_UNICODE_RANGES.rawValue)
    for glyph in characters.values { unsafe hb_set_add(hb_subset_input_glyph_set(input), glyph) }
    for table in Self.dropped {
      unsafe hb_set_add(hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG), Self.tag(table))
    }
    unsafe kumihan_pin_instance(source, input, UInt32(face.index))
    guard let plan = unsafe hb_subset_plan_create_or_fail(source, input) else { throw failure() }
    defer { unsafe hb_subset_plan_destroy(plan) }
    guard let small = unsafe hb_subset_plan_execute_or_fail(plan) else { throw failure() }
    defer { unsafe hb_face_destroy(small) }
    let numbers = unsafe hb_subset_plan_old_to_new_glyph_mapping(plan)
    // A damaged face may refer to glyphs that it lacks.
    let glyphs = characters.map { ($0.key, unsafe hb_map_get(numbers, $0.value)) }
      .filter { $0.1 != UInt32.max }.sorted { $0.0 < $1.0 }
    guard let builder = unsafe hb_face_builder_create() else { throw failure() }
    defer { unsafe hb_face_destroy(builder) }
    unsafe Self.copyTables(of: small, to: builder)
    unsafe Self.add(Self.characterMap(glyphs), as: "cmap", to: builder)
    guard let blob = unsafe hb_face_reference_blob(builder) else { throw failure() }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else { throw failure() }
    data = unsafe Data(bytes: bytes, count: Int(length))
  }

  /// The shaping rules, and the character map, which is rebuilt.
  private static let dropped = [
    "cmap", "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "MATH", "kern", "kerx", "morx", "mort", "vhea",
    "vmtx", "VORG", "DSIG", "hdmx", "LTSH", "VDMX",
  ]

  private static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
  }

  private static func copyTables(of made: OpaquePointer, to builder: OpaquePointer) {
    // Only a face read from a file can list its tables.
    let file = unsafe hb_face_reference_blob(made)
    let face = unsafe hb_face_create(file, 0)
    unsafe hb_blob_destroy(file)
    defer { unsafe hb_face_destroy(face) }
    var tags = [hb_tag_t](repeating: 0, count: 64)
    var count = UInt32(tags.count)
    unsafe hb_face_get_table_tags(face, 0, &count, &tags)
    for tag in tags.prefix(Int(count)) {
      let blob = unsafe hb_face_reference_table(face, tag)
      unsafe hb_face_builder_add_table(builder, tag, blob)
      unsafe hb_blob_destroy(blob)
    }
  }

  private static func add(_ bytes: [UInt8], as name: String, to builder: OpaquePointer) {
    let blob = unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe hb_face_builder_add_table(builder, tag(name), blob)
    unsafe hb_blob_destroy(blob)
  }

  /// A `cmap` table of format 12: one group for each stretch of consecutive characters and glyphs.
  private static func characterMap(_ glyphs: [(Unicode.Scalar, UInt32)]) -> [UInt8] {
    var groups: [(first: UInt32, last: UInt32, glyph: UInt32)] = []
    for (scalar, glyph) in glyphs {
      if let last = groups.last, scalar.value == last.last + 1,
        glyph == last.glyph + (scalar.value - last.first)
      {
        groups[groups.count - 1].last = scalar.value
      } else {
        groups.append((scalar.value, scalar.value, glyph))
      }
    }
    func short(_ value: UInt32) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    func long(_ value: UInt32) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }
    let header = short(0) + short(1) + short(3) + short(10) + long(12)
    let length = UInt32(16 + 12 * groups.count)
    return header + short(12) + short(0) + long(length) + long(0) + long(UInt32(groups.count))
      + groups.flatMap { long($0.first) + long($0.last) + long($0.glyph) }
  }
}

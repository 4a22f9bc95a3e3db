import CKumihanHarfBuzz
import Foundation

/// The characters of a WOFF file, found without unpacking its outlines.
@safe final class PackedCharacters: @unchecked Sendable {
  private let font: OpaquePointer
  /// The name of the table that says which characters there are, as a number.
  private static let characters = "cmap".utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }

  /// The file, for HarfBuzz to ask for tables of.
  private final class Source {
    let file: Data
    init(_ file: Data) { self.file = file }
  }

  /// Nil for a file of another kind, or a damaged one.
  init?(of path: String) {
    let url = URL(fileURLWithPath: path)
    guard path.hasSuffix(".woff"), let file = try? Data(contentsOf: url, options: .mappedIfSafe),
      PackedFont.table(Self.characters, of: file) != nil
    else { return nil }
    let source = unsafe Unmanaged.passRetained(Source(file)).toOpaque()
    let face = unsafe hb_face_create_for_tables(
      { _, tag, source in unsafe PackedCharacters.table(tag, of: source) }, source,
      { source in unsafe source.map { unsafe Unmanaged<Source>.fromOpaque($0).release() } })
    defer { unsafe hb_face_destroy(face) }
    guard let font = unsafe hb_font_create(face) else { return nil }
    unsafe hb_font_make_immutable(font)
    unsafe self.font = unsafe font
  }

  deinit { unsafe hb_font_destroy(font) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  private static func table(
    _ tag: hb_tag_t, of source: UnsafeMutableRawPointer?
  ) -> OpaquePointer? {
    guard let source = unsafe source else { return nil }
    let file = unsafe Unmanaged<Source>.fromOpaque(source).takeUnretainedValue().file
    guard let table = PackedFont.table(tag, of: file) else { return nil }
    return unsafe table.withUnsafeBytes { bytes in
      unsafe hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }
}

import CKumihanHarfBuzz
import Foundation
import KumihanDrawing
import KumihanText

/// A HarfBuzz face, in font units. It is made immutable, so that any number of tasks may use it.
@safe final class HarfBuzzFace: FontFace, @unchecked Sendable {
  let id: FontFaceID
  let measures: FaceMeasures
  let isColored: Bool
  let coversASCII: Bool
  private let font: OpaquePointer
  /// The colours of its layered glyphs; empty when it has no such glyphs.
  private let palette: [RGBA]

  private static let noMemory = "there is no memory for it"
  /// No font in use is nearly as large; a larger file is a mistake or an attack.
  static let greatestFileSize: UInt32 = 256 << 20

  init(_ id: FontFaceID) throws(FontError) {
    let face = try unsafe Self.openFace(id.file, index: id.index)
    defer { unsafe hb_face_destroy(face) }
    unsafe hb_face_make_immutable(face)
    guard let font = unsafe hb_font_create(face) else {
      throw .broken(file: id.file, reason: "HarfBuzz has no memory for it")
    }
    if id.index >> 16 > 0 {
      unsafe hb_font_set_var_named_instance(font, UInt32(id.index >> 16) - 1)
    }
    unsafe hb_font_make_immutable(font)
    self.id = id
    unsafe self.font = unsafe font
    measures = unsafe Self.measures(of: font, face)
    palette = unsafe Self.palette(of: face)
    isColored = unsafe !palette.isEmpty || hb_ot_color_has_png(face) != 0
    coversASCII = (UInt32(0x20)...0x7E).allSatisfy { code in
      var glyph: hb_codepoint_t = 0
      return unsafe hb_font_get_nominal_glyph(font, code, &glyph) != 0
    }
  }

  deinit { unsafe hb_font_destroy(font) }

  /// A face of a file, checked as far as text setting needs.
  static func openFace(_ file: String, index: Int) throws(FontError) -> OpaquePointer {
    // A pipe with a font's name would never end.
    var facts = stat()
    guard unsafe stat(file, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: file, reason: "it is not a plain file")
    }
    let blob = try unsafe blob(of: file)
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe hb_blob_get_length(blob) <= greatestFileSize else {
      throw .broken(file: file, reason: "larger than \(greatestFileSize >> 20) MB")
    }
    let number = index & 0xFFFF
    guard unsafe number < Int(hb_face_count(blob)) else {
      throw .broken(file: file, reason: "not a TrueType or OpenType font")
    }
    guard let face = unsafe hb_face_create(blob, UInt32(number)) else {
      throw .broken(file: file, reason: "HarfBuzz has no memory for it")
    }
    if unsafe hb_face_get_glyph_count(face) == 0 {
      unsafe hb_face_destroy(face)
      throw .broken(file: file, reason: "it has no glyphs")
    }
    return unsafe face
  }

  /// A file's bytes, unpacked where it is a WOFF file.
  private static func blob(of file: String) throws(FontError) -> OpaquePointer {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(file) else {
      let isThere = FileManager.default.fileExists(atPath: file)
      throw .unreadable(file: file, reason: isThere ? "it cannot be opened" : "no such file")
    }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length <= greatestFileSize else {
      return unsafe blob
    }
    let packed = unsafe Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: Int(length),
      deallocator: .none)
    let font: UnsafeMutableRawBufferPointer
    do throws(PackedFont.Failure) {
      unsafe font = try unsafe PackedFont.font(in: packed)
    } catch {
      switch error {
      // HarfBuzz says what it takes the file for.
      case .unreadable: return unsafe blob
      case .noMemory:
        unsafe hb_blob_destroy(blob)
        throw .unreadable(file: file, reason: noMemory)
      }
    }
    unsafe hb_blob_destroy(blob)
    let unpacked = unsafe hb_blob_create_or_fail(
      font.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(font.count),
      HB_MEMORY_MODE_READONLY, font.baseAddress, { unsafe free($0) })
    guard let unpacked = unsafe unpacked else {
      throw .unreadable(file: file, reason: noMemory)
    }
    return unsafe unpacked
  }

  /// The number of faces in a file.
  static func count(_ file: String) -> Int {
    guard let blob = try? unsafe blob(of: file) else { return 0 }
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe Int(hb_face_count(blob))
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  func shape(_ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions) -> [ShapedGlyph] {
    let pieces = MarkPieces.of(utf8, range)
    let shaped = pieces.map { piece in
      let buffer = HarfBuzzBuffer()
      buffer.add(utf8, piece, options)
      return unsafe buffer.shape(font, utf8, range, options)
    }
    if shaped.count == 1 { return shaped[0] }
    // Glyphs come in visual order.
    return Array((options.isRightToLeft ? shaped.reversed() : shaped).joined())
  }

  func hasFeature(_ tag: String) -> Bool {
    let wanted = tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    let face = unsafe hb_font_get_face(font)
    let table = "GSUB".utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    _ = unsafe hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(wanted)
  }

  func extents(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
    return CGRect(
      x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing) + CGFloat(extents.height),
      width: CGFloat(extents.width), height: -CGFloat(extents.height))
  }

  func layers(of glyph: UInt32) -> [ColorLayer] {
    guard !palette.isEmpty else { return [] }
    let face = unsafe hb_font_get_face(font)
    var count = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    _ = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return ColorLayer(
        glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// The first palette of a face with layered glyphs.
  private static func palette(of face: OpaquePointer) -> [RGBA] {
    guard unsafe hb_ot_color_has_layers(face) != 0 else { return [] }
    var count = unsafe hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    _ = unsafe hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    // Blue, green, red and alpha, from the highest byte down.
    return colors.prefix(Int(count)).map { color in
      func part(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
      return RGBA(red: part(8), green: part(16), blue: part(24), alpha: part(0))
    }
  }

  func picture(of glyph: UInt32) -> Data? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Data(bytes: bytes, count: Int(length))
  }

  private static func measures(of font: OpaquePointer, _ face: OpaquePointer) -> FaceMeasures {
    let em = CGFloat(unsafe hb_face_get_upem(face))
    var line = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &line)
    func measure(_ tag: hb_ot_metrics_tag_t, or fallback: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      let found = unsafe hb_ot_metrics_get_position(font, tag, &value)
      return found != 0 && value != 0 ? CGFloat(value) / em : fallback
    }
    let ascent = CGFloat(line.ascender) / em
    let descent = -CGFloat(line.descender) / em
    let isSane = ascent > 0 && descent >= 0 && ascent + descent < 10
    return FaceMeasures(
      unitsPerEm: em, ascent: isSane ? ascent : 0.95, descent: isSane ? descent : 0.25,
      lineGap: min(max(CGFloat(line.line_gap) / em, 0), 2),
      capHeight: max(measure(HB_OT_METRICS_TAG_CAP_HEIGHT, or: 0.7), 0),
      xHeight: max(measure(HB_OT_METRICS_TAG_X_HEIGHT, or: 0.52), 0),
      underlinePosition: max(-measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, or: -0.1), 0),
      underlineThickness: min(max(measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE, or: 0.05), 0.01), 0.5))
  }
}

import CKumihanHarfBuzz
import KumihanText

/// One use of a shaping buffer.
@safe struct HarfBuzzBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init() {
    guard let buffer = unsafe hb_buffer_create() else { preconditionFailure("out of memory") }
    unsafe self.buffer = unsafe buffer
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  borrowing func add(_ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions) {
    unsafe utf8.withUnsafeBytes { bytes in
      let text = unsafe bytes.bindMemory(to: CChar.self)
      unsafe hb_buffer_add_utf8(
        buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(options.script))
    unsafe hb_buffer_set_direction(
      buffer, options.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(options.language, -1))
  }

  /// Shapes and reads the glyphs; clusters count from `start`.
  borrowing func shape(
    _ font: OpaquePointer, _ utf8: [UInt8], _ range: Range<Int>, _ options: ShapingOptions
  ) -> [ShapedGlyph] {
    var features = Self.features(options)
    let start = range.lowerBound
    if options.features.contains(.monospacedDigits) {
      features += Self.digits(of: utf8, in: range)
    }
    unsafe hb_shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var glyphs = (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      return ShapedGlyph(
        id: info.codepoint, cluster: Int32(truncatingIfNeeded: Int(info.cluster) - start),
        advance: position.x_advance, x: position.x_offset, y: position.y_offset,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
    if options.features.contains(.monospacedDigits) {
      unsafe Self.straighten(&glyphs, font, utf8, start)
    }
    return glyphs
  }

  /// Each one as it is among digits of different widths, in the middle of its place: faces give it a
  /// foot where all are equally wide, and iOS does not.
  private static func straighten(
    _ glyphs: inout [ShapedGlyph], _ font: OpaquePointer, _ utf8: [UInt8], _ start: Int
  ) {
    var one: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, 0x31, &one) != 0 else { return }
    let width = unsafe hb_font_get_glyph_h_advance(font, one)
    for index in glyphs.indices where utf8[start + Int(glyphs[index].cluster)] == 0x31 {
      glyphs[index].id = one
      glyphs[index].x += (glyphs[index].advance - width) / 2
    }
  }

  private static func features(_ options: ShapingOptions) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: StaticString, _ value: UInt32) {
      let number = tag.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
      features.append(
        hb_feature_t(tag: number, value: value, start: 0, end: UInt32.max))
    }
    if !needsContext(options.script) { set("calt", 0) }
    if !options.usesLigatures {
      set("liga", 0)
      set("clig", 0)
    }
    if options.features.contains(.lowercaseSmallCaps) { set("smcp", 1) }
    if options.features.contains(.uppercaseSmallCaps) { set("c2sc", 1) }
    return features
  }

  /// Equal widths for digits alone: faces may widen the signs between them too, and on iOS a colon
  /// or a point stays as narrow as it is.
  private static func digits(of utf8: [UInt8], in range: Range<Int>) -> [hb_feature_t] {
    let tag = "tnum".utf8.reduce(0) { $0 << 8 | UInt32($1) }
    var result: [hb_feature_t] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, 0x30...0x39 ~= utf8[index] { index += 1 }
      if index > start {
        result.append(hb_feature_t(tag: tag, value: 1, start: UInt32(start), end: UInt32(index)))
      }
      index += 1
    }
    return result
  }

  /// In alphabets contextual alternates are ornamental (an arrow for "->") and stay off; other
  /// scripts may need them for legibility.
  private static func needsContext(_ script: UInt32) -> Bool {
    switch hb_script_from_iso15924_tag(script) {
    case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COMMON,
      HB_SCRIPT_INHERITED, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA:
      false
    default: true
    }
  }
}

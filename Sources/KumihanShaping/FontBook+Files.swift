import CKumihanHarfBuzz
public import Foundation
public import KumihanDrawing
public import KumihanText

extension FontBook {
  /// Adds every face of a folder's TrueType, OpenType and WOFF 1.0 files, without subfolders; of a
  /// variable face, each named instance. Only the tables with a face's names are read.
  public mutating func add(folder: URL) throws(FontError) {
    let files: [String]
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .unreadable(file: folder.path, reason: "no such folder")
    }
    let before = faces.count
    for name in files.sorted() where Self.isFont(name) {
      try add(file: folder.appendingPathComponent(name))
    }
    // What the other families lack is searched in these.
    for face in faces[before...] where face.family != iconFamily && !fallback.contains(face.family)
    {
      fallback.append(face.family)
    }
  }

  /// Adds the faces of one font file.
  public mutating func add(file: URL) throws(FontError) {
    var index = 0
    var count = 1
    while index < count {
      let face = try unsafe HarfBuzzFace.openFace(file.path, index: index)
      defer { unsafe hb_face_destroy(face) }
      if index == 0 { count = min(HarfBuzzFace.count(file.path), 64) }
      let instances = unsafe Int(hb_ot_var_get_named_instance_count(face))
      for instance in instances > 0 ? 1...instances : 0...0 {
        add(unsafe Self.entry(of: face, file: file.path, index: index | instance << 16))
      }
      index += 1
    }
  }

  private static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc", "otc", "woff"].contains((name as NSString).pathExtension.lowercased())
  }

  private static func entry(of face: OpaquePointer, file: String, index: Int) -> Face {
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let family =
      unsafe name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, of: face)
      ?? name(HB_OT_NAME_ID_FONT_FAMILY, of: face) ?? stem
    let id = FontFaceID(
      postScriptName: unsafe instanceName(index >> 16, family: family, of: face)
        ?? name(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: face) ?? stem, file: file, index: index)
    guard let font = unsafe hb_font_create(face) else {
      return Face(id: id, family: family, weight: 400)
    }
    defer { unsafe hb_font_destroy(font) }
    if index >> 16 > 0 { unsafe hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
    let weight = unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    let italic = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
    let width = unsafe hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
    let slant = unsafe hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)
    return Face(
      id: id, family: family, weight: Int(min(max(weight, 1), 1000)),
      isItalic: italic > 0 || slant < 0, width: width > 0 ? Int(min(max(width, 50), 200)) : 100)
  }

  /// The family's and the instance's names without spaces, as PostScript names are made.
  private static func instanceName(
    _ number: Int, family: String, of face: OpaquePointer
  ) -> String? {
    guard number > 0 else { return nil }
    let id = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(number) - 1)
    guard let style = unsafe name(Int(id), of: face) else { return nil }
    let prefix = unsafe name(HB_OT_NAME_ID_VARIATIONS_PS_PREFIX, of: face) ?? family
    return "\(prefix)-\(style)".filter { $0 != " " }
  }

  private static func name(_ id: Int, of face: OpaquePointer) -> String? {
    var length: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: 256)
    let whole = unsafe hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(id), nil, &length, &bytes)
    guard whole > 0, length > 0 else { return nil }
    return String(
      decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

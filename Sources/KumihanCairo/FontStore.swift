import CKumihanCairo
import CKumihanFreeType
import KumihanDrawing

/// Opens font files on first use, one face per file and index.
///
/// FreeType maps the file into memory, so pages of it that no glyph needs are never read.
@safe final class FontStore {
  let library: FT_Library
  private var files: [FontFaceID: FontFile] = [:]

  init() throws(RenderError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .drawing(reason: "FreeType cannot start")
    }
    unsafe self.library = library
  }

  /// Closes the faces too.
  deinit { unsafe FT_Done_FreeType(library) }

  func file(_ id: FontFaceID) throws(RenderError) -> FontFile {
    if let file = files[id] { return file }
    var face: FT_Face?
    let status = unsafe FT_New_Face(library, id.file, FT_Long(id.index), &face)
    guard status == 0, let face = unsafe face else {
      throw .unreadableFont(
        name: id.postScriptName, file: id.file, reason: Self.words(for: status))
    }
    guard unsafe face.pointee.units_per_EM > 0 else {
      throw .unreadableFont(
        name: id.postScriptName, file: id.file, reason: "it has no outlines")
    }
    let file = unsafe FontFile(face)
    files[id] = file
    return file
  }

  private static func words(for status: FT_Error) -> String {
    switch status {
    case 0x01: "no such file"
    case 0x02: "not a font"
    default: "FreeType answers error \(status)"
    }
  }
}

/// One face of a font file, with its used outlines.
@safe final class FontFile {
  /// Valid as long as its store.
  let face: FT_Face
  let unitsPerEm: Double
  private var outlines: [UInt32: GlyphOutline] = [:]

  init(_ face: FT_Face) {
    unsafe self.face = face
    unitsPerEm = Double(unsafe face.pointee.units_per_EM)
  }

  /// The outline in font units, y up, unhinted; an empty one for a glyph that the font lacks.
  func outline(_ glyph: UInt32) -> GlyphOutline {
    if let outline = outlines[glyph] { return outline }
    var outline = GlyphOutline()
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    if unsafe FT_Load_Glyph(face, glyph, flags) == 0 {
      unsafe outline = GlyphOutline(copying: face.pointee.glyph.pointee.outline)
    }
    outlines[glyph] = outline
    return outline
  }
}

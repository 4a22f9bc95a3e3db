import CKumihanCairo
import CKumihanFreeType
import Foundation
import KumihanDrawing

/// A face of the document: its used glyphs and their text.
@safe final class PDFFont {
  /// The number of its object.
  let number: Int
  private let id: FontFaceID
  private let file: FontFile
  /// By glyph: its code and width in the document, once it is used.
  private var used: [Use?]
  /// By glyph: the text of the glyph alone.
  private var texts: [UInt32: String] = [:]
  /// The same where the text is one character, for speed; 0 when unknown.
  private var scalars: [UInt32]

  struct Use {
    var code: UInt16
    /// In thousandths of the size.
    var width: Int32
  }

  init(_ id: FontFaceID, file: FontFile, number: Int) {
    (self.id, self.file, self.number) = (id, file, number)
    let count = Int(unsafe file.face.pointee.num_glyphs)
    used = Array(repeating: nil, count: max(count, 1))
    scalars = Array(repeating: 0, count: max(count, 1))
  }

  /// Whether the face's makers allow no document to hold it: bit 1 of `fsType` in its OS/2 table.
  var forbidsEmbedding: Bool { unsafe FT_Get_FSType_Flags(file.face) & 0x2 != 0 }

  /// The code of a glyph; one that the font lacks is shown as its box.
  func use(_ glyph: UInt32) throws(RenderError) -> Use {
    let glyph = Int(glyph) < used.count ? Int(glyph) : 0
    if let use = used[glyph] { return use }
    var use = Use(code: UInt16(truncatingIfNeeded: glyph), width: 0)
    if unsafe FT_Load_Glyph(file.face, UInt32(glyph), Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP))
      == 0
    {
      let advance = unsafe Double(file.face.pointee.glyph.pointee.metrics.horiAdvance)
      use.width = Int32((advance * 1000 / file.unitsPerEm).rounded())
    }
    var cid: UInt32 = 0
    if unsafe FT_Get_CID_From_Glyph_Index(file.face, UInt32(glyph), &cid) == 0 {
      use.code = UInt16(truncatingIfNeeded: cid)
    }
    used[glyph] = use
    return use
  }

  /// Whether viewers derive `text` from the glyph; each glyph has the first text it was used for.
  func tells(_ text: ArraySlice<Unicode.Scalar>, by glyph: UInt32) throws(RenderError) -> Bool {
    guard Int(glyph) < scalars.count, let first = text.first else { return false }
    if text.count == 1 {
      switch scalars[Int(glyph)] {
      case first.value: return true
      case 0 where texts[glyph] == nil && first.value != 0:
        scalars[Int(glyph)] = first.value
        return true
      default: return false
      }
    }
    if let known = texts[glyph] { return known.unicodeScalars.elementsEqual(text) }
    guard scalars[Int(glyph)] == 0 else { return false }
    texts[glyph] = String(String.UnicodeScalarView(text))
    return true
  }

  /// Writes the face with its used glyphs.
  func write(to objects: PDFObjects) throws(RenderError) {
    let glyphs = used.indices.filter { used[$0] != nil }
    let subset = try PDFFontProgram(of: id, file: file, glyphs: glyphs.map { UInt32($0) })
    let name = "\(Self.tag(glyphs))+\(id.postScriptName)"
    let program = try objects.addStream(
      PDFBytes(subset.isCFF ? "/Subtype/CIDFontType0C" : "/Length1 \(subset.bytes.count)"),
      subset.bytes)
    let descriptor = try objects.add(descriptor(name: name, program: program, isCFF: subset.isCFF))
    var descendant = PDFBytes(
      "<</Type/Font/Subtype/\(subset.isCFF ? "CIDFontType0" : "CIDFontType2")/BaseFont")
    descendant.name(name)
    descendant.write("/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>")
    if !subset.isCFF { descendant.write("/CIDToGIDMap/Identity") }
    descendant.write("/FontDescriptor ")
    descendant.reference(descriptor)
    descendant.write("/DW 0/W[")
    let uses = glyphs.compactMap { used[$0] }.sorted { $0.code < $1.code }
    var last: Int?
    for use in uses {
      if last != Int(use.code) - 1 {
        if last != nil { descendant.write("]") }
        descendant.integer(Int(use.code))
        descendant.write("[")
      }
      descendant.integer(Int(use.width))
      descendant.space()
      last = Int(use.code)
    }
    descendant.write(last == nil ? "]>>" : "]]>>")
    let below = try objects.add(descendant)
    let unicode = try objects.addStream(PDFBytes(), characterMap(glyphs).bytes)
    var font = PDFBytes("<</Type/Font/Subtype/Type0/BaseFont")
    font.name(name)
    font.write("/Encoding/Identity-H/DescendantFonts[")
    font.reference(below)
    font.write("]/ToUnicode ")
    font.reference(unicode)
    font.write(">>")
    try objects.write(number, font)
  }

  private func descriptor(name: String, program: Int, isCFF: Bool) -> PDFBytes {
    let face = unsafe file.face.pointee
    func scaled(_ value: Int) -> Int { Int((Double(value) * 1000 / file.unitsPerEm).rounded()) }
    var out = PDFBytes("<</Type/FontDescriptor/FontName")
    out.name(name)
    out.write("/Flags 4/FontBBox[")
    let box = unsafe face.bbox
    for side in [box.xMin, box.yMin, box.xMax, box.yMax] {
      out.integer(scaled(side))
      out.space()
    }
    let ascent = unsafe scaled(Int(face.ascender))
    let descent = unsafe scaled(Int(face.descender))
    out.write("]/ItalicAngle 0/Ascent \(ascent)/Descent \(descent)/CapHeight \(ascent)/StemV 80")
    out.write(isCFF ? "/FontFile3 " : "/FontFile2 ")
    out.reference(program)
    out.write(">>")
    return out
  }

  /// The text of each code.
  private func characterMap(_ glyphs: [Int]) -> PDFBytes {
    var out = PDFBytes(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000> <FFFF>
      endcodespacerange

      """)
    let known: [(code: UInt16, text: String)] = glyphs.compactMap { glyph in
      guard let use = used[glyph] else { return nil }
      if let text = texts[UInt32(glyph)] { return (use.code, text) }
      guard let scalar = Unicode.Scalar(scalars[glyph]), scalar.value > 0 else { return nil }
      return (use.code, String(scalar))
    }.sorted { $0.code < $1.code }
    // A section has at most a hundred entries.
    for start in stride(from: 0, to: known.count, by: 100) {
      let section = known[start..<min(start + 100, known.count)]
      out.write("\(section.count) beginbfchar\n")
      for (code, text) in section {
        out.write("<")
        out.hex(code)
        out.write("> <")
        for unit in text.utf16 { out.hex(unit) }
        out.write(">\n")
      }
      out.write("endbfchar\n")
    }
    out.write("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return out
  }

  /// Six letters that differ for different glyphs.
  private static func tag(_ glyphs: [Int]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for glyph in glyphs { hash = (hash ^ UInt64(glyph)) &* 0x100_0000_01B3 }
    return String(
      (0..<6).map { _ in
        let letter = UInt8(hash % 26)
        hash /= 26
        return Character(Unicode.Scalar(0x41 + letter))
      })
  }
}

import KumihanDrawing
import Testing

struct RenderErrorTests {
  private static let glyph = MissingGlyph(
    codePoint: 0x12000, script: "Xsux", cover: "Noto Sans Cuneiform", site: "M/V.swift:3",
    excerpt: "a")

  private static let said: [(RenderError, String)] = [
    (.invalidSize(width: 0, height: 4), "a page of 0.0 x 4.0 pt cannot be drawn"),
    (
      .pageTooLarge(width: 50000, height: 10, limit: 14400, format: "PDF"),
      "a page of 50000.0 x 10.0 pt exceeds the 14400.0 pt that PDF allows a side"
    ),
    (.invalidScale(-1), "a scale of -1.0 cannot be drawn"),
    (.invalidResolution(0), "a resolution of 0.0 per inch cannot be drawn"),
    (
      .tooManyPixels(width: 9, height: 8, cap: 7),
      "a picture of 9.0 x 8.0 px exceeds the cap of 7 px"
    ),
    (.outOfMemory(bytes: 5), "no memory for 5 bytes of pixels"),
    (
      .unreadableFont(name: "A", file: "a.ttf", reason: "not a font"),
      "font A cannot be read from 'a.ttf': not a font"
    ),
    (.unreadableImage(kind: "PNG", reason: "cut"), "PNG image cannot be read: cut"),
    (.unwritableFile(path: "/x", reason: .noSpace), "cannot write '/x': no space left on the disk"),
    (.noPages, "a document without pages cannot be written"),
    (
      .missingGlyphs([glyph, glyph]),
      "M/V.swift:3: Text(\"a\"): no face has U+12000 (script Xsux); hint: add a font folder with "
        + "Noto Sans Cuneiform (and 1 more)"
    ),
    (
      .unknownName(kind: "presentation", name: "shet", hint: "did you mean 'sheet'?"),
      "no presentation 'shet' in the view"
    ),
    (.fonts(.noFaces), "no font to set text with"),
    (.noFonts(tried: ["/a", "/b"]), "no fonts found; tried /a, /b"),
    (.exporter(name: "WebP", reason: "no room"), "the exporter WebP failed: no room"),
    (.drawing(reason: "no context"), "drawing failed: no context"),
  ]

  @Test(arguments: said) func words(_ error: RenderError, _ words: String) {
    #expect(error.description == words)
    #expect(error.hint?.contains("\n") != true)
    #expect(error.hint?.isEmpty != true)
  }
}

import KumihanDrawing
import KumihanText
import Testing

struct FontBookTests {
  private func book(_ weights: [Int], italics: [Int] = []) -> FontBook {
    func face(_ weight: Int, _ isItalic: Bool) -> FontBook.Face {
      let id = FontFaceID(postScriptName: "\(weight)", file: "\(weight)\(isItalic)")
      return FontBook.Face(id: id, family: "Face", weight: weight, isItalic: isItalic)
    }
    return FontBook(faces: weights.map { face($0, false) } + italics.map { face($0, true) })
  }

  @Test(
    arguments: [
      (400, [300, 500, 700], 500), (500, [300, 400, 700], 400), (450, [400, 500], 500),
      (300, [100, 400, 700], 100), (300, [400, 700], 400), (600, [400, 500, 900], 900),
      (900, [400, 700], 700), (400, [600, 700], 600), (700, [700, 800], 700),
    ] as [(Int, [Int], Int)])
  func nearestWeightByTheRulesOfCSS(_ wanted: Int, _ there: [Int], _ expected: Int) {
    #expect(book(there).face(family: "Face", weight: wanted)?.weight == expected)
  }

  @Test func slantComesBeforeWeight() {
    let book = book([400, 700], italics: [300])
    #expect(book.face(family: "face", weight: 700, italic: true)?.isItalic == true)
    #expect(self.book([400]).face(family: "FACE", weight: 700, italic: true)?.weight == 400)
    #expect(book.face(family: "Other", weight: 400) == nil)
  }

  @Test func widthComesBeforeSlantAndWeight() {
    var book = FontBook()
    for (width, weight) in [(75, 400), (100, 700), (125, 400)] {
      let id = FontFaceID(postScriptName: "\(width)", file: "\(width)")
      book.add(FontBook.Face(id: id, family: "F", weight: weight, width: width))
    }
    func found(_ width: Int) -> Int? {
      book.face(family: "f", weight: 400, width: width)?.width
    }
    #expect([50, 75, 90, 100, 110, 150].map(found) == [75, 75, 75, 100, 125, 125])
  }

  @Test func aLaterFaceReplacesItsTwin() {
    var book = book([400])
    let id = FontFaceID(postScriptName: "new", file: "new")
    book.add(FontBook.Face(id: id, family: "FACE", weight: 400))
    #expect(book.faces.map(\.id) == [id])
    #expect(book.families.count == 1)
  }

  @Test func pagesSayWhereAFaceHasAnything() throws {
    let pages = try #require(CodePointPages("0-5,1E,20B"))
    #expect(pages.contains("A") && pages.contains("\u{1EA0}") && pages.contains("\u{20B9F}"))
    #expect(!pages.contains("\u{600}") && !pages.contains("\u{20A00}"))
    #expect(CodePointPages("")?.ranges.isEmpty == true)
    #expect(CodePointPages("5-2") == nil)
    #expect(CodePointPages("5-") == nil)
    #expect(CodePointPages("1-2-3") == nil)
    #expect(CodePointPages("1234567890") == nil)
    #expect(CodePointPages("x") == nil)
  }
}

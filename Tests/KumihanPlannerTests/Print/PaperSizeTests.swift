import KumihanPlanner
import KumihanViews
import Testing

struct PaperSizeTests {
  @Test(
    arguments: [
      ("A4", 595.28, 841.89), ("a3", 841.89, 1190.55), ("A6", 297.64, 419.53),
      ("B5 JIS", 515.91, 728.50), ("b5_jis", 515.91, 728.50), ("Letter", 612, 792),
      ("half letter", 396, 612), ("legal", 612, 1008), ("210x297mm", 595.28, 841.89),
      ("8.5 x 11 in", 612, 792), ("595×842pt", 595, 842), ("21x29.7cm", 595.28, 841.89),
    ])
  func namesAndSizesAreRead(_ text: String, _ width: CGFloat, _ height: CGFloat) throws {
    let size = try PaperSize(parsing: text).size
    #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01)
  }

  @Test func everyNamedPaperIsReadByItsName() throws {
    for paper in PaperSize.named {
      #expect(try PaperSize(parsing: paper.name ?? "") == paper)
      #expect(paper.width < paper.height)
    }
  }

  @Test(
    arguments: [
      ("leter", "unknown paper 'leter'", "did you mean 'letter'? "),
      ("hobonichi-week", "unknown paper 'hobonichi-week'", "did you mean 'hobonichi-weeks'? "),
      ("supernot", "unknown paper 'supernot'", "did you mean 'supernote-a5x'? "),
      ("kindl", "unknown paper 'kindl'", "did you mean 'kindle-scribe'? "),
      ("", "unknown paper ''", "known: a3"),
      ("210x297", "unreadable paper size '210x297'", "write it as"),
      ("210mm", "unreadable paper size '210mm'", "write it as"),
      ("1x1mm", "paper size '1x1mm' is out of range", "use sides from 20 to 5080 mm"),
      ("-5x200mm", "paper size '-5x200mm' is out of range", "use sides"),
      ("nanx200mm", "unknown paper 'nanx200mm'", "known"),
      ("1e9x200mm", "paper size '1e9x200mm' is out of range", "use sides"),
    ])
  func anUnknownPaperIsNamed(_ text: String, _ words: String, _ hint: String) throws {
    let error = try #require(throws: PrintError.self) { try PaperSize(parsing: text) }
    #expect(error.description == words)
    #expect(error.hint.hasPrefix(hint))
  }
}

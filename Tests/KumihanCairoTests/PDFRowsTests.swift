import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

/// What the structure of documents costs.
@Suite struct PDFRowsTests {
  private static let (rows, columns) = (30, 8)

  private func group(_ role: SemanticRole, _ children: [DrawItem]) -> DrawItem {
    DrawItem(.group(DrawGroup(role: role, children: children)))
  }

  /// A table with a row of headers, as large as the page.
  private func table() -> DrawItem {
    group(
      .table,
      (0..<Self.rows).map { row in
        group(
          .tableRow,
          (0..<Self.columns).map { column in
            let place = CGPoint(x: 10 + column * 40, y: 20 + row * 20)
            let text = Specimen.run("A", glyphs: [41], at: place)
            let node = NodeID(Int32(row * Self.columns + column))
            return group(
              row == 0 ? .tableHeader(.column) : .tableCell,
              [DrawItem(.glyphs(text, .color(.black)), node: node)])
          })
      })
  }

  private func document(pages: Int, isTagged: Bool = true) throws -> Data {
    var metadata = PDFMetadata()
    metadata.isTagged = isTagged
    let list = DisplayList(size: CGSize(width: 340, height: 640), items: [table()])
    return try PDFRenderer(metadata: metadata).render(
      pages: Array(repeating: PDFPage(list), count: pages))
  }

  /// Its mark, its element, its place in its row and in the tree of parents.
  @Test func aCellTakesFewBytes() throws {
    let pages = 20
    let cost =
      try document(pages: pages).count - document(pages: pages, isTagged: false).count
    #expect(Double(cost) / Double(pages * Self.rows * Self.columns) < 7)
  }

  /// More elements than one stream holds are all found again, each at its place.
  @Test func readersFindAllElements() throws {
    let pages = 12
    let data = try document(pages: pages)
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let lines = try toolText("pdfinfo", "-struct-text", "FILE", on: data).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix("\"A\"") } == pages * Self.rows * Self.columns)
    #expect(lines.count { $0.contains("TH") } == pages * Self.columns)
    let text = try toolText("mutool", "draw", "-q", "-F", "text", "FILE", on: data)
    #expect(text.count { $0 == "A" } == pages * Self.rows * Self.columns)
  }

  /// Words that a reader needs beside the glyphs stand in the mark of their element.
  @Test func wordsAreInTheMarkOfTheirElement() throws {
    let run = Specimen.run("11", glyphs: [20, 20], at: CGPoint(x: 20, y: 20), step: 30)
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [DrawItem(.glyphs(run, .color(.black)), node: NodeID(1))])
    let data = try PDFRenderer().render(pages: [PDFPage(list)])
    let text = try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(text.contains("/Span<</ActualText (11)/MCID 0>>BDC"))
    #expect(text.ranges(of: "EMC").count == 1)
    #expect(try toolText("pdftotext", "FILE", "-", on: data).hasPrefix("11"))
    #expect(try toolText("pdfinfo", "-struct-text", "FILE", on: data).contains("\"11\""))
  }
}

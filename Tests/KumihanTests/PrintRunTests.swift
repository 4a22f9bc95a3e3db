import Foundation
import Kumihan
import KumihanGoldens
import Testing

@MainActor
struct PrintRunTests {
  private func page(_ document: PDFDocument, _ number: Int) throws -> PDFPage {
    let content = try document.page(size: CGSize(width: 200, height: 300)) {
      Text("PAGE\(number)").font(.system(size: 12)).documentDestination("p\(number)")
    }
    return PDFPage(content, label: "\(number)")
  }

  private func texts(_ data: Data) throws -> [String] {
    try toolText("pdftotext", "FILE", "-", on: data)
      .components(separatedBy: "\u{0C}").dropLast().map { sheet in
        sheet.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
  }

  @Test func aBookletIsPrintedInItsOrder() throws {
    let document = try PDFDocument()
    var asked: [Int] = []
    let small = try PrintRun(imposition: .booklet).print(pageCount: 6, to: document) { index in
      asked.append(index)
      return try page(document, index + 1)
    }
    #expect(asked == [0, 1, 5, 2, 3, 4])
    #expect(document.pageCount == 4)
    // Half of 300 x 200 is two thirds of 200 x 300.
    #expect(small.count == 1 && small[0].size > 7.5 && small[0].size <= 8, "\(small)")
    let data = try document.finish()
    #expect(try texts(data) == ["PAGE1", "PAGE2", "PAGE6 PAGE3", "PAGE4 PAGE5"])
    let info = try toolText("pdfinfo", "FILE", on: data)
    #expect(info.contains("300 x 200 pts"))
    let names = try toolText("pdfinfo", "-dests", "FILE", on: data)
    for number in 1...6 { #expect(names.contains("\"p\(number)\"")) }
  }

  @Test func pagesByThemselvesKeepTheirLabels() throws {
    let document = try PDFDocument()
    let small = try PrintRun(tone: .eInk, leastTextSize: 11).print(
      pageCount: 2, to: document
    ) { try page(document, $0 + 7) }
    #expect(small.isEmpty)
    let data = try document.finish()
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(plain.contains("/P (7)") && plain.contains("/P (8)"))
  }
}

import Foundation
import Kumihan
import KumihanTestTools
import Testing

@MainActor
struct PrintRunTests {
  private func page(_ document: PDFDocument, _ number: Int) throws(RenderError) -> LaidOutPage {
    var page = try document.page(size: CGSize(width: 200, height: 300)) {
      Text("PAGE\(number)").font(.system(size: 12)).documentDestination("p\(number)")
    }
    page.label = "\(number)"
    return page
  }

  private func smallTexts(_ document: PDFDocument) -> [SmallText] {
    document.report.findings.compactMap { finding in
      if case .smallText(let text) = finding.cause { text } else { nil }
    }
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
    try PrintRun(imposition: .booklet).print(pageCount: 6, to: document) {
      index throws(RenderError) in
      asked.append(index)
      return try page(document, index + 1)
    }
    let small = smallTexts(document)
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

  /// One finding for each whole point, not one for each size.
  @Test func smallSizesAreSummedUp() throws {
    let document = try PDFDocument()
    try PrintRun().print(pageCount: 1, to: document) { _ throws(RenderError) in
      try document.page(size: CGSize(width: 200, height: 300)) {
        VStack {
          Text("large").font(.system(size: 6.9))
          Text("least").font(.system(size: 6.5))
          Text("other").font(.system(size: 8.1))
        }
      }
    }
    let small = smallTexts(document)
    #expect(small.map(\.count) == [2, 1])
    #expect(small.map(\.text) == ["least", "other"])
  }

  @Test func pagesByThemselvesKeepTheirLabels() throws {
    let document = try PDFDocument()
    try PrintRun(tone: .eInk, leastTextSize: 11).print(pageCount: 2, to: document) {
      index throws(RenderError) in try page(document, index + 7)
    }
    #expect(document.report.isEmpty)
    let data = try document.finish()
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(plain.contains("/P (7)") && plain.contains("/P (8)"))
  }
}

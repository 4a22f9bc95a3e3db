import Foundation
import Kumihan
import KumihanTestTools
import Testing

@MainActor
struct PDFViewTests {
  private func document() throws -> PDFDocument {
    let metadata = PDFMetadata(title: "Vecka 42", author: "Åsa", subject: "情報")
    let document = try PDFDocument(metadata: metadata)
    try document.addPage(size: CGSize(width: 320, height: 200)) {
      VStack(alignment: .leading) {
        Text("WEEK 42 情報デザイン Tết Åäö").font(.system(.headline, design: .rounded))
        Text("second line")
      }
    }
    try document.addPage(size: CGSize(width: 200, height: 320)) {
      Text("third line").fontWeight(.bold)
    }
    return document
  }

  @Test func wordsComeBackInReadingOrder() throws {
    let text = try toolText("pdftotext", "FILE", "-", on: document().finish())
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .controlCharacters)
    }
    let words = lines.filter { !$0.isEmpty }
    #expect(words == ["WEEK 42 情報デザイン Tết Åäö", "second line", "third line"])
  }

  @Test func pagesKeepTheirSizesAndTheDocumentItsWords() throws {
    let data = try document().finish()
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let info = try toolText("pdfinfo", "-f", "1", "-l", "2", "FILE", on: data)
    for words in ["Vecka 42", "Åsa", "情報", "320 x 200 pts", "200 x 320 pts"] {
      #expect(info.contains(words), "\(words) in \(info)")
    }
  }

  @Test func everyFontIsEmbeddedAsASubset() throws {
    let fonts = try toolText("pdffonts", "FILE", on: document().finish())
    let rows = fonts.split(separator: "\n").dropFirst(2)
    #expect(rows.count >= 3, "\(fonts)")
    for row in rows { #expect(row.contains("yes yes yes"), "\(row)") }
  }

  @Test func equalViewsMakeEqualBytes() throws {
    #expect(try document().finish() == document().finish())
  }
}

import Foundation
import Kumihan
import KumihanTestTools
import Testing

/// What readers find in a document where glyphs alone would not tell it.
@MainActor
struct CopiedWordsTests {
  private func copied(@ViewBuilder _ content: () -> some View) throws -> String {
    let document = try PDFDocument(metadata: PDFMetadata())
    try document.addPage(size: CGSize(width: 300, height: 200), content: content)
    let text = try toolText("pdftotext", "FILE", "-", on: document.finish())
    // Signs of direction around right-to-left words.
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value < 0x202A || $0.value > 0x202E })
    )
    .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test(arguments: ["في عام أطلقت", "السلام الإسلام", "العَرَبِيَّة", "שלום עברית"])
  func rightToLeftWordsStayWhole(_ words: String) throws {
    #expect(try copied { Text(verbatim: words) } == words)
  }

  @Test func lettersFarApartStayOneWord() throws {
    #expect(try copied { Text(verbatim: "on 11 and 1111").monospacedDigit() } == "on 11 and 1111")
    #expect(try copied { Text(verbatim: "WEEK 42").tracking(5) } == "WEEK 42")
  }

  @Test func wordsOfAnotherScriptSayTheirLanguage() throws {
    func marks(_ language: String?, _ words: String) throws -> [String] {
      let document = try PDFDocument(metadata: PDFMetadata(language: language))
      try document.addPage(size: CGSize(width: 300, height: 100)) { Text(verbatim: words) }
      let text = try toolText(
        "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: document.finish())
      return text.matches(of: /\/Lang\s?\(([a-z]+)\)\s?>>\s?BDC/).map { String($0.1) }
    }
    #expect(try marks("en", "Hello שלום") == ["he"])
    #expect(try marks("en", "Tokyo 日本 ひらがな 한국어").contains("ko"))
    #expect(try marks("fa-IR", "سلام Hello").isEmpty)
    #expect(try marks("sv", "Åäö Привет") == [])
    #expect(try marks(nil, "ภาษาไทย") == ["th"])
  }

  @Test func symbolsAmongWordsAreNoCharacters() throws {
    let words = try copied { Text("Rated \(Image(systemName: "star.fill")) by many") }
    #expect(words.split { $0.isWhitespace } == ["Rated", "by", "many"], "\(words)")
  }

  @Test func wordsUnderEffectsStayInTheText() throws {
    #expect(try copied { Text(verbatim: "Blurred words").blur(radius: 3) } == "Blurred words")
    #expect(try copied { Text(verbatim: "Grey words").grayscale(1) } == "Grey words")
    let turned = try copied {
      HStack {
        Text(verbatim: "Two").rotationEffect(.degrees(10))
        Text(verbatim: "parts")
      }.hueRotation(.degrees(40))
    }
    #expect(turned.contains("Two") && turned.contains("parts"))
  }

  @Test func whatIsInvisibleUnderEffectsIsNotRead() throws {
    #expect(try copied { Text(verbatim: "Hidden").opacity(0).blur(radius: 3) } == "")
    #expect(try copied { Text(verbatim: "Clear").foregroundStyle(.clear).grayscale(1) } == "")
  }
}

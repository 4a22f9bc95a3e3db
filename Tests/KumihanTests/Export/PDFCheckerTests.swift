import Foundation
import Kumihan
import KumihanTestTools
import Testing

/// The checker of documents: on one that keeps both standards, and on the same one broken in a
/// single place.
@MainActor
struct PDFCheckerTests {
  private func document() throws -> String {
    var metadata = PDFMetadata(title: "Report", language: "sv-SE")
    metadata.standards = [.ua1, .a2b]
    let document = try PDFDocument(metadata: metadata)
    try document.addPage(size: CGSize(width: 300, height: 300)) {
      Text(verbatim: "Report").accessibilityHeading(.h1)
      Link("Site", destination: URL(string: "https://example.org")!)
      Image(resource: checker, scale: 1).accessibilityLabel("Checks")
      VStack {
        HStack {
          Text(verbatim: "Day").documentRole(.tableHeader(.column))
          Text(verbatim: "Words").documentRole(.tableHeader(.column))
        }.documentRole(.tableRow)
        HStack {
          Text(verbatim: "1").documentRole(.tableCell)
          Color.clear.documentRole(.tableCell)
        }.documentRole(.tableRow)
      }.documentRole(.table)
      VStack { Text(verbatim: "one").documentRole(.listItem) }.documentRole(.list)
    }
    // Pages of plain text, in which a place can be broken.
    let plain = try tool(
      "qpdf", ["--qdf", "--object-streams=disable", "FILE", "-"], on: document.finish())
    return String(String.UnicodeScalarView(plain.map { Unicode.Scalar($0) }))
  }

  private func failures(_ text: String, _ standard: PDFChecker.Standard) throws -> [String] {
    let data = Data(text.unicodeScalars.map { UInt8($0.value) })
    return try PDFChecker(data).failures(of: standard)
  }

  @Test func ourDocumentKeepsBoth() throws {
    let text = try document()
    #expect(try failures(text, .ua1) == [])
    #expect(try failures(text, .a2b) == [])
  }

  @Test(arguments: [
    ("/Lang (sv-SE)", "/Lxng (sv-SE)", "7.2: the document has no language"),
    ("/Marked true", "/Maxked true", "7.1: the document is not marked as tagged"),
    ("/DisplayDocTitle true", "/DisplayDocTxtle true", "7.1: viewers do not show the title"),
    ("<dc:title>", "<dx:title>", "7.1: the metadata has no title"),
    ("pdfuaid:part>1<", "pdfuaid:part>3<", "5: the metadata does not say pdfuaid:part 1"),
    ("/Alt (Checks)", "/Atl (Checks)", "7.3: a figure has no alternative text"),
    ("/S /H1", "/S /H3", "7.4.2: heading level 3 follows 0"),
    ("/Scope /", "/Scxpe /", "7.5: a header cell has no scope"),
    ("/S /TR", "/S /TX", "7.5: a cell is outside a row"),
    ("/S /TD", "/S /LI", "7.6: a list's entry is outside a list"),
    ("/Tabs /S", "/Tabs /R", "7.18.3: a page's tab order is not that of its structure"),
    ("/Contents (Site)", "/Contxnts (Site)", "7.18.5: an annotation /Link has no words"),
    ("/StructParent ", "/StructPxrent ", "7.18.1: an annotation is not in the structure"),
    (">>BDC\n", ">>XDC\n", "7.1: content is neither tagged nor decoration"),
    ("/ToUnicode ", "/ToUnicxde ", "7.21.7: font"),
    ("/FontFile", "/FontFxle", "7.21.4.1: font"),
  ])
  func breaksOfUA(from: String, to: String, message: String) throws {
    let found = try failures(document().replacing(from, with: to), .ua1)
    #expect(found.contains { $0.hasPrefix("PDF/UA-1 \(message)") }, "\(found)")
  }

  @Test(arguments: [
    ("pdfaid:part>2<", "pdfaid:part>1<", "6.6.4: the metadata does not say pdfaid:part 2"),
    ("conformance>B<", "conformance>X<", "6.6.4: the metadata does not say pdfaid:conformance B"),
    ("/GTS_PDFA1", "/GTS_PDFX1", "6.2.3: no output intent says what colours mean"),
    ("/F 4", "/F 2", "6.3.2: an annotation is not printed"),
    ("/F 4", "/F 6", "6.3.2: an annotation is hidden"),
    ("/Subtype /Link", "/Subtype /Text", "6.3.3: an annotation has no appearance"),
    ("%PDF-1.7", "%PDF-2.0", "6.1.2: the header is not that of PDF 1.n"),
    ("/FontFile", "/FontFxle", "6.2.11.4.1: font"),
    ("/BitsPerComponent 8", "/Interpolate   true", "6.2.8: a picture asks to be smoothed"),
  ])
  func breaksOfA(from: String, to: String, message: String) throws {
    let found = try failures(document().replacing(from, with: to), .a2b)
    #expect(found.contains { $0.hasPrefix("PDF/A-2b \(message)") }, "\(found)")
  }
}

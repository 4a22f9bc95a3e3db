import Foundation
import Kumihan
import KumihanTestTools
import Testing

/// Documents that keep a standard, and the reasons why others are not written.
@MainActor
struct PDFStandardTests {
  private func metadata(_ standards: Set<PDFStandard>, title: String? = "Report") -> PDFMetadata {
    var metadata = PDFMetadata(title: title, author: "A & B", language: "sv-SE")
    metadata.standards = standards
    return metadata
  }

  private func document(
    _ metadata: PDFMetadata, @ViewBuilder _ content: () -> some View
  ) throws -> Data {
    let document = try PDFDocument(metadata: metadata)
    try document.addPage(size: CGSize(width: 200, height: 200), content: content)
    return try document.finish()
  }

  private func plain(_ data: Data) throws -> String {
    try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
  }

  private func refusal(
    _ metadata: PDFMetadata, @ViewBuilder _ content: () -> some View
  ) -> String? {
    do {
      _ = try document(metadata, content)
      return nil
    } catch { return "\(error)" }
  }

  @Test func bothStandardsAreInTheDocument() throws {
    let data = try document(metadata([.ua1, .a2b])) {
      Text(verbatim: "Report").accessibilityHeading(.h1)
      Link("Site", destination: URL(string: "https://example.org")!)
    }
    let text = try plain(data)
    #expect(text.contains("<pdfuaid:part>1</pdfuaid:part>"))
    #expect(text.contains("<pdfaid:part>2</pdfaid:part>"))
    #expect(text.contains("<pdfaid:conformance>B</pdfaid:conformance>"))
    #expect(text.contains("<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>"))
    #expect(text.contains("<rdf:li>A &amp; B</rdf:li>"))
    #expect(text.contains("/Lang (sv-SE)") && text.contains("/DisplayDocTitle true"))
    #expect(text.contains("/S /GTS_PDFA1") && text.contains("acsp"))
    #expect(text.contains("/Contents (Site)") && text.contains("/F 4"))
    #expect(!text.contains("/Interpolate"))
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
  }

  @Test func withoutAStandardNothingIsRefusedOrClaimed() throws {
    let text = try plain(document(PDFMetadata()) { Image(resource: checker, scale: 1) })
    #expect(!text.contains("<pdfuaid:part>") && !text.contains("/OutputIntents"))
    #expect(text.contains("<pdf:Producer>Kumihan</pdf:Producer>"))
  }

  @Test func whatBreaksAStandardIsRefusedWithItsClause() throws {
    let picture = Image(resource: checker, scale: 1)
    #expect(
      refusal(metadata([.ua1])) { picture }
        == "PDF/UA-1 is not kept: a picture has no alternative text (clause 7.3)")
    #expect(refusal(metadata([.ua1])) { picture.accessibilityLabel("Checks") } == nil)
    #expect(refusal(metadata([.ua1])) { picture.accessibilityHidden(true) } == nil)
    #expect(refusal(metadata([.a2b])) { picture } == nil)
    #expect(
      refusal(metadata([.ua1], title: nil)) { Text(verbatim: "a") }
        == "PDF/UA-1 is not kept: the document has no title (clause 7.1)")
    #expect(
      refusal(metadata([.ua1])) { Text(verbatim: "a").accessibilityHeading(.h2) }
        == "PDF/UA-1 is not kept: the first heading has level 2 (clause 7.4.2)")
    #expect(
      refusal(metadata([.ua1])) {
        Text(verbatim: "a").accessibilityHeading(.h1)
        Text(verbatim: "b").accessibilityHeading(.h3)
      } == "PDF/UA-1 is not kept: a heading of level 3 follows one of level 1 (clause 7.4.2)")
    #expect(
      refusal(metadata([.a2b])) { Text(verbatim: "a").documentNote("see") }
        == "PDF/A-2b is not kept: the note 'see' has no appearance of its own (clause 6.3.3)")
    var untagged = metadata([.ua1])
    untagged.isTagged = false
    #expect(refusal(untagged) { Text(verbatim: "a") }?.contains("no tags (clause 7.1)") == true)
  }

  /// A face whose makers allow no document to hold it: bit 1 of `fsType` in its OS/2 table.
  @Test func facesThatForbidEmbeddingAreRefused() throws {
    let faces = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "fonts/faces")
    var bytes = [UInt8](try Data(contentsOf: faces.appending(path: "JohoMono-Bold.ttf")))
    let entry = try #require(bytes.firstRange(of: Array("OS/2".utf8))).lowerBound
    let table = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange((table + 8)..<(table + 10), with: [0, 2])
    let file = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    var book = try FontBook(manifestIn: faces)
    book.add(
      FontBook.Face(
        id: FontFaceID(postScriptName: "Closed", file: file.path), family: "Closed", weight: 400))
    let context = RenderingContext(fonts: book)
    func draw(_ standards: Set<PDFStandard>) throws -> Data {
      let document = try PDFDocument(metadata: metadata(standards), context: context)
      try document.addPage(size: CGSize(width: 200, height: 50)) {
        Text(verbatim: "Words").font(.custom("Closed", fixedSize: 12))
      }
      return try document.finish()
    }
    for (standard, clause) in [(PDFStandard.ua1, "7.21.4.1"), (.a2b, "6.2.11.4.1")] {
      let error = #expect(throws: RenderError.self) { try draw([standard]) }
      let words = "the font Closed forbids being embedded (clause \(clause))"
      #expect("\(try #require(error))".contains(words))
    }
    #expect(try draw([]).count > 1000)
  }

  @Test func untaggedDocumentsHaveNoStructure() throws {
    var metadata = PDFMetadata()
    metadata.isTagged = false
    let text = try plain(
      document(metadata) { Link("Site", destination: URL(string: "https://example.org")!) })
    #expect(!text.contains("/StructTreeRoot") && !text.contains("BDC"))
    #expect(!text.contains("/StructParent") && text.contains("/Subtype /Link"))
  }

  @Test(arguments: ["বাংলা ক্ষুদ্র স্ত্রী", "ภาษาไทย น้ำใจ ปิ่นโต", "हिन्दी में क्षत्रिय", "office Tết ½"])
  func wordsAreCopiedAsTheyWereWritten(words: String) throws {
    let data = try document(PDFMetadata()) { Text(verbatim: words) }
    let copied = try toolText("pdftotext", "-raw", "FILE", "-", on: data)
    #expect(copied.trimmingCharacters(in: .whitespacesAndNewlines) == words)
  }

  @Test func linksAmongWordsHoldTheirWords() throws {
    let data = try document(PDFMetadata()) { Text("Read [the book](https://example.org) today.") }
    let lines = try toolText("pdfinfo", "-struct-text", "FILE", on: data)
    let parts = lines.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(" (block)", with: "")
        .replacing(" (inline)", with: "")
    }
    #expect(
      parts.filter { !$0.hasPrefix("Object") }
        == ["Document", "Sect", "P", "\"Read \"", "Link", "\"the book\"", "\" today.\""], "\(parts)"
    )
    #expect(try plain(data).contains("/Contents (the book)"))
  }

  /// Emoji that are pictures in their face are read as what they show, among the words around them.
  @Test func picturesAmongWordsHaveTheirCharacters() throws {
    let words = Text(verbatim: "Run \u{1F3C3}\u{200D}\u{27A1}\u{FE0F} on")
    let data = try document(metadata([.ua1])) { words }
    let lines = try toolText("pdfinfo", "-struct-text", "FILE", on: data)
    let parts = lines.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces).replacing(" (block)", with: "")
    }
    #expect(
      parts == ["Document", "Sect", "P", "\"Run \"", "Figure", "\"\"", "\" on\""], "\(parts)")
    #expect(try plain(data).contains("/Alt <feffd83cdfc3200d27a1fe0f>"))
    let drawing = try RenderingContext.bundled().layout(words, in: CGSize(width: 99, height: 30))
    let svg = String(decoding: try drawing.export(SVGExporter()).data, as: UTF8.self)
    #expect(svg.contains("<title>\u{1F3C3}\u{200D}\u{27A1}\u{FE0F}</title>"))
  }

  @Test func tablesHaveHeadersWithTheirScope() throws {
    let data = try document(PDFMetadata()) {
      VStack {
        HStack {
          Text(verbatim: "Day").documentRole(.tableHeader(.column))
          Color.clear.documentRole(.tableCell)
        }.documentRole(.tableRow)
        Text(verbatim: "Days").documentRole(.caption)
      }.documentRole(.table)
    }
    let text = try plain(data)
    #expect(text.contains("/S /TH") && text.contains("/Scope /Column"))
    // An empty cell stays: rows have as many cells.
    #expect(text.contains("/S /TD") && text.contains("/S /Caption"))
  }

  private var rows: some View {
    List {
      Section("Part") { Text(verbatim: "Row") }
      Section("Next") { Text(verbatim: "Last") }
    }
  }

  /// A bar is drawn over its list, and its title is the first heading all the same.
  @Test func screensWithBarsAndListsKeepIt() throws {
    let screen = NavigationStack {
      rows.navigationTitle("Screen").toolbar { Button("Edit") {} }
    }
    #expect(refusal(metadata([.ua1])) { screen } == nil)
    let tabs = TabView { screen.tabItem { Text("Tab") } }
    #expect(refusal(metadata([.ua1])) { tabs } == nil)
    // A page on which all rows are seen.
    let pages = try PDFDocument(metadata: metadata([.ua1]))
    try pages.addPage(size: CGSize(width: 300, height: 500)) { tabs }
    let lines = try toolText("pdfinfo", "-struct-text", "FILE", on: pages.finish())
    let headings = lines.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("H") || $0.hasPrefix("\"") }
    #expect(
      headings == [
        "\"Edit\"", "H1 (block)", "\"Screen\"", "H2 (block)", "\"PART\"", "\"Row\"",
        "H2 (block)", "\"NEXT\"", "\"Last\"", "\"Tab\"",
      ], "\(headings)")
  }

  @Test func sectionsWithoutATitleAreTheFirstHeadings() throws {
    #expect(refusal(metadata([.ua1])) { rows } == nil)
    let chosen = rows.accessibilityHeading(.h3)
    #expect(refusal(metadata([.ua1])) { chosen }?.contains("has level 3") == true)
  }
}

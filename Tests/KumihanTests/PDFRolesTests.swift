import Foundation
import Kumihan
import KumihanTestTools
import Testing

/// The roles of views, read back from a document.
@MainActor
struct PDFRolesTests {
  private func structure<V: View>(_ view: V) throws -> [String] {
    let document = try PDFDocument()
    try document.addPage(size: CGSize(width: 300, height: 300)) { view }
    let data = try document.finish()
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    return try toolText("pdfinfo", "-struct-text", "FILE", on: data).split(separator: "\n").map {
      String($0).replacing(" (block)", with: "").replacing(" (inline)", with: "")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func headingsListsLinksAndDecoration() throws {
    let lines = try structure(
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Part").accessibilityHeading(.h2)
        VStack {
          Text("one").documentRole(.listItem)
          Text("two").documentRole(.listItem)
        }.documentRole(.list)
        Text("away").documentLink("https://example.org")
        Text("noise").accessibilityHidden(true)
        Text("plain").accessibilityHidden(false)
      })
    #expect(
      lines.filter { !$0.hasPrefix("Object") } == [
        "Document", "Sect", "H1", "\"Title\"", "H2", "\"Part\"", "L", "LI", "LBody", "P",
        "\"one\"", "LI", "LBody", "P", "\"two\"", "Link", "\"away\"", "P", "\"plain\"",
      ], "\(lines)")
  }

  /// As a screen reader reads them: priorities count among neighbours, and within a container.
  @Test func prioritiesOfAViewOrderTheStructure() throws {
    let lines = try structure(
      VStack {
        Text("Third")
        VStack {
          Text("Fifth")
          Text("Fourth").accessibilitySortPriority(9)
        }.accessibilityElement(children: .contain)
        Text("Last").accessibilitySortPriority(-1)
        Text("Second").accessibilitySortPriority(1)
        HStack {
          Text("First")
          Text("Beside")
        }.accessibilitySortPriority(2)
      })
    #expect(
      lines.filter { $0.hasPrefix("\"") }
        == ["First", "Beside", "Second", "Third", "Fourth", "Fifth", "Last"].map { "\"\($0)\"" })
  }

  /// Rows have as many cells; what is no row is one across all columns, and lines are decoration.
  @Test func gridsAreTables() throws {
    let grid = Grid {
      GridRow {
        Text("Item")
        Text("Price")
        Text("Stock")
      }.opacity(0.5)
      Divider()
      GridRow {
        Text("Total").gridCellColumns(2)
        Text("3")
      }
      GridRow { Text("Short").gridCellColumns(9) }
      GridRow { Text("Said") }.accessibilityElement(children: .ignore).accessibilityLabel("Sum")
      Text("Note")
    }
    let empty = "TD"
    let lines = try structure(grid)
    #expect(
      lines == [
        "Document", "Sect", "Table", "TR", "TD", "\"Item\"", "TD", "\"Price\"", "TD",
        "\"Stock\"", "TR", "TD", "\"Total\"", empty, "TD", "\"3\"", "TR", "TD", "\"Short\"", empty,
        empty, "TR", "TD", "Figure", "\"Said\"", empty, empty, "TR", "TD", "\"Note\"", empty, empty,
      ], "\(lines)")
    let column = Grid {
      GridRow { Text("a") }
      GridRow { Text("b") }
    }
    #expect(try structure(column) == ["Document", "Sect", "P", "\"a\"", "P", "\"b\""])
    let said = Grid {
      GridRow {
        Text("a").documentRole(.paragraph)
        Text("b")
      }
      GridRow { Text("c") }
    }
    #expect(try !structure(said).contains("Table"))
  }

  @Test func labelsAreAlternativeText() throws {
    let document = try PDFDocument()
    try document.addPage(size: CGSize(width: 100, height: 100)) {
      Circle().accessibilityLabel("Vollmond")
    }
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: document.finish())
    #expect(plain.contains("/S /Figure") && plain.contains("/Alt (Vollmond)"))
  }

  /// A form is for widgets (ISO 14289-1, 7.18.4), and a picture of a control is none.
  @Test func controlsAreTheirWords() throws {
    let lines = try structure(
      VStack {
        Button("Save") {}
        TextField("Name", text: .constant("Ada"))
      })
    #expect(lines == ["Document", "Sect", "P", "\"Save\"", "P", "\"Ada\""], "\(lines)")
  }

  @Test func notesStayWithTheirView() throws {
    let document = try PDFDocument()
    try document.addPage(size: CGSize(width: 100, height: 100)) {
      Text("A").documentNote("see page 4")
    }
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: document.finish())
    #expect(plain.contains("/Contents (see page 4)") && plain.contains("/Subtype /Text"))
  }

  /// Words of both directions, symbols and stacked marks come back as they were written, but for
  /// the spaces between directions, which poppler takes for part of the words before them.
  @Test(
    arguments: [
      "Week 42 אסתר and words", "مرحبا بالعالم", "นี่ครับ", "नमस्ते", "Tiếng Việt", "情報デザイン",
    ])
  func wordsComeBackAsTheyWereWritten(_ text: String) throws {
    let document = try PDFDocument()
    try document.addPage(size: CGSize(width: 400, height: 100)) {
      HStack {
        Image(systemName: "star.fill")
        Text(verbatim: text)
      }
    }
    let read = try toolText("pdftotext", "FILE", "-", on: document.finish())
    func letters(_ text: String) -> String {
      let scalars = text.unicodeScalars.filter { scalar in
        let properties = scalar.properties
        return !properties.isWhitespace && properties.generalCategory != .format
          && properties.generalCategory != .control
      }
      return String(String.UnicodeScalarView(scalars))
    }
    #expect(letters(read) == letters(text))
  }
}

import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

@Suite struct PDFStructureTests {
  private func words(_ text: String, _ node: Int32, y: CGFloat) -> DrawItem {
    let glyphs = text.unicodeScalars.map { $0.value - 24 }
    return DrawItem(
      .glyphs(
        Specimen.run(text, glyphs: glyphs, at: CGPoint(x: 20, y: y), step: 9),
        .color(.black)), node: NodeID(node))
  }

  private func group(_ role: SemanticRole, _ children: [DrawItem]) -> DrawItem {
    DrawItem(.group(DrawGroup(role: role, children: children)))
  }

  private func tree(_ items: [DrawItem]) throws -> [String] {
    let list = DisplayList(size: CGSize(width: 300, height: 300), items: items)
    let data = try PDFRenderer().render(pages: [PDFPage(list), PDFPage(list)])
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let text = try toolText("pdfinfo", "-struct-text", "FILE", on: data)
    let lines: [String] = text.split(separator: "\n").map {
      String($0).replacing(" (block)", with: "").replacing(" (inline)", with: "")
    }
    // Both pages are alike; the first is enough.
    let second = lines.dropFirst(2).firstIndex { $0.hasPrefix("  Sect") } ?? lines.endIndex
    return Array(lines[0..<second])
  }

  @Test func textWithoutARoleIsAParagraphForEachView() throws {
    let lines = try tree([
      Specimen.fill(CGRect(x: 0, y: 0, width: 300, height: 300), .pureGreen),
      words("ONE", 1, y: 20), words("MORE", 1, y: 40),
      Specimen.fill(CGRect(x: 0, y: 50, width: 9, height: 9), .black),
      words("TWO", 2, y: 60),
    ])
    #expect(
      lines == [
        "Document", "  Sect", "    P", "      \"ONEMORE\"", "    P", "      \"TWO\"",
      ])
  }

  @Test func rolesBecomeElements() throws {
    let lines = try tree([
      group(.heading(level: 2), [words("HEAD", 1, y: 20)]),
      group(
        .list,
        [
          group(.listItem, [words("FIRST", 2, y: 40)]),
          group(.listItem, [words("NEXT", 3, y: 60)]),
        ]),
      group(.table, [group(.tableRow, [group(.tableCell, [words("CELL", 4, y: 80)])])]),
      group(.artifact, [words("NOISE", 5, y: 100)]),
      group(.list, []),
    ])
    #expect(
      lines == [
        "Document", "  Sect", "    H2", "      \"HEAD\"", "    L", "      LI", "        LBody",
        "          P", "            \"FIRST\"", "      LI", "        LBody", "          P",
        "            \"NEXT\"", "    Table", "      TR", "        TD", "          \"CELL\"",
      ])
  }

  @Test func partsThatStandAloneAreWords() throws {
    let lines = try tree([
      group(.tableCell, [words("CELL", 1, y: 20)]),
      group(.tableHeader(.row), [words("HEAD", 2, y: 40)]),
      group(.tableRow, [group(.tableCell, [words("ROW", 3, y: 60)])]),
      group(.listItem, [words("ITEM", 4, y: 80)]),
    ])
    #expect(
      lines == [
        "Document", "  Sect", "    P", "      \"CELL\"", "    P", "      \"HEAD\"", "    Div",
        "      P", "        \"ROW\"", "    Div", "      P", "        \"ITEM\"",
      ])
  }

  @Test func figuresHaveTheirWords() throws {
    let circle = DrawItem(
      .fill(
        Path(ellipseIn: CGRect(x: 9, y: 9, width: 50, height: 50)), .color(.pureRed), FillStyle()))
    let list = DisplayList(
      size: CGSize(width: 100, height: 100),
      items: [group(.figure("Ein roter Kreis ○"), [circle, group(.heading(level: 1), [circle])])])
    let data = try PDFRenderer().render(pages: [PDFPage(list)])
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(plain.contains("/S /Figure") && plain.contains("/Alt <feff00450069006e"))
    #expect(!plain.contains("/S /H1"))
  }

  @Test func linksFindTheirElements() throws {
    let link = DrawItem(
      .mark(.link(CGRect(x: 0, y: 0, width: 50, height: 20), .url("https://a.org"))))
    let lines = try tree([
      group(.link, [words("GO", 1, y: 20), link]), words("ON", 2, y: 40),
    ])
    let expected = ["Document", "  Sect", "    Link", "      \"GO\""]
    #expect(Array(lines.prefix(4)) == expected, "\(lines)")
    #expect(lines.suffix(2) == ["    P", "      \"ON\""], "\(lines)")
  }

  private func link(_ text: String, _ node: Int32, _ area: CGRect, to name: String) -> DrawItem {
    group(
      .link,
      [
        words(text, node, y: area.midY),
        DrawItem(.mark(.link(area, .url("https://a.org/\(name)")))),
      ])
  }

  private func area(_ column: CGFloat, _ row: CGFloat) -> CGRect {
    CGRect(x: 20 + column * 40, y: 20 + row * 20, width: 40, height: 20)
  }

  private func linkCount(_ items: [DrawItem]) throws -> (tagged: Int, untagged: Int) {
    func count(_ metadata: PDFMetadata) throws -> Int {
      let list = DisplayList(size: CGSize(width: 300, height: 300), items: items)
      let data = try PDFRenderer(metadata: metadata).render(pages: [PDFPage(list)])
      return try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
        .ranges(of: "/Subtype /Link").count
    }
    var untagged = PDFMetadata()
    untagged.isTagged = false
    return (try count(PDFMetadata()), try count(untagged))
  }

  /// Areas that lie side by side and lead to one place are one annotation, with the words of all.
  @Test func linksBesideOneAnotherAreOne() throws {
    let items = [
      link("ONE", 1, area(0, 0), to: "x"), link("TWO", 2, area(1, 0), to: "x"),
      link("THREE", 3, area(2, 0), to: "y"), link("FOUR", 4, area(4, 0), to: "y"),
    ]
    let lines = try tree(items).filter { !$0.contains("Object") }
    #expect(
      lines == [
        "Document", "  Sect", "    Link", "      \"ONE\"", "      \"TWO\"", "    Link",
        "      \"THREE\"", "    Link", "      \"FOUR\"",
      ])
    #expect(try linkCount(items) == (3, 3))
  }

  /// In a row of a table the first cell has the link, the others keep their words.
  @Test func linksOfARowAreOne() throws {
    func row(_ y: CGFloat, _ name: String) -> DrawItem {
      group(
        .tableRow,
        (0..<3).map { group(.tableCell, [link("C", Int32($0), area(CGFloat($0), y), to: name)]) })
    }
    let items = [group(.table, [row(0, "x"), row(1, "y")])]
    let lines = try tree(items).filter { !$0.contains("Object") }
    let cells =
      ["        TD", "          Link", "            \"C\""]
      + Array(repeating: ["        TD", "          \"C\""], count: 2).flatMap { $0 }
    #expect(
      lines == ["Document", "  Sect", "    Table", "      TR"] + cells + ["      TR"] + cells)
    #expect(try linkCount(items).tagged == 2)
  }

  /// Paragraphs below one another stay links of their own: their words would lose it.
  @Test func linksOfSeveralParagraphsStayApart() throws {
    let items = (0..<2).map {
      group(.paragraph, [link("P", Int32($0), area(0, CGFloat($0)), to: "x")])
    }
    #expect(try linkCount(items).tagged == 2)
    let lines = try tree(items)
    #expect(lines.count { $0.hasSuffix("Link") } == 2, "\(lines)")
  }

  /// Tags cost bytes for each cell, and no more than this.
  @Test func aCellCostsFewBytes() throws {
    let rows = (0..<20).map { row in
      group(
        .tableRow,
        (0..<10).map { column in
          group(
            .tableCell,
            [words("\(row)", Int32(row * 10 + column), y: CGFloat(row) * 12 + 12)])
        })
    }
    let list = DisplayList(
      size: CGSize(width: 300, height: 300), items: [group(.table, rows)])
    var untagged = PDFMetadata()
    untagged.isTagged = false
    let sizes = try [PDFMetadata(), untagged].map {
      try PDFRenderer(metadata: $0).render(pages: [PDFPage(list)]).count
    }
    #expect(sizes[0] - sizes[1] < 200 * 25, "\(sizes)")
  }

  @Test func textInGroupsIsFound() throws {
    let faint = DrawGroup(
      opacity: 0.5,
      children: [
        Specimen.fill(CGRect(x: 0, y: 0, width: 90, height: 90), .pureGreen),
        group(.heading(level: 1), [words("FAINT", 1, y: 20)]), words("ALSO", 2, y: 40),
      ])
    let lines = try tree([DrawItem(.group(faint)), words("PLAIN", 3, y: 60)])
    #expect(lines.contains("    H1") && lines.contains("      \"FAINT\""), "\(lines)")
    #expect(lines.contains("      \"ALSO\"") && lines.contains("      \"PLAIN\""), "\(lines)")
  }

  @Test func pagesSayTheirBoxesLanguageAndNotes() throws {
    let note = DrawItem(.mark(.note(CGRect(x: 10, y: 10, width: 80, height: 30), "Glöm ej (1)")))
    let list = DisplayList(size: CGSize(width: 120, height: 220), items: [note])
    let boxes = PageBoxes(
      trim: CGRect(x: 20, y: 20, width: 80, height: 180),
      bleed: CGRect(x: 10, y: 12, width: 100, height: 200))
    let data = try PDFRenderer(metadata: PDFMetadata(title: "T", language: "sv")).render(
      pages: [PDFPage(list, boxes: boxes)])
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let plain = try toolText(
      "qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    #expect(plain.contains("/Lang (sv)") && plain.contains("/DisplayDocTitle true"))
    #expect(plain.contains("/Subtype /Text") && plain.contains("/Contents <feff0047006c00f6"))
    let info = try toolText("pdfinfo", "-box", "FILE", on: data)
    let rows = Dictionary(
      info.split(separator: "\n").map { line -> (String, [Double]) in
        let words = line.split(separator: ":", maxSplits: 1)
        return (
          String(words[0]),
          words.dropFirst().joined().split(separator: " ").compactMap { Double($0) }
        )
      }, uniquingKeysWith: { first, _ in first })
    #expect(rows["MediaBox"] == [0, 0, 120, 220])
    #expect(rows["BleedBox"] == [10, 8, 110, 208])
    #expect(rows["TrimBox"] == [20, 20, 100, 200])
  }

  @Test func manyPagesMakeABalancedTree() throws {
    let writer = try PDFWriter()
    for number in 0..<130 {
      let list = DisplayList(
        size: CGSize(width: 100, height: 100),
        items: [
          words("PAGE", 1, y: 20),
          DrawItem(.mark(.destination(name: "p\(number)", at: .zero))),
          DrawItem(
            .mark(
              .outline(title: "Page \(number)", level: number.isMultiple(of: 10) ? 1 : 2, at: .zero)
            )),
          DrawItem(
            .mark(
              .link(
                CGRect(x: 0, y: 0, width: 9, height: 9), .destination("p\((number + 7) % 130)")))),
        ])
      try writer.add(PDFPage(list, label: number < 3 ? "i\(number)" : nil))
    }
    #expect(writer.danglingLinks.isEmpty)
    let data = try writer.finish()
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
    let info = try toolText("pdfinfo", "FILE", on: data)
    #expect(info.contains("Pages:           130") && info.contains("Tagged:          yes"))
    let names = try toolText("pdfinfo", "-dests", "FILE", on: data)
    #expect(names.contains(" 130 [ XYZ") && names.contains("\"p129\""))
    let json = try toolText("qpdf", "--json", "--json-key=outlines", "FILE", on: data)
    #expect(json.components(separatedBy: "\"title\"").count == 131)
  }

  /// All entries are open, so a count is of every entry below at any depth (PDF 1.7, 12.3.3).
  @Test func outlineCountsAllOpenDescendants() throws {
    let levels = [1, 2, 3, 3, 2, 1, 2]
    let marks = levels.enumerated().map { index, level in
      DrawItem(.mark(.outline(title: "E\(index)", level: level, at: .zero)))
    }
    let list = DisplayList(size: CGSize(width: 100, height: 100), items: marks)
    let data = try PDFRenderer().render(pages: [PDFPage(list)])
    let plain = try toolText("qpdf", "--qdf", "--object-streams=disable", "FILE", "-", on: data)
    func count(after marker: String) throws -> Int {
      let object = try #require(
        plain.components(separatedBy: "endobj").first { $0.contains(marker) })
      let number = try #require(object.components(separatedBy: "/Count ").dropFirst().first)
      return try #require(Int(number.prefix { $0.isNumber }))
    }
    #expect(try count(after: "/Type /Outlines") == 7)
    #expect(try count(after: "(E0)") == 4)
    #expect(try count(after: "(E1)") == 2)
    #expect(try count(after: "(E5)") == 1)
  }

  /// The bar of a screen is drawn over its content and read before it; an outer one before an inner.
  @Test func aPreludeIsReadFirst() throws {
    let lines = try tree([
      words("BODY", 1, y: 60),
      group(.prelude, [group(.heading(level: 1), [words("BAR", 2, y: 40)])]),
      group(.prelude, [words("TABS", 3, y: 20)]),
      words("END", 4, y: 80),
    ])
    #expect(
      lines == [
        "Document", "  Sect", "    P", "      \"TABS\"", "    H1", "      \"BAR\"", "    P",
        "      \"BODY\"", "    P", "      \"END\"",
      ])
  }

  @Test func prioritiesOrderNeighboursOnly() throws {
    let lines = try tree([
      words("A", 1, y: 20), group(.priority(-1), [words("LAST", 2, y: 40)]),
      group(
        .list,
        [
          group(.listItem, [words("B", 3, y: 60)]),
          group(.priority(5), [group(.listItem, [words("FIRST", 4, y: 80)])]),
        ]),
      group(
        .priority(2),
        [words("TOP", 5, y: 100), group(.priority(9), [words("INNER", 6, y: 120)])]),
      group(.priority(0), [words("C", 7, y: 140), group(.priority(9), [words("D", 8, y: 160)])]),
    ])
    #expect(
      lines.filter { $0.contains("\"") }.map { $0.trimmingCharacters(in: .whitespaces) }
        == [
          "\"INNER\"", "\"TOP\"", "\"A\"", "\"FIRST\"", "\"B\"", "\"D\"", "\"C\"", "\"LAST\"",
        ])
  }

  @Test func aPreludeIsInItsElementAndNothingAmongWords() throws {
    let lines = try tree([
      group(
        .list,
        [
          group(.listItem, [words("ROW", 1, y: 20), group(.prelude, [words("TOP", 2, y: 10)])])
        ]),
      group(.heading(level: 1), [words("A", 3, y: 40), group(.prelude, [words("B", 4, y: 40)])]),
      group(.prelude, []),
    ])
    #expect(
      lines == [
        "Document", "  Sect", "    L", "      LI", "        LBody", "          P",
        "            \"TOP\"", "          P", "            \"ROW\"", "    H1", "      \"AB\"",
      ])
  }

  @Test func headingsOfPartsFollowTheTitle() throws {
    let part = group(.partHeading, [words("PART", 1, y: 20)])
    let alone = try tree([part])
    #expect(alone.contains("    H1") && !alone.contains("    H2"), "\(alone)")
    let titled = try tree([
      part, group(.prelude, [group(.heading(level: 1), [words("TITLE", 2, y: 40)])]),
    ])
    #expect(titled.filter { $0.hasPrefix("    H") } == ["    H1", "    H2"], "\(titled)")
  }
}

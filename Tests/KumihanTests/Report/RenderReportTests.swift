import Kumihan
import KumihanGoldens
import Testing

/// The report's entry for each deviation from the request.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct RenderReportTests {
  private func page<V: View>(_ view: V) throws -> LaidOutPage {
    try RenderingContext.bundled().layout(view, in: CGSize(width: 100, height: 100))
  }

  private var sweep: some View {
    Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))
      .frame(width: 40, height: 40)
  }

  @Test func patchesAreReportedByEveryFormat() throws {
    let page = try page(sweep.blur(radius: 2, opaque: true))
    #expect(try page.export(.png).report.isEmpty)
    for exporter: any Exporter in [PDFExporter(), SVGExporter()] {
      let report = try page.export(exporter).report
      #expect(!report.isEmpty, "\(exporter.name)")
      for finding in report.findings {
        #expect(finding.kind == .patched)
        #expect(finding.place.site?.contains("RenderReportTests.swift:") == true, "\(finding)")
        #expect(finding.place.area.map { !$0.isEmpty } == true)
        #expect(finding.place.page == nil)
      }
    }
  }

  @Test func equalPagesHaveEqualReports() throws {
    let view = VStack {
      sweep.blur(radius: 2, opaque: true)
      Text("a\u{12000}")
      Image("nowhere")
    }
    for exporter: any Exporter in [PNGExporter(), PDFExporter(), SVGExporter()] {
      let reports = try (0..<2).map { _ in try page(view).export(exporter).report }
      #expect(reports[0] == reports[1] && reports[0].json == reports[1].json)
      #expect(reports[0].findings.count >= 2)
    }
  }

  @Test func linesHaveTheirPlaces() throws {
    let report = try page(
      VStack {
        Text("a\u{12000}b")
        Text("away").documentLink(destination: "nowhere")
      }
    ).export(.pdf).report
    #expect(report.findings.map(\.kind) == [.missing, .missing])
    #expect(report.lines.count == 2)
    #expect(
      report.lines[0].contains("RenderReportTests.swift:")
        && report.lines[0].contains(": Text(\"a\u{12000}b\"): no face has U+12000 (script Xsux)"))
    #expect(report.lines[1] == "the link to 'nowhere' leads nowhere")
  }

  @Test func aFontThatIsNotThereIsReportedWhereItIsAskedFor() throws {
    let view = VStack {
      Text("one").font(.custom("Helvetika", size: 17))
      Text("two").font(.custom("Joho Mono", size: 17))
      Text("three").font(.system(.body, design: .serif))
    }
    for exporter: any Exporter in [PNGExporter(), PDFExporter(), SVGExporter()] {
      let report = try page(view).export(exporter).report
      #expect(report.findings.map(\.cause) == [.view(.missingFont("Helvetika"))])
      #expect(report.findings.map(\.kind) == [.missing])
      #expect(
        report.lines.first?.contains(
          ": Text(\"one\"): no font of the family 'Helvetika'; the system font stands in; hint: ")
          == true, "\(report.lines)")
    }
  }

  @Test func aDocumentNamesItsPages() throws {
    let document = try PDFDocument()
    let size = CGSize(width: 100, height: 100)
    try document.addPage(size: size) { Text("first") }
    try document.addPage(size: size, label: "ii") {
      VStack {
        sweep.blur(radius: 2, opaque: true)
        Text("\u{12000}").documentLink(destination: "x")
      }
    }
    document.note(RenderReport([.init(.other(.cut, "2 events have no room"), at: .init(page: 1))]))
    try document.finish()
    let report = document.report
    #expect(report.findings.map(\.kind) == [.missing, .cut, .patched, .missing])
    #expect(report.findings.allSatisfy { $0.place.page == 1 })
    #expect(report.findings[0].place.pageLabel == "ii")
    #expect(report.findings[2].place.site?.contains("RenderReportTests.swift:") == true)
    #expect(report.lines[0].hasPrefix("page ii: "))
    #expect(report.lines[1] == "page 2: 2 events have no room")
    #expect(report.lines[3] == "page 2: the link to 'x' leads nowhere")
  }

  @Test func whatIsSaidOftenIsCounted() {
    let finding = RenderReport.Finding(.patch("blur"), at: .init(site: "M/V.swift:3"))
    var other = finding
    other.place.area = CGRect(x: 1, y: 2, width: 3, height: 4)
    var report = RenderReport([finding, .init(.danglingLink("a")), other])
    #expect(
      report.lines == [
        "M/V.swift:3: blur is drawn as pixels (2 times)", "the link to 'a' leads nowhere",
      ])
    #expect(report.description == report.lines.joined(separator: "\n"))
    report.formUnion(RenderReport([finding, .init(.danglingLink("b"))]))
    #expect(report.findings.count == 4)
  }

  @Test func programsReadItAsJSON() throws {
    let report = RenderReport([
      .init(
        .patch("blur"),
        at: .init(
          page: 0, pageLabel: "i", area: CGRect(x: 1.5, y: 2, width: 3, height: 4),
          node: NodeID(3), site: "M/V.swift:3")),
      .init(.view(.missingSymbol("stra", suggestions: ["star"])), at: .init(excerpt: "a \"b\"")),
      .init(.smallText(SmallText(text: "x", size: 5, count: 2))),
      .init(.danglingLink("nowhere")), .init(.other(.approximated, "in other words")),
    ])
    assertSnapshot(
      of: String(decoding: report.json, as: UTF8.self), as: .lines("json"), named: "report")
    #expect(
      String(decoding: RenderReport().json, as: UTF8.self).filter { !$0.isWhitespace } == "[]")
  }

  @Test func missingGlyphsStopALayoutWhereThatIsThePolicy() throws {
    var options = LayoutOptions(size: CGSize(width: 50, height: 50))
    options.missingGlyphs = .error
    let error = #expect(throws: RenderError.self) {
      try RenderingContext.bundled().layout(Text("a\u{12000}"), options: options)
    }
    guard case .missingGlyphs(let glyphs) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(glyphs.map(\.codePoint) == [0x12000] && glyphs[0].excerpt == "a\u{12000}")
  }
}

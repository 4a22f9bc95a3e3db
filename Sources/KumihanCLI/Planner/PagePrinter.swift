import Foundation
import Kumihan
import KumihanCalendar
import KumihanPlanner

/// Draws a planner's pages one after another: into a PDF, or each into a picture of its own.
@MainActor
struct PagePrinter {
  let setup: PageSetup
  let run: PrintRun
  let file: OutputFile
  let title: String
  let context: RenderingContext
  let scale: Double
  let missingGlyphs: MissingGlyphPolicy

  /// What stands for a page's label in the names of pictures.
  static let placeholder = "{page}"

  func draw(_ plan: PlannerPlan) throws {
    var document = PlannerDocument(plan: plan, size: try setup.page(1).content.size)
    switch file.format {
    case .pdf: try drawPDF(&document)
    case .png, .svg: try drawPictures(&document)
    }
    for overflow in document.overflows { warn("\(overflow)") }
  }

  private func environment(of plan: PlannerPlan) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: plan.text.locale)
    environment.layoutDirection = plan.text.isRightToLeft ? .rightToLeft : .leftToRight
    return environment
  }

  private func drawPDF(_ document: inout PlannerDocument) throws {
    try file.checkFolder()
    let pdf = try PDFDocument(
      to: URL(fileURLWithPath: file.path), metadata: PDFMetadata(title: title),
      environment: environment(of: document.plan), context: context)
    pdf.missingGlyphs = missingGlyphs
    let small = try add(&document, to: pdf)
    for link in pdf.danglingLinks { warn("\(link)") }
    try pdf.finish()
    if let smallest = small.first { warn("the paper makes text small: \(smallest)") }
  }

  /// Pages by themselves are written as they are made; sheets of several wait for all of them.
  private func add(_ document: inout PlannerDocument, to pdf: PDFDocument) throws -> [SmallText] {
    let pages = document.plan.ledger.pages
    guard run.imposition == .single else {
      var all = pages.map { ($0, document.view(of: $0)) }
      all += document.appendix().map { ($0.page, $0.view) }
      return try run.print(pageCount: all.count, to: pdf) { index in
        try draw(all[index].0, all[index].1, number: index + 1, in: pdf)
      }
    }
    let small = try run.print(pageCount: pages.count, to: pdf) { index in
      try draw(pages[index], document.view(of: pages[index]), number: index + 1, in: pdf)
    }
    let rest = document.appendix()
    guard !rest.isEmpty else { return small }
    return try small
      + run.print(pageCount: rest.count, to: pdf) { index in
        try draw(
          rest[index].page, rest[index].view, number: pages.count + index + 1, in: pdf)
      }
  }

  private func draw(
    _ page: PlannerPage, _ view: PlannerPageView, number: Int, in pdf: PDFDocument
  ) throws -> PDFPage {
    let geometry = try setup.page(number)
    let reported = pdf.issues.count
    let content = try pdf.page(size: geometry.mediaSize) { PrintedPage(geometry) { view } }
    for issue in pdf.issues.dropFirst(reported) { warn("\(page.label): \(issue)") }
    return PDFPage(content, label: page.label, boxes: geometry.boxes)
  }

  /// Written together once all are drawn, so that an error leaves no half of them.
  private func drawPictures(_ document: inout PlannerDocument) throws {
    guard run.imposition == .single else {
      throw CommandFailure("pictures have one page each", hint: "end the output's name in .pdf")
    }
    var pages = document.plan.ledger.pages.map { ($0, document.view(of: $0)) }
    pages += document.appendix().map { ($0.page, $0.view) }
    let asked = document.plan.ledger.pages.count
    guard asked == 1 || file.path.contains(Self.placeholder) else {
      throw CommandFailure(
        "'\(file.path)' is one picture, but there are \(asked) pages",
        hint: "put \(Self.placeholder) into the name, or end it in .pdf")
    }
    let rasterizer = Rasterizer()
    var files: [(OutputFile, Data)] = []
    for (index, (page, view)) in pages.enumerated() {
      let geometry = try setup.page(index + 1)
      let renderer = ImageRenderer(content: PrintedPage(geometry) { view })
      renderer.context = context
      renderer.environment = environment(of: document.plan)
      renderer.scale = scale
      renderer.missingGlyphs = missingGlyphs
      renderer.proposedSize = ProposedViewSize(geometry.mediaSize)
      let layout = try renderer.layout()
      for issue in layout.issues { warn("\(page.label): \(issue)") }
      let data: Data
      if file.format == .svg {
        let list = layout.displayList(on: nil).toned(run.tone).withLines(
          atLeast: run.leastLineWidth)
        var patches: [RasterPatch] = []
        data = try renderer.svgData(
          of: list, options: SVGOptions(title: page.label), patches: &patches)
      } else {
        let list = layout.displayList(on: PixelGrid(scale: scale)).toned(run.tone)
          .withLines(atLeast: run.leastLineWidth)
        data = PNGEncoder.encode(
          try rasterizer.render(
            list, scale: scale, background: RGBA(red: 1, green: 1, blue: 1, alpha: 1)))
      }
      files.append((OutputFile(path: path(of: page), format: file.format), data))
    }
    for (file, data) in files { try file.write(data) }
  }

  /// Where a page's picture goes; without a placeholder, what continues the one page lies beside it.
  private func path(of page: PlannerPage) -> String {
    guard case .more(let first, _) = page, !file.path.contains(Self.placeholder) else {
      return file.path.replacingOccurrences(of: Self.placeholder, with: page.label)
    }
    let url = URL(fileURLWithPath: file.path)
    let name =
      url.deletingPathExtension().lastPathComponent + page.label.dropFirst(first.label.count)
    return url.deletingLastPathComponent().appendingPathComponent(name).path + "."
      + url.pathExtension
  }
}

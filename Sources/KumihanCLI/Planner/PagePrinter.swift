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

  private func options(for plan: PlannerPlan) -> LayoutOptions {
    var options = LayoutOptions()
    options.environment.locale = Locale(identifier: plan.text.locale)
    options.environment.layoutDirection = plan.text.isRightToLeft ? .rightToLeft : .leftToRight
    options.missingGlyphs = missingGlyphs
    return options
  }

  private func drawPDF(_ document: inout PlannerDocument) throws {
    try file.checkFolder()
    let pdf = try PDFDocument(
      to: URL(fileURLWithPath: file.path), metadata: PDFMetadata(title: title),
      options: options(for: document.plan), context: context)
    try add(&document, to: pdf)
    try pdf.finish()
    warn(pdf.report)
  }

  /// Pages by themselves are written as they are made; sheets of several wait for all of them.
  private func add(_ document: inout PlannerDocument, to pdf: PDFDocument) throws {
    let pages = document.plan.ledger.pages
    guard run.imposition == .single else {
      var all = pages.map { ($0, document.view(of: $0)) }
      all += document.appendix().map { ($0.page, $0.view) }
      let sheets = try setup.pages(1..<all.count + 1)
      return try run.print(pageCount: all.count, to: pdf) { index throws(RenderError) in
        try draw(all[index].0, all[index].1, on: sheets[index], in: pdf)
      }
    }
    let sheets = try setup.pages(1..<pages.count + 1)
    try run.print(pageCount: pages.count, to: pdf) { index throws(RenderError) in
      try draw(pages[index], document.view(of: pages[index]), on: sheets[index], in: pdf)
    }
    let rest = document.appendix()
    guard !rest.isEmpty else { return }
    let more = try setup.pages(pages.count + 1..<pages.count + rest.count + 1)
    try run.print(pageCount: rest.count, to: pdf) { index throws(RenderError) in
      try draw(rest[index].page, rest[index].view, on: more[index], in: pdf)
    }
  }

  private func draw(
    _ page: PlannerPage, _ view: PlannerPageView, on geometry: PageGeometry, in pdf: PDFDocument
  ) throws(RenderError) -> LaidOutPage {
    var content = try pdf.page(size: geometry.mediaSize) { PrintedPage(geometry) { view } }
    (content.label, content.boxes) = (page.label, geometry.boxes)
    return content
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
    var options = options(for: document.plan)
    options.scale = scale
    options.background = .white
    var files: [(OutputFile, ExportedPage)] = []
    for (index, (page, view)) in pages.enumerated() {
      let geometry = try setup.page(index + 1)
      var picture = try context.layout(
        PrintedPage(geometry) { view }, in: geometry.mediaSize, options: options)
      picture.label = page.label
      let run = run
      let exported =
        try picture
        .adjusting { $0.toned(run.tone).withLines(atLeast: run.leastLineWidth) }
        .export(file.format.exporter(title: page.label))
      files.append((OutputFile(path: path(of: page), format: file.format), exported))
    }
    for (file, picture) in files { try file.write(picture) }
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

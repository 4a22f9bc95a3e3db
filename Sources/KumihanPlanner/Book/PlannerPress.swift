import Kumihan
import KumihanCalendar

/// Draws a book's pages one after the other, and collects the report.
struct PlannerPress {
  let book: PlannerBook
  private let context: RenderingContext
  /// The geometries of odd and even pages, which differ where the book is mirrored.
  private let sheets: [PageGeometry]
  private var pages: PlannerDocument
  var report = PlannerReport()

  /// Checks the paper before anything is drawn.
  init(_ book: PlannerBook) throws(PlannerError) {
    self.book = book
    do {
      sheets = [try book.setup.page(1), try book.setup.page(2)]
    } catch { throw .print(error) }
    do {
      context = if let context = book.context { context } else { try RenderingContext.bundled() }
    } catch { throw .render(error) }
    pages = PlannerDocument(
      plan: book.plan, size: sheets[0].content.size,
      ruler: EngineRuler(context.text, text: book.plan.text, missingGlyphs: book.missingGlyphs),
      isReversed: book.run.tone == .dark)
  }

  /// The rounded face is drawn at 96.8 % of its size, to look as large as the face it replaces.
  private static let drawnScale: CGFloat = 0.968

  /// A page of the planner, ready to be laid out.
  private struct Leaf {
    let page: PlannerPage
    let view: PlannerPageView
  }

  private var options: LayoutOptions {
    var options = LayoutOptions()
    options.environment.locale = Locale(identifier: book.plan.text.locale)
    options.environment.layoutDirection = book.plan.text.isRightToLeft ? .rightToLeft : .leftToRight
    options.missingGlyphs = book.missingGlyphs
    return options
  }

  /// The document with all pages, in a file or in memory, finished.
  ///
  /// - Returns: the document's bytes; empty when it is written to a file.
  @MainActor
  mutating func print(to url: URL?) throws(RenderError) -> Data {
    var metadata = PDFMetadata(title: book.title, language: book.plan.text.locale)
    (metadata.standards, metadata.isTagged) = (book.standards, book.isTagged)
    let document =
      if let url {
        try PDFDocument(to: url, metadata: metadata, options: options, context: context)
      } else {
        try PDFDocument(metadata: metadata, options: options, context: context)
      }
    let ledger = book.plan.ledger.pages
    if book.run.imposition == .single {
      // Each page leaves memory once it is drawn.
      try add(ledger.count, to: document) { press, index in
        Leaf(page: ledger[index], view: press.pages.view(of: ledger[index]))
      }
      let rest = appendix()
      try add(rest.count, to: document) { _, index in rest[index] }
    } else {
      // Sheets of several pages have their own order.
      let all = all()
      try add(all.count, to: document) { _, index in all[index] }
    }
    let data = try document.finish()
    report.drawing = document.report
    report.overflows = pages.overflows
    return data
  }

  private mutating func appendix() -> [Leaf] {
    pages.appendix().map { Leaf(page: $0.page, view: $0.view) }
  }

  /// Every page and the continuations.
  private mutating func all() -> [Leaf] {
    var all = book.plan.ledger.pages.map { Leaf(page: $0, view: pages.view(of: $0)) }
    all += appendix()
    return all
  }

  @MainActor
  private mutating func add(
    _ count: Int, to document: PDFDocument, leaf: (inout PlannerPress, Int) -> Leaf
  ) throws(RenderError) {
    guard count > 0 else { return }
    var run = book.run
    run.leastTextSize *= Self.drawnScale
    let first = report.labels.count
    var press = self
    try run.print(pageCount: count, to: document) { index throws(RenderError) in
      let leaf = leaf(&press, index)
      press.report.labels.append(leaf.page.label)
      return try press.layout(leaf, number: first + index + 1, options: press.options)
    }
    self = press
  }

  /// - Parameter number: Of the page, from 1.
  @MainActor
  private func layout(
    _ leaf: Leaf, number: Int, options: LayoutOptions
  ) throws(RenderError) -> LaidOutPage {
    let sheet = sheets[(number - 1) % 2]
    var page = try context.layout(
      PrintedPage(sheet) { leaf.view }, in: sheet.mediaSize, options: options)
    (page.label, page.boxes) = (leaf.page.label, sheet.boxes)
    return page
  }

  /// Each page as it is printed, in the run's colours and lines, on white.
  @MainActor
  mutating func laidOutPages() throws(RenderError) -> [LaidOutPage] {
    var options = options
    options.scale = book.scale
    options.background = .white
    let run = book.run
    var result: [LaidOutPage] = []
    for (index, leaf) in all().enumerated() {
      result.append(
        try layout(leaf, number: index + 1, options: options)
          .adjusting { $0.toned(run.tone).withLines(atLeast: run.leastLineWidth) })
    }
    return result
  }

  /// Each page as a picture.
  @MainActor
  mutating func pictures(
    _ format: ExportFormat
  ) throws(RenderError) -> [PlannerBook.Picture] {
    var options = options
    options.scale = book.scale
    options.background = .white
    let run = book.run
    var pictures: [PlannerBook.Picture] = []
    for (index, leaf) in all().enumerated() {
      var page = try layout(leaf, number: index + 1, options: options)
      page.boxes = nil
      let file = try page.adjusting { $0.toned(run.tone).withLines(atLeast: run.leastLineWidth) }
        .export(
          format.exporter(
            title: leaf.page.label, svgText: book.svgText,
            metadata: PDFMetadata(language: book.plan.text.locale)))
      pictures.append(PlannerBook.Picture(page: leaf.page, data: file.data))
      report.labels.append(leaf.page.label)
      report.drawing.add(file.report)
    }
    report.overflows = pages.overflows
    return pictures
  }
}

public import Kumihan

/// A plan on its paper, to be written as one document or a picture for each page.
///
///     let book = PlannerBook(plan, title: "2026", setup: PageSetup(paper: .a5))
///     let report = try book.write(to: URL(fileURLWithPath: "planner.pdf"))
///     for warning in report.warnings { print(warning) }
public struct PlannerBook: Sendable {
  /// The pages and their contents.
  public var plan: PlannerPlan
  /// The title that PDF viewers show in place of the file's name.
  public var title: String
  /// Paper, margins and binding.
  public var setup: PageSetup
  /// The print settings: imposition, colours, and the limits of legibility.
  public var run: PrintRun
  /// Pixels per point of PNG pictures.
  public var scale: CGFloat = 2
  /// The treatment of characters missing from all faces.
  public var missingGlyphs = MissingGlyphPolicy.box
  /// The standards that a PDF must keep; none by default.
  public var standards: Set<PDFStandard> = []
  /// Whether a PDF has the structure that screen readers follow.
  public var isTagged = true
  /// The form of an SVG's text.
  public var svgText = SVGOptions.Text.embedded
  /// Fonts and caches; nil for the bundled ones.
  public var context: RenderingContext?

  /// - Parameters:
  ///   - plan: See ``plan``.
  ///   - title: See ``title``.
  ///   - setup: See ``setup``.
  ///   - run: See ``run``.
  ///   - context: Fonts and caches; nil for the bundled ones.
  public init(
    _ plan: PlannerPlan, title: String, setup: PageSetup = PageSetup(), run: PrintRun = PrintRun(),
    context: RenderingContext? = nil
  ) {
    self.plan = plan
    self.title = title
    self.setup = setup
    self.run = run
    self.context = context
  }

  /// The placeholder for a page's label in the names of pictures.
  public static let placeholder = "{page}"

  /// Writes the planner in the format given by the name's extension: `.pdf`, `.png` or `.svg`. An
  /// error leaves no incomplete file.
  ///
  /// Pictures of several pages need ``placeholder`` in the name; without it, continuations of a
  /// single page are written beside it.
  @MainActor
  @discardableResult
  public func write(to url: URL) throws(PlannerError) -> PlannerReport {
    guard let format = ExportFormat(pathExtension: url.pathExtension) else {
      throw .unknownFormat(file: url.lastPathComponent, ending: url.pathExtension)
    }
    switch format {
    case .png, .svg: return try writePictures(format, to: url)
    case .pdf:
      var report = try print(to: url).report
      report.files = [url]
      return report
    }
  }

  /// The planner as a PDF in memory.
  @MainActor
  public func pdfData() throws(PlannerError) -> (data: Data, report: PlannerReport) {
    try print(to: nil)
  }

  /// The pages laid out on their paper, to be judged.
  @MainActor
  package func laidOutPages() throws(PlannerError) -> [LaidOutPage] {
    var press = try PlannerPress(self)
    do {
      return try press.laidOutPages()
    } catch { throw .render(error) }
  }

  @MainActor
  private func print(to url: URL?) throws(PlannerError) -> (data: Data, report: PlannerReport) {
    var press = try PlannerPress(self)
    do {
      let data = try press.print(to: url)
      return (data, press.report)
    } catch { throw .render(error) }
  }

  /// A page's picture.
  public struct Picture: Hashable, Sendable {
    /// The page of the picture.
    public let page: PlannerPage
    /// The whole file's bytes.
    public let data: Data
  }

  /// Each page as a PNG at ``scale``.
  @MainActor
  public func pngPictures() throws(PlannerError) -> (pictures: [Picture], report: PlannerReport) {
    try pictures(.png)
  }

  /// Each page as an SVG.
  @MainActor
  public func svgPictures() throws(PlannerError) -> (pictures: [Picture], report: PlannerReport) {
    try pictures(.svg)
  }

  @MainActor
  private func pictures(
    _ format: ExportFormat
  ) throws(PlannerError) -> (pictures: [Picture], report: PlannerReport) {
    guard run.imposition == .single else { throw .imposedPictures }
    var press = try PlannerPress(self)
    do {
      let pictures = try press.pictures(format)
      return (pictures, press.report)
    } catch { throw .render(error) }
  }

  /// All are drawn before the first is written, so that an error leaves no incomplete set.
  @MainActor
  private func writePictures(
    _ format: ExportFormat, to url: URL
  ) throws(PlannerError) -> PlannerReport {
    let count = plan.ledger.pages.count
    guard run.imposition == .single else { throw .imposedPictures }
    guard count == 1 || url.path.contains(Self.placeholder) else {
      throw .onePicture(file: url.lastPathComponent, pageCount: count)
    }
    var (pictures, report) = try pictures(format)
    report.files = pictures.map { Self.file(of: $0.page, named: url) }
    do {
      for (picture, file) in zip(pictures, report.files) {
        try WholeFile.write(picture.data, to: file)
      }
    } catch { throw .render(error) }
    return report
  }

  /// The file of a page's picture.
  static func file(of page: PlannerPage, named url: URL) -> URL {
    guard case .more(let first, _) = page, !url.path.contains(placeholder) else {
      return URL(fileURLWithPath: url.path.replacingOccurrences(of: placeholder, with: page.label))
    }
    let name =
      url.deletingPathExtension().lastPathComponent + page.label.dropFirst(first.label.count)
    return url.deletingLastPathComponent().appendingPathComponent(name)
      .appendingPathExtension(url.pathExtension)
  }
}

/// The result of drawing a planner: entries that did not fit, and content that could not be drawn
/// as requested.
public struct PlannerReport: Hashable, Sendable {
  /// The labels of the pages, in order; continuations come last.
  public internal(set) var labels: [String] = []
  /// The files written.
  public internal(set) var files: [URL] = []
  /// Events that did not fit on their pages, and the pages that show them instead.
  public internal(set) var overflows: [PlannerOverflow] = []
  /// Approximations, missing or cut content, content drawn as pixels, and text that became small.
  public internal(set) var drawing = RenderReport()

  /// A line for each finding that matters for printing.
  public var warnings: [String] { drawing.lines + overflows.map(\.description) }
}

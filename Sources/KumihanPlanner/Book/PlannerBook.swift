public import Kumihan

/// A plan on its paper, to be written as one document or a picture for each page.
///
///     let book = PlannerBook(plan, title: "2026", setup: PageSetup(paper: .a5))
///     let report = try book.write(to: URL(fileURLWithPath: "planner.pdf"))
///     for warning in report.warnings { print(warning) }
public struct PlannerBook: Sendable {
  /// The pages and what they show.
  public var plan: PlannerPlan
  /// What readers of a document show in place of its name.
  public var title: String
  /// Paper, margins and binding.
  public var setup: PageSetup
  /// How pages become sheets, in which colours, and what must stay legible.
  public var run: PrintRun
  /// Pixels per point of PNG pictures.
  public var scale: CGFloat = 2
  /// What happens to characters that no face has.
  public var missingGlyphs = MissingGlyphPolicy.box
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

  /// What stands for a page's label in the names of pictures.
  public static let placeholder = "{page}"

  /// Writes the planner in the format that the name ends in: `.pdf`, `.png` or `.svg`. An error
  /// leaves nothing half written.
  ///
  /// Pictures of several pages need ``placeholder`` in the name; without it, what continues a single
  /// page lies beside it.
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
    /// The page that it shows.
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

  /// All are drawn before the first is written, so that an error leaves no half of them.
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

  /// Where a page's picture goes.
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

/// What became of a planner's pages: what they had no room for, and what could not be drawn as it
/// was asked for.
public struct PlannerReport: Hashable, Sendable {
  /// What readers call the pages, in order; those that continue others come last.
  public internal(set) var labels: [String] = []
  /// The files written.
  public internal(set) var files: [URL] = []
  /// Events that pages had no room for, and where they stand instead.
  public internal(set) var overflows: [PlannerOverflow] = []
  /// What was approximated, missing, cut or drawn as pixels, and text that the paper made small.
  public internal(set) var drawing = RenderReport()

  /// A line for each thing that somebody who prints the planner should know.
  public var warnings: [String] { drawing.lines + overflows.map(\.description) }
}

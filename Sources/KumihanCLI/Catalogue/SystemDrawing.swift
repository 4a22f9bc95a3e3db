import Foundation
import Kumihan
import KumihanTokens

/// A design system laid out and drawn: every component and screen in every state, for its readers.
@MainActor
struct SystemDrawing {
  /// One state for one reader.
  struct Picture: Sendable {
    let group: String
    let component: String
    /// With the reader, such as `pressed, dark`.
    let state: String
    /// In points.
    let size: CGSize
    let isScreen: Bool
    /// In the requested formats, PNG first.
    let files: [(format: ExportFormat, data: Data)]
    let report: RenderReport

    /// The file's name, without its ending.
    var name: String {
      let words = "\(component)-\(state)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      var name = String(words)
      while name.contains("--") { name = name.replacingOccurrences(of: "--", with: "-") }
      return name
    }
  }

  /// A document of the system: its pages, and the file it is written to.
  struct Book: Sendable {
    let pages: [LaidOutPage]
    let file: URL
    let metadata: PDFMetadata
    let context: RenderingContext
  }

  let catalogue: SystemCatalogue
  let jobs: [Job]
  let book: Book
  /// One for each job, once the press is done.
  var pictures: [Picture] = []

  /// Lays all states out, and has each drawn as soon as it is.
  ///
  /// - Parameter scale: pixels per point; nil for 2, and 1 for whole screens.
  init(
    _ catalogue: SystemCatalogue, context: RenderingContext, scale: CGFloat?, book file: URL,
    _ metadata: PDFMetadata, press: PicturePress
  ) throws {
    self.catalogue = catalogue
    jobs = try catalogue.components.flatMap { component in
      try component.states.flatMap { state in
        try state.readers.map { reader in
          let job = try Job(component, state, reader, catalogue, context: context, scale: scale)
          press.draw(job)
          return job
        }
      }
    }
    var metadata = metadata
    metadata.title = metadata.title ?? catalogue.system.title
    book = Book(
      pages: try SystemBook(catalogue, jobs, context: context).pages, file: file,
      metadata: metadata, context: context)
    press.write(book)
  }

  /// A state for a reader of ordinary size, and the same for one of large text.
  struct Judged {
    let component: SystemCatalogue.Component
    let state: SystemCatalogue.State
    let page: LaidOutPage
    let large: LaidOutPage?
  }

  /// Each state for each reader in ordinary size.
  ///
  /// - Parameter typeSize: the large text; nil where nobody asks for it. Paper has none.
  static func judged(
    of catalogue: SystemCatalogue, context: RenderingContext, typeSize: DynamicTypeSize?
  ) throws -> [Judged] {
    try catalogue.components.filter { $0.group != TokenSheets.group }.flatMap { component in
      try component.states.flatMap { state in
        try state.readers.filter { $0.typeSize < .accessibility1 }.map { reader in
          @MainActor func page(_ typeSize: DynamicTypeSize?) throws -> LaidOutPage {
            try Job(
              component, state, reader, catalogue, context: context, scale: nil,
              typeSize: typeSize
            ).page
          }
          let large = component.isPaper ? nil : typeSize
          return Judged(
            component: component, state: state, page: try page(nil),
            large: try large.map { try page($0) })
        }
      }
    }
  }

  /// A state laid out for a reader.
  struct Job: Sendable {
    let group: String
    let component: String
    let state: String
    let reader: SystemCatalogue.Reader
    let isScreen: Bool
    let isFirst: Bool
    let page: LaidOutPage
    let view: @MainActor @Sendable () -> AnyView
    /// Behind the state, and the distance to the picture's edges in points.
    let ground: Color?
    let margin: CGFloat

    /// With the reader, such as `pressed, dark`.
    var name: String { [state, reader.name].filter { !$0.isEmpty }.joined(separator: ", ") }

    @MainActor
    init(
      _ component: SystemCatalogue.Component, _ state: SystemCatalogue.State,
      _ reader: SystemCatalogue.Reader, _ catalogue: SystemCatalogue, context: RenderingContext,
      scale: CGFloat?, typeSize: DynamicTypeSize? = nil
    ) throws {
      (group, self.component, self.reader) = (component.group, component.name, reader)
      (self.state, view) = (state.name, state.view)
      isFirst = reader == state.readers.first
      let margin = catalogue.margin
      self.margin = margin
      var options = LayoutOptions()
      options.environment.show(reader, catalogue.look)
      if let typeSize { options.environment.dynamicTypeSize = typeSize }
      options.isOpaque = true
      options.presenting = state.presenting
      var page: LaidOutPage
      switch state.room {
      case .fitting(let width):
        isScreen = false
        options.scale = scale ?? 2
        let token = component.group == TokenSheets.group ? nil : catalogue.ground
        ground = token.map { [options] in
          catalogue.system.style($0).color(in: options.environment)
        }
        if let ground { options.background = ground }
        options.proposedSize = ProposedViewSize(width: width.map { $0 + 2 * margin }, height: nil)
        // Without a place of its own, so that audits name the component's.
        let view = state.view().padding(margin, fileID: "", line: 0, column: 0)
        page = try context.layout(view, options: options)
      case .screen(let name):
        isScreen = true
        ground = nil
        let device = try Device.named(name)
        options.scale = scale ?? 1
        options.screen = HeldDevice(device, .portrait)
        options.chrome = .all
        options.proposedSize = ProposedViewSize(device.size(in: .portrait))
        options.safeAreaInsets = device.safeAreaInsets(in: .portrait)
        options.environment.horizontalSizeClass = device.horizontalSizeClass(in: .portrait)
        options.environment.verticalSizeClass = device.verticalSizeClass(in: .portrait)
        page = try context.layout(state.view(), options: options)
      }
      let reads = reader.name.isEmpty ? "" : ", \(reader.name)"
      page.label = "\(component.name), \(state.name)\(reads)"
      self.page = page
    }
  }

  /// A state in the requested formats.
  nonisolated static func picture(
    of job: Job, _ svgText: SVGOptions.Text?
  ) throws(RenderError) -> Picture {
    var files: [(ExportFormat, Data)] = []
    var report = RenderReport()
    for format in svgText == nil ? [ExportFormat.png] : [.png, .svg] {
      let file = try job.page.export(
        format.exporter(
          title: job.page.label, svgText: svgText ?? .embedded,
          metadata: PDFMetadata(language: "en")))
      files.append((format, file.data))
      report.formUnion(file.report)
    }
    return Picture(
      group: job.group, component: job.component, state: job.name, size: job.page.size,
      isScreen: job.isScreen, files: files, report: report)
  }

  /// What has no vector form are blurs and shadows, which have no fine parts.
  nonisolated private static let patchResolution = 96.0

  /// Writes a document, and says what it could not do.
  nonisolated static func written(_ book: Book) throws(RenderError) -> RenderReport {
    let document = try PDFDocument(
      to: book.file, metadata: book.metadata, patchResolution: patchResolution,
      context: book.context)
    for page in book.pages { try document.addPage(page) }
    try document.finish()
    return document.report
  }
}

extension EnvironmentValues {
  /// The surroundings of a reader. From right to left our words are Arabic.
  fileprivate mutating func show(_ reader: SystemCatalogue.Reader, _ look: PlatformLook) {
    colorScheme = reader.isDark ? .dark : .light
    colorSchemeContrast = reader.hasContrast ? .increased : .standard
    dynamicTypeSize = reader.typeSize
    platformLook = look
    guard reader.isRightToLeft else { return }
    layoutDirection = .rightToLeft
    locale = Locale(identifier: "ar")
  }
}

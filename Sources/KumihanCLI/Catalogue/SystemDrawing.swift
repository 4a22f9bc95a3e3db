import Foundation
import Kumihan
import KumihanTokens
import Synchronization

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
  private(set) var pictures: [Picture] = []

  /// Lays all states out.
  ///
  /// - Parameter scale: pixels per point; nil for 2, and 1 for whole screens.
  init(
    _ catalogue: SystemCatalogue, context: RenderingContext, scale: CGFloat?, book file: URL,
    _ metadata: PDFMetadata
  ) throws {
    self.catalogue = catalogue
    jobs = try catalogue.components.flatMap { component in
      try component.states.flatMap { state in
        try state.readers.map { reader in
          try Job(component, state, reader, catalogue, context: context, scale: scale)
        }
      }
    }
    var metadata = metadata
    metadata.title = metadata.title ?? catalogue.system.title
    book = Book(
      pages: try SystemBook(catalogue, jobs, context: context).pages, file: file,
      metadata: metadata, context: context)
  }

  /// The pages of each state for each reader in ordinary size, as they are drawn or at another size of text.
  static func pages(
    of catalogue: SystemCatalogue, context: RenderingContext, typeSize: DynamicTypeSize?
  ) throws -> [LaidOutPage] {
    try catalogue.components.filter { $0.group != TokenSheets.group }.flatMap { component in
      try component.states.flatMap { state in
        try state.readers.filter { $0.typeSize < .accessibility1 }.map { reader in
          try Job(
            component, state, reader, catalogue, context: context, scale: nil, typeSize: typeSize
          ).page
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
        page = try context.layout(state.view().padding(margin), options: options)
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

  /// Draws documents and pictures of several systems on all processors.
  ///
  /// - Parameter svgText: the text of SVGs; nil for none.
  /// - Returns: the reports of the documents.
  static func draw(
    _ drawings: inout [SystemDrawing], svgText: SVGOptions.Text?
  ) throws(RenderError) -> [RenderReport] {
    let books = drawings.map(\.book)
    let jobs = drawings.flatMap(\.jobs)
    let reports = Mutex<[Int: Result<RenderReport, RenderError>]>([:])
    let results = Mutex<[Int: Result<Picture, RenderError>]>([:])
    // The documents first: each takes as long as many pictures, and keeps one processor.
    DispatchQueue.concurrentPerform(iterations: books.count + jobs.count) { index in
      if index < books.count {
        let result = Result { () throws(RenderError) in try written(books[index]) }
        reports.withLock { $0[index] = result }
      } else {
        let number = index - books.count
        let result = Result { () throws(RenderError) in try picture(of: jobs[number], svgText) }
        results.withLock { $0[number] = result }
      }
    }
    let (all, said) = (results.withLock { $0 }, reports.withLock { $0 })
    var number = 0
    for index in drawings.indices {
      for _ in drawings[index].jobs {
        if let picture = all[number] { drawings[index].pictures.append(try picture.get()) }
        number += 1
      }
    }
    var found: [RenderReport] = []
    for index in books.indices { if let report = said[index] { found.append(try report.get()) } }
    return found
  }

  nonisolated private static func picture(
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

  nonisolated private static func written(_ book: Book) throws(RenderError) -> RenderReport {
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

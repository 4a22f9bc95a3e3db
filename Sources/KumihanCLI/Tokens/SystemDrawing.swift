import Foundation
import Kumihan
import KumihanTokens
import Synchronization

/// A design system drawn: every component and screen in every state, for every reader.
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

    var png: Data { files[0].data }
  }

  let catalogue: SystemCatalogue
  let pictures: [Picture]
  /// Each state for its first reader.
  private let pages: [LaidOutPage]
  private let context: RenderingContext

  /// - Parameters:
  ///   - scale: pixels per point; nil for 2, and 1 for whole screens.
  ///   - svgText: the text of SVGs; nil for none.
  init(
    _ catalogue: SystemCatalogue, context: RenderingContext, scale: CGFloat?,
    svgText: SVGOptions.Text?
  ) throws {
    (self.catalogue, self.context) = (catalogue, context)
    var jobs: [Job] = []
    for component in catalogue.components {
      for state in component.states {
        for reader in state.readers {
          jobs.append(
            try Job(component, state, reader, catalogue, context: context, scale: scale))
        }
      }
    }
    pages = jobs.filter(\.isFirst).map(\.page)
    pictures = try Self.drawn(jobs, svgText)
  }

  /// The pages of each state for each reader in ordinary size, as they are drawn or at another size of text.
  static func pages(
    of catalogue: SystemCatalogue, context: RenderingContext, typeSize: DynamicTypeSize?
  ) throws -> [LaidOutPage] {
    try catalogue.components.filter { $0.group != "Values" }.flatMap { component in
      try component.states.flatMap { state in
        try state.readers.filter { $0.typeSize < .accessibility1 }.map { reader in
          try Job(
            component, state, reader, catalogue, context: context, scale: nil, typeSize: typeSize
          ).page
        }
      }
    }
  }

  private struct Job: Sendable {
    let group: String
    let component: String
    let state: String
    let isScreen: Bool
    let isFirst: Bool
    let page: LaidOutPage

    @MainActor
    init(
      _ component: SystemCatalogue.Component, _ state: SystemCatalogue.State,
      _ reader: SystemCatalogue.Reader, _ catalogue: SystemCatalogue, context: RenderingContext,
      scale: CGFloat?, typeSize: DynamicTypeSize? = nil
    ) throws {
      (group, self.component) = (component.group, component.name)
      isFirst = reader == state.readers.first
      self.state = [state.name, reader.name].filter { !$0.isEmpty }.joined(separator: ", ")
      var options = LayoutOptions()
      options.environment.colorScheme = reader.isDark ? .dark : .light
      options.environment.colorSchemeContrast = reader.hasContrast ? .increased : .standard
      options.environment.dynamicTypeSize = typeSize ?? reader.typeSize
      options.environment.platformLook = catalogue.look
      options.isOpaque = true
      let page: LaidOutPage
      switch state.room {
      case .fitting(let width):
        isScreen = false
        options.scale = scale ?? 2
        if let ground = catalogue.ground, component.group != "Values" {
          options.background = catalogue.system.style(ground).color(in: options.environment)
        }
        options.proposedSize = ProposedViewSize(width: width.map { $0 + 32 }, height: nil)
        page = try context.layout(state.view().padding(16), options: options)
      case .screen(let name):
        isScreen = true
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
      var labelled = page
      labelled.label = "\(component.name), \(self.state)"
      self.page = labelled
    }
  }

  /// The pictures in their formats, drawn on all processors.
  private static func drawn(
    _ jobs: [Job], _ svgText: SVGOptions.Text?
  ) throws(RenderError) -> [Picture] {
    let results = Mutex<[Int: Result<Picture, RenderError>]>([:])
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let result = Result { () throws(RenderError) in try picture(of: jobs[index], svgText) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var pictures: [Picture] = []
    for index in jobs.indices { if let result = all[index] { pictures.append(try result.get()) } }
    return pictures
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
      group: job.group, component: job.component, state: job.state, size: job.page.size,
      isScreen: job.isScreen, files: files, report: report)
  }

  /// A page for each state, for its first reader; the PNGs have the others.
  func writeBook(
    to url: URL, _ metadata: PDFMetadata
  ) throws(RenderError) -> RenderReport {
    var metadata = metadata
    metadata.title = metadata.title ?? catalogue.system.title
    let document = try PDFDocument(to: url, metadata: metadata, context: context)
    for page in pages { try document.addPage(page) }
    try document.finish()
    return document.report
  }
}

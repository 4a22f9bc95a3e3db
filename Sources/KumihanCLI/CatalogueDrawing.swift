import Foundation
import Kumihan
import Synchronization

/// The drawing of a design system: every state as a picture, on one HTML page, and as a document.
@MainActor
struct CatalogueDrawing {
  /// One state, drawn.
  struct Picture: Sendable {
    let group: String
    let component: String
    let state: String
    /// In points.
    let size: CGSize
    /// In the requested formats, PNG first.
    let files: [(format: ExportFormat, data: Data)]
    let report: RenderReport

    /// The file's name, without its ending.
    var name: String {
      let name = "\(component)-\(state)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      return String(name).replacingOccurrences(of: "--", with: "-")
    }

    var png: Data { files[0].data }
  }

  let pictures: [Picture]
  private let catalogue: ComponentCatalogue
  private let context: RenderingContext

  /// - Parameters:
  ///   - scale: pixels per point of the PNGs.
  ///   - svgText: the text of SVGs; nil for none.
  init(
    _ catalogue: ComponentCatalogue, context: RenderingContext, scale: CGFloat,
    svgText: SVGOptions.Text?
  ) throws(RenderError) {
    (self.catalogue, self.context) = (catalogue, context)
    pictures = try Self.drawn(
      Self.states(of: catalogue, context: context, scale: scale), svgText)
  }

  /// The contact sheet: all pictures in one HTML file.
  var sheet: String { CatalogueSheet(title: catalogue.title, pictures: pictures).html }

  struct State: Sendable {
    let group: String
    let component: String
    let name: String
    let page: LaidOutPage
  }

  /// Lays every state out, 8 pt of white around it.
  static func states(
    of catalogue: ComponentCatalogue, context: RenderingContext, scale: CGFloat,
    typeSize: DynamicTypeSize? = nil
  ) throws(RenderError) -> [State] {
    var states: [State] = []
    for component in catalogue.components {
      for state in component.states {
        var options = LayoutOptions()
        options.scale = scale
        options.background = .white
        if let typeSize { options.environment.dynamicTypeSize = typeSize }
        options.proposedSize = ProposedViewSize(width: state.width.map { $0 + 16 }, height: nil)
        var page = try context.layout(state.view().padding(8), options: options)
        page.label = "\(component.name), \(state.name)"
        states.append(
          State(
            group: component.group, component: component.name, name: state.name, page: page))
      }
    }
    return states
  }

  /// The pictures in their formats, drawn on all processors.
  private static func drawn(
    _ states: [State], _ svgText: SVGOptions.Text?
  ) throws(RenderError) -> [Picture] {
    let results = Mutex<[Int: Result<Picture, RenderError>]>([:])
    DispatchQueue.concurrentPerform(iterations: states.count) { index in
      let result = Result { () throws(RenderError) in try picture(of: states[index], svgText) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var pictures: [Picture] = []
    for index in states.indices { if let result = all[index] { pictures.append(try result.get()) } }
    return pictures
  }

  nonisolated private static func picture(
    of state: State, _ svgText: SVGOptions.Text?
  ) throws(RenderError) -> Picture {
    var files: [(ExportFormat, Data)] = []
    var report = RenderReport()
    for format in svgText == nil ? [ExportFormat.png] : [.png, .svg] {
      let file = try state.page.export(
        format.exporter(
          title: state.page.label, svgText: svgText ?? .embedded,
          metadata: PDFMetadata(language: "en")))
      files.append((format, file.data))
      report.formUnion(file.report)
    }
    return Picture(
      group: state.group, component: state.component, state: state.name, size: state.page.size,
      files: files, report: report)
  }

  /// One page for each component, an outline entry for each group and component.
  func writeBook(
    to url: URL, _ metadata: PDFMetadata
  ) throws(RenderError) -> RenderReport {
    var metadata = metadata
    metadata.title = metadata.title ?? catalogue.title
    let document = try PDFDocument(to: url, metadata: metadata, context: context)
    var group: String?
    for component in catalogue.components {
      let page = CataloguePage(component: component, opensGroup: component.group != group)
      group = component.group
      var options = LayoutOptions()
      options.proposedSize = ProposedViewSize(width: page.paper.width, height: nil)
      let height = max(page.paper.height, context.measure(page, options: options).height)
      let size = CGSize(width: page.paper.width, height: height)
      try document.addPage(size: size, background: .white) { page }
    }
    try document.finish()
    return document.report
  }
}

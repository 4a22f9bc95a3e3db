import ArgumentParser
import Foundation
import Joho
import Kumihan
import KumihanCairo
import Synchronization

/// `kumihan catalogue`: a design system, every component in every state.
struct CatalogueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Draws a design system's components in all their states: PNG, PDF, HTML and SVG.")

  /// The systems that can be drawn.
  static var systems: [ComponentCatalogue] { [JohoCatalogue.catalogue] }

  @Option(name: .long, help: "The design system: joho.")
  var system = "joho"

  @Option(name: .long, help: "Draws only this component; may be given several times.")
  var component: [String] = []

  @Option(name: .long, help: "Pixels per point of the PNGs.")
  var scale: Double = 2

  @Flag(name: .long, help: "Draw every state as an SVG too.")
  var svg = false

  @OptionGroup var fontOptions: FontOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to draw into, made when missing.", valueName: "folder"))
  var output: String

  func run() throws {
    try MainActor.assumeIsolated { try reporting { try draw() } }
  }

  @MainActor
  private func draw() throws {
    try check("--scale", scale, in: 0.1...16, unit: "pixels per point")
    let catalogue = try CatalogueChoice(systems: Self.systems)
      .catalogue(system: system, components: component)
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let context = try fontOptions.context()
    let pictures = try pictures(of: catalogue, context: context)
    let encoded = try encode(pictures)
    for (picture, png) in zip(pictures, encoded) {
      let path = folder.appendingPathComponent(picture.name).path
      try OutputFile.parse("\(path).png").write(png)
      if let svg = picture.svg { try OutputFile.parse("\(path).svg").write(svg) }
    }
    let sheet = CatalogueSheet(title: catalogue.title, pictures: pictures, images: encoded)
    try WholeFile.write(Data(sheet.html.utf8), to: folder.appendingPathComponent("index.html"))
    try write(
      catalogue, to: folder.appendingPathComponent("\(catalogue.system).pdf"), context: context)
  }

  /// Lays every state out, 8 pt of white around it.
  @MainActor
  private func pictures(
    of catalogue: ComponentCatalogue, context: RenderingContext
  ) throws -> [CataloguePicture] {
    try catalogue.components.flatMap { component in
      try component.states.map { state in
        let renderer = ImageRenderer(content: state.view().padding(8))
        renderer.context = context
        renderer.scale = scale
        renderer.proposedSize = ProposedViewSize(width: state.width.map { $0 + 16 }, height: nil)
        let layout = try renderer.layout()
        for issue in layout.issues { warn("\(component.name), \(state.name): \(issue)") }
        let options = SVGOptions(title: "\(component.name), \(state.name)")
        return CataloguePicture(
          group: component.group, component: component.name, state: state.name,
          size: layout.size, list: layout.displayList(on: PixelGrid(scale: scale)),
          svg: svg ? try renderer.svgData(of: layout, options: options) : nil)
      }
    }
  }

  /// The pictures as PNG, drawn on all processors.
  private func encode(_ pictures: [CataloguePicture]) throws -> [Data] {
    let rasterizer = Rasterizer()
    let results = Mutex<[Int: Result<Data, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: pictures.count) { index in
      let result = Result {
        PNGEncoder.encode(
          try rasterizer.render(
            pictures[index].list, scale: scale,
            background: RGBA(red: 1, green: 1, blue: 1, alpha: 1)))
      }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    return try pictures.indices.compactMap { try all[$0]?.get() }
  }

  /// One page for each component, an outline entry for each group and component.
  @MainActor
  private func write(
    _ catalogue: ComponentCatalogue, to url: URL, context: RenderingContext
  ) throws {
    let document = try PDFDocument(
      to: url, metadata: PDFMetadata(title: catalogue.title), context: context)
    var group: String?
    for component in catalogue.components {
      let page = CataloguePage(component: component, opensGroup: component.group != group)
      group = component.group
      let renderer = ImageRenderer(content: page)
      renderer.context = context
      renderer.proposedSize = ProposedViewSize(width: page.paper.width, height: nil)
      let height = max(page.paper.height, try renderer.measuredSize().height)
      let size = CGSize(width: page.paper.width, height: height)
      try document.addPage(size: size, background: .white) { page }
    }
    try document.finish()
  }
}

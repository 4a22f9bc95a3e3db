import DarkStudio
import Foundation
import Kajilis
import Kumihan
import KumihanCairo
import KumihanData
import KumihanTokens
import Synchronization
import SystemRules

/// `kumihan catalogue` for the systems of the package, and a team's own by its token file.
@MainActor
struct SystemRun {
  /// The systems by their names.
  nonisolated static let names = ["joho", "kajilis", "system", "studio", "controls", "all"]

  let catalogues: [SystemCatalogue]
  /// Files that were made on the way, such as constants that views need.
  private let made: [URL]
  private let assets: [URL]

  /// - Parameter views: A folder of views with a manifest; nil for values only.
  init(_ name: String, views: String?, folder: URL) throws {
    if Self.names.contains(name.lowercased()) {
      guard views == nil else {
        throw CommandFailure(
          "the system '\(name)' has views of its own", hint: "give --views with a token file")
      }
      catalogues = Self.bundled(name.lowercased())
      (made, assets) = ([], [])
      return
    }
    guard name.contains(".") || name.contains("/") else {
      throw CommandFailure(
        "unknown design system '\(name)'", hint: Self.hint(for: name, among: Self.names, in: nil))
    }
    let file = try TokenFile(name)
    let document = try file.soundDocument()
    var components = TokenSheets.components(of: file.system)
    guard let views else {
      catalogues = [SystemCatalogue(system: file.system, components: components)]
      (made, assets) = ([], [])
      return
    }
    // Views find the tokens as constants, as they would in the team's project.
    let constants = folder.appendingPathComponent("\(file.rootName).swift")
    try WholeFile.write(Data(document.swift(root: file.rootName).utf8), to: constants)
    let own = try SystemViews(
      folder: views, constants: constants,
      colors: document.tokens.filter { $0.type == .color }.map(\.name))
    components += own.components
    catalogues = [
      SystemCatalogue(
        system: file.system, look: own.look, ground: own.ground, components: components)
    ]
    (made, assets) = ([constants], own.assets)
  }

  private static func bundled(_ name: String) -> [SystemCatalogue] {
    // Of the platform, so not among the design systems.
    guard name != "controls" else { return [ControlSystem.catalogue] }
    let all: [(String, @MainActor () -> SystemCatalogue)] = [
      ("joho", { JohoSystem.catalogue }), ("kajilis", { KajilisCatalogue.catalogue }),
      ("system", { SystemRulesCatalogue.catalogue }), ("studio", { DarkStudioCatalogue.catalogue }),
    ]
    return all.filter { name == "all" || $0.0 == name }.map { name, catalogue in
      var catalogue = catalogue()
      // Joho's brings its own.
      if name != "joho" { catalogue.components += TokenSheets.components(of: catalogue.system) }
      return catalogue
    }
  }

  /// - Parameter catalogues: those of the run, or parts of them.
  func draw(
    _ catalogues: [SystemCatalogue], into folder: URL, fonts: FontOptions, scale: Double?,
    svgText: SVGOptions.Text?, metadata: PDFMetadata
  ) throws -> [URL] {
    var files = made
    let isOne = catalogues.count == 1
    let context = try fonts.context(assets: assets)
    let press = PicturePress(svgText: svgText)
    var drawings: [SystemDrawing] = []
    for catalogue in catalogues {
      let place = isOne ? folder : folder.appendingPathComponent(catalogue.system.name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      drawings.append(
        try SystemDrawing(
          catalogue, context: context, scale: scale.map { CGFloat($0) },
          book: place.appendingPathComponent("\(catalogue.system.name).pdf"), metadata,
          press: press))
    }
    let (pictures, reports) = try press.finish()
    var next = pictures.startIndex
    for index in drawings.indices {
      let end = next + drawings[index].jobs.count
      drawings[index].pictures = Array(pictures[next..<end])
      next = end
    }
    for (drawing, report) in zip(drawings, reports) {
      let place = drawing.book.file.deletingLastPathComponent()
      for picture in drawing.pictures { warn(picture.report) }
      files += try Self.write(drawing.pictures, to: place)
      warn(report)
      let system = drawing.catalogue.system
      let tokens = place.appendingPathComponent("\(system.name).tokens.json")
      try WholeFile.write(Data(system.document.dtcg.utf8), to: tokens)
      files += [tokens, drawing.book.file]
    }
    for catalogue in catalogues {
      for (_, face) in SystemStyle(catalogue.system).faces {
        // Without the faces, a reader's own rounded ones serve.
        guard let data = try? Data(contentsOf: fonts.folder().appendingPathComponent(face)) else {
          continue
        }
        let file = folder.appendingPathComponent(face)
        try WholeFile.write(data, to: file)
        files.append(file)
      }
    }
    let sheet = folder.appendingPathComponent("index.html")
    let page = SystemPage(drawings: drawings, shows: svgText == nil ? .png : .svg)
    try WholeFile.write(Data(page.html.utf8), to: sheet)
    return files + [sheet]
  }

  /// Writes pictures by several threads, each file whole.
  ///
  /// - Returns: the files in the order of the pictures.
  private static func write(
    _ pictures: [SystemDrawing.Picture], to folder: URL
  ) throws(RenderError) -> [URL] {
    let files = pictures.flatMap { picture in
      picture.files.map { (name: "\(picture.name).\($0.format.rawValue)", $0.format, $0.data) }
    }
    let results = Mutex<[Int: Result<[URL], RenderError>]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let (name, format, data) = files[index]
      let file = OutputFile(path: folder.appendingPathComponent(name).path, format: format)
      let result = Result { () throws(RenderError) in try file.write(data) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var written: [URL] = []
    for index in files.indices { if let result = all[index] { written += try result.get() } }
    return written
  }

  /// The named components of a catalogue, in its order; all without names. Letter case is ignored.
  static func chosen(
    _ names: [String], in catalogue: SystemCatalogue
  ) throws -> SystemCatalogue {
    guard !names.isEmpty else { return catalogue }
    let known = catalogue.components.map(\.name)
    for name in names where !known.contains(where: { $0.lowercased() == name.lowercased() }) {
      throw CommandFailure(
        "unknown component '\(name)' in \(catalogue.system.name)",
        hint: hint(for: name, among: known, in: catalogue.system.name))
    }
    var chosen = catalogue
    let wanted = Set(names.map { $0.lowercased() })
    chosen.components.removeAll { !wanted.contains($0.name.lowercased()) }
    return chosen
  }

  /// The system's name may be missing before the component's: `Button` means `JohoButton`.
  private static func hint(
    for name: String, among known: [String], in system: String?
  ) -> String {
    let short = known.compactMap { name -> (spelling: String, value: String)? in
      guard let system, name.lowercased().hasPrefix(system), name.count > system.count else {
        return nil
      }
      return (String(name.dropFirst(system.count)), name)
    }
    let near = NearMatch.value(for: name, among: known.map { ($0, $0) } + short)
    return near.map { "did you mean '\($0)'?" }
      ?? "choose among: \(known.joined(separator: ", "))"
  }
}

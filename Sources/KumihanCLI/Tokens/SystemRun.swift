import DarkStudio
import Foundation
import Joho
import Kajilis
import Kumihan
import KumihanCairo
import KumihanData
import KumihanTokens
import SystemRules

/// `kumihan catalogue` for systems that are data and components: those of the package, and a team's
/// own by its token file.
@MainActor
struct SystemRun {
  /// The systems by their names; Joho draws its own book, and is among all of them here.
  nonisolated static let names = ["kajilis", "system", "studio", "all"]

  let catalogues: [SystemCatalogue]
  /// Files that were made on the way, such as constants that views need.
  private let made: [URL]
  private let assets: [URL]

  /// Whether a word is a system of this kind, or the file of one.
  nonisolated static func handles(_ system: String) -> Bool {
    names.contains(system.lowercased()) || system.contains(".") || system.contains("/")
  }

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
    let own = try SystemViews(folder: views, constants: constants)
    components += own.components
    catalogues = [
      SystemCatalogue(
        system: file.system, look: own.look, ground: own.ground, components: components)
    ]
    (made, assets) = ([constants], own.assets)
  }

  private static func bundled(_ name: String) -> [SystemCatalogue] {
    let all = [
      ("joho", johoCatalogue), ("kajilis", KajilisCatalogue.catalogue),
      ("system", SystemRulesCatalogue.catalogue), ("studio", DarkStudioCatalogue.catalogue),
    ]
    return all.filter { name == "all" || $0.0 == name }.map { _, catalogue in
      var catalogue = catalogue
      catalogue.components += TokenSheets.components(of: catalogue.system)
      return catalogue
    }
  }

  func draw(
    into folder: URL, fonts: FontOptions, scale: Double?, svgText: SVGOptions.Text?,
    metadata: PDFMetadata, components: [String]
  ) throws -> [URL] {
    var files = made
    var drawings: [SystemDrawing] = []
    for catalogue in catalogues {
      let chosen = try Self.chosen(components, in: catalogue)
      let drawing = try SystemDrawing(
        chosen, context: fonts.context(assets: assets), scale: scale.map { CGFloat($0) },
        svgText: svgText)
      drawings.append(drawing)
      let place =
        catalogues.count > 1 ? folder.appendingPathComponent(catalogue.system.name) : folder
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for picture in drawing.pictures {
        warn(picture.report)
        for (format, data) in picture.files {
          let path = place.appendingPathComponent("\(picture.name).\(format.rawValue)").path
          files += try OutputFile(path: path, format: format).write(data)
        }
      }
      let tokens = place.appendingPathComponent("\(catalogue.system.name).tokens.json")
      try WholeFile.write(Data(catalogue.system.document.dtcg.utf8), to: tokens)
      let book = place.appendingPathComponent("\(catalogue.system.name).pdf")
      warn(try drawing.writeBook(to: book, metadata))
      files += [tokens, book]
    }
    let sheet = folder.appendingPathComponent("index.html")
    try WholeFile.write(Data(SystemPage(drawings: drawings).html.utf8), to: sheet)
    return files + [sheet]
  }

  private static func chosen(
    _ names: [String], in catalogue: SystemCatalogue
  ) throws -> SystemCatalogue {
    guard !names.isEmpty else { return catalogue }
    let known = catalogue.components.map(\.name)
    for name in names where !known.contains(where: { $0.lowercased() == name.lowercased() }) {
      let near = NearMatch.value(for: name, among: known)
      throw CommandFailure(
        "unknown component '\(name)' in \(catalogue.system.name)",
        hint: near.map { "did you mean '\($0)'?" }
          ?? "choose among: \(known.joined(separator: ", "))")
    }
    var chosen = catalogue
    let wanted = Set(names.map { $0.lowercased() })
    chosen.components.removeAll { !wanted.contains($0.name.lowercased()) }
    return chosen
  }

  /// Joho's components beside the other systems, and the sample screen in Joho.
  private static var johoCatalogue: SystemCatalogue {
    var components = JohoCatalogue.catalogue.components.map { component in
      SystemCatalogue.Component(
        component.name, group: component.group,
        states: component.states.map { state in
          SystemCatalogue.State(state.name, room: .fitting(width: state.width), readers: [.light]) {
            state.view()
          }
        })
    }
    components.append(
      .screen("SampleScreen", devices: ["iPhone 16"], readers: [.light]) {
        SampleScreen(JohoTheme())
      })
    return SystemCatalogue(
      system: BundledSystem.joho.loaded, ground: "color.white", components: components)
  }
}

/// The sample screen in Joho.
struct JohoTheme: SampleTheme {
  var ground: AnyShapeStyle { AnyShapeStyle(JohoColors.white) }
  var ink: AnyShapeStyle { AnyShapeStyle(JohoColors.black) }
  var faint: AnyShapeStyle { AnyShapeStyle(JohoColors.black.opacity(0.6)) }
  var gap: CGFloat { JohoSpacing.md }
  var margin: CGFloat { JohoSpacing.lg }
  var body: Font { .johoBody }
  var caption: Font { .johoBodySmall }

  func title(_ text: String) -> some View {
    Text(text).font(.johoDisplayMedium).foregroundStyle(JohoColors.black)
  }
  func card(_ content: AnyView) -> some View { JohoCard { content } }
  func action(_ title: String) -> some View {
    JohoButton(title: title, action: {}, style: .primary).frame(maxWidth: .infinity)
  }
}

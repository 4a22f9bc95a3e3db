import ArgumentParser
import Foundation
import Kumihan
import KumihanData
import KumihanStage
import KumihanTokens

/// A team's own views: a folder of Swift files, compiled as `kumihan render` does, and a manifest
/// that says which are components and in which states they are drawn.
@MainActor
struct SystemViews {
  static let manifestName = "manifest.json"

  let components: [SystemCatalogue.Component]
  let assets: [URL]
  let look: PlatformLook
  let ground: String?

  /// - Parameter constants: A Swift file of the tokens, compiled with the views.
  init(folder: String, constants: URL) throws {
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let files = found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift files in '\(folder)'", hint: "give the folder of the system's views with --views")
    }
    let source = try SourceOptions.parse(files + [constants.path, "--timeout", "60"])
    let input = try source.input()
    let entries = try source.load(input) ?? []
    assets = StageAssets(around: files).catalogues
    let choice = StageChoice(
      sources: input.sources, entries: entries,
      context: try FontOptions.parse([]).context(assets: assets))
    let manifest = "\(folder)/\(Self.manifestName)"
    guard FileManager.default.fileExists(atPath: manifest) else {
      // Without a manifest each preview, or each view that needs no arguments, is a component.
      let previews = entries.filter { $0.kind == .preview && $0.name != nil }
      components = try (previews.isEmpty ? entries.filter { $0.kind == .view } : previews)
        .compactMap { entry in
          guard let name = entry.name, let view = try Self.made(entry) else { return nil }
          return SystemCatalogue.Component(
            name, group: "Components", states: [Self.state("default", view)])
        }
      (look, ground) = (.iOS18, nil)
      return
    }
    let root: JSONNode
    do {
      root = try JSONNode(parsing: InputFile.read(manifest))
    } catch let error as JSONError {
      throw CommandFailure("\(manifest): \(error)", hint: error.hint)
    }
    let object = try root.object(keys: ["look", "ground", "components"])
    look = try object["look"].map { try PlatformLook.named($0.text()) } ?? .iOS18
    ground = try object["ground"]?.text()
    components = try object.required("components").list().map {
      try Self.component($0, choice)
    }
  }

  private static func made(_ entry: StageEntry) throws -> AnyView? {
    do { return try entry.make() } catch is StageNeedsArguments { return nil }
  }

  private static func component(
    _ node: JSONNode, _ choice: StageChoice
  ) throws -> SystemCatalogue.Component {
    let object = try node.object(keys: ["name", "group", "view", "states"])
    let name = try object.required("name").text()
    let view = try object["view"]?.text()
    let states = try object["states"]?.list() ?? []
    let drawn = try states.map { node in
      let state = try node.object(
        keys: ["name", "view", "state", "width", "device", "dark", "contrast", "typeSize", "rtl"])
      guard let wanted = try state["view"]?.text() ?? view else {
        throw state.error("'view' is missing", hint: "name a view of the folder")
      }
      return try Self.state(state, try choice.chosen(view: wanted, preview: nil).view)
    }
    return SystemCatalogue.Component(
      name, group: try object["group"]?.text() ?? "Components",
      states: drawn.isEmpty
        ? [Self.state("default", try choice.chosen(view: view ?? name, preview: nil).view)] : drawn)
  }

  private static func state(_ name: String, _ view: AnyView) -> SystemCatalogue.State {
    let kept = Kept(view)
    return SystemCatalogue.State(name) { kept.view }
  }

  /// A view that was made on the main actor and stays there.
  private final class Kept: Sendable {
    @MainActor let view: AnyView
    @MainActor init(_ view: AnyView) { self.view = view }
  }

  private static func state(
    _ state: JSONObject, _ view: AnyView
  ) throws -> SystemCatalogue.State {
    let states: ViewState = try (state["state"]?.list() ?? []).reduce(into: []) { all, node in
      all.formUnion(try node.word(ViewState.named.map { ($0.name, $0.state) }))
    }
    var readers: [SystemCatalogue.Reader] = [.light, .dark]
    if let isDark = try state["dark"]?.flag() { readers = [isDark ? .dark : .light] }
    let hasContrast = try state["contrast"]?.flag() ?? false
    let sizes: [(String, DynamicTypeSize)] = [
      ("XS", .xSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .xLarge),
      ("XXL", .xxLarge), ("XXXL", .xxxLarge), ("AX1", .accessibility1), ("AX2", .accessibility2),
      ("AX3", .accessibility3), ("AX4", .accessibility4), ("AX5", .accessibility5),
    ]
    let isRightToLeft = try state["rtl"]?.flag() ?? false
    let size = try state["typeSize"]?.word(sizes) ?? .large
    for index in readers.indices {
      readers[index].hasContrast = hasContrast
      readers[index].typeSize = size
      readers[index].isRightToLeft = isRightToLeft
    }
    let room: SystemCatalogue.Room =
      try state["device"].map { .screen(try Device.named($0.text()).name) }
      ?? .fitting(width: try state["width"].map { CGFloat(try $0.whole(in: 1...4000)) } ?? 343)
    let kept = Kept(AnyView(view.viewState(states)))
    return SystemCatalogue.State(
      try state["name"]?.text() ?? "default", room: room, readers: readers
    ) { kept.view }
  }
}

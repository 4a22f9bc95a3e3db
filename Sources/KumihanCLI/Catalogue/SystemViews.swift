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

  /// - Parameters:
  ///   - constants: A Swift file of the tokens, compiled with the views.
  ///   - colors: The names of the system's colours, one of which the ground may be.
  init(folder: String, constants: URL, colors: [String]) throws {
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let files = found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    guard !files.isEmpty else {
      throw CommandFailure(
        "no Swift files in '\(folder)'", hint: "give the folder of the system's views with --views")
    }
    let source = try SourceOptions.parse(files + [constants.path, "--timeout", "60"])
    let input = try source.input()
    let entries: [StageEntry]
    do {
      entries = try source.load(input) ?? []
    } catch let failure as CommandFailure {
      let root = constants.deletingPathExtension().lastPathComponent
      throw CommandFailure(
        failure.message,
        hint: (failure.hint.map { "\($0); " } ?? "")
          + "the tokens are the constants of '\(root)', in '\(constants.relativePath)'")
    }
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
    do {
      let object = try root.object(keys: ["look", "ground", "components"])
      look =
        try object["look"].map { node in
          try Self.at(node) { try PlatformLook.named(node.text()) }
        } ?? .iOS18
      ground = try object["ground"].map { node in
        let name = try node.text()
        guard colors.contains(name) else {
          throw node.error("no colour '\(name)'", hint: NearMatch.hint(for: name, among: colors))
        }
        return name
      }
      components = try object.required("components").list().map {
        try Self.component($0, choice)
      }
    } catch let error as JSONError {
      throw CommandFailure("\(manifest): \(error)", hint: error.hint)
    }
  }

  /// What others say of a value, with its place in the manifest.
  private static func at<Value>(_ node: JSONNode, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as JSONError {
      throw error
    } catch {
      let failure = CommandFailure(error)
      throw node.error(failure.message, hint: failure.hint)
    }
  }

  /// The view of a name.
  private static func view(_ node: JSONNode, _ choice: StageChoice) throws -> AnyView {
    let name = try node.text()
    let known = choice.entries.filter { $0.kind == .view }.compactMap(\.name)
    guard known.contains(name) else {
      throw node.error("no view '\(name)'", hint: NearMatch.hint(for: name, among: known))
    }
    return try at(node) { try choice.chosen(view: name, preview: nil).view }
  }

  private static func made(_ entry: StageEntry) throws -> AnyView? {
    do { return try entry.make() } catch is StageNeedsArguments { return nil }
  }

  private static func component(
    _ node: JSONNode, _ choice: StageChoice
  ) throws -> SystemCatalogue.Component {
    let object = try node.object(keys: ["name", "group", "view", "states"])
    let named = try object.required("name")
    let name = try named.text()
    let view = object["view"]
    let states = try object["states"]?.list() ?? []
    let drawn = try states.map { node in
      let state = try node.object(
        keys: ["name", "view", "state", "width", "device", "dark", "contrast", "typeSize", "rtl"])
      guard let wanted = state["view"] ?? view else {
        throw state.error("'view' is missing", hint: "name a view of the folder")
      }
      return try Self.state(state, try Self.view(wanted, choice))
    }
    return SystemCatalogue.Component(
      name, group: try object["group"]?.text() ?? "Components",
      states: drawn.isEmpty
        ? [Self.state("default", try Self.view(view ?? named, choice))] : drawn)
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
      try state["device"].map { node in
        .screen(try at(node) { try Device.named(node.text()).name })
      }
      ?? .fitting(width: try state["width"].map { CGFloat(try $0.whole(in: 1...4000)) } ?? 343)
    let kept = Kept(AnyView(view.viewState(states)))
    return SystemCatalogue.State(
      try state["name"]?.text() ?? "default", room: room, readers: readers
    ) { kept.view }
  }
}

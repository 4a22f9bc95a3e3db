import Foundation
import Kumihan
import KumihanStage
import KumihanSwiftWords

/// The views in files, and the selection of one.
@MainActor
struct StageChoice {
  let sources: [StageSource]
  let entries: [StageEntry]
  /// Where the views of a preview provider are counted.
  let context: RenderingContext
  /// Whether the views are made for the dark appearance.
  var isDark = false

  /// The previews, each view of a provider its own.
  func previews() throws -> [StageEntry] {
    try entries.filter(\.kind.isPreview).previews(in: context)
  }

  /// What is drawn without a preview: views, else screens of UIKit's, which views may be shown by.
  private var views: [StageEntry] {
    let views = entries.filter { $0.kind == .view }
    return views.isEmpty ? entries.filter { $0.kind == .screen } : views
  }

  /// The requested entry; else the first preview; else the only drawable view, the one named like
  /// the file, `ContentView`, or the only one that no other view uses.
  func chosen(view: String?, preview: String?) throws -> (entry: StageEntry, view: AnyView) {
    if let view { return try make(named(view)) }
    if let preview { return try make(numbered(preview)) }
    for entry in entries where entry.kind.isPreview {
      if let first = try [entry].previews(in: context).first { return try make(first) }
    }
    let drawable = try views.compactMap { entry in try made(entry).map { (entry, $0) } }
    if drawable.count == 1 { return drawable[0] }
    func only(_ holds: (String) -> Bool) -> (StageEntry, AnyView)? {
      let found = drawable.filter { holds($0.0.name ?? "") }
      return found.count == 1 ? found[0] : nil
    }
    let file = URL(fileURLWithPath: sources[0].path).deletingPathExtension().lastPathComponent
    if let one = only({ sources.count == 1 && ($0 == file || $0 == file + "View") })
      ?? only({ $0 == "ContentView" }) ?? only({ mentions(of: $0) == 1 })
    {
      return one
    }
    throw CommandFailure(
      drawable.isEmpty
        ? "no view here can be drawn without arguments" : "several views may be meant",
      hint: drawable.isEmpty
        ? "add a #Preview that gives arguments" + sources.obstacles + candidates
        : "name one with --view: " + drawable.compactMap(\.0.name).joined(separator: ", "))
  }

  /// Every preview; without one, every view that needs no arguments.
  func everyPreview() throws -> [(entry: StageEntry, view: AnyView)] {
    let previews = try previews()
    let wanted = previews.isEmpty ? views : previews
    return try wanted.compactMap { entry in try made(entry).map { (entry, $0) } }
  }

  /// A line for each: place, kind, name, and the reason if it cannot be drawn.
  func list() throws -> String {
    var lines: [(file: Int, line: Int, text: String)] = []
    func add(_ file: String, _ line: Int, _ text: String) {
      let number = sources.firstIndex { $0.path == file } ?? 0
      lines.append((number, line, "\(file):\(line)\t\(text)"))
    }
    var number = 0
    for entry in entries where !entry.kind.isPreview {
      let state = try made(entry) == nil ? "\tneeds arguments" : ""
      add(entry.file, entry.line, "\(entry.kind)\t\(entry.name ?? "")\(state)")
    }
    for entry in try previews() {
      number += 1
      add(entry.file, entry.line, "preview \(number)\t\(entry.name ?? "")")
    }
    for source in sources {
      for candidate in source.scan.candidates {
        guard let obstacle = candidate.obstacle else { continue }
        add(source.path, candidate.line, "\(candidate.kind)\t\(candidate.name)\t\(obstacle)")
      }
    }
    return lines.enumerated()
      .sorted {
        ($0.element.file, $0.element.line, $0.offset) < (
          $1.element.file, $1.element.line, $1.offset
        )
      }
      .map { $0.element.text + "\n" }.joined()
  }

  private func make(_ entry: StageEntry) throws -> (entry: StageEntry, view: AnyView) {
    if let view = try made(entry) { return (entry, view) }
    throw CommandFailure(
      "\(entry.name ?? "the view") needs arguments (\(entry.file):\(entry.line))",
      hint: "add a #Preview that gives them" + candidates)
  }

  /// Nil for a view that needs arguments.
  private func made(_ entry: StageEntry) throws -> AnyView? {
    do {
      return try context.making(isDark: isDark, entry.make)
    } catch is StageNeedsArguments {
      return nil
    }
  }

  private func named(_ name: String) throws -> StageEntry {
    let all = entries.filter { $0.kind != .preview }
    let found = all.filter { $0.name == name }
    let last = all.filter { ($0.name ?? "").hasSuffix("." + name) }
    if let entry = found.first ?? (last.count == 1 ? last.first : nil) {
      return try !entry.kind.isPreview ? entry : [entry].previews(in: context).first ?? entry
    }
    for candidate in sources.flatMap(\.scan.candidates)
    where candidate.name == name || candidate.name.hasSuffix("." + name) {
      throw CommandFailure(
        "\(name) \(candidate.obstacle ?? "stands under an '#if' that does not hold")",
        hint: "add a #Preview that draws it" + candidates)
    }
    throw CommandFailure("no view '\(name)' in the files", hint: "see --list" + candidates)
  }

  private func numbered(_ preview: String) throws -> StageEntry {
    if let named = entries.first(where: { $0.kind == .preview && $0.name == preview }) {
      return named
    }
    let previews = try previews()
    if let entry = previews.first(where: { $0.answers(to: preview) }) { return entry }
    if let number = Int(preview), previews.indices.contains(number - 1) {
      return previews[number - 1]
    }
    throw CommandFailure(
      "no preview '\(preview)' in the files",
      hint: previews.isEmpty
        ? "the files hold no #Preview and no PreviewProvider"
        : previews.count == 1 ? "there is one" : "there are \(previews.count)" + candidates)
  }

  /// The other drawable views, as the end of a hint.
  private var candidates: String {
    var names: [String] = []
    for (index, entry) in ((try? previews()) ?? []).enumerated() {
      names.append("--preview \(index + 1)" + (entry.name.map { " (\($0))" } ?? ""))
    }
    for entry in views where (try? made(entry)) ?? nil != nil {
      names.append("--view \(entry.name ?? "")")
    }
    return names.isEmpty ? "" : "; or draw: \(names.joined(separator: ", "))"
  }

  private func mentions(of name: String) -> Int {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return sources.reduce(0) { $0 + ($1.scan.words[last] ?? 0) }
  }
}

extension [StageSource] {
  /// Why some of the views and screens here cannot be drawn, as a part of a hint.
  var obstacles: String {
    let told = flatMap(\.scan.candidates).compactMap { candidate in
      candidate.obstacle.map { "\(candidate.name) \($0)" }
    }
    return told.prefix(3).map { "; \($0)" }.joined()
  }
}

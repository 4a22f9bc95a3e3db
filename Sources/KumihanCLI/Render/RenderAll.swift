import ArgumentParser
import Foundation
import Kumihan
import KumihanSnapshots
import KumihanStage
import KumihanViews

/// Every preview of an input, in one process: one that fails is a line, the others are drawn.
extension RenderCommand {
  @MainActor
  func drawAll() throws -> [URL] {
    let pattern = try AllOutputs(output)
    try document.check(for: pattern.format)
    guard source.view == nil, source.preview == nil, !list, !accessibility, !source.sandbox else {
      throw CommandFailure(
        "--all draws every preview", hint: "leave out --view, --preview, --list and --sandbox")
    }
    // What was said before one that ended the program is not said again.
    let input = try source.input(isQuiet: goOnAt > 0)
    defer { StageBounds.endWatch() }
    guard let all = try source.load(input, isQuiet: goOnAt > 0) else { return [] }
    let previews = all.filter(\.kind.isPreview)
    // Apps of UIKit's have screens where others have previews.
    let entries = previews.isEmpty ? all.filter { $0.kind == .screen } : previews
    guard !entries.isEmpty else {
      throw CommandFailure(
        "the files hold no #Preview and no PreviewProvider",
        hint: "add a #Preview, or draw a view with --view" + input.sources.obstacles)
    }
    let context = try context(of: input)
    let names = input.names(of: entries)
    var (files, failed) = ([URL](), failedBefore)
    for (number, entry) in entries.enumerated().dropFirst(goOnAt) {
      StageBounds.goOn(with: goingOn(at: number + 1, failed: failed + 1), after: entry.told)
      // Each preview has the time of one.
      StageBounds.endWatch()
      StageBounds.watch(seconds: source.timeout, megabytes: source.memory) {
        DraftRemoval.removeAll()
      }
      do {
        for (preview, name) in try entry.previews(named: names[number], in: context) {
          let view = try context.making(isDark: screen.dark, preview.make)
          let page = try page(of: (preview, view), in: input, context: context)
          var exported = try page.export(
            document.exporter(
              for: pattern.format, title: preview.name ?? preview.fileName,
              language: screen.language))
          exported.report = exported.report.placed { place in
            place.site = place.site.map { input.siteAsGiven($0) }
          }
          files += try pattern.file(named: name).write(exported)
        }
      } catch {
        failed += 1
        warn("\(entry.told): \(CommandFailure(error).message)")
      }
    }
    StageBounds.goOn(with: [], after: "")
    StageBounds.endWatch()
    let drawn = entries.count - failed
    try say(
      "\(drawn) of \(entries.count) previews drawn in \(pattern.folder)"
        + (failed > 0 ? ", \(failed) failed" : ""))
    if failed > 0 { throw ExitCode.failure }
    return files
  }

  /// The arguments of this command for the previews from a number on.
  private func goingOn(at number: Int, failed: Int) -> [String] {
    let own = ["--go-on-at", "--failed-before"]
    let given = CommandLine.arguments.dropFirst().filter { argument in
      !own.contains { argument.hasPrefix($0) }
    }
    return [FontOptions.executable.path] + given
      + ["--go-on-at=\(number)", "--failed-before=\(failed)"]
  }
}

/// Where the pictures of all previews go.
struct AllOutputs {
  let folder: String
  let format: ExportFormat
  /// The name of a file, with `{preview}`.
  private let name: String

  /// A folder, or a file whose name holds `{preview}`.
  init(_ output: String?) throws {
    guard let output, !output.hasPrefix("-") else {
      throw CommandFailure("--all needs a folder", hint: "add -o previews")
    }
    guard output.contains("{preview}") else {
      (folder, format, name) = (output, .png, "{preview}.png")
      return
    }
    let url = URL(fileURLWithPath: output)
    format = try OutputFile.parse(output).format
    name = url.lastPathComponent
    let end = output.lastIndex(of: "/")
    folder = end.map { String(output[..<$0]) } ?? "."
    guard !folder.contains("{preview}") else {
      throw CommandFailure(
        "'{preview}' names a folder", hint: "write it in the file's name, 'out/{preview}.svg'")
    }
  }

  func file(named preview: String) throws -> OutputFile {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return OutputFile(
      path: folder + "/" + name.replacing("{preview}", with: preview), format: format)
  }
}

extension StageInput {
  /// A name for each preview, its own in the input: of its module where there are several, its file and itself.
  @MainActor
  func names(of entries: [StageEntry]) -> [String] {
    var modules: [String: String] = [:]
    for module in self.modules {
      for source in module.sources { modules[source.path] = module.name }
    }
    return PreviewSubject.unique(
      entries.map { entry in
        let module = self.modules.count > 1 ? modules[entry.file] : nil
        return ([module, entry.fileName, entry.name].compactMap { $0 }, entry.name != nil)
      })
  }
}

extension StageEntry {
  /// Its place and name, for messages.
  var told: String { "\(file):\(line)" + (name.map { " (\($0))" } ?? "") }

  /// The previews that it is, each with a name for its picture.
  @MainActor
  func previews(
    named name: String, in context: RenderingContext
  ) throws -> [(preview: StageEntry, name: String)] {
    let previews = try [self].previews(in: context)
    guard previews.count > 1 else { return previews.map { ($0, name) } }
    let parts = PreviewSubject.unique(
      previews.map { ([$0.name?.split(separator: "/").last.map(String.init) ?? ""], true) })
    return zip(previews, parts).map { ($0, "\(name)-\($1)") }
  }
}

import Foundation
import Kumihan
import KumihanSnapshots
import KumihanStage

/// The previews of a test, by their files.
enum GoldensFiles {
  /// The previews by file, in their order; one alone where it is chosen by its name or number.
  @MainActor
  static func previews(
    of entries: [StageEntry], chosen: String?, in context: RenderingContext
  ) throws -> [(file: String, previews: [PreviewSubject])] {
    let all = try entries.filter(\.kind.isPreview).previews(in: context)
    guard !all.isEmpty else {
      throw CommandFailure(
        "the files hold no #Preview and no PreviewProvider", hint: "add a #Preview to draw")
    }
    var files: [String] = []
    for entry in all where !files.contains(entry.file) { files.append(entry.file) }
    var wanted: [StageEntry]?
    if let chosen {
      let named = all.filter { $0.answers(to: chosen) }
      let number = Int(chosen).flatMap { all.indices.contains($0 - 1) ? [all[$0 - 1]] : nil }
      guard let found = named.isEmpty ? number : named else {
        throw CommandFailure(
          "no preview '\(chosen)' in the files",
          hint: all.count == 1
            ? "there is one" : "there are \(all.count); see kumihan render --list")
      }
      wanted = found
    }
    func isWanted(_ entry: StageEntry) -> Bool {
      wanted?.contains {
        $0.file == entry.file && $0.line == entry.line && $0.name == entry.name
      } ?? true
    }
    return files.map { file in
      let own = all.filter { $0.file == file }
      let names = PreviewSubject.unique(own.map { ([$0.name ?? ""], $0.name != nil) })
      let subjects = zip(own, names).filter { isWanted($0.0) }.map { entry, name in
        PreviewSubject(
          name: name, place: "\(entry.file):\(entry.line)",
          wishes: entry.wishes, makeView: entry.make)
      }
      return (file, subjects)
    }
  }
}

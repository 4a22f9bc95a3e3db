import ArgumentParser
import Foundation
import KumihanGoldenRuns

/// `kumihan goldens merge`: parts of a run, or two changed locks, as one.
struct GoldensMerge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Puts the parts of a split run together, or the sides of a snapshots.lock that Git could not merge.",
    discussion: """
      Parts of a run are the folders that kumihan goldens verify --shard left on each machine; gaps and overlaps are refused.
      A snapshots.lock with marks of a merge is named itself. As Git's merge driver:
        git config merge.kumihan-lock.driver "kumihan goldens merge --lock %O %A %B"
        echo 'snapshots.lock merge=kumihan-lock' >> .gitattributes
      """)

  @OptionGroup var options: GoldensOptions
  @OptionGroup var formats: GoldensFormats

  @Flag(name: .long, help: "Merges three locks, the origin, ours and theirs, into ours.")
  var lock = false

  @Argument(help: ArgumentHelp("Folders of runs, or locks.", valueName: "path"))
  var paths: [String]

  func run() throws {
    try comparing {
      if lock { return try mergeLocks() }
      let locks = paths.filter { $0.hasSuffix(LockLines.name) }
      if locks.count == paths.count {
        for path in locks { try resolve(path) }
        return GoldensStatus.equal
      }
      guard locks.isEmpty else {
        throw CommandFailure("locks and runs are not merged at once", hint: "name one kind")
      }
      return try mergeRuns()
    }
  }

  private func mergeRuns() throws -> ExitCode {
    let package = try options.package()
    let parts = try paths.map { path in
      let folder = URL(filePath: path).standardizedFileURL
      guard FileManager.default.fileExists(atPath: folder.path) else {
        throw CommandFailure("no such folder '\(path)'", hint: "name the folder of a run")
      }
      return try GoldenRun(reading: folder)
    }
    let target = options.folder(in: package)
    guard !parts.contains(where: { $0.folder.path == target.path }) else {
      throw CommandFailure(
        "'\(target.path)' is one of the parts", hint: "give --run another folder for the whole")
    }
    try? FileManager.default.removeItem(at: target)
    let run: GoldenRun
    do {
      run = try RunMerge.merge(parts, into: target)
    } catch let error as GoldenRun.Unreadable {
      throw CommandFailure(error.description)
    }
    return try GoldensTests(package: package, folder: target).conclude(run, formats)
  }

  private func read(_ path: String) throws -> String {
    do {
      return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    } catch {
      throw CommandFailure("cannot read '\(path)'", hint: "name a snapshots.lock")
    }
  }

  private func mergeLocks() throws -> ExitCode {
    guard paths.count == 3 else {
      throw CommandFailure("--lock needs three files", hint: "the origin, ours and theirs")
    }
    let sides = try paths.map { LockLines.read(Data(try read($0).utf8)) }
    try write((base: sides[0], ours: sides[1], theirs: sides[2]), to: paths[1])
    return GoldensStatus.equal
  }

  private func resolve(_ path: String) throws {
    let text = try read(path)
    var sides = LockLines.sides(of: text)
    // Marks without the origin make one conflict of changes to neighbouring lines. Git still knows it.
    if !text.contains("\n|||||||"), let base = Self.origin(of: path) { sides.base = base }
    try write(sides, to: path)
  }

  /// The lines of an unmerged file before both sides changed it; nil where Git knows none.
  private static func origin(of path: String) -> [String: String]? {
    let file = URL(filePath: path).standardizedFileURL
    let text = try? ChangedTargets.output(
      ["git", "show", ":1:./\(file.lastPathComponent)"], in: file.deletingLastPathComponent(),
      isQuiet: true)
    return text.map { LockLines.read(Data($0.utf8)) }
  }

  private typealias Lines = [String: String]

  private func write(_ sides: (base: Lines, ours: Lines, theirs: Lines), to path: String) throws {
    let merged = LockLines.merge(base: sides.base, ours: sides.ours, theirs: sides.theirs)
    try LockLines.data(merged.lines).write(to: URL(filePath: path), options: .atomic)
    for name in merged.both {
      let isHashOnly = [sides.ours[name], sides.theirs[name]].contains {
        $0?.contains("file:none") == true
      }
      warn(
        "\(name): both sides changed it; its line is left out, so that "
          + (isHashOnly
            ? "it has no reference until kumihan goldens record" : "the next run reads the file"))
    }
  }
}

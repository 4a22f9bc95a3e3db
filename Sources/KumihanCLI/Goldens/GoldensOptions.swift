import ArgumentParser
import Foundation
import KumihanData
import KumihanGoldenRuns

/// Where a package and its last run are.
struct GoldensOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The package's folder; the one around this folder.", valueName: "folder"))
  var packagePath: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The run's folder; .build/kumihan-goldens/latest of the package.", valueName: "folder"))
  var run: String?

  /// The folder with the manifest, from here upwards.
  func package() throws -> URL {
    let start = URL(filePath: packagePath ?? ".").standardizedFileURL
    var isFolder = false
    if let values = try? start.resourceValues(forKeys: [.isDirectoryKey]) {
      isFolder = values.isDirectory == true
    }
    guard isFolder else {
      throw CommandFailure(
        "no such folder '\(packagePath ?? ".")'", hint: "name the package's folder")
    }
    var folder = start
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      if packagePath != nil { break }
      folder = folder.deletingLastPathComponent()
    }
    // A run without a package, as of previews in a folder, knows where it was drawn.
    if run != nil || ChangeJournal(package: start).exists { return start }
    if let loose = try? looseRun(below: start), !loose.differences.isEmpty { return start }
    throw CommandFailure(
      "'\(start.path)' is no package, and no preview below it differed in the last run",
      hint: "give --package-path, the folder of Package.swift, or run kumihan goldens test")
  }

  func folder(in package: URL) -> URL {
    run.map { URL(filePath: $0).standardizedFileURL }
      ?? package.appending(path: ".build/kumihan-goldens/latest")
  }

  /// What the last run of previews in no package left of those below a folder.
  private func looseRun(below folder: URL) throws -> GoldenRun {
    let shared = FileManager.default.temporaryDirectory.appending(path: "kumihan-goldens/latest")
    var run = try GoldenRun(reading: shared)
    run.differences.removeAll { !$0.id.hasPrefix(folder.path + "/") }
    run.audits.removeAll { !$0.id.hasPrefix(folder.path + "/") }
    run.unreadable = []
    return run
  }

  /// The last run, read.
  func read() throws -> (package: URL, run: GoldenRun) {
    let package = try package()
    let folder = folder(in: package)
    let hasRun = FileManager.default.fileExists(atPath: folder.path)
    let isPackage = FileManager.default.fileExists(
      atPath: package.appending(path: "Package.swift").path)
    guard hasRun || !isPackage && run == nil else {
      throw CommandFailure(
        "there is no run in '\(folder.path)'",
        hint: "run the tests first: kumihan goldens verify, or swift test")
    }
    for title in try ChangeJournal(package: package).recover() {
      warn("finished what was interrupted: \(title)")
    }
    guard isPackage || run != nil else { return (package, try looseRun(below: package)) }
    return (package, try GoldenRun(reading: folder))
  }
}

/// Ends a command of goldens with what its exit status means.
enum GoldensStatus {
  static let equal = ExitCode(0)
  static let different = ExitCode(1)
  static let notCompared = ExitCode(2)

  /// That of a run.
  static func of(_ run: GoldenRun) -> ExitCode {
    if !run.unreadable.isEmpty { return notCompared }
    if run.differences.contains(where: { [.unusable, .failed].contains($0.kind) }) {
      return notCompared
    }
    return run.differences.isEmpty ? equal : different
  }
}

/// Runs a command's work; what goes wrong ends it with 2, as nothing was compared.
func comparing(_ work: () throws -> ExitCode) throws {
  let status: ExitCode
  do {
    status = try work()
  } catch let exit as ExitCode {
    status = exit
  } catch {
    let failure = CommandFailure(error)
    try? FileHandle.standardError.write(contentsOf: Data("Error: \(failure)\n".utf8))
    status = GoldensStatus.notCompared
  }
  if status.rawValue != 0 { throw status }
}

extension GoldenRun {
  /// The differences that names mean: paths, names, or names without an ending.
  func differences(named names: [String]) throws -> [GoldenDifference] {
    try names.map { name in
      if let found = difference(of: name) { return found }
      let same = differences.filter { $0.name == name || $0.stem == name }
      if same.count > 1 {
        throw CommandFailure(
          "'\(name)' is the name of \(same.count) snapshots",
          hint: "name the path: " + same.prefix(4).map(\.id).joined(separator: ", "))
      }
      guard !differences.isEmpty else {
        throw CommandFailure("'\(name)' does not differ: nothing does", hint: nil)
      }
      let near =
        NearMatch.value(for: name, among: differences.flatMap { [$0.id, $0.name, $0.stem] })
        .map { "did you mean '\($0)'?" }
      let known = differences.prefix(5).map(\.name).joined(separator: ", ")
      throw CommandFailure(
        "no difference is called '\(name)'",
        hint: near ?? "those of the last run: \(known)" + (differences.count > 5 ? ", …" : ""))
    }
  }
}

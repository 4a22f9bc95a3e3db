package import Foundation

/// The folder that the tests of a run left their differences in.
///
/// Each difference is a record of its own, written last and renamed into place: processes beside each
/// other never share a file, and one that is killed leaves a whole record or none.
package struct GoldenRun: Sendable {
  /// What the command knows of a run that it started.
  package struct Manifest: Codable, Hashable, Sendable {
    package var command: [String]
    /// `2/4` for the second of four parts; nil for a run that was not split.
    package var shard: String?
    /// Whether every test ran: without a filter and to the end.
    package var isWhole: Bool
    /// The exit status of the tests.
    package var status: Int

    package init(command: [String], shard: String?, isWhole: Bool, status: Int) {
      (self.command, self.shard) = (command, shard)
      (self.isWhole, self.status) = (isWhole, status)
    }
  }

  package struct Unreadable: Error, CustomStringConvertible {
    package var description: String
  }

  package static let manifestName = "run.json"
  /// The folder of the lists of snapshots that were compared, one a process.
  package static let seenName = "seen"
  /// The last line of a list whose process ended by itself.
  package static let endMark = ".end"
  /// Begins lines of references that are known by their bytes: their hash follows.
  package static let bytesMark = "bytes:"

  package let folder: URL
  /// By the references' paths.
  package var differences: [GoldenDifference]
  /// What should be a record and is none.
  package var unreadable: [String]
  /// The references that were asked for, sorted; nil where the tests were started by hand.
  package var seen: [String]?
  /// The hashes of references that another library of snapshots compared.
  package var usedBytes: Set<String> = []
  /// Whether every process that compared something ended by itself.
  package private(set) var isEnded = true
  package var manifest: Manifest?
  /// What audits beside snapshots found, by the references' paths.
  package var audits: [AuditRecord] = []

  package init(
    folder: URL, differences: [GoldenDifference] = [], seen: [String]? = nil,
    manifest: Manifest? = nil
  ) {
    (self.folder, self.differences, unreadable) = (folder, differences, [])
    (self.seen, self.manifest) = (seen, manifest)
  }

  /// Reads a run; a folder that is not there is a run without differences.
  package init(reading folder: URL) throws {
    self.init(folder: folder)
    for path in Self.files(in: folder) where path.hasSuffix(GoldenDifference.ending) {
      do {
        let data = try Data(contentsOf: folder.appending(path: path))
        let difference = try JSONDecoder().decode(GoldenDifference.self, from: data)
        guard difference.format == GoldenDifference.format else {
          unreadable.append(
            "\(path): its form is \(difference.format), known is \(GoldenDifference.format)")
          continue
        }
        differences.append(difference)
      } catch {
        unreadable.append("\(path): is no record of a difference")
      }
    }
    differences.sort { $0.id < $1.id }
    for path in Self.files(in: folder) where path.hasSuffix(AuditRecord.ending) {
      if let data = try? Data(contentsOf: folder.appending(path: path)),
        let record = try? JSONDecoder().decode(AuditRecord.self, from: data),
        record.format == AuditRecord.format
      {
        audits.append(record)
      } else {
        unreadable.append("\(path): is no record of an audit")
      }
    }
    audits.sort { $0.id < $1.id }
    if let data = try? Data(contentsOf: folder.appending(path: Self.manifestName)) {
      manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    }
    readSeen()
  }

  /// Paths from the folder, sorted.
  private static func files(in folder: URL) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private mutating func readSeen() {
    let lists = folder.appending(path: Self.seenName)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: lists.path) else {
      return
    }
    var result: Set<String> = []
    for name in names {
      let text = (try? String(contentsOf: lists.appending(path: name), encoding: .utf8)) ?? ""
      // A process that was killed may have left half a line at the end.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      result.formUnion(lines.map(String.init))
      if lines.last.map(String.init) != Self.endMark { isEnded = false }
    }
    result.remove(Self.endMark)
    usedBytes = Set(
      result.filter { $0.hasPrefix(Self.bytesMark) }
        .map { String($0.dropFirst(Self.bytesMark.count)) })
    seen = result.filter { !$0.hasPrefix(Self.bytesMark) }.sorted()
  }

  /// The difference of a reference, by its path, or by its name where only one has it.
  package func difference(of name: String) -> GoldenDifference? {
    if let found = differences.first(where: { $0.id == name }) { return found }
    let found = differences.filter {
      $0.name == name || $0.stem == name || $0.id.hasSuffix("/" + name)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// A file of the run; nil where it was not left.
  package func data(_ path: String?) -> Data? {
    guard let path, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      return nil
    }
    return try? Data(contentsOf: folder.appending(path: path))
  }

  /// The reference's bytes as they are now; nil where there are none.
  package func reference(of difference: GoldenDifference, in package: URL?) -> Data? {
    try? Data(contentsOf: difference.reference(in: package))
  }

  /// The hash that decisions know the reference by, as it is now; nil where there is none.
  package func referenceHash(of difference: GoldenDifference, in package: URL?) -> String? {
    guard difference.isHashOnly == true else {
      return reference(of: difference, in: package).map(GoldenDifference.hash)
    }
    let lock = difference.reference(in: package).deletingLastPathComponent()
      .appending(path: LockLines.name)
    let line = (try? Data(contentsOf: lock)).map(LockLines.read)?[difference.stem]
    return line.map { GoldenDifference.hash(Data($0.utf8)) }
  }

  /// Writes what is known of the run.
  package func write(_ manifest: Manifest) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try encoder.encode(manifest)
      .write(to: folder.appending(path: Self.manifestName), options: .atomic)
  }
}

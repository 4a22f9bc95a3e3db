package import Foundation
import KumihanCairo
import KumihanGoldenRuns
import Synchronization

extension SnapshotRun {
  /// A record of what is wrong with this snapshot.
  func difference(_ kind: GoldenDifference.Kind, _ message: [String]) -> GoldenDifference {
    let source = URL(filePath: call.filePath.description)
    var record = GoldenDifference(
      id: folder.id(file), kind: kind, test: call.testName,
      source: folder.package.map { folder.short(source, from: $0) } ?? source.path,
      line: Int(call.line), column: Int(call.column), root: folder.package?.path ?? "",
      message: message, rule: call.decision.description)
    record.old = (try? Data(contentsOf: reference)).map(GoldenDifference.hash)
    return record
  }

  /// Leaves a record in the run's folder, after the files that it names.
  ///
  /// - Parameter actual: the snapshot's bytes, which lie in the run's folder by this name.
  func leave(_ record: GoldenDifference, actual: Data?, as name: String?) throws {
    var record = record
    record.new = actual.map(GoldenDifference.hash)
    record.actual = name.map(folder.path)
    _ = try folder.leave(record.json, as: file + GoldenDifference.ending)
  }

  /// A snapshot that could not be made.
  func undrawn(_ words: String) -> SnapshotOutcome {
    try? leave(difference(.failed, [words]), actual: nil, as: nil)
    return SnapshotOutcome(failure: "\(file): \(words)")
  }

  /// Whether another part of a split run has this snapshot. What this one has is noted, where a command
  /// started the tests.
  var isOtherShard: Bool {
    let id = folder.id(file)
    if let shard = call.environment["KUMIHAN_SHARD"].flatMap(GoldenShard.init),
      !shard.includes(id)
    {
      return true
    }
    if call.environment[RecordDecision.command] != nil { SeenList.note(id, in: folder.root) }
    return false
  }
}

/// References that are known by their bytes alone: another library of snapshots keeps their names to itself.
package enum UsedBytes {
  /// Notes them where a command started the tests.
  package static func note(
    _ data: Data, _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard environment[RecordDecision.command] != nil,
      let root = environment["SNAPSHOT_ARTIFACTS"], !root.isEmpty
    else { return }
    SeenList.note(GoldenRun.bytesMark + GoldenDifference.hash(data), in: URL(filePath: root))
  }
}

/// The snapshots that this process compares, for the command that started it.
private enum SeenList {
  private static let lists: Mutex<[String: FileHandle]> = {
    // A process that is killed does not come here, and its list stays without an end.
    atexit { SeenList.end() }
    return Mutex([:])
  }()

  private static func end() {
    lists.withLock { lists in
      for list in lists.values {
        try? list.write(contentsOf: Data((GoldenRun.endMark + "\n").utf8))
      }
    }
  }

  static func note(_ id: String, in root: URL) {
    lists.withLock { lists in
      if lists[root.path] == nil {
        let folder = root.appending(path: GoldenRun.seenName)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8)).txt"
        let file = folder.appending(path: name)
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else { return }
        lists[root.path] = try? FileHandle(forWritingTo: file)
      }
      // One call a line: a process that is killed leaves whole lines and at most a part of the last.
      try? lists[root.path]?.write(contentsOf: Data((id + "\n").utf8))
    }
  }
}

extension Explanation {
  /// The causes as records have them.
  var recorded: [GoldenDifference.Cause] {
    counted.map { counted in
      let cause = counted.cause
      return GoldenDifference.Cause(
        place: cause.place, kind: cause.kind, property: cause.property, old: cause.old,
        new: cause.new, words: cause.words, count: counted.count)
    }
  }
}

extension GoldenDifference {
  /// Beyond this many pixels, their number stands for the rest.
  private static let mostPixels = 20_000

  /// Says which pixels differ, and how.
  mutating func describe(_ map: PixelMap) {
    let box = map.bounds
    pixels = map.count
    bounds = [box.minX, box.minY, box.width, box.height].map { Int($0) }
    // What is equal but for its place has one mark.
    let (left, top) = (Int32(box.minX), Int32(box.minY))
    var words: [UInt32] = []
    words.reserveCapacity(min(map.count, Self.mostPixels) * 3)
    for pixel in map.pixels.prefix(Self.mostPixels) {
      words.append(UInt32(pixel.x - left) & 0xFFFF | UInt32(pixel.y - top) << 16)
      words.append(pixel.old)
      words.append(pixel.new)
    }
    let bytes = unsafe words.withUnsafeBytes { unsafe Data($0) }
    mark = Self.hash(bytes) + "-\(map.count)"
  }
}

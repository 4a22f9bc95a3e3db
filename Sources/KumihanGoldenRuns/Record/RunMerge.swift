package import Foundation

/// Puts the parts of a split run together.
package enum RunMerge {
  /// - Throws: where parts are missing, overlap, or were not run to the end.
  package static func merge(_ parts: [GoldenRun], into folder: URL) throws -> GoldenRun {
    try check(parts)
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for part in parts {
      for path in try files.subpathsOfDirectory(atPath: part.folder.path) {
        let (from, to) = (part.folder.appending(path: path), folder.appending(path: path))
        if (try from.resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true { continue }
        if path == GoldenRun.manifestName || path.hasSuffix(".html") { continue }
        try files.createDirectory(
          at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
        let isSeen = path.hasPrefix(GoldenRun.seenName + "/")
        // Processes of two machines may have had one number.
        let target =
          isSeen ? to.deletingLastPathComponent().appending(path: name(part, path)) : to
        try Data(contentsOf: from).write(to: target, options: .atomic)
      }
    }
    let manifests = parts.compactMap(\.manifest)
    let merged = GoldenRun.Manifest(
      command: manifests.first?.command ?? [], shard: nil,
      isWhole: manifests.count == parts.count && manifests.allSatisfy(\.isWhole),
      status: manifests.first { $0.status != 0 }?.status ?? 0)
    try GoldenRun(folder: folder).write(merged)
    return try GoldenRun(reading: folder)
  }

  private static func name(_ part: GoldenRun, _ path: String) -> String {
    let shard = part.manifest?.shard?.replacing("/", with: "of") ?? "0"
    return "\(shard)-\(path.split(separator: "/").last ?? "")"
  }

  private static func check(_ parts: [GoldenRun]) throws {
    guard let first = parts.first else {
      throw GoldenRun.Unreadable(description: "no run is given")
    }
    var found: [Int: String] = [:]
    var count: Int?
    for part in parts {
      let name = part.folder.path
      guard let shard = part.manifest?.shard.flatMap(GoldenShard.init) else {
        throw GoldenRun.Unreadable(
          description:
            "'\(name)' is no part of a split run; hint: kumihan goldens verify --shard 1/4")
      }
      if let count, count != shard.count {
        throw GoldenRun.Unreadable(
          description: "'\(name)' is \(shard), and '\(first.folder.path)' is of \(count) parts")
      }
      if let other = found[shard.index] {
        throw GoldenRun.Unreadable(description: "'\(name)' and '\(other)' are both \(shard)")
      }
      (count, found[shard.index]) = (shard.count, name)
    }
    let missing = (1...(count ?? 1)).filter { found[$0] == nil }
    guard missing.isEmpty else {
      throw GoldenRun.Unreadable(
        description: "missing: " + missing.map { "\($0)/\(count ?? 0)" }.joined(separator: ", "))
    }
    var owners: [String: String] = [:]
    for part in parts {
      for id in part.seen ?? [] {
        if let other = owners[id] {
          throw GoldenRun.Unreadable(
            description: "\(id) is in '\(part.folder.path)' and in '\(other)'")
        }
        owners[id] = part.folder.path
      }
    }
  }
}

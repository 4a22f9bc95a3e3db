package import Foundation

/// Files of snapshots that no test of a whole run asked for.
package struct UnusedFiles: Hashable, Sendable {
  /// A reference that another test made under another name: the same bytes.
  package struct Rename: Hashable, Sendable {
    package var old, new: String
  }

  /// Paths from the package's folder, sorted.
  package var files: [String] = []
  /// `FOLDER/snapshots.lock: NAME`, lines of snapshots that are gone.
  package var lines: [String] = []
  package var renames: [Rename] = []

  package var isEmpty: Bool { files.isEmpty && lines.isEmpty }

  /// Folders below a package's that have references.
  package static func folders(in package: URL) -> [URL] {
    guard
      let all = FileManager.default.enumerator(
        at: package, includingPropertiesForKeys: [.isDirectoryKey])
    else { return [] }
    var result: Set<URL> = []
    for case let url as URL in all {
      let name = url.lastPathComponent
      if [".build", ".git", "node_modules"].contains(name) {
        all.skipDescendants()
      } else if FileManager.default.fileExists(
        atPath: url.appending(path: GoldenRun.manifestName).path)
      {
        // A run's folder has the folders of references in it.
        all.skipDescendants()
      } else if name == "__Snapshots__" {
        let inner = FileManager.default.enumerator(
          at: url, includingPropertiesForKeys: [.isDirectoryKey])
        while let found = inner?.nextObject() as? URL {
          let values = try? found.resourceValues(forKeys: [.isDirectoryKey])
          if values?.isDirectory == true { result.insert(found.standardizedFileURL) }
        }
        result.insert(url.standardizedFileURL)
        all.skipDescendants()
      } else if name == LockLines.name {
        result.insert(url.deletingLastPathComponent().standardizedFileURL)
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Files in a folder, without those in folders below it.
  package static func files(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      let values = try? folder.appending(path: name).resourceValues(forKeys: [.isRegularFileKey])
      return values?.isRegularFile == true
    }
  }

  /// - Throws: for a run that was not whole: what it did not ask for may be used by others.
  package init(_ run: GoldenRun, package: URL) throws {
    guard let seen = run.seen, run.manifest?.isWhole == true else {
      throw GoldenRun.Unreadable(
        description: "the last run was not a whole one, so nothing is known to be unused;"
          + " hint: kumihan goldens verify, without a filter")
    }
    let root = package.standardizedFileURL.path + "/"
    let used = Set(seen)
    // References by the hash of their pixels, which another encoder's file may have as well.
    var byPixels: [String: [String]] = [:]
    for folder in Self.folders(in: package) {
      guard folder.path.hasPrefix(root) else { continue }
      let part = folder.path.dropFirst(root.count)
      let names = Set(used.filter { $0.hasPrefix(part + "/") }.map { $0.dropFirst(part.count + 1) })
      var kept: Set<String> = []
      for name in names {
        kept.insert(String(name))
        if name.hasSuffix(".png") { kept.insert(name.dropLast(4) + ".layout.txt") }
      }
      kept.formUnion(Self.used(in: folder, run.usedBytes))
      let lock = (try? Data(contentsOf: folder.appending(path: LockLines.name))).map(LockLines.read)
      let stems = Set((lock ?? [:]).keys)
      // A folder that somebody chose may have files of another kind.
      let isOurs = part.split(separator: "/").contains("__Snapshots__")
      for name in Self.files(in: folder) where !kept.contains(name) && name != LockLines.name {
        guard
          isOurs
            || [".png", ".layout.txt"].contains(where: {
              name.hasSuffix($0) && stems.contains(String(name.dropLast($0.count)))
            })
        else { continue }
        files.append("\(part)/\(name)")
      }
      for stem in stems.sorted() where !kept.contains(stem + ".png") {
        lines.append("\(part)/\(LockLines.name): \(stem)")
        if let pixels = Self.pixels(lock?[stem]) {
          byPixels[pixels, default: []].append("\(part)/\(stem).png")
        }
      }
    }
    findRenames(run, package, byPixels)
  }

  /// Files that another library of snapshots may have asked for. Its pictures tell their bytes; what its own
  /// strategies keep tells nothing.
  private static func used(in folder: URL, _ hashes: Set<String>) -> Set<String> {
    guard !hashes.isEmpty else { return [] }
    var result: Set<String> = []
    for name in files(in: folder) where !name.hasSuffix(".layout.txt") {
      guard name.hasSuffix(".png") else {
        result.insert(name)
        continue
      }
      guard let data = try? Data(contentsOf: folder.appending(path: name)),
        hashes.contains(GoldenDifference.hash(data))
      else { continue }
      result.formUnion([name, name.dropLast(4) + ".layout.txt"])
    }
    return result
  }

  /// Each reference moves to one name at most: of several with the same pixels, to that with the same words behind
  /// its test's name, then to one in the same folder.
  private mutating func findRenames(
    _ run: GoldenRun, _ package: URL, _ byPixels: [String: [String]]
  ) {
    var byBytes: [String: [String]] = [:]
    for file in files {
      if let data = try? Data(contentsOf: package.appending(path: file)) {
        byBytes[GoldenDifference.hash(data), default: []].append(file)
      }
    }
    var pairs: [(likeness: Int, rename: Rename)] = []
    for difference in run.differences where difference.kind == .missing {
      let same =
        (difference.new.flatMap { byBytes[$0] } ?? [])
        + (Self.pixels(difference.lock).flatMap { byPixels[$0] } ?? [])
      for old in Set(same) {
        let rename = Rename(old: old, new: difference.id)
        pairs.append((Self.likeness(old, difference.id), rename))
      }
    }
    pairs.sort {
      ($1.likeness, $0.rename.new, $0.rename.old) < ($0.likeness, $1.rename.new, $1.rename.old)
    }
    var (moved, named): (Set<String>, Set<String>) = ([], [])
    for (_, rename) in pairs where !moved.contains(rename.old) && !named.contains(rename.new) {
      moved.insert(rename.old)
      named.insert(rename.new)
      renames.append(rename)
    }
    renames.sort { $0.new < $1.new }
  }

  private static func likeness(_ old: String, _ new: String) -> Int {
    func parts(_ path: String) -> (folder: Substring, words: Substring) {
      let name = path.split(separator: "/").last ?? ""
      return (path.dropLast(name.count), name.drop { $0 != "." })
    }
    let (old, new) = (parts(old), parts(new))
    return (old.words == new.words ? 2 : 0) + (old.folder == new.folder ? 1 : 0)
  }

  private static func pixels(_ line: String?) -> String? {
    line?.split(separator: " ").first { $0.hasPrefix("pixels:") }.map(String.init)
  }

  /// What taking the files and lines away changes.
  package func changes(in package: URL) -> [ChangeJournal.Change] {
    var changes = files.map {
      ChangeJournal.Change(file: package.appending(path: $0), bytes: nil)
    }
    var locks: [String: Set<String>] = [:]
    for line in lines {
      guard let gap = line.range(of: ": ") else { continue }
      locks[String(line[..<gap.lowerBound]), default: []].insert(String(line[gap.upperBound...]))
    }
    for (path, stems) in locks.sorted(by: { $0.key < $1.key }) {
      let file = package.appending(path: path)
      let old = (try? Data(contentsOf: file)).map(LockLines.read) ?? [:]
      let kept = old.filter { !stems.contains($0.key) }
      changes.append(.init(file: file, bytes: kept.isEmpty ? nil : LockLines.data(kept)))
    }
    return changes
  }
}

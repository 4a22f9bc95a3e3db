import Foundation
import KumihanCairo

/// Compiled views by their sources.
///
/// An entry is a folder with the library and the exact text it was made from: a name is only a
/// hash, so equality is checked against the content.
struct StageCache {
  static let variable = "KUMIHAN_CACHE"
  /// The number of cached libraries.
  static let limit = 64

  let folder: URL

  /// The folder named explicitly, by `KUMIHAN_CACHE`, by `XDG_CACHE_HOME`, or in the home folder.
  init(explicit: String?, environment: [String: String]) {
    func named(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    let path =
      explicit ?? named(Self.variable) ?? named("XDG_CACHE_HOME").map { $0 + "/kumihan" }
      ?? NSHomeDirectory() + "/.cache/kumihan"
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// The compiler's cache of system modules. It requires one name for the folder, so links in its
  /// path are resolved.
  func moduleCache() throws -> URL {
    let modules = folder.appendingPathComponent("modules", isDirectory: true)
    try own(modules)
    return modules.resolvingSymlinksInPath()
  }

  /// Makes a folder of the cache, or checks that only the user can write to it: libraries there are
  /// loaded and run.
  private func own(_ place: URL) throws {
    for place in place == folder ? [folder] : [folder, place] {
      try? FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let facts = try? FileManager.default.attributesOfItem(
        atPath: place.resolvingSymlinksInPath().path)
      guard let facts, facts[.type] as? FileAttributeType == .typeDirectory else {
        throw CommandFailure(
          "cannot make the cache folder '\(place.path)'",
          hint: "name another with --cache or \(Self.variable)")
      }
      let mode = (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
      let owner = (facts[.ownerAccountID] as? NSNumber)?.uint32Value
      guard owner == geteuid(), mode & 0o022 == 0 else {
        throw CommandFailure(
          "the cache folder '\(place.path)' "
            + (owner == geteuid() ? "may be written by others" : "belongs to somebody else"),
          hint: "name one of your own with --cache or \(Self.variable), or 'chmod go-w' it")
      }
    }
  }

  private var libraries: URL { folder.appendingPathComponent("views", isDirectory: true) }

  private func entry(_ recipe: Data) -> URL {
    libraries.appendingPathComponent(String(recipe.checksum, radix: 16), isDirectory: true)
  }

  /// The library made from this recipe, if it is cached.
  ///
  /// - Throws: when another user may have written it.
  func library(of recipe: Data) throws -> URL? {
    try own(libraries)
    let entry = entry(recipe)
    let kept = FileManager.default.contents(atPath: entry.appendingPathComponent("recipe").path)
    let library = entry.appendingPathComponent("views.so")
    // A full disk or a power cut leaves files cut or empty.
    guard kept == recipe, let sum = Self.sum(of: library),
      FileManager.default.contents(atPath: entry.appendingPathComponent("sum").path) == sum
    else { return nil }
    return library
  }

  /// A checksum that shows whether a library is unchanged; nil when unreadable.
  private static func sum(of library: URL) -> Data? {
    guard let data = try? Data(contentsOf: library, options: .alwaysMapped), !data.isEmpty else {
      return nil
    }
    return Data(String(data.checksum, radix: 16).utf8)
  }

  /// A new folder to compile in, on the same disk as the entries.
  func workFolder() throws -> URL {
    let work = folder.appendingPathComponent("work-\(UUID().uuidString)", isDirectory: true)
    try own(work)
    return work
  }

  /// The folder that a module is compiled in again and again.
  ///
  /// - Parameter facts: what tells it from other modules of its name.
  func buildFolder(named name: String, of facts: [String]) throws -> URL {
    let hash = Data(facts.joined(separator: "\n").utf8).checksum
    let builds = folder.appendingPathComponent("builds", isDirectory: true)
    try own(builds)
    let place = builds.appendingPathComponent(
      "\(name)-\(String(hash, radix: 16))", isDirectory: true)
    try own(place)
    return place
  }

  /// A bundle of files that lie elsewhere: links to them, by their names in it.
  func bundle(named name: String, of resources: [CodeResource]) throws -> URL {
    let facts = resources.map { "\($0.file.path) \($0.name) \($0.contents?.checksum ?? 0)" }
    let hash = Data(facts.joined(separator: "\n").utf8).checksum
    let bundles = folder.appendingPathComponent("bundles", isDirectory: true)
    try own(bundles)
    let place = bundles.appendingPathComponent(
      "\(name)-\(String(hash, radix: 16)).bundle", isDirectory: true)
    let files = FileManager.default
    guard !files.fileExists(atPath: place.path) else { return place }
    let work = try workFolder()
    for resource in resources {
      let link = work.appendingPathComponent(resource.name)
      try? files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Of files with one name the first is there.
      if let contents = resource.contents {
        try? contents.write(to: link, options: .withoutOverwriting)
        continue
      }
      try? files.createSymbolicLink(
        at: link, withDestinationURL: resource.file.standardizedFileURL)
    }
    // Where another run was first, its bundle is the same.
    if (try? files.moveItem(at: work, to: place)) == nil { try? files.removeItem(at: work) }
    return place
  }

  /// Moves the folder of a finished library to its place; the first of two equal ones stays.
  func keep(_ work: URL, recipe: Data) throws -> URL {
    try WholeFile.write(recipe, to: work.appendingPathComponent("recipe"))
    if let sum = Self.sum(of: work.appendingPathComponent("views.so")) {
      try WholeFile.write(sum, to: work.appendingPathComponent("sum"))
    }
    let entry = entry(recipe)
    let files = FileManager.default
    if try library(of: recipe) == nil {
      // A failed move means a stale or broken entry in the way, or that another run was first.
      let moved = (try? files.moveItem(at: work, to: entry)) != nil
      if try !moved && library(of: recipe) == nil {
        try? files.removeItem(at: entry)
        try? files.moveItem(at: work, to: entry)
      }
    }
    guard let library = try library(of: recipe) else {
      throw CommandFailure(
        "cannot write the cache folder '\(folder.path)'",
        hint: "name another with --cache or \(Self.variable)")
    }
    try? files.removeItem(at: work)
    prune(keeping: entry)
    return library
  }

  /// Removes the oldest libraries beyond the limit, and folders of interrupted runs.
  private func prune(keeping newest: URL) {
    let files = FileManager.default
    func aged(_ folder: URL) -> [(url: URL, time: Date)] {
      let found = try? files.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
      return (found ?? []).map { url in
        let time = try? url.resourceValues(forKeys: [.contentModificationDateKey])
        return (url, time?.contentModificationDate ?? .distantPast)
      }
    }
    let entries = aged(libraries).filter { $0.url.lastPathComponent != newest.lastPathComponent }
      .sorted { $0.time > $1.time }
    for entry in entries.dropFirst(Self.limit - 1) { try? files.removeItem(at: entry.url) }
    let builds = folder.appendingPathComponent("builds", isDirectory: true)
    for build in aged(builds).sorted(by: { $0.time > $1.time }).dropFirst(Self.limit) {
      try? files.removeItem(at: build.url)
    }
    for work in aged(folder)
    where work.url.lastPathComponent.hasPrefix("work-") && work.time.timeIntervalSinceNow < -3600 {
      try? files.removeItem(at: work.url)
    }
  }
}

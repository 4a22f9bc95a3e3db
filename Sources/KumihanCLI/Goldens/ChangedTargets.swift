import Foundation

/// The test targets of a package that depend on files which differ from the last commit.
struct ChangedTargets {
  private struct Description: Decodable {
    struct Target: Decodable {
      var name, path, type: String
      var dependencies: [String]?

      enum CodingKeys: String, CodingKey {
        case name, path, type
        case dependencies = "target_dependencies"
      }
    }
    var targets: [Target]
  }

  let tests: [String]

  init(package: URL) throws {
    let files = FileManager.default
    let root = try Self.output(["git", "rev-parse", "--show-toplevel"], in: package)
      .trimmingCharacters(in: .newlines)
    let top = URL(filePath: root).resolvingSymlinksInPath().path + "/"
    let here = package.resolvingSymlinksInPath().path + "/"
    guard here.hasPrefix(top), files.fileExists(atPath: root) else {
      throw CommandFailure("'\(package.path)' is in no Git repository", hint: nil)
    }
    let prefix = String(here.dropFirst(top.count))
    let changed = try
      (Self.output(["git", "diff", "--name-only", "-z", "HEAD", "--", "."], in: package)
      .split(separator: "\0")
      + Self.output(
        ["git", "ls-files", "-z", "--others", "--exclude-standard", "--full-name", "."], in: package
      ).split(separator: "\0"))
      .map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : String($0) }
    let json = try Self.output(["swift", "package", "describe", "--type", "json"], in: package)
    let start = json.firstIndex(of: "{") ?? json.startIndex
    let targets = try JSONDecoder().decode(Description.self, from: Data(json[start...].utf8))
      .targets
    // The manifest, or a file beside the targets that they may read, is every target's.
    let isEverywhere = changed.contains { $0.hasPrefix("Package.") }
    var open = targets.filter { target in
      isEverywhere || changed.contains { $0.hasPrefix(target.path + "/") }
    }.map(\.name)
    var found = Set(open)
    while let name = open.popLast() {
      for target in targets
      where target.dependencies?.contains(name) == true && found.insert(target.name).inserted {
        open.append(target.name)
      }
    }
    tests = targets.filter { $0.type == "test" && found.contains($0.name) }.map(\.name).sorted()
  }

  /// For `swift test --filter`.
  var filter: String { "^(" + tests.joined(separator: "|") + ")\\." }

  static func output(
    _ command: [String], in folder: URL, isQuiet: Bool = false
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    if isQuiet { process.standardError = FileHandle.nullDevice }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        "'\(command.joined(separator: " "))' ended with \(process.terminationStatus)",
        hint: "--only-changed asks Git and SwiftPM: run it in a package within a repository")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

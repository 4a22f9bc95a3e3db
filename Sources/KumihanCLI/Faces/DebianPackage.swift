import Foundation

/// Debian's packages of fonts, through the system's own tools.
enum DebianPackage {
  /// Fetches a package's file.
  static func download(_ name: String, into folder: URL) throws -> URL {
    let words = try run("apt-get", ["download", name], in: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let file = files.first(where: { $0.hasSuffix(".deb") }) else {
      throw CommandFailure(
        "apt-get does not fetch '\(name)'" + (words.isEmpty ? "" : ": \(words)"),
        hint: "run 'apt-get update', or give the package's file or a folder of fonts")
    }
    return folder.appendingPathComponent(file)
  }

  static func unpack(_ file: URL, into folder: URL) throws {
    let place = folder.appendingPathComponent("unpacked", isDirectory: true)
    let words = try run("dpkg-deb", ["-x", file.path, place.path], in: folder)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw CommandFailure(
        "'\(file.path)' is not a Debian package" + (words.isEmpty ? "" : ": \(words)"))
    }
  }

  /// Runs a tool; returns the last line that it says.
  private static func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> String {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = paths.map({ "\($0)/\(tool)" })
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else {
      throw CommandFailure(
        "\(tool) is not installed", hint: "give a folder of fonts: kumihan faces add FOLDER")
    }
    let process = Process()
    (process.executableURL, process.arguments) = (URL(fileURLWithPath: path), arguments)
    process.currentDirectoryURL = folder
    let words = Pipe()
    (process.standardOutput, process.standardError) = (words, words)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
  }
}

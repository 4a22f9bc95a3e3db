import Foundation
import Kumihan
import KumihanCairo

/// Where a picture goes, and in which format: the extension says.
struct OutputFile {
  let path: String
  let format: ExportFormat

  /// `-` is standard output, as PNG.
  static func parse(_ path: String) throws -> OutputFile {
    if path == "-" { return OutputFile(path: path, format: .png) }
    let ending = URL(fileURLWithPath: path).pathExtension
    guard let format = ExportFormat(pathExtension: ending) else {
      let known = ExportFormat.allCases.map { ".\($0.rawValue)" }
      throw CommandFailure(
        ending.isEmpty ? "'\(path)' has no extension" : "unknown extension '.\(ending)'",
        hint: "end the output file's name in \(known.dropLast().joined(separator: ", "))"
          + " or \(known.last ?? "")")
    }
    return OutputFile(path: path, format: format)
  }

  /// Writes the file, and says what is not in it as it was asked for.
  func write(_ page: ExportedPage) throws {
    warn(page.report)
    try write(page.data)
  }

  /// Writes the whole file or nothing: first beside it, then under its name.
  func write(_ data: Data) throws {
    if path == "-" { return FileHandle.standardOutput.write(data) }
    do {
      try WholeFile.write(data, to: URL(fileURLWithPath: path))
    } catch {
      try checkFolder()
      throw CommandFailure(
        "cannot write '\(path)'", hint: "check that the folder may be written to")
    }
  }

  /// Says early that there is no folder to write into.
  func checkFolder() throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure("cannot write '\(path)'", hint: "make the folder '\(folder)'")
    }
  }
}

import Foundation
import Testing

/// Runs the built `kumihan` as a person would.
struct Command {
  var status: Int32
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }

  init(_ arguments: String...) throws { try self.init(all: arguments) }

  /// The program lies beside the test bundle that is running.
  init(all arguments: [String]) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    try self.init(program: folder.appendingPathComponent("kumihan").path, all: arguments)
  }

  init(program: String, all arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    self.output = output.fileHandleForReading.readDataToEndOfFile()
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// A folder that goes away with the test.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func file(_ name: String, _ text: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Files by their paths in a folder here, whose folders are made.
  func write(_ files: [String: String], in place: String = ".") throws {
    for (name, text) in files {
      let file = folder.appendingPathComponent(place).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The words of an SVG.
  func words(_ name: String) throws -> [String] {
    let svg = try String(contentsOfFile: path(name), encoding: .utf8)
    return svg.matches(of: />([^<>]*)<\/text/).map { String($0.1) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

/// The width and height that a PNG's first chunk states.
func pixelSize(ofPNG data: Data) -> [Int] {
  let bytes = [UInt8](data)
  guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
  func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  return [number(16), number(20)]
}

import Foundation
import Testing

/// Runs a program that the tests need; `FILE` among its arguments is a file that holds `data`.
///
/// - Returns: what the program writes, errors included.
@discardableResult
func tool(
  _ name: String, _ arguments: [String], on data: Data, ending: String = "pdf",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Data {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("kumihan-\(UUID().uuidString).\(ending)")
  try data.write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [name] + arguments.map { $0 == "FILE" ? file.path : $0 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(
    process.terminationStatus == 0,
    "\(name): \(String(decoding: output, as: UTF8.self).prefix(500))",
    sourceLocation: sourceLocation)
  return output
}

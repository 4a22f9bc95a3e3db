public import Foundation
public import Testing

/// Runs a program that the tests need; `FILE` among its arguments is a file that holds `data`.
///
/// - Returns: what the program writes, errors included.
@discardableResult
public func tool(
  _ name: String, _ arguments: [String], on data: Data, ending: String = "pdf",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Data {
  let folder = try FileManager.default.url(
    for: .itemReplacementDirectory, in: .userDomainMask,
    appropriateFor: FileManager.default.temporaryDirectory, create: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("drawing.\(ending)")
  try data.write(to: file)
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

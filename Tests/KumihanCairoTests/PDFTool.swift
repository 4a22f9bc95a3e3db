import Foundation
import Testing

/// Runs one of poppler's or qpdf's tools on a document.
enum PDFTool {
  /// What it prints; the argument FILE stands for the document.
  static func run(_ name: String, _ arguments: String..., on data: Data) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString).pdf")
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
    #expect(process.terminationStatus == 0, "\(name)")
    return String(decoding: output, as: UTF8.self)
  }
}

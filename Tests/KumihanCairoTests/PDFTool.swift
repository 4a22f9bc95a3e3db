import Foundation
import KumihanCairo
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

  /// The first page as poppler draws it.
  static func raster(_ data: Data, dpi: Int) throws -> DecodedImage {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    let file = picture.appendingPathExtension("png")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run(
      "pdftoppm", "-png", "-singlefile", "-r", "\(dpi)", "FILE", picture.path, on: data)
    return try PNGDecoder.decode(Data(contentsOf: file))
  }
}

package import Foundation
package import Testing

/// Runs a program that the tests need; `FILE` in its arguments is a file with `data`. A PDF must keep
/// what every PDF of ours keeps.
///
/// - Parameters:
///   - name: a program on the path, or the path of one.
///   - arguments: of the program; `FILE` stands for the path of the file with the data.
///   - data: the contents of that file.
///   - ending: of the file with the data.
///   - withErrors: whether the output includes standard error.
///   - isChecked: whether a PDF is checked; false for one that was broken on purpose.
///   - sourceLocation: the line that a failure is reported at.
/// - Returns: the program's output.
@discardableResult
package func tool(
  _ name: String, _ arguments: [String], on data: Data = Data(), ending: String = "pdf",
  withErrors: Bool = true, isChecked: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Data {
  let files = arguments.filter { $0.hasSuffix(".pdf") }
    .compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
  for file in files + [data] where isChecked && file.starts(with: Array("%PDF-".utf8)) {
    let failures = try PDFChecker(file).failures(of: .ours)
    #expect(failures.isEmpty, "\(failures)", sourceLocation: sourceLocation)
  }
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
  process.standardError = withErrors ? pipe : FileHandle.nullDevice
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(
    process.terminationStatus == 0,
    "\(name): \(String(decoding: output, as: UTF8.self).prefix(500))",
    sourceLocation: sourceLocation)
  return output
}

/// The output of such a program.
package func toolText(
  _ name: String, _ arguments: String..., on data: Data = Data(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> String {
  String(
    decoding: try tool(name, arguments, on: data, sourceLocation: sourceLocation), as: UTF8.self)
}

import Foundation
import Kumihan
import KumihanCairo

/// The file and the format of a picture; the extension determines the format.
struct OutputFile {
  let path: String
  let format: ExportFormat
  /// The place that was meant when the command began; code of views may go to another folder.
  private let place: URL

  init(path: String, format: ExportFormat) {
    (self.path, self.format) = (path, format)
    place = URL(fileURLWithPath: path).absoluteURL
  }

  /// `-` is standard output, as PNG; `-.pdf` and `-.svg` are the same in these formats.
  static func parse(_ path: String) throws -> OutputFile {
    if path == "-" { return OutputFile(path: path, format: .png) }
    if path.hasPrefix("-."), let format = ExportFormat(pathExtension: String(path.dropFirst(2))) {
      return OutputFile(path: "-", format: format)
    }
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

  /// Writes the file, and warns of deviations from the request.
  func write(_ page: ExportedPage) throws(RenderError) -> [URL] {
    warn(page.report)
    return try write(page.data)
  }

  /// Writes the whole file or nothing: first beside it, then under its name.
  ///
  /// - Returns: the file; none for standard output.
  @discardableResult
  func write(_ data: Data) throws(RenderError) -> [URL] {
    if path == "-" {
      try WholeFile.writeToStandardOutput(data)
      return []
    }
    try WholeFile.write(data, to: place)
    return [place]
  }
}

/// Prints lines to standard output; a full disk or a closed pipe is an error as with any file.
func say(_ text: String, terminator: String = "\n") throws(RenderError) {
  try WholeFile.writeToStandardOutput(Array((text + terminator).utf8))
}

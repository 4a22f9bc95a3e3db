import Foundation
import KumihanCalendar

/// Reads iCalendar files (RFC 5545), including the deviations of real programs.
public enum ICalendarReader {
  /// Reads the file at a path; `strict` makes the first problem an error.
  public static func read(
    path: String, strict: Bool = false
  ) throws(ICalendarError) -> ICalendarFile {
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(path)
    } catch {
      throw .unreadableFile(path, reason: error.description)
    }
    return try read(bytes: [UInt8](data), name: path, strict: strict)
  }

  /// Reads the bytes of a file: UTF-8, UTF-16, or line by line Windows-1252.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The file's name in problems and errors.
  ///   - strict: Makes the first problem an error.
  public static func read(
    bytes: [UInt8], name: String, strict: Bool = false
  ) throws(ICalendarError) -> ICalendarFile {
    let bytes = SourceBytes.normalised(bytes)
    guard !bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { throw .emptyFile(name) }
    var reader = ComponentReader(file: name)
    var scanner = ContentLineScanner(bytes)
    while let line = scanner.next() {
      reader.take(line.bytes, number: line.number)
    }
    guard reader.hasBegun else {
      throw .notACalendar(name, start: String(LineText.prose(bytes.prefix(60)).prefix(30)).trimmed)
    }
    let file = reader.finished()
    if strict, let problem = file.problems.first { throw .problem(problem) }
    return file
  }
}

import Foundation
import KumihanCalendar

/// Reads the JSON files that options name; errors say which file they are in.
enum JSONFile {
  /// - Parameter content: What the file should hold, for the hint of an error.
  static func read<Value>(
    _ path: String, holding content: String, _ parse: ([UInt8]) throws -> Value
  ) throws -> Value {
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(path)
    } catch {
      throw CommandFailure(
        "cannot read '\(path)': \(error)", hint: "give the path of a file with \(content)")
    }
    do {
      return try parse([UInt8](data))
    } catch let error as JSONError {
      throw CommandFailure("\(path): \(error)", hint: error.hint)
    }
  }
}

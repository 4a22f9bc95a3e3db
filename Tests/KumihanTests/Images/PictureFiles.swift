import Foundation

/// Small picture files.
enum PictureFiles {
  /// 6 by 4 green pixels.
  static let png = data(
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAFUlEQVR4nGOU"
      + "WxD1nwELYMImSJ4EAMyIAh8xwiYtAAAAAElFTkSuQmCC")

  /// 16 by 8 pixels, the left half red, that Exif turns clockwise.
  static let turnedJPEG = data(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA"
      + "0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMR"
      + "EyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAB"
      + "ADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAA"
      + "AAAAAAAAAAAAAAQF/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAVDgcH/2gAMAwEAAhEDEQA/AMpEB6KStKb2O8P/2Q==")

  private static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

  /// A new folder with these files, gone after `body`.
  static func inFolder<T>(_ files: [String: Data], _ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appending(path: name)) }
    return try body(folder)
  }
}

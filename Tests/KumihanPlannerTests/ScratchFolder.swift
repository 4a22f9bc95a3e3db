import Foundation

/// A folder that goes away with the test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-planner-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// The names of its files, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// An iCalendar file with these lines in each of its events.
func calendar(_ events: [String], lines: String = "") -> String {
  let parts = events.enumerated().map { "BEGIN:VEVENT\nUID:\($0)\n\($1)\nEND:VEVENT" }
  return "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\(parts.joined(separator: "\n"))\nEND:VCALENDAR\n"
}

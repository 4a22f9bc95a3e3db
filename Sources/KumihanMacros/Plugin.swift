import Foundation
import KumihanMacroExpansion

/// The plug-in that the compiler starts to expand `#Preview`, `@Previewable` and `@Entry`.
@main
struct Plugin {
  static func main() throws {
    while let request = try read() {
      try write(Expander.reply(to: request))
    }
  }

  /// The compiler's next request, nil when it has no more.
  private static func read() throws -> Request? {
    guard let head = read(8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    // Its last message is empty.
    guard count > 0, let body = read(count) else { return nil }
    return try JSONDecoder().decode(Request.self, from: body)
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }

  private static func write(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    try FileHandle.standardOutput.write(contentsOf: Data(head) + body)
  }
}

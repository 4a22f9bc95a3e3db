import KumihanMacroExpansion

// Each run of the compiler starts the plug-in: a whole Foundation would take longer to load than all of its work.
#if canImport(FoundationEssentials)
  import FoundationEssentials
  import Glibc

  private let (readBytes, writeBytes) = unsafe (Glibc.read, Glibc.write)
#else
  import Foundation

  private let (readBytes, writeBytes) = unsafe (Darwin.read, Darwin.write)
#endif

/// The plug-in that the compiler starts to expand `#Preview`, `@Previewable`, `@Entry` and `@Model`.
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
    return try JSONDecoder().decode(Request.self, from: Data(body))
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = unsafe [UInt8](unsafeUninitializedCapacity: count - bytes.count) { buffer, got in
        got = max(0, unsafe readBytes(0, buffer.baseAddress, buffer.count))
      }
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }

  private static func write(_ reply: Reply) throws {
    let body = try JSONEncoder().encode(reply)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    var bytes = (head + body)[...]
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { unsafe writeBytes(1, $0.baseAddress, $0.count) }
      guard written > 0 else { throw CocoaError(.fileWriteUnknown) }
      bytes = bytes.dropFirst(written)
    }
  }
}

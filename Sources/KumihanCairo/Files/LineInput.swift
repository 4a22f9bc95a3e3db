package import Foundation

/// Lines of a stream, as they come.
package final class LineInput {
  /// A line without its break.
  package enum Line: Hashable, Sendable {
    case bytes(Data)
    /// A line longer than the limit, which was read and forgotten.
    case tooLong
  }

  private let descriptor: Int32
  private let limit: Int
  private let needsBreak: Bool
  private var buffer = Data()
  private var chunk = [UInt8](repeating: 0, count: 64 * 1024)
  /// How much of the buffer is known to hold no line break.
  private var searched = 0
  private var isTooLong = false
  private var hasEnded = false

  /// - Parameters:
  ///   - limit: The length of the longest line that is given out, in bytes.
  ///   - needsBreak: Whether bytes after the last line break are no line: their writer may have
  ///     ended in the midst of them.
  package init(descriptor: Int32, limit: Int = 256 << 20, needsBreak: Bool = false) {
    (self.descriptor, self.limit, self.needsBreak) = (descriptor, limit, needsBreak)
  }

  /// The next line; waits for it. Nil at the end and where the stream cannot be read.
  package func next() -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer = Data(buffer[(end + 1)...])
        searched = 0
        return given(line)
      }
      searched = buffer.count
      if buffer.count > limit {
        isTooLong = true
        (buffer, searched) = (Data(), 0)
      }
      if hasEnded || !fill() {
        hasEnded = true
        guard !needsBreak, !buffer.isEmpty || isTooLong else { return nil }
        defer { (buffer, searched) = (Data(), 0) }
        return given(buffer)
      }
    }
  }

  private func given(_ line: Data) -> Line {
    defer { isTooLong = false }
    return isTooLong || line.count > limit ? .tooLong : .bytes(line)
  }

  private func fill() -> Bool {
    do throws(SystemError) {
      let count = try SystemError.check {
        Int32(
          unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress!, $0.count) }
        )
      }
      buffer.append(contentsOf: chunk[..<Int(count)])
      return count > 0
    } catch {
      return false
    }
  }
}

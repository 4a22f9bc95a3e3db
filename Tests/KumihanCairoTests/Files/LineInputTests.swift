import Foundation
import KumihanCairo
import Testing

struct LineInputTests {
  /// The lines of a stream with these bytes.
  private func lines(
    _ text: String, limit: Int = 100, needsBreak: Bool = false
  ) throws -> [LineInput.Line] {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    let input = LineInput(
      descriptor: pipe.fileHandleForReading.fileDescriptor, limit: limit, needsBreak: needsBreak)
    var found: [LineInput.Line] = []
    while let line = input.next() { found.append(line) }
    #expect(input.next() == nil)
    return found
  }

  private func bytes(_ text: String) -> LineInput.Line { .bytes(Data(text.utf8)) }

  @Test func theLastLineNeedsNoBreak() throws {
    #expect(try lines("") == [])
    #expect(try lines("\n") == [bytes("")])
    #expect(try lines("a\n\nb") == [bytes("a"), bytes(""), bytes("b")])
    #expect(try lines("a\nb\n") == [bytes("a"), bytes("b")])
  }

  /// A writer that is killed leaves half a line.
  @Test func halfALineIsNoneWhereBreaksAreNeeded() throws {
    #expect(try lines("a\nb", needsBreak: true) == [bytes("a")])
    #expect(try lines("a\nb\n", needsBreak: true) == [bytes("a"), bytes("b")])
    #expect(try lines("abcd", limit: 3, needsBreak: true) == [])
  }

  @Test func aLineThatIsTooLongIsPassedOver() throws {
    #expect(try lines("abcd\nabc\n", limit: 3) == [.tooLong, bytes("abc")])
    let long = String(repeating: "x", count: 25_000)
    #expect(try lines(long + "\na\n" + long, limit: 3) == [.tooLong, bytes("a"), .tooLong])
    #expect(try lines(long + "\na", limit: 50_000) == [bytes(long), bytes("a")])
  }

  @Test func whatCannotBeReadHasEnded() {
    #expect(LineInput(descriptor: -1).next() == nil)
  }
}

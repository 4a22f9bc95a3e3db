import CKumihanISAL
import Foundation
import Synchronization

/// Writes zlib streams through ISA-L at level 1, one after another.
///
/// There is one for whole streams and first halves and one for second halves, at the same addresses in every process: whether
/// the library finds a match depends, once in some thousand streams, on the address of its state (ISA-L 2.30).
@safe struct Deflater: ~Copyable {
  private static let first = Mutex(Deflater(at: place))
  private static let second = Mutex(Deflater(at: place + 0x100_0000))

  /// Begins a stream and passes it to `write`; other threads wait until it is complete.
  static func stream<Result>(_ write: (inout Deflater) -> sending Result) -> Result {
    first.withLock { deflater in
      deflater.reset(.whole)
      return write(&deflater)
    }
  }

  /// A stream of two halves that know nothing of each other, packed at the same time where a second core is free. The bytes
  /// are the same in any case.
  ///
  /// - Parameter write: adds a half's bytes, of which the last call says that it is the last.
  static func halves(
    _ write: @Sendable (_ isSecond: Bool, inout Deflater, inout [UInt8]) -> Void
  ) -> [UInt8] {
    let packed = Mutex((first: Half(), second: Half()))
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let half = first.withLock { $0.half(.first, write) }
        packed.withLock { $0.first = half }
      } else {
        let half = second.withLock { $0.half(.second, write) }
        packed.withLock { $0.second = half }
      }
    }
    return packed.withLock { $0.first.stream(with: $0.second) }
  }

  private mutating func half(
    _ part: Part, _ write: (_ isSecond: Bool, inout Deflater, inout [UInt8]) -> Void
  ) -> Half {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128 * 1024)
    reset(part)
    write(part == .second, &self, &bytes)
    return Half(bytes: bytes, sum: sum)
  }

  /// What becomes of the bytes of a stream.
  private enum Part { case whole, first, second }

  /// Half of a stream, with the sum of what it packs.
  private struct Half {
    var bytes: [UInt8] = []
    var sum = Adler()

    /// The whole stream (RFC 1950): its head, both halves, the sum.
    func stream(with second: Half) -> [UInt8] {
      let sum = sum.followed(by: second.sum).value
      return [0x78, 0x01] + bytes + second.bytes
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }
  }

  /// The sum of RFC 1950 over so many bytes.
  private struct Adler {
    var value: UInt32 = 1
    var count: UInt64 = 0

    func followed(by other: Adler) -> Adler {
      let base: UInt64 = 65_521
      let (a, b) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
      let (c, d) = (UInt64(other.value & 0xFFFF), UInt64(other.value >> 16))
      let low = (a + c + base - 1) % base
      let high = (b + d + other.count % base * (a + base - 1)) % base
      return Adler(value: UInt32(high << 16 | low), count: count + other.count)
    }
  }

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  /// Where the library writes, before it is copied to its array in one piece.
  private let written: UnsafeMutablePointer<UInt8>
  private var part = Part.whole
  /// Of a half so far; the library sums whole streams up.
  private var sum = Adler()

  // The header states this size as a cast expression, which Swift does not import.
  private static let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024

  private static let writtenSize = 32 * 1024

  /// In the first half of the smallest address space there is, where no system loads anything.
  private static let place = 0x20_0000_0000

  private init(at place: Int) {
    let stateSize = unsafe MemoryLayout<isal_zstream>.stride
    // Only a hint: without it, streams are still correct.
    let memory = unsafe mmap(
      UnsafeMutableRawPointer(bitPattern: place),
      stateSize + Self.levelBufferSize + Self.writtenSize,
      PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
      fatalError("no memory is left")
    }
    unsafe stream = memory.bindMemory(to: isal_zstream.self, capacity: 1)
    unsafe levelBuffer = memory.advanced(by: stateSize)
      .bindMemory(to: UInt8.self, capacity: Self.levelBufferSize)
    unsafe written = memory.advanced(by: stateSize + Self.levelBufferSize)
      .bindMemory(to: UInt8.self, capacity: Self.writtenSize)
    unsafe isal_deflate_init(stream)
    unsafe stream.pointee.level = 1
    unsafe stream.pointee.level_buf = levelBuffer
    unsafe stream.pointee.level_buf_size = UInt32(Self.levelBufferSize)
  }

  /// Begins the next stream.
  private mutating func reset(_ part: Part) {
    (self.part, sum) = (part, Adler())
    unsafe isal_deflate_reset(stream)
    unsafe stream.pointee.flush = UInt16(NO_FLUSH)
    // Also the library's flag that a header is written already.
    unsafe stream.pointee.gzip_flag = UInt16(part == .whole ? IGZIP_ZLIB : IGZIP_DEFLATE)
  }

  /// Compresses `count` bytes and appends the finished output; all of it once `isLast`.
  mutating func add(
    _ input: UnsafeMutablePointer<UInt8>, count: Int, isLast: Bool, into output: inout [UInt8]
  ) {
    unsafe stream.pointee.next_in = input
    unsafe stream.pointee.avail_in = UInt32(count)
    unsafe stream.pointee.end_of_stream = isLast && part != .first ? 1 : 0
    // A first half ends on a whole byte, and not the stream.
    if isLast, part == .first { unsafe stream.pointee.flush = UInt16(FULL_FLUSH) }
    if part != .whole {
      sum.value = unsafe isal_adler32(sum.value, input, UInt64(count))
      sum.count += UInt64(count)
    }
    var isFull = true
    while isFull {
      unsafe stream.pointee.next_out = written
      unsafe stream.pointee.avail_out = UInt32(Self.writtenSize)
      unsafe isal_deflate(stream)
      let left = Int(unsafe stream.pointee.avail_out)
      unsafe output.append(
        contentsOf: UnsafeBufferPointer(start: written, count: Self.writtenSize - left))
      isFull = left == 0
    }
  }
}

import CKumihanISAL
import Foundation
import Synchronization

/// Writes zlib streams through ISA-L at level 1, one after another.
///
/// There is one, at the same address in every process: whether the library finds a match depends,
/// once in some thousand streams, on the address of its state (ISA-L 2.30).
@safe struct Deflater: ~Copyable {
  private static let only = Mutex(Deflater())

  /// Begins a stream and passes it to `write`; other threads wait until it is complete.
  static func stream<Result>(_ write: (inout Deflater) -> sending Result) -> Result {
    only.withLock { deflater in
      deflater.reset()
      return write(&deflater)
    }
  }

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  /// Where the library writes, before it is copied to its array in one piece.
  private let written: UnsafeMutablePointer<UInt8>

  // The header states this size as a cast expression, which Swift does not import.
  private static let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024

  private static let writtenSize = 32 * 1024

  /// In the first half of the smallest address space there is, where no system loads anything.
  private static let place = 0x20_0000_0000

  private init() {
    let stateSize = unsafe MemoryLayout<isal_zstream>.stride
    // Only a hint: without it, streams are still correct.
    let memory = unsafe mmap(
      UnsafeMutableRawPointer(bitPattern: Self.place),
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
    unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Begins the next stream.
  mutating func reset() {
    unsafe isal_deflate_reset(stream)
    // The library's flag that a header is written already.
    unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Compresses `count` bytes and appends the finished output; all of it once `isLast`.
  mutating func add(
    _ input: UnsafeMutablePointer<UInt8>, count: Int, isLast: Bool, into output: inout [UInt8]
  ) {
    unsafe stream.pointee.next_in = input
    unsafe stream.pointee.avail_in = UInt32(count)
    unsafe stream.pointee.end_of_stream = isLast ? 1 : 0
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

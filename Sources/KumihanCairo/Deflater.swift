import CKumihanISAL
import Foundation

/// One zlib stream written by ISA-L at level 1.
@safe struct Deflater: ~Copyable {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>

  // The header states this size as a cast expression, which Swift does not import.
  private static let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe levelBuffer = .allocate(capacity: Self.levelBufferSize)
    unsafe isal_deflate_init(stream)
    unsafe stream.pointee.level = 1
    unsafe stream.pointee.level_buf = levelBuffer
    unsafe stream.pointee.level_buf_size = UInt32(Self.levelBufferSize)
    unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  deinit {
    unsafe stream.deallocate()
    unsafe levelBuffer.deallocate()
  }

  /// Begins the next stream.
  mutating func reset() {
    unsafe isal_deflate_reset(stream)
    // The library notes here that a header is written already.
    unsafe stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Compresses `count` bytes and appends what is ready; everything once `isLast`.
  mutating func add(
    _ input: UnsafeMutablePointer<UInt8>, count: Int, isLast: Bool, into output: inout [UInt8]
  ) {
    unsafe stream.pointee.next_in = input
    unsafe stream.pointee.avail_in = UInt32(count)
    unsafe stream.pointee.end_of_stream = isLast ? 1 : 0
    var isFull = true
    while isFull {
      let room = 32 * 1024
      let start = output.count
      output.append(contentsOf: repeatElement(0, count: room))
      let left = unsafe output.withUnsafeMutableBufferPointer { all in
        unsafe stream.pointee.next_out = all.baseAddress?.advanced(by: start)
        unsafe stream.pointee.avail_out = UInt32(room)
        unsafe isal_deflate(stream)
        return Int(unsafe stream.pointee.avail_out)
      }
      output.removeLast(left)
      isFull = left == 0
    }
  }
}

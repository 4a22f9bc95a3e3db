import CKumihanZlib

/// Compresses rows of equal length that differ in few bytes, such as objects with consecutive numbers.
///
/// Each row is written as its difference from the one above where most of it is the same (PNG's
/// predictor "Up"), so what counts on becomes equal rows. Those repeat after a number of rows, which
/// differs with the digits that change: zlib looks for a long match further back than ISA-L.
struct PDFRows {
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - rows: whole rows.
  ///   - columns: the length of a row in bytes.
  init(_ rows: [UInt8], columns: Int) { bytes = Self.differences(rows, columns) }

  /// A zlib stream (RFC 1950) of the rows, to be read with the predictor 12.
  var stream: [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = unsafe compress2(&result, &count, bytes, uLong(bytes.count), Z_DEFAULT_COMPRESSION)
    precondition(status == Z_OK, "zlib had no memory")
    result.removeSubrange(Int(count)...)
    return result
  }

  private static func differences(_ rows: [UInt8], _ columns: Int) -> [UInt8] {
    precondition(columns > 0 && rows.count % columns == 0)
    var result = [UInt8](repeating: 0, count: rows.count / columns * (columns + 1))
    // By pointers, so that the compiler takes many bytes at once.
    unsafe rows.withUnsafeBufferPointer { rows in
      unsafe result.withUnsafeMutableBufferPointer { result in
        var end = 0
        for start in Swift.stride(from: 0, to: rows.count, by: columns) {
          var same = 0
          if start > 0 {
            for index in start..<start + columns {
              same &+= unsafe rows[index] == rows[index &- columns] ? 1 : 0
            }
          }
          let isLike = same * 2 >= columns
          unsafe result[end] = isLike ? 2 : 0
          let shift = end + 1 - start
          for index in start..<start + columns {
            unsafe result[index &+ shift] =
              isLike ? rows[index] &- rows[index &- columns] : rows[index]
          }
          end += columns + 1
        }
      }
    }
    return result
  }
}

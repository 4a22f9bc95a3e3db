package import Foundation
package import KumihanDrawing

/// A pixel in which two pictures of one size differ: straight alpha, red in the lowest byte.
package struct PixelDifference: Hashable, Sendable {
  package var x, y: Int32
  package var old, new: UInt32

  package init(x: Int32, y: Int32, old: UInt32, new: UInt32) {
    (self.x, self.y, self.old, self.new) = (x, y, old, new)
  }
}

/// What comparing a drawing with a file came to.
package enum FileComparison: Sendable {
  /// In pixels.
  case otherSize(width: Int, height: Int)
  /// In rows from the top; none where all are equal.
  case pixels([PixelDifference])
}

extension PixelBuffer {
  /// Compares the pixels with those of a PNG file, row by row.
  ///
  /// - Throws: what is wrong with the file.
  package func compared(with file: Data) throws(RenderError) -> FileComparison {
    var isDamaged = false
    switch PNGRows.kind(of: file) {
    case .plain(let rows):
      guard rows.width == width, rows.height == height else {
        return .otherSize(width: rows.width, height: rows.height)
      }
      if let found = differences(to: rows) { return .pixels(found) }
      isDamaged = true
    case .damaged: isDamaged = true
    case .other: break
    }
    let image = try PNGDecoder.decode(file)
    // The decoder reads as far as the last pixel, and no sum behind it.
    if isDamaged { throw .unreadableImage(kind: "PNG", reason: "a sum of its bytes is wrong") }
    guard image.width == width, image.height == height else {
      return .otherSize(width: image.width, height: image.height)
    }
    var scan = PixelScan(self, components: 4)
    unsafe image.pixels.withUnsafeBytes { bytes in
      guard let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<height { unsafe scan.add(base + y * width * 4, at: y) }
    }
    return .pixels(scan.found)
  }

  /// Nil where the file is damaged.
  private func differences(to rows: PNGRows) -> [PixelDifference]? {
    var scan = PixelScan(self, components: rows.components)
    let isWhole = unsafe rows.read { y, row in unsafe scan.add(row, at: y) }
    return isWhole ? scan.found : nil
  }

  /// The first row that is as the one above it costs a comparison of bytes, as all after it.
  fileprivate func isRowRepeated(_ y: Int) -> Bool {
    guard y > 0 else { return false }
    let row = unsafe memory.base + y * width
    return unsafe memcmp(row, row - width, width * 4) == 0
  }
}

/// Compares rows of a file with those of a drawing.
@safe private struct PixelScan {
  private let picture: PixelBuffer
  private let components: Int
  private(set) var found: [PixelDifference] = []
  /// The file's row above, and where in `found` its differences begin.
  private var above: [UInt8]
  private var start = 0

  init(_ picture: PixelBuffer, components: Int) {
    (self.picture, self.components) = (picture, components)
    above = [UInt8](repeating: 0, count: picture.width * components)
  }

  mutating func add(_ row: UnsafePointer<UInt8>, at y: Int) {
    let count = picture.width * components
    let isRepeat = unsafe above.withUnsafeMutableBytes { above in
      guard let base = above.baseAddress else { return false }
      if unsafe memcmp(base, row, count) == 0 { return y > 0 }
      unsafe base.copyMemory(from: row, byteCount: count)
      return false
    }
    let before = start
    start = found.count
    if isRepeat, picture.isRowRepeated(y) {
      makeRoom(start - before, at: y)
      for index in before..<start {
        var pixel = found[index]
        pixel.y = Int32(y)
        found.append(pixel)
      }
      return
    }
    makeRoom(picture.width, at: y)
    let pixels = unsafe UnsafePointer(picture.memory.base + y * picture.width)
    if components == 3 { unsafe addOpaque(row, pixels, y) } else { unsafe addAll(row, pixels, y) }
  }

  /// Room for so many more, and for the rows below where as many differ: what grows is copied.
  private mutating func makeRoom(_ count: Int, at y: Int) {
    guard found.count + count > found.capacity else { return }
    let likely = found.count / (y + 1) * (picture.height - y)
    found.reserveCapacity(max(found.count + count + likely, 2 * found.capacity))
  }

  private mutating func addOpaque(
    _ row: UnsafePointer<UInt8>, _ pixels: UnsafePointer<UInt32>, _ y: Int
  ) {
    let width = picture.width
    let bytes = unsafe UnsafeRawPointer(row)
    // Four pixels make three whole words.
    let whole = width & ~3
    for x in stride(from: 0, to: whole, by: 4) {
      let (p, q) = unsafe (pixels[x], pixels[x + 1])
      let (r, s) = unsafe (pixels[x + 2], pixels[x + 3])
      let (a, b) = (p.byteSwapped >> 8, q.byteSwapped >> 8)
      let (c, d) = (r.byteSwapped >> 8, s.byteSwapped >> 8)
      let at = unsafe bytes + 3 * x
      let (first, second, third) = unsafe (
        UInt32(littleEndian: at.loadUnaligned(as: UInt32.self)),
        UInt32(littleEndian: at.loadUnaligned(fromByteOffset: 4, as: UInt32.self)),
        UInt32(littleEndian: at.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
      )
      let other =
        (first ^ (a | b << 24)) | (second ^ (b >> 8 | c << 16)) | (third ^ (c >> 16 | d << 8))
      if other == 0, p & q & r & s >= 0xFF00_0000 { continue }
      for x in x..<x + 4 { unsafe addOpaque(row, pixels, x, y) }
    }
    for x in whole..<width { unsafe addOpaque(row, pixels, x, y) }
  }

  private mutating func addOpaque(
    _ row: UnsafePointer<UInt8>, _ pixels: UnsafePointer<UInt32>, _ x: Int, _ y: Int
  ) {
    let at = unsafe row + 3 * x
    let old = unsafe 0xFF00_0000 | UInt32(at[2]) << 16 | UInt32(at[1]) << 8 | UInt32(at[0])
    let new = Self.straight(unsafe pixels[x])
    if old != new { found.append(PixelDifference(x: Int32(x), y: Int32(y), old: old, new: new)) }
  }

  private mutating func addAll(
    _ row: UnsafePointer<UInt8>, _ pixels: UnsafePointer<UInt32>, _ y: Int
  ) {
    for x in 0..<picture.width {
      let old = unsafe UInt32(
        littleEndian: UnsafeRawPointer(row).loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
      let new = Self.straight(unsafe pixels[x])
      if old != new { found.append(PixelDifference(x: Int32(x), y: Int32(y), old: old, new: new)) }
    }
  }

  /// A stored pixel as files have it.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let straight = PNGEncoder.straight(pixel)
    return straight & 0xFF00_FF00 | (straight & 255) << 16 | straight >> 16 & 255
  }
}

extension PixelBuffer {
  /// The picture in pale greys with some of its pixels in red, as a PNG file of few colours.
  ///
  /// - Parameter marked: in rows from the top.
  package func paleFile(marking marked: [PixelDifference]) -> Data {
    // 64 greys from 192 to 255, and the red of what differs.
    var colors = (0..<64).map { UInt32(192 + $0) * 0x01_0101 }
    colors.append(0xE6_0026)
    var next = 0
    var hadMarks = false
    let isOpaque = isOpaque
    return unsafe PNGEncoder.encode(width: width, height: height, scale: scale, colors: colors) {
      y, row, above in
      let first = next
      while next < marked.count, marked[next].y == y { next += 1 }
      defer { hadMarks = next > first }
      if let above = unsafe above, next == first, !hadMarks, isRowRepeated(y) {
        unsafe row.update(from: above, count: width)
        return
      }
      let pixels = unsafe memory.base + y * width
      func grey(_ pixel: UInt32) -> UInt8 {
        let sum = (pixel >> 16 & 255) &+ 2 &* (pixel >> 8 & 255) &+ (pixel & 255)
        return UInt8(truncatingIfNeeded: sum >> 4)
      }
      // Without a question for each pixel, many are done at once.
      if isOpaque {
        for x in 0..<width { unsafe row[x] = grey(pixels[x]) }
      } else {
        for x in 0..<width { unsafe row[x] = grey(PNGEncoder.straight(pixels[x])) }
      }
      for index in first..<next { unsafe row[Int(marked[index].x)] = 64 }
    }
  }
}

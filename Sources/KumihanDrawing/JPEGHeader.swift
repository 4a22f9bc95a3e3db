import Foundation

/// The header of a JPEG file (ITU T.81, annex B), with its Exif orientation.
struct JPEGHeader {
  var width = 0
  var height = 0
  var orientation = 1
  /// The ranges of Exif blocks in the file.
  private var exif: [Range<Int>] = []

  init(_ bytes: [UInt8]) throws(ImageFileError) {
    func number(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    // Segments: FF, a marker, a length that counts itself, the content.
    var offset = 2
    var hasFrame = false
    while offset + 4 <= bytes.count {
      guard bytes[offset] == 0xFF else {
        throw .broken("the JPEG file is damaged at byte \(offset)")
      }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = number(offset + 2)
      guard marker != 0xD9, marker != 0xDA || hasFrame, length >= 2 else {
        throw .broken("the JPEG file has no header")
      }
      let end = offset + 2 + length
      guard end <= bytes.count else { break }
      switch marker {
      // Pixels begin; a scan that ends early still has a picture as far as it goes.
      case 0xDA where end < bytes.count: return
      case 0xC0...0xC2:
        guard length >= 8 else { throw .broken("the JPEG file is damaged at byte \(offset)") }
        guard bytes[offset + 4] == 8 else {
          throw .unsupported("JPEG files of \(bytes[offset + 4]) bits are not read")
        }
        (height, width, hasFrame) = (number(offset + 5), number(offset + 7), true)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw .unsupported("lossless and arithmetic JPEG files are not read")
      case 0xE1:
        guard let value = Self.orientation(Array(bytes[offset + 4..<end])) else { break }
        orientation = value
        exif.append(offset..<end)
      default: break
      }
      offset = end
    }
    throw .broken("the JPEG file ends in its header, after \(bytes.count) bytes")
  }

  /// The file without its orientation, for readers that would rotate it once more.
  func withoutOrientation(_ data: Data) -> Data {
    var data = data
    for range in exif.reversed() {
      data.removeSubrange(data.startIndex + range.lowerBound..<data.startIndex + range.upperBound)
    }
    return data
  }

  /// The orientation of an Exif block (CIPA DC-008, 4.6.5), nil when missing.
  private static func orientation(_ block: [UInt8]) -> Int? {
    let mark = Array("Exif".utf8) + [0, 0]
    guard block.starts(with: mark), block.count >= mark.count + 8 else { return nil }
    let tiff = Array(block.dropFirst(mark.count))
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let folder = number(4, 4), let count = number(folder, 2) else { return nil }
    for entry in 0..<count {
      let place = folder + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112, let value = number(place + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}

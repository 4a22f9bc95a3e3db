import Foundation
import KumihanDrawing

/// Text of a PDF in the making: numbers, names, strings.
struct PDFBytes {
  private(set) var bytes: [UInt8] = []

  init(_ text: String = "") { bytes.append(contentsOf: text.utf8) }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func write(_ other: PDFBytes) { bytes += other.bytes }

  mutating func remove(_ range: Range<Int>) { bytes.removeSubrange(range) }

  mutating func replace(_ range: Range<Int>, with other: [UInt8]) {
    bytes.replaceSubrange(range, with: other)
  }

  mutating func space() { bytes.append(0x20) }

  mutating func newline() { bytes.append(0x0A) }

  /// Without a space after it.
  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(0x2D) }
    digits(value.magnitude)
  }

  /// Right-aligned after at least one space, so that digits of a column stand below one another.
  mutating func integer(_ value: Int, width: Int) {
    var (length, rest) = (2, value)
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    pad(to: bytes.count + max(width - length + 1, 1))
    integer(value)
  }

  /// Spaces up to a length.
  mutating func pad(to length: Int) {
    if length > bytes.count {
      bytes.append(contentsOf: repeatElement(0x20, count: length - bytes.count))
    }
  }

  mutating func pad(toMultipleOf length: Int) {
    pad(to: (bytes.count + length - 1) / length * length)
  }

  private mutating func digits(_ value: UInt) {
    if value < 10 { return bytes.append(0x30 + UInt8(truncatingIfNeeded: value)) }
    var power: UInt = 10
    while power <= value / 10 { power *= 10 }
    var rest = value
    while power > 0 {
      let digit = rest / power
      bytes.append(0x30 + UInt8(truncatingIfNeeded: digit))
      rest -= digit * power
      power /= 10
    }
  }

  /// A number of up to `unit`'s zeros of decimals, with a space after it.
  mutating func number(_ value: CGFloat, unit: UInt = 1000) {
    let bounded = Swift.min(Swift.max(value, -1e6), 1e6)
    let scaled = bounded.isNaN ? 0 : Int((bounded * CGFloat(unit)).rounded())
    if scaled < 0 { bytes.append(0x2D) }
    digits(scaled.magnitude / unit)
    var rest = scaled.magnitude % unit
    if rest > 0 {
      bytes.append(0x2E)
      var power = unit / 10
      while rest > 0 {
        bytes.append(0x30 + UInt8(truncatingIfNeeded: rest / power))
        rest %= power
        power /= 10
      }
    }
    bytes.append(0x20)
  }

  /// A number in a column, right-aligned, with a space after it.
  mutating func number(_ value: CGFloat, width: Int) {
    let start = bytes.count
    number(value)
    let missing = max(width - (bytes.count - start), 0)
    bytes.insert(contentsOf: repeatElement(0x20, count: missing), at: start)
  }

  mutating func matrix(_ t: CGAffineTransform) {
    for value in [t.a, t.b, t.c, t.d] { number(value, unit: 1_000_000) }
    for value in [t.tx, t.ty] { number(value, unit: 100_000) }
  }

  /// Four hexadecimal digits.
  mutating func hex(_ value: UInt16) {
    for shift in [12, 8, 4, 0] { bytes.append(Self.digits[Int(value >> UInt16(shift) & 15)]) }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A reference to an object.
  mutating func reference(_ number: Int) {
    integer(number)
    write(" 0 R")
  }

  /// A reference in a column of so many digits.
  mutating func reference(_ number: Int, width: Int) {
    integer(number, width: width)
    write(" 0 R")
  }

  /// Text for people: unchanged when plain ASCII, else in UTF-16.
  mutating func text(_ text: String) {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return string(text) }
    write("<FEFF")
    for unit in text.utf16 { hex(unit) }
    write(">")
  }

  /// A string of the text's UTF-8 bytes.
  mutating func string(_ text: String) {
    bytes.append(0x28)
    for byte in text.utf8 {
      switch byte {
      case 0x28, 0x29, 0x5C:
        bytes.append(0x5C)
        bytes.append(byte)
      case 0x0A: write("\\n")
      case 0x0D: write("\\r")
      default: bytes.append(byte)
      }
    }
    bytes.append(0x29)
  }

  /// A name, with its slash.
  mutating func name(_ text: String) {
    bytes.append(0x2F)
    for byte in text.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2B || byte == 0x5F
      if isPlain {
        bytes.append(byte)
      } else {
        bytes.append(0x23)
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
  }

  /// A rectangle of a y-down page, in PDF's coordinates.
  mutating func rectangle(_ rect: CGRect, pageHeight: CGFloat, width: Int = 0) {
    write("[")
    number(rect.minX, width: width)
    number(pageHeight - rect.maxY, width: width)
    number(rect.maxX, width: width)
    number(pageHeight - rect.minY, width: width)
    write("]")
  }
}

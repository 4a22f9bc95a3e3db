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

  mutating func space() { bytes.append(0x20) }

  mutating func newline() { bytes.append(0x0A) }

  /// Without a space after it.
  mutating func integer(_ value: Int) {
    if value < 0 { bytes.append(0x2D) }
    whole(value.magnitude)
  }

  private mutating func whole(_ value: UInt) {
    // Longer ones are rare.
    var value = value
    if value >= 100_000_000 {
      whole(value / 100_000_000)
      value = value % 100_000_000 + 100_000_000
    }
    var word = Word()
    repeat {
      let rest = value / 10
      word.prepend(digit: value &- rest &* 10)
      value = rest
    } while value > 0 && word.count < 8
    append(word)
  }

  /// A number of up to `unit`'s zeros of decimals, at most six, with a space after it.
  mutating func number(_ value: CGFloat, unit: UInt = 1000) {
    let bounded = Swift.min(Swift.max(value, -1e6), 1e6)
    let scaled = bounded.isNaN ? 0 : Int((bounded * CGFloat(unit)).rounded())
    if scaled < 0 { bytes.append(0x2D) }
    let integer = scaled.magnitude / unit
    var rest = scaled.magnitude &- integer &* unit
    whole(integer)
    guard rest > 0 else { return space() }
    var word = Word()
    word.prepend(0x20)
    var power = unit
    while power > 1 {
      let tens = rest / 10
      let digit = rest &- tens &* 10
      // Without zeros at the end.
      if digit > 0 || word.count > 1 { word.prepend(digit: digit) }
      (rest, power) = (tens, power / 10)
    }
    word.prepend(0x2E)
    append(word)
  }

  /// Up to eight characters, so that the text grows once for all of them.
  private struct Word {
    private(set) var value: UInt64 = 0
    private(set) var count = 0

    mutating func prepend(_ character: UInt8) {
      value = value << 8 | UInt64(character)
      count &+= 1
    }

    mutating func prepend(digit: UInt) { prepend(0x30 + UInt8(truncatingIfNeeded: digit)) }
  }

  private mutating func append(_ word: Word) {
    unsafe withUnsafeBytes(of: word.value.littleEndian) { all in
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[..<word.count]))
    }
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
  mutating func rectangle(_ rect: CGRect, pageHeight: CGFloat) {
    write("[")
    number(rect.minX)
    number(pageHeight - rect.maxY)
    number(rect.maxX)
    number(pageHeight - rect.minY)
    write("]")
  }
}

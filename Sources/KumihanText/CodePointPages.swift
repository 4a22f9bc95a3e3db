/// A coarse map of a face's characters: the pages of 256 code points with any of them.
public struct CodePointPages: Hashable, Sendable {
  /// Sorted and disjoint.
  public var ranges: [ClosedRange<UInt32>]

  public init(ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// Parses "00-05,1E,20-22": hexadecimal numbers of pages.
  public init?(_ text: some StringProtocol) {
    ranges = []
    var (low, page): (UInt32?, UInt32?)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ","):
        guard addRange(from: low, to: page) else { return nil }
        (low, page) = (nil, nil)
      case UInt8(ascii: "-"):
        guard low == nil, page != nil else { return nil }
        (low, page) = (page, nil)
      default:
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, page ?? 0 < 1 << 24 else {
          return nil
        }
        page = (page ?? 0) << 4 | UInt32(digit)
      }
    }
    guard addRange(from: low, to: page) else { return nil }
  }

  /// False for no range; nothing at all is none to add.
  private mutating func addRange(from low: UInt32?, to high: UInt32?) -> Bool {
    guard let high else { return low == nil }
    guard low ?? high <= high else { return false }
    ranges.append((low ?? high)...high)
    return true
  }

  /// Whether the page of a character is in the set.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let page = scalar.value >> 8
    return ranges.contains { $0.contains(page) }
  }
}

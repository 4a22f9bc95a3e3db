/// A coarse map of a face's characters: the pages of 256 code points with any of them.
public struct CodePointPages: Hashable, Sendable {
  /// Sorted and disjoint.
  public var ranges: [ClosedRange<UInt32>]

  public init(ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  /// Parses "00-05,1E,20-22": hexadecimal numbers of pages.
  public init?(_ text: some StringProtocol) {
    ranges = []
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-")
      guard let low = UInt32(ends[0], radix: 16),
        let high = ends.count == 1 ? low : UInt32(ends[1], radix: 16),
        ends.count <= 2, low <= high
      else { return nil }
      ranges.append(low...high)
    }
  }

  /// Whether the page of a character is in the set.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    let page = scalar.value >> 8
    return ranges.contains { $0.contains(page) }
  }
}

/// Cached facts about characters for a font cascade (script, kind, first link with a glyph), in
/// pages of 256.
struct CharacterTable: Sendable {
  struct Entry: Hashable, Sendable {
    /// ISO 15924, in the form that shaping needs.
    let script: UInt32
    private let place: Int16
    private let kind: Kind

    private struct Kind: OptionSet, Hashable {
      let rawValue: UInt8
      static let plain = Kind(rawValue: 1)
      static let mark = Kind(rawValue: 2)
      static let space = Kind(rawValue: 4)
      static let known = Kind(rawValue: 8)
    }

    /// The entry of a character not looked up yet.
    static let unknown = Entry()

    private init() { (script, place, kind) = (0, -1, []) }

    init(_ scalar: Unicode.Scalar, link: Int?, script: UInt32) {
      self.script = script
      place = link.flatMap { Int16(exactly: $0) } ?? -1
      var kind = Kind.known
      if scalar == " " { kind.insert(.space) }
      if Self.isPlain(scalar) { kind.insert(.plain) }
      if Self.isMark(scalar) { kind.insert(.mark) }
      self.kind = kind
    }

    /// The link with a glyph for the character, or nil.
    var link: Int? { place >= 0 ? Int(place) : nil }
    /// Neither a blank nor invisible nor an emoji: its face follows from the character alone.
    var isPlain: Bool { kind.contains(.plain) }
    /// Belongs to the character before it.
    var isMark: Bool { kind.contains(.mark) }
    var isSpace: Bool { kind.contains(.space) }
    fileprivate var isKnown: Bool { kind.contains(.known) }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
      let properties = scalar.properties
      return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && !properties.isEmoji && properties.generalCategory != .control
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x300: false
      // Vowels and finals of Hangul.
      case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
      default:
        scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark
      }
    }
  }

  /// The index of a page's entries in `entries`, or -1 for a missing one.
  private var pages = [Int32](repeating: -1, count: 0x1100)
  private var entries: ContiguousArray<Entry> = []

  subscript(scalar: Unicode.Scalar) -> Entry? {
    let page = pages[Int(scalar.value >> 8)]
    guard page >= 0 else { return nil }
    let entry = entries[Int(page) << 8 | Int(scalar.value & 0xFF)]
    return entry.isKnown ? entry : nil
  }

  mutating func insert(_ entry: Entry, for scalar: Unicode.Scalar) {
    let number = Int(scalar.value >> 8)
    if pages[number] < 0 {
      pages[number] = Int32(entries.count >> 8)
      entries.append(contentsOf: repeatElement(.unknown, count: 256))
    }
    entries[Int(pages[number]) << 8 | Int(scalar.value & 0xFF)] = entry
  }
}

import Foundation
import KumihanDrawing

/// Parts a segment into items: stretches of one run, one face, one script and one direction.
struct Itemizer {
  struct Draft {
    var run: Int
    var link: Int
    var level: UInt8
    var script: UInt32
    var utf8: Range<Int>
    var isMissing = false
  }

  private let library: any ShapingLibrary
  private let levels: BidiLevels
  private(set) var drafts: [Draft] = []
  private(set) var missing: [Unicode.Scalar] = []
  private var offset = 0

  init(library: any ShapingLibrary, levels: BidiLevels) {
    (self.library, self.levels) = (library, levels)
  }

  /// Appends a run's part of the segment.
  mutating func append(_ text: Substring, run: Int, cascade: FontCascade) {
    guard let primary = cascade.primary else { return }
    let count = text.utf8.count
    if levels.levels.isEmpty, primary.face.coversASCII, text.utf8.allSatisfy({ $0 < 0x80 }) {
      add(count, run: run, link: 0, script: Script.latin)
      return
    }
    for character in text { append(character, run: run, cascade: cascade, primary: primary) }
  }

  /// Appends a picture's placeholder.
  mutating func appendAttachment(_ count: Int, run: Int) {
    add(count, run: run, link: 0, script: Script.common, joins: false)
  }

  private mutating func append(
    _ character: Character, run: Int, cascade: FontCascade, primary: FontCascade.Link
  ) {
    let count = character.utf8.count
    if count == 1, let scalar = character.unicodeScalars.first, scalar != " ",
      primary.face.coversASCII
    {
      add(count, run: run, link: 0, script: Self.isLetter(scalar) ? Script.latin : Script.common)
      return
    }
    if let letter = Self.plainLetter(character, count),
      let link = cascade.index(of: letter, asEmoji: false)
    {
      add(count, run: run, link: link, script: Script.forShaping(library.script(of: letter)))
      return
    }
    let scalars = Array(character.unicodeScalars)
    let before = drafts.last.flatMap { $0.run == run ? $0.link : nil }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if visible.isEmpty {
      add(count, run: run, link: before ?? 0, script: Script.common)
      return
    }
    let script = Script.forShaping(
      visible.lazy.map(library.script).first(where: Script.isReal) ?? Script.common)
    if visible.allSatisfy({ $0.properties.isWhitespace }), let before, before < cascade.emojiStart,
      cascade.link(before)?.face.glyph(for: visible[0]) != nil
    {
      add(count, run: run, link: before, script: script)
    } else if let link = cascade.index(ofAll: visible, asEmoji: Self.isEmoji(scalars)) {
      add(count, run: run, link: link, script: script)
    } else {
      appendScalars(scalars, run: run, cascade: cascade, script: script)
    }
  }

  /// No face has all of a cluster: each character goes to the first that has it.
  private mutating func appendScalars(
    _ scalars: [Unicode.Scalar], run: Int, cascade: FontCascade, script: UInt32
  ) {
    let asEmoji = Self.isEmoji(scalars)
    for scalar in scalars {
      let count = UTF8.width(scalar)
      if scalar.properties.isDefaultIgnorableCodePoint {
        add(count, run: run, link: drafts.last?.link ?? 0, script: script)
      } else if let link = cascade.index(of: scalar, asEmoji: asEmoji) {
        add(count, run: run, link: link, script: script)
      } else {
        missing.append(scalar)
        add(count, run: run, link: 0, script: script, isMissing: true)
      }
    }
  }

  private mutating func add(
    _ count: Int, run: Int, link: Int, script: UInt32, isMissing: Bool = false, joins: Bool = true
  ) {
    let level = levels.levels.isEmpty ? levels.base : levels.levels[offset]
    defer { offset += count }
    if joins, var last = drafts.last, last.run == run, last.link == link, last.level == level,
      last.isMissing == isMissing,
      last.script == script || !Script.isReal(script) || !Script.isReal(last.script)
    {
      last.utf8 = last.utf8.lowerBound..<offset + count
      if !Script.isReal(last.script) { last.script = script }
      drafts[drafts.count - 1] = last
      return
    }
    drafts.append(
      Draft(
        run: run, link: link, level: level, script: script, utf8: offset..<offset + count,
        isMissing: isMissing))
  }

  /// The one letter of a cluster from the blocks that hold nothing but letters and marks: no
  /// space, no emoji, nothing invisible, so that nothing needs to be looked up.
  private static func plainLetter(_ character: Character, _ count: Int) -> Unicode.Scalar? {
    guard count <= 3, let scalar = character.unicodeScalars.first, UTF8.width(scalar) == count
    else { return nil }
    return switch scalar.value {
    case 0xC0...0x24F, 0x370...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x30FF,
      0x3400...0x9FFF, 0xAC00...0xD7A3:
      scalar
    default: nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z": true
    default: false
    }
  }

  /// Whether a cluster asks to be drawn as an emoji: by its own nature or by a selector.
  private static func isEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || scalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

/// ISO 15924 codes as numbers.
enum Script {
  static let latin = tag("Latn")
  static let common = tag("Zyyy")
  static let inherited = tag("Zinh")
  static let unknown = tag("Zzzz")
  private static let han = tag("Hani")
  private static let hiragana = tag("Hira")
  private static let katakana = tag("Kana")

  static func isReal(_ script: UInt32) -> Bool {
    script != common && script != inherited && script != unknown
  }

  /// Kanji and kana are one script to a Japanese line.
  static func forShaping(_ script: UInt32) -> UInt32 {
    script == hiragana || script == katakana ? han : script
  }

  static func name(_ script: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
  }

  private static func tag(_ name: StaticString) -> UInt32 {
    name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

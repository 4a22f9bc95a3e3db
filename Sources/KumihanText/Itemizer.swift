import Foundation
import KumihanDrawing

/// Splits a segment into items: stretches of one run, one face, one script and one direction.
struct Itemizer {
  struct Draft {
    var run: Int
    var link: Int
    var level: UInt8
    var script: UInt32
    var utf8: Range<Int>
    var isMissing = false
    var isTab = false
    /// Small capitals drawn as smaller large ones.
    var isSmall = false
    /// What is set in place of a character that no face has: the same by Unicode's compatibility.
    var standIn: [Unicode.Scalar]?
  }

  private let library: any ShapingLibrary
  private let levels: BidiLevels
  private(set) var drafts: [Draft] = []
  private(set) var missing: [Unicode.Scalar] = []
  private var offset = 0
  private var isSmall = false

  init(library: any ShapingLibrary, levels: BidiLevels) {
    (self.library, self.levels) = (library, levels)
  }

  /// Appends a run's part of the segment whose small capitals no face has: the letters that become
  /// small ones are items of their own.
  mutating func appendSmallCapitals(
    _ text: Substring, _ small: SmallCapitals, run: Int, cascade: FontCascade
  ) {
    var rest = text
    while let first = rest.unicodeScalars.first {
      isSmall = small.turns(first)
      let scalars = rest.unicodeScalars
      let end =
        scalars.firstIndex { small.turns($0) != isSmall && !$0.properties.isGraphemeExtend }
        ?? scalars.endIndex
      append(rest[..<end], run: run, cascade: cascade)
      rest = rest[end...]
    }
    isSmall = false
  }

  /// Appends a run's part of the segment.
  mutating func append(_ text: Substring, run: Int, cascade: FontCascade) {
    guard let primary = cascade.primary else { return }
    let count = text.utf8.count
    if count == 0 { return }
    if levels.levels.isEmpty, primary.face.coversASCII, text.utf8.allSatisfy({ $0 < 0x80 }) {
      add(count, run: run, link: 0, script: Script.latin)
      return
    }
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var current = scalars.first.map(cascade.character)
    while let character = current {
      let width = UTF8.width(scalars[index])
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? cascade.character(scalars[next]) : nil
      if let link = plainLink(character, before: following, run: run, cascade: cascade) {
        add(width, run: run, link: link, script: character.script)
        (index, current) = (next, following)
      } else {
        let rest = text[index...]
        append(rest[rest.startIndex], run: run, cascade: cascade)
        index = rest.index(after: rest.startIndex)
        current = index < scalars.endIndex ? cascade.character(scalars[index]) : nil
      }
    }
  }

  /// The link of a character that needs no look at its cluster: the next character starts a new
  /// cluster, or is a mark in the same face.
  private func plainLink(
    _ character: CharacterTable.Entry, before following: CharacterTable.Entry?, run: Int,
    cascade: FontCascade
  ) -> Int? {
    guard character.isPlain || character.isSpace, let own = character.link else { return nil }
    var link = own
    if character.isSpace {
      // Spaces use the face of the word before them if it has one.
      guard let last = drafts.last, last.run == run else { return nil }
      if last.link != own, !cascade.hasSpace(last.link) { return nil }
      link = last.link
    }
    guard let following else { return link }
    if following.isMark { return following.isPlain && following.link == link ? link : nil }
    return following.isPlain || following.isSpace ? link : nil
  }

  mutating func appendTab(run: Int) {
    add(1, run: run, link: 0, script: Script.common, joins: false)
    drafts[drafts.count - 1].isTab = true
  }

  /// Appends a picture's placeholder.
  mutating func appendAttachment(_ count: Int, run: Int) {
    add(count, run: run, link: 0, script: Script.common, joins: false)
  }

  private mutating func append(_ character: Character, run: Int, cascade: FontCascade) {
    let count = character.utf8.count
    let scalars = Array(character.unicodeScalars)
    let before = drafts.last.flatMap { $0.run == run ? $0.link : nil }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if visible.isEmpty {
      add(count, run: run, link: before ?? 0, script: Script.common)
      return
    }
    if visible.count > 1, !visible[0].properties.isEmoji,
      visible.contains(where: \.properties.isEmojiModifier)
    {
      // A tone of skin after a letter or space belongs to no emoji.
      return appendScalars(scalars, run: run, cascade: cascade, script: Script.common)
    }
    let letter = visible.first { Script.isReal(library.script(of: $0)) }
    let script = Script.forShaping(letter.map(library.script) ?? Script.common)
    if visible.allSatisfy({ $0.properties.isWhitespace }), let before, before < cascade.emojiStart,
      cascade.link(before)?.face.glyph(for: visible[0]) != nil
    {
      add(count, run: run, link: before, script: script)
    } else if visible.count > 1, Self.isEmoji(scalars),
      let link = cascade.index(ofSequence: visible, character)
    {
      add(count, run: run, link: link, script: script)
    } else if scalars.count > 1, scalars.contains("\u{FE0E}"),
      let link = cascade.index(ofPlain: visible)
    {
      add(count, run: run, link: link, script: script)
    } else if let link = cascade.index(ofAll: visible, asEmoji: Self.isEmoji(scalars)) {
      add(count, run: run, link: link, script: script)
    } else {
      appendScalars(scalars, run: run, cascade: cascade, script: script)
    }
  }

  /// No face has all of a cluster: each character uses the first that has it.
  private mutating func appendScalars(
    _ scalars: [Unicode.Scalar], run: Int, cascade: FontCascade, script: UInt32
  ) {
    let asEmoji = Self.isEmoji(scalars)
    for scalar in scalars {
      let count = UTF8.width(scalar)
      if scalar.properties.isDefaultIgnorableCodePoint {
        add(count, run: run, link: drafts.last?.link ?? 0, script: script)
      } else if let link = cascade.index(
        of: scalar, asEmoji: asEmoji || scalar.properties.isEmojiModifier)
      {
        add(count, run: run, link: link, script: script)
      } else if let standIn = Self.standIn(for: scalar),
        let link = cascade.index(ofAll: standIn, asEmoji: false)
      {
        let script = Script.forShaping(library.script(of: standIn[0]))
        add(count, run: run, link: link, script: script, joins: false)
        drafts[drafts.count - 1].standIn = standIn
      } else {
        missing.append(scalar)
        add(count, run: run, link: 0, script: script, isMissing: true)
      }
    }
  }

  /// The characters of the same meaning: those of a ligature, a letter without its style, a narrow
  /// or wide form's own (Unicode's normal form NFKD).
  private static func standIn(for scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let plain = String(Character(scalar)).decomposedStringWithCompatibilityMapping
    let scalars = Array(plain.unicodeScalars)
    return scalars.isEmpty || scalars == [scalar] ? nil : scalars
  }

  private mutating func add(
    _ count: Int, run: Int, link: Int, script: UInt32, isMissing: Bool = false, joins: Bool = true
  ) {
    let level = levels.levels.isEmpty ? levels.base : levels.levels[offset]
    defer { offset += count }
    if joins, var last = drafts.last, last.run == run, last.link == link, last.level == level,
      last.isMissing == isMissing, !last.isTab, last.isSmall == isSmall,
      last.standIn == nil,
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
        isMissing: isMissing, isSmall: isSmall))
  }

  /// Whether a cluster has emoji presentation: by its own nature or by a selector.
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
  private static let greek = tag("Grek")
  private static let cyrillic = tag("Cyrl")
  private static let han = tag("Hani")
  private static let hiragana = tag("Hira")
  private static let katakana = tag("Kana")

  static func isReal(_ script: UInt32) -> Bool {
    script != common && script != inherited && script != unknown
  }

  /// Whether letters of a script follow each other, with words between spaces.
  static func isAlphabet(_ script: UInt32) -> Bool {
    script == latin || script == greek || script == cyrillic || script == common
  }

  /// Whether a script's letters join: space between them would separate words.
  static func joins(_ script: UInt32) -> Bool { joining.contains(script) }

  private static let joining = Set(
    (["Arab", "Syrc", "Nkoo", "Mong", "Mand", "Phag", "Rohg", "Adlm"] as [StaticString]).map(tag))

  /// Whether a script's signs stand above and below the room that letters of alphabets take, so that
  /// the system gives their lines more. Its own faces for Hebrew, Armenian, Georgian and Ethiopic have
  /// the measures of the Latin one, and lines of ideographs and Hangul are as high as Latin ones
  /// (measured on iOS for Japanese).
  static func isTall(_ script: UInt32) -> Bool { tall.contains(script) }

  private static let tall = Set(
    ([
      "Arab", "Syrc", "Thaa", "Nkoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu",
      "Knda", "Mlym", "Sinh", "Thai", "Laoo", "Tibt", "Mymr", "Khmr", "Mong", "Java", "Bali",
    ] as [StaticString]).map(tag))

  /// Kanji and kana are one script in a Japanese line.
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

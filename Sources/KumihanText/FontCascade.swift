import Foundation
import KumihanDrawing
import Synchronization

/// A font request resolved: its own face, then the fallbacks, opened on first use.
final class FontCascade: Sendable {
  /// An open face of the chain, and its points per em for each requested point.
  struct Link: Sendable {
    let face: any FontFace
    let scale: CGFloat
    /// Points for a font unit, at one point.
    var unit: CGFloat { scale / face.measures.unitsPerEm }

    /// The face's own measures of a line, within those of the system's faces for tall scripts: up to
    /// 1.1 em above the baseline, as Thonburi, and 0.4 em below, as Kohinoor (known, not measured).
    /// Noto's faces for Arabic and Myanmar have room for rare signs on every line, 2.1 em in all.
    func lines(size: CGFloat, raisedBy offset: CGFloat) -> LineMeasures {
      let (face, drawn) = (face.measures, size * scale)
      return LineMeasures(
        FontMetrics(
          ascent: drawn * min(face.ascent, 1.1), descent: drawn * min(face.descent, 0.4),
          leading: 0, capHeight: 0,
          xHeight: 0, underlinePosition: 0, underlineThickness: 0), raisedBy: offset)
    }
  }

  private enum Place {
    case family(String)
    case unopened(FontBook.Face, scale: CGFloat)
    case open(Link)
    case unusable
  }

  private struct State {
    var places: [Place]
    var found = CharacterTable()
    /// Whether a link's face has a space, by link.
    var spaces: [Int: Bool] = [:]
    var foundEmoji: [Unicode.Scalar: Int?] = [:]
  }

  /// The text's own face; nil when the book is empty.
  let primary: Link?
  let slant: CGFloat
  /// The tracking that makes the primary face as wide as the system font; nil for other fonts.
  let tracking: SystemTracking?
  /// True when the requested family is missing, and the system font replaces it.
  let isSubstitute: Bool
  private let request: FontRequest
  private let book: FontBook
  private let pool: FacePool
  /// The links from here on draw emoji only.
  let emojiStart: Int
  private let state: Mutex<State>

  init(_ request: FontRequest, book: FontBook, pool: FacePool) {
    self.request = request
    self.book = book
    self.pool = pool
    let own = book.familyName(of: request.family)
    isSubstitute = book.faces(of: own).isEmpty
    if isSubstitute { pool.note(.unknownFamily(own)) }
    let families = book.chain(of: own)
    var state = State(
      places: (families + FontBook.emojiFamilies(request.emoji)).map { .family($0) })
    let first = state.places.indices.first { Self.open($0, in: &state, request, book, pool) != nil }
    if first == nil { pool.note(.noFaces) }
    state.places.removeFirst(first ?? 0)
    emojiStart = max(families.count - (first ?? 0), 0)
    primary = first.flatMap { _ in Self.open(0, in: &state, request, book, pool) }
    let hasItalic = book.face(for: request)?.isItalic ?? false
    slant = request.isItalic && !hasItalic ? Self.synthesizedSlant : 0
    tracking = first == 0 ? Self.tracking(of: own, for: request) : nil
    self.state = Mutex(state)
  }

  /// Only the bundled faces that stand for a design of the system font are set as wide as that, in
  /// the standard width.
  private static func tracking(of family: String, for request: FontRequest) -> SystemTracking? {
    if request.width != 100 { return nil }
    let design: SystemTracking.Design
    switch (request.family, family) {
    case (.system(.default), "Joho Sans"): design = .default
    case (.system(.monospaced), "Joho Mono"): design = .monospaced
    default: return nil
    }
    return SystemTracking(design: design, weight: request.weight, isItalic: request.isItalic)
  }

  /// The tangent of the slant of synthesized italics: about 11 degrees.
  static let synthesizedSlant: CGFloat = 0.2

  func link(_ index: Int) -> Link? {
    state.withLock { state in open(index, in: &state) }
  }

  /// The facts about a character, with the first link that has a glyph for it.
  func character(_ scalar: Unicode.Scalar) -> CharacterTable.Entry {
    state.withLock { state in
      if let known = state.found[scalar] { return known }
      let index = state.places.indices.first { covers(scalar, at: $0, in: &state) }
      let entry = CharacterTable.Entry(
        scalar, link: index, script: Script.forShaping(pool.library.script(of: scalar)))
      state.found.insert(entry, for: scalar)
      return entry
    }
  }

  /// Whether a link's face may be used for spaces: it has one, and is not for emoji only.
  func hasSpace(_ index: Int) -> Bool {
    guard index < emojiStart else { return false }
    return state.withLock { state in
      if let known = state.spaces[index] { return known }
      let answer = open(index, in: &state)?.face.glyph(for: " ") != nil
      state.spaces[index] = answer
      return answer
    }
  }

  /// The first link with a character; the emoji links first for emoji presentation.
  func index(of scalar: Unicode.Scalar, asEmoji: Bool) -> Int? {
    guard asEmoji else { return character(scalar).link }
    return state.withLock { state in
      if let known = state.foundEmoji[scalar] { return known }
      let order = Array(state.places.indices)
      // Text in an emoji face uses that face.
      let start = primary?.face.isColored == true ? 0 : emojiStart
      let turned = order[start...] + order[..<start]
      let index = turned.first { covers(scalar, at: $0, in: &state) }
      state.foundEmoji[scalar] = .some(index)
      return index
    }
  }

  /// The first link that has all of a grapheme cluster's characters, composed where need be.
  func index(ofAll scalars: [Unicode.Scalar], asEmoji: Bool) -> Int? {
    guard let base = scalars.first, let start = index(of: base, asEmoji: asEmoji) else {
      return nil
    }
    return state.withLock { state in
      let rest = asEmoji ? start..<start + 1 : start..<state.places.count
      return rest.first { coversAll(scalars, at: $0, in: &state) }
    }
  }

  /// The first link without colours that has all of a cluster's characters: for what is an emoji, and
  /// is followed by the selector of text.
  func index(ofPlain scalars: [Unicode.Scalar]) -> Int? {
    state.withLock { state in
      state.places.indices.first {
        coversAll(scalars, at: $0, in: &state) && open($0, in: &state)?.face.isColored == false
      }
    }
  }

  /// The first emoji link that draws a sequence as one picture: a family, a flag, a tone of skin.
  func index(ofSequence scalars: [Unicode.Scalar], _ text: Character) -> Int? {
    let utf8 = Array(text.utf8)
    let options = ShapingOptions(script: Script.common)
    return state.withLock { state in
      (emojiStart..<max(state.places.count, emojiStart)).first { index in
        coversAll(scalars, at: index, in: &state)
          && open(index, in: &state)?.face.shape(utf8, utf8.indices, options)
            .count { $0.advance != 0 } == 1
      }
    }
  }

  private func open(_ index: Int, in state: inout State) -> Link? {
    Self.open(index, in: &state, request, book, pool)
  }

  private static func open(
    _ index: Int, in state: inout State, _ request: FontRequest, _ book: FontBook,
    _ pool: FacePool
  ) -> Link? {
    resolve(index, in: &state, request, book)
    switch state.places[index] {
    case .open(let link): return link
    case .unusable, .family: return nil
    case .unopened(let face, let scale):
      let link = pool.face(face.id).map { Link(face: $0, scale: scale) }
      state.places[index] = link.map { .open($0) } ?? .unusable
      return link
    }
  }

  /// Finds the nearest face of a family on its first use.
  private static func resolve(
    _ index: Int, in state: inout State, _ request: FontRequest, _ book: FontBook
  ) {
    guard case .family(let family) = state.places[index] else { return }
    let weight = index == 0 ? request.weight : book.fallbackWeight(request.weight, in: family)
    let face = book.face(
      family: family, weight: weight, italic: request.isItalic, width: request.width)
    state.places[index] =
      face.map { .unopened($0, scale: book.drawnScale(request, family: $0.family)) } ?? .unusable
  }

  private func covers(_ scalar: Unicode.Scalar, at index: Int, in state: inout State) -> Bool {
    Self.resolve(index, in: &state, request, book)
    if case .unopened(let face, _) = state.places[index] {
      if let pages = face.pages, !pages.contains(scalar) { return false }
      if pool.lacks(scalar, face.id) { return false }
    }
    guard let face = open(index, in: &state)?.face, let glyph = face.glyph(for: scalar) else {
      return false
    }
    return !Self.needsInk(scalar) || face.extents(of: glyph) != .zero
  }

  /// Letters must be visible: some Korean faces have blanks for the rarer syllables.
  private static func needsInk(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7F, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return false
    }
  }

  private func coversAll(
    _ scalars: [Unicode.Scalar], at index: Int, in state: inout State
  ) -> Bool {
    var last: Unicode.Scalar?
    for scalar in scalars {
      if covers(scalar, at: index, in: &state) {
        last = scalar
      } else if let before = last, let both = pool.library.composition(before, scalar),
        covers(both, at: index, in: &state)
      {
        last = both
      } else {
        return false
      }
    }
    return true
  }
}

extension FontCascade {
  /// The line metrics of a request. The system font's are those of the font it replaces, with any
  /// face: 1.193359375 em, of which 494/2048 are below the baseline.
  func metrics(_ request: FontRequest) -> FontMetrics {
    let size = request.size
    let drawn = size * (primary?.scale ?? 1)
    let face = primary?.face.measures
    var metrics = FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: request.leading,
      capHeight: size * 1443 / 2048, xHeight: drawn * (face?.xHeight ?? 0.52),
      underlinePosition: drawn * (face?.underlinePosition ?? 0.1),
      underlineThickness: drawn * (face?.underlineThickness ?? 0.05))
    if case .named = request.family, !isSubstitute, let face {
      metrics.ascent = drawn * face.ascent
      metrics.descent = drawn * face.descent
      metrics.leading += drawn * face.lineGap
      metrics.capHeight = drawn * face.capHeight
    }
    return metrics
  }
}

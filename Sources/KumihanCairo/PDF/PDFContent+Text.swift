import Foundation
import KumihanDrawing

extension PDFContent {
  /// Shows a run as text, with its words.
  func show(_ run: GlyphRun, font: PDFFont) throws(RenderError) {
    out.write("BT\n")
    setFont(font.number, size: run.size)
    var line = TextLine(content: self, run: run, font: font)
    if run.isSymbol {
      try line.showWordless()
    } else if run.hasWholeClusters {
      try line.showClusters()
    } else {
      for index in run.glyphs.indices { try line.show(index) }
    }
    line.end()
    out.write("ET\n")
  }
}

/// Glyphs to be written to a text object with as few operators as possible.
private struct TextLine {
  let content: PDFContent
  let run: GlyphRun
  let font: PDFFont
  /// The pen's position, in thousandths of the size from the origin; nil before the first glyph.
  private var pen: CGFloat?
  private var y: CGFloat = 0
  private var isOpen = false

  init(content: PDFContent, run: GlyphRun, font: PDFFont) {
    (self.content, self.run, self.font) = (content, run, font)
  }

  /// Shows all glyphs in visual order; a word carries its text unless that follows from its glyphs.
  mutating func showClusters() throws(RenderError) {
    var scalars = run.text.unicodeScalars[...]
    var pieces: [Piece] = []
    pieces.reserveCapacity(run.clusters.count)
    for cluster in run.clusters {
      var bytes = cluster.utf8Count
      var end = scalars.startIndex
      while bytes > 0, end < scalars.endIndex {
        bytes -= UTF8.width(scalars[end])
        scalars.formIndex(after: &end)
      }
      // Characters without a glyph go with those before them; so do marks, which viewers would take
      // for separate words where they are raised or lowered.
      let isLoose = cluster.glyphCount == 0 || scalars.first?.isCombining == true
      if isLoose, let last = pieces.indices.last {
        pieces[last].text = run.text.unicodeScalars[pieces[last].text.startIndex..<end]
        pieces[last].glyphs += cluster.glyphCount
      } else {
        pieces.append((scalars[..<end], cluster.glyphCount))
      }
      scalars = scalars[end...]
    }
    var first = 0
    if run.isRightToLeft { return try showLetters(pieces.reversed()) }
    for word in Self.words(pieces) {
      var isTold = true
      var glyph = first
      for piece in word {
        if piece.glyphs != 1 {
          isTold = false
        } else if try !font.tells(piece.text, by: run.glyphs[glyph].id) {
          isTold = false
        }
        glyph += piece.glyphs
      }
      let glyphs = first..<glyph
      first = glyph
      if isTold {
        for glyph in glyphs { try show(glyph) }
        continue
      }
      guard let start = word.first?.text.startIndex, let stop = word.last?.text.endIndex else {
        continue
      }
      try show(glyphs, as: run.text.unicodeScalars[start..<stop])
    }
  }

  /// Shows right-to-left letters, in visual order. Readers turn such words round letter by letter, so
  /// each letter tells its own. Its widest glyph does, at the letter's whole width: its dots are
  /// wordless, for a reader that counted their places would see gaps between the letters.
  private mutating func showLetters(_ pieces: [Piece]) throws(RenderError) {
    var first = 0
    for piece in pieces {
      let glyphs = first..<first + piece.glyphs
      first = glyphs.upperBound
      var widest = glyphs.lowerBound
      for glyph in glyphs.dropFirst()
      where try font.use(run.glyphs[glyph].id).width > font.use(run.glyphs[widest].id).width {
        widest = glyph
      }
      for glyph in glyphs {
        if glyph != widest {
          try show(glyph..<glyph + 1, as: "".unicodeScalars[...])
        } else if piece.text.dropFirst().contains(where: \.isCombining) {
          // Marks stand before their letter, as all in visual order.
          let turned = String(String.UnicodeScalarView(piece.text.reversed()))
          try show(glyph..<glyph + 1, as: turned.unicodeScalars[...])
        } else if try font.tells(piece.text, by: run.glyphs[glyph].id) {
          try show(glyph)
        } else {
          try show(glyph..<glyph + 1, as: piece.text)
        }
      }
    }
  }

  /// Shows glyphs that stand for a text of their own.
  private mutating func show(
    _ glyphs: Range<Int>, as text: Substring.UnicodeScalarView
  ) throws(RenderError) {
    end()
    content.out.write("/Span<</ActualText ")
    if text.isEmpty {
      content.out.write("<FEFF>")
    } else {
      content.out.text(String(Substring(text)))
    }
    content.out.write(">>BDC\n")
    for glyph in glyphs { try show(glyph) }
    end()
    content.out.write("EMC\n")
  }

  private typealias Piece = (text: Substring.UnicodeScalarView, glyphs: Int)

  /// Pieces up to each space and the spaces between them. Where one needs words of its own, the
  /// whole word has them: readers take a part of a word with words for a word.
  private static func words(_ pieces: [Piece]) -> [ArraySlice<Piece>] {
    var words: [ArraySlice<Piece>] = []
    var start = pieces.startIndex
    var followsSpace = pieces.first?.text.allSatisfy(\.isSpace) ?? false
    for index in pieces.indices.dropFirst() {
      let isSpace = pieces[index].text.allSatisfy(\.isSpace)
      if isSpace || followsSpace {
        words.append(pieces[start..<index])
        start = index
      }
      followsSpace = isSpace
    }
    if start < pieces.endIndex { words.append(pieces[start...]) }
    return words
  }

  /// Shows all glyphs, marked as having no text.
  mutating func showWordless() throws(RenderError) {
    try show(run.glyphs.indices, as: "".unicodeScalars[...])
  }

  mutating func show(_ index: Int) throws(RenderError) {
    let glyph = run.glyphs[index]
    let target = glyph.x / run.size * 1000
    // Nowhere, or in a font of no size: as in the other formats, such a glyph has no ink.
    guard target.isFinite, glyph.y.isFinite else { return }
    if pen == nil || abs(glyph.y - y) > 0.0005 || abs(target - (pen ?? 0)) > 30_000 {
      end()
      y = glyph.y
      pen = target
      content.out.write("1 0 ")
      content.out.number(run.slant)
      content.out.write("-1 ")
      content.out.number(run.origin.x + glyph.x, unit: content.decimals)
      content.out.number(run.origin.y + glyph.y, unit: content.decimals)
      content.out.write("Tm\n")
    }
    let shift = (target - (pen ?? 0)).rounded()
    if !isOpen {
      content.out.write("[")
      if shift != 0 { move(shift) }
      content.out.write("<")
      isOpen = true
    } else if shift != 0 {
      content.out.write(">")
      move(shift)
      content.out.write("<")
    }
    let used = try font.use(glyph.id)
    content.out.hex(used.code)
    pen = (pen ?? 0) + shift + CGFloat(used.width)
  }

  private mutating func move(_ shift: CGFloat) { content.out.integer(-Int(shift)) }

  mutating func end() {
    guard isOpen else { return }
    content.out.write(">]TJ\n")
    isOpen = false
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; a look-up in the tables of Unicode only beyond ASCII.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  fileprivate var isCombining: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

extension GlyphRun {
  /// True when the clusters divide text and glyphs exactly, between characters.
  fileprivate var hasWholeClusters: Bool {
    guard clusters.allSatisfy({ $0.utf8Count >= 0 && $0.glyphCount >= 0 }),
      clusters.reduce(0, { $0 + $1.glyphCount }) == glyphs.count
    else { return false }
    let bytes = text.utf8
    var index = bytes.startIndex
    for cluster in clusters {
      guard cluster.utf8Count + cluster.glyphCount > 0,
        let next = bytes.index(index, offsetBy: cluster.utf8Count, limitedBy: bytes.endIndex),
        next.samePosition(in: text.unicodeScalars) != nil
      else { return false }
      index = next
    }
    return index == bytes.endIndex
  }
}

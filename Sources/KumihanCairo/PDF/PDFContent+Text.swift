import Foundation
import KumihanDrawing

extension PDFContent {
  /// Shows a run as text, with its words.
  func show(_ run: GlyphRun, font: PDFFont) throws(RenderError) {
    out.write("BT\n")
    setFont(font.number, size: run.size)
    var line = TextLine(out: out, decimals: decimals, run: run, font: font)
    // Moved there and back: to write into it in place, object by object, costs a check for each glyph.
    out = PDFBytes()
    defer { out = line.out }
    if run.isSymbol {
      try line.showWordless()
    } else if run.hasWholeClusters {
      try line.showClusters()
    } else {
      for index in run.glyphs.indices { try line.show(index) }
    }
    line.end()
    wholeWords = line.hasOtherGlyphs ? nil : line.words
    line.out.write("ET\n")
  }
}

/// Glyphs to be written to a text object with as few operators as possible.
private struct TextLine {
  /// The content so far.
  var out: PDFBytes
  private let decimals: UInt
  let run: GlyphRun
  let font: PDFFont
  /// The characters of the run's text.
  private let scalars: [Unicode.Scalar]
  /// The pen's position, in thousandths of the size from the origin; nil before the first glyph.
  private var pen: CGFloat?
  private var y: CGFloat = 0
  private var isOpen = false
  /// The operators around the only glyphs with words.
  private(set) var words: PDFContent.WordMarks?
  /// Whether there are glyphs beside those.
  private(set) var hasOtherGlyphs = false
  private var isWorded = false

  init(out: PDFBytes, decimals: UInt, run: GlyphRun, font: PDFFont) {
    (self.out, self.decimals, self.run, self.font) = (out, decimals, run, font)
    scalars = Array(run.text.unicodeScalars)
  }

  /// Shows all glyphs in visual order; a word carries its text unless that follows from its glyphs.
  mutating func showClusters() throws(RenderError) {
    let pieces = pieces()
    if run.isRightToLeft { return try showLetters(pieces.reversed()) }
    var first = 0
    var start = 0
    while start < pieces.count {
      let end = wordEnd(pieces, from: start)
      var isTold = true
      var glyph = first
      for piece in pieces[start..<end] {
        if piece.glyphs != 1 {
          isTold = false
        } else if try !font.tells(scalars[piece.text], by: run.glyphs[glyph].id) {
          isTold = false
        } else if glyph > first, try isApart(glyph) {
          isTold = false
        }
        glyph += piece.glyphs
      }
      if isTold {
        for glyph in first..<glyph { try show(glyph) }
      } else {
        let text = pieces[start].text.lowerBound..<pieces[end - 1].text.upperBound
        try show(first..<glyph, as: scalars[text])
      }
      (first, start) = (glyph, end)
    }
  }

  /// A part of the text with its glyphs.
  private struct Piece {
    /// Of the characters.
    var text: Range<Int>
    var glyphs: Int
  }

  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    pieces.reserveCapacity(run.clusters.count)
    var start = 0
    for cluster in run.clusters {
      var bytes = cluster.utf8Count
      var end = start
      while bytes > 0, end < scalars.count {
        bytes -= UTF8.width(scalars[end])
        end += 1
      }
      // Characters without a glyph go with those before them; so do marks, which viewers would take
      // for separate words where they are raised or lowered.
      let isLoose = cluster.glyphCount == 0 || start < scalars.count && scalars[start].isCombining
      if isLoose, let last = pieces.indices.last {
        pieces[last].text = pieces[last].text.lowerBound..<end
        pieces[last].glyphs += cluster.glyphCount
      } else {
        pieces.append(Piece(text: start..<end, glyphs: cluster.glyphCount))
      }
      start = end
    }
    return pieces
  }

  /// The end of the word that begins with a piece: before each space and behind it. Where a piece needs words of its own, the
  /// whole word has them: readers take a part of a word with words for a word.
  private func wordEnd(_ pieces: [Piece], from start: Int) -> Int {
    if isSpace(pieces[start]) { return start + 1 }
    var end = start + 1
    while end < pieces.count, !isSpace(pieces[end]) { end += 1 }
    return end
  }

  /// Whether readers take the distance to the glyph before for the end of a word, as between digits that share the width of
  /// the widest.
  private func isApart(_ index: Int) throws(RenderError) -> Bool {
    let (glyph, last) = (run.glyphs[index], run.glyphs[index - 1])
    let gap = (glyph.x - last.x) / run.size - CGFloat(try font.use(last.id).width) / 1000
    return gap > 0.1
  }

  private func isSpace(_ piece: Piece) -> Bool { scalars[piece.text].allSatisfy(\.isSpace) }

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
          try show(glyph..<glyph + 1, as: [])
        } else if scalars[piece.text].dropFirst().contains(where: \.isCombining) {
          // Marks stand before their letter, as all in visual order.
          try show(glyph..<glyph + 1, as: ArraySlice(scalars[piece.text].reversed()))
        } else if try font.tells(scalars[piece.text], by: run.glyphs[glyph].id) {
          try show(glyph)
        } else {
          try show(glyph..<glyph + 1, as: scalars[piece.text])
        }
      }
    }
  }

  /// Shows glyphs that stand for a text of their own.
  private mutating func show(
    _ glyphs: Range<Int>, as text: ArraySlice<Unicode.Scalar>
  ) throws(RenderError) {
    end()
    let start = out.count
    out.write("/Span<<")
    let entry = out.count
    out.write("/ActualText ")
    if text.isEmpty {
      out.write("<FEFF>")
    } else {
      out.text(String(String.UnicodeScalarView(text)))
    }
    let said = entry..<out.count
    out.write(">>BDC\n")
    let open = start..<out.count
    isWorded = true
    for glyph in glyphs { try show(glyph) }
    isWorded = false
    end()
    hasOtherGlyphs = hasOtherGlyphs || words != nil
    let end = out.count
    out.write("EMC\n")
    words = PDFContent.WordMarks(open: open, words: said, close: end..<out.count)
  }

  /// Shows all glyphs, marked as having no text.
  mutating func showWordless() throws(RenderError) {
    try show(run.glyphs.indices, as: [])
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
      out.write("1 0 ")
      out.number(run.slant)
      out.write("-1 ")
      out.number(run.origin.x + glyph.x, unit: decimals)
      out.number(run.origin.y + glyph.y, unit: decimals)
      out.write("Tm\n")
    }
    let shift = (target - (pen ?? 0)).rounded()
    if !isOpen {
      out.write("[")
      if shift != 0 { move(shift) }
      out.write("<")
      isOpen = true
    } else if shift != 0 {
      out.write(">")
      move(shift)
      out.write("<")
    }
    hasOtherGlyphs = hasOtherGlyphs || !isWorded
    let used = try font.use(glyph.id)
    out.hex(used.code)
    pen = (pen ?? 0) + shift + CGFloat(used.width)
  }

  private mutating func move(_ shift: CGFloat) { out.integer(-Int(shift)) }

  mutating func end() {
    guard isOpen else { return }
    out.write(">]TJ\n")
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

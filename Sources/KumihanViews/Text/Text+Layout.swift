public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Text {
  /// The lines of a text, for renderers.
  public struct Layout: RandomAccessCollection {
    let source: Source

    /// Whether text was cut.
    public var isTruncated: Bool { source.layout.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { source.layout.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// A line.
    public struct Line: RandomAccessCollection {
      let source: Source
      let index: Int

      private var line: TextLayout.Line { source.layout.lines[index] }
      /// The start of the baseline in the text's frame, in points.
      public var origin: CGPoint { CGPoint(x: line.x, y: line.baseline) }
      /// The room of all its runs, in points.
      public var typographicBounds: TypographicBounds {
        var bounds = TypographicBounds(origin: origin, width: line.width)
        for run in self {
          let own = run.typographicBounds
          bounds.ascent = Swift.max(bounds.ascent, own.ascent)
          bounds.descent = Swift.max(bounds.descent, own.descent)
          bounds.leading = Swift.max(bounds.leading, own.leading)
        }
        return bounds
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { line.pieces.count }
      public subscript(piece: Int) -> Run { Run(source: source, line: index, piece: piece) }
    }

    /// Letters of one look on a line, from left to right.
    public struct Run: RandomAccessCollection {
      let source: Source
      let line, piece: Int

      var content: TextLayout.Piece { source.layout.lines[line].pieces[piece] }
      /// The room of all its letters, in points.
      public var typographicBounds: TypographicBounds {
        self[startIndex..<endIndex].typographicBounds
      }
      public var layoutDirection: LayoutDirection {
        if case .glyphs(let run) = content.content, run.isRightToLeft {
          .rightToLeft
        } else {
          .leftToRight
        }
      }
      /// The mark of a type on these letters.
      public subscript<A: TextAttribute>(key: A.Type) -> A? {
        source.attribute(key, run: content.run)
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { content.clusterCount }
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection {
      public var run: Run
      /// Which letters of the run.
      public var indices: Range<Int>

      /// The room of the letters, in points.
      public var typographicBounds: TypographicBounds {
        let piece = run.content
        let edges = piece.edges(of: indices)
        let metrics = run.source.metrics(ofRun: piece.run)
        return TypographicBounds(
          origin: CGPoint(
            x: edges.lowerBound, y: run.source.layout.lines[run.line].baseline),
          width: edges.upperBound - edges.lowerBound, ascent: metrics.ascent,
          descent: metrics.descent, leading: metrics.leading)
      }
      /// The mark of a type on these letters.
      public subscript<A: TextAttribute>(key: A.Type) -> A? { run[key] }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { run[index] }
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    }

    /// The room of letters, in points.
    public struct TypographicBounds: Hashable, Sendable {
      /// The start of the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      init(
        origin: CGPoint, width: CGFloat, ascent: CGFloat = 0, descent: CGFloat = 0,
        leading: CGFloat = 0
      ) {
        (self.origin, self.width) = (origin, width)
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
      }
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How text would be drawn. Without effect: letters stand where they are.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension GraphicsContext {
  /// Draws a line where it stands in its text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    append(line.source.ink(ofLine: line.index) { _ in true })
  }

  /// Draws a run where it stands in its text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    append(run.source.ink(ofLine: run.line) { $0 == run.piece })
  }

  /// Draws letters where they stand in their text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let run = slice.run
    guard let piece = run.content.part(slice.indices) else { return }
    append(run.source.ink(ofLine: run.line, replacing: piece) { $0 == run.piece })
  }
}

extension Text.Layout {
  /// A text that is set, alone in a tree.
  struct Source {
    private let hosted: HostedView
    private let number: Int
    let layout: TextLayout
    private let attributes: [[ObjectIdentifier: TextMark]]

    /// Nil where nothing is set.
    init?(hosted: HostedView, attributes: [[ObjectIdentifier: TextMark]]) {
      guard let number = hosted.placed.texts.firstIndex(where: { $0 != nil }),
        let layout = hosted.placed.texts[number]
      else { return nil }
      (self.hosted, self.number, self.layout) = (hosted, number, layout)
      self.attributes = attributes
    }

    func attribute<A: TextAttribute>(_ type: A.Type, run: Int) -> A? {
      guard attributes.indices.contains(run),
        case let mark as A = attributes[run][ObjectIdentifier(type)]?.value
      else { return nil }
      return mark
    }

    func metrics(ofRun run: Int) -> FontMetrics {
      hosted.engine.metrics(hosted.placed.tree.paragraphs[number].runs[run].font)
    }

    /// The ink of some pieces of a line, of which one may be replaced.
    func ink(
      ofLine index: Int, replacing piece: TextLayout.Piece? = nil, where isDrawn: (Int) -> Bool
    ) -> [DrawItem] {
      var layout = layout
      var line = layout.lines[index]
      line.pieces = line.pieces.indices.filter(isDrawn).map { piece ?? line.pieces[$0] }
      layout.lines = [line]
      return hosted.placed.replacing(text: number, by: layout).record(text: hosted.engine)
        .items.withoutViews
    }
  }
}

extension TextLayout.Piece {
  /// How many letters it has, each with its own glyphs.
  fileprivate var clusterCount: Int {
    if case .glyphs(let run) = content { run.clusters.count } else { 1 }
  }

  /// The left and right edges of some of its letters, which are counted from left to right.
  fileprivate func edges(of letters: Range<Int>) -> ClosedRange<CGFloat> {
    guard case .glyphs(let run) = content, !letters.isEmpty else {
      return minX...Swift.max(minX, maxX)
    }
    func edge(_ letter: Int) -> CGFloat {
      let glyph = run.firstGlyph(ofLetter: letter)
      return run.origin.x + (glyph < run.glyphs.count ? run.glyphs[glyph].x : run.advance)
    }
    let (left, right) = (edge(letters.lowerBound), edge(letters.upperBound))
    return Swift.min(left, right)...Swift.max(left, right)
  }

  /// The piece with some of its letters; nil with none.
  fileprivate func part(_ letters: Range<Int>) -> TextLayout.Piece? {
    guard !letters.isEmpty else { return nil }
    guard case .glyphs(var run) = content, letters.count < run.clusters.count else { return self }
    let edges = edges(of: letters)
    let glyphs =
      run.firstGlyph(
        ofLetter: letters.lowerBound)..<run.firstGlyph(
        ofLetter: letters.upperBound)
    let count = run.clusters.count
    let logical =
      run.isRightToLeft ? count - letters.upperBound..<count - letters.lowerBound : letters
    let before = run.clusters[..<logical.lowerBound].reduce(0) { $0 + $1.utf8Count }
    run.clusters = Array(run.clusters[logical])
    run.text = String(
      decoding: Array(
        run.text.utf8.dropFirst(before).prefix(
          run.clusters.reduce(0) { $0 + $1.utf8Count })), as: UTF8.self)
    run.glyphs = Array(run.glyphs[glyphs])
    var piece = self
    piece.content = .glyphs(run)
    (piece.minX, piece.maxX) = (edges.lowerBound, edges.upperBound)
    return piece
  }
}

extension GlyphRun {
  /// The first glyph of a letter, counted from the left; that after the last glyph beyond the last
  /// letter.
  fileprivate func firstGlyph(ofLetter letter: Int) -> Int {
    let visual = isRightToLeft ? Array(clusters.reversed()) : clusters
    return visual[..<letter].reduce(0) { $0 + $1.glyphCount }
  }
}

package import Foundation
package import KumihanDrawing
import Synchronization

/// Sets text with a shaping library and an analyzer. Equal input is shaped and laid out once.
package final class TextSetter: TextEngine {
  private struct LayoutKey: Hashable {
    var paragraph: Paragraph
    var width, height: CGFloat?
    var pixel: CGFloat

    func hash(into hasher: inout Hasher) {
      paragraph.runs.hashWords(into: &hasher)
      hasher.combine(width)
    }
  }

  private struct TextKey: Hashable {
    var runs: [TextRun]
    var language: String
    var isRightToLeft: Bool
    var missingGlyphs: ParagraphStyle.MissingGlyphPolicy

    func hash(into hasher: inout Hasher) { runs.hashWords(into: &hasher) }
  }

  package let book: FontBook
  let pool: FacePool
  let analyzer: any TextAnalyzer
  private let cascades = Mutex<[FontRequest: FontCascade]>([:])
  private let texts = Mutex(BoundedCache<TextKey, SetText>(limit: 1 << 21))
  private let layouts = Mutex(BoundedCache<LayoutKey, TextLayout>(limit: 1 << 21))
  let symbols: SymbolNames
  let layers: SymbolLayerList
  let pictures = PictureCache()
  let words = WordCache()

  package init(book: FontBook, library: any ShapingLibrary, analyzer: any TextAnalyzer) {
    self.book = book
    self.analyzer = analyzer
    pool = FacePool(library: library)
    symbols = SymbolNames(file: book.iconNames)
    layers = SymbolLayerList(file: book.iconLayers)
  }

  /// Font problems so far, each once.
  package var problems: [FontError] { pool.problems }
  /// The faces opened so far, in no order.
  package var openFaces: [FontFaceID] { pool.openFaces }

  package func metrics(_ font: FontRequest) -> FontMetrics { cascade(font).metrics(font) }

  package func pluralForm(of number: Double, language: String) -> String {
    analyzer.pluralForm(of: number, language: language)
  }

  package func string(
    of quantities: [Quantity], width: Quantity.Width, locale: String
  ) -> String? {
    analyzer.string(of: quantities, width: width, locale: locale)
  }

  package func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, pixel: CGFloat
  ) -> TextLayout {
    let key = LayoutKey(paragraph: paragraph, width: width, height: height, pixel: pixel)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = LayoutMaker(
      setter: self, paragraph: paragraph, text: text(of: paragraph), width: width, height: height,
      pixel: pixel
    ).layout()
    let cost = paragraph.runs.reduce(64) { $0 + $1.text.utf8.count }
    layouts.withLock { $0.insert(layout, for: key, cost: cost) }
    return layout
  }

  func cascade(_ request: FontRequest) -> FontCascade {
    var key = request
    (key.size, key.leading, key.features) = (1, 0, [])
    return cascades.withLock { cascades in
      if let known = cascades[key] { return known }
      let cascade = FontCascade(book.resolvingFaceName(key), book: book, pool: pool)
      cascades[key] = cascade
      return cascade
    }
  }

  func text(of paragraph: Paragraph) -> SetText {
    let style = paragraph.style
    let key = TextKey(
      runs: paragraph.runs, language: style.language, isRightToLeft: style.isRightToLeft,
      missingGlyphs: style.missingGlyphs)
    if let known = texts.withLock({ $0[key] }) { return known }
    let text = TextShaper(setter: self, style: style).setText(paragraph.runs)
    let cost = paragraph.runs.reduce(64) { $0 + $1.text.utf8.count }
    texts.withLock { $0.insert(text, for: key, cost: cost) }
    return text
  }
}

extension [TextRun] {
  /// What tells nearly all texts apart; the rest is left to the comparison.
  fileprivate func hashWords(into hasher: inout Hasher) {
    for run in self {
      hasher.combine(run.text)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}

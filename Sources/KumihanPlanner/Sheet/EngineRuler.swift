import Kumihan
import KumihanCalendar
import Synchronization

/// Measures with the text engine, caching each result.
package final class EngineRuler: TextRuler {
  private struct SizeKey: Hashable {
    let words: String
    let weight: PageText.Weight
  }

  private struct LinesKey: Hashable {
    let words: String
    let width: CGFloat
  }

  private struct Known {
    var sizes: [SizeKey: CGSize] = [:]
    var inks: [SizeKey: LineInk] = [:]
    var lines: [LinesKey: [MeasuredLine]] = [:]
  }

  private let engine: TextSystem
  private let style: ParagraphStyle
  private let fonts: [PageText.Weight: FontRequest]
  package let hyphens: HyphenPatterns?
  private let known = Mutex(Known())

  /// - Parameters:
  ///   - text: The locale of the pages, which determines line breaking.
  ///   - missingGlyphs: The drawing of characters missing from all faces.
  package init(
    _ engine: TextSystem, text: DateText, missingGlyphs: MissingGlyphPolicy = .box
  ) {
    self.engine = engine
    hyphens = text.id.hyphens
    style = ParagraphStyle(
      isRightToLeft: text.isRightToLeft, language: String(text.locale.prefix { $0 != "-" }),
      missingGlyphs: missingGlyphs == .skip ? .skip : .box)
    let weights: [PageText.Weight] = [.medium, .bold, .heavy]
    fonts = Dictionary(
      uniqueKeysWithValues: weights.map { weight in
        var font = PageText.font(size: 1, weight: weight).request(at: .large)
        font.emoji = .outline
        return (weight, font)
      })
  }

  package func size(_ words: String, _ weight: PageText.Weight) -> CGSize {
    let key = SizeKey(words: words, weight: weight)
    if let size = known.withLock({ $0.sizes[key] }) { return size }
    let size = engine.lineSize(of: paragraph(words, weight))
    known.withLock { $0.sizes[key] = size }
    return size
  }

  package func ink(_ words: String, _ weight: PageText.Weight) -> LineInk {
    let key = SizeKey(words: words, weight: weight)
    if let ink = known.withLock({ $0.inks[key] }) { return ink }
    let ink = engine.lineInk(of: paragraph(words, weight))
    known.withLock { $0.inks[key] = ink }
    return ink
  }

  package func lines(_ words: String, width: CGFloat) -> [MeasuredLine] {
    let key = LinesKey(words: words, width: width)
    if let lines = known.withLock({ $0.lines[key] }) { return lines }
    let lines = engine.lines(of: paragraph(words, .bold), width: width)
    known.withLock { $0.lines[key] = lines }
    return lines
  }

  private func paragraph(_ words: String, _ weight: PageText.Weight) -> Paragraph {
    Paragraph(runs: [TextRun(text: words, font: fonts[weight] ?? FontRequest())], style: style)
  }
}

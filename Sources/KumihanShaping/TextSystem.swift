public import Foundation
public import KumihanDrawing
public import KumihanText

/// The text engine for real fonts: HarfBuzz shapes, ICU finds line breaks and text direction. One
/// may serve any number of tasks.
public final class TextSystem: TextEngine {
  private let setter: TextSetter

  public init(fonts: FontBook) {
    setter = TextSetter(book: fonts, library: HarfBuzzLibrary(), analyzer: ICUAnalyzer())
  }

  public var fonts: FontBook { setter.book }

  /// Font problems in the text set so far: files that are not fonts, families that do not exist.
  /// Each once, in order of occurrence.
  public var problems: [FontError] { setter.problems }

  /// The faces opened so far, in no order.
  public var openFaces: [FontFaceID] { setter.openFaces }

  public func layout(
    _ paragraph: Paragraph, width: CGFloat?, height: CGFloat?, pixel: CGFloat
  ) -> TextLayout {
    setter.layout(paragraph, width: width, height: height, pixel: pixel)
  }

  public func metrics(_ font: FontRequest) -> FontMetrics { setter.metrics(font) }

  /// The lines of a paragraph at a width, without its line limit.
  package func lines(of paragraph: Paragraph, width: CGFloat) -> [MeasuredLine] {
    setter.lines(of: paragraph, width: width)
  }

  /// The width of a paragraph in points, broken only at its line ends, and the height of a line
  /// with all of it.
  package func lineSize(of paragraph: Paragraph) -> CGSize { setter.lineSize(of: paragraph) }

  /// Where the letters of a paragraph on one line lie.
  package func lineInk(of paragraph: Paragraph) -> LineInk { setter.lineInk(of: paragraph) }

  public func pluralForm(of number: Double, language: String) -> String {
    setter.pluralForm(of: number, language: language)
  }

  public func string(
    of quantities: [Quantity], width: Quantity.Width, locale: String
  ) -> String? {
    setter.string(of: quantities, width: width, locale: locale)
  }

  public func symbol(_ name: String, font: FontRequest) -> SymbolLookup {
    setter.symbol(name, font: font)
  }

  public func symbolLayers(_ name: String, font: FontRequest) -> [SymbolLayer] {
    setter.symbolLayers(name, font: font)
  }
}

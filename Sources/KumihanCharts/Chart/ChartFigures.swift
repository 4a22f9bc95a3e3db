import Foundation
import KumihanViews

/// The measures of charts, in points.
///
/// Those marked *estimated* were read off pictures of iOS 17 and 18 by eye, or follow Apple's documentation in words
/// only; no chart was measured.
enum ChartFigures {
  /// The length of a chart that nobody proposes one to; *estimated*.
  static let idealHeight: CGFloat = 150
  static let idealWidth: CGFloat = 300

  /// How many parts automatic marks divide an axis in at most: the documentation's charts from 0 to 5 are marked 0, 2, 4
  /// and 6; *estimated* for dates.
  static let parts = 4
  static let dateParts = 7

  /// The colours of series in their order, the first for marks without one: Apple's documentation.
  static var palette: [Color] { [.blue, .green, .orange, .purple, .red, .cyan, .yellow] }
  /// Symbols of series in their order: Apple's documentation.
  static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  /// Dashes of series in their order; *estimated*.
  static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]

  /// Grid lines and ticks; those across a horizontal axis are dashed; *estimated*.
  static let gridLine: CGFloat = 0.5
  static let gridDash: [CGFloat] = [2, 2]
  /// The length of a tick that is no longer than asked for; *estimated*.
  static let tick: CGFloat = 4
  /// Between the plot, or a grid line, and a label; *estimated*.
  static let labelSpacing: CGFloat = 4
  /// The least room between two labels; *estimated*.
  static let labelGap: CGFloat = 4

  /// The share of the room of a value that a bar takes: the documentation's bars are twice as wide as what is between
  /// them; *estimated*.
  static let barShare: CGFloat = 2 / 3
  /// The width of a bar whose value has no room, as a moment; *estimated*.
  static let barWidth: CGFloat = 6
  /// The share of the room that bars beside one another take, and what is between them; *estimated*.
  static let groupShare: CGFloat = 0.8
  static let groupGap: CGFloat = 1

  static let lineWidth: CGFloat = 2
  /// *Estimated*.
  static let ruleWidth: CGFloat = 1
  /// The area of a symbol, in square points; *estimated*.
  static let symbolArea: CGFloat = 49
  /// Symbols sized by a value, from the smallest to the largest; *estimated*.
  static let symbolAreas: ClosedRange<CGFloat> = 25...400

  /// *Estimated*.
  static let annotationSpacing: CGFloat = 4

  /// The mark of an entry of the legend; its distance to the words, of entries, of lines, and of the legend to the plot;
  /// all *estimated*.
  static let legendMark: CGFloat = 8
  static let legendGradient: CGFloat = 120
  static let legendSpacing: CGFloat = 4
  static let legendGap: CGFloat = 8
  static let legendLines: CGFloat = 4
  static let legendDistance: CGFloat = 8

  /// Between the title of an axis and its labels; *estimated*.
  static let titleSpacing: CGFloat = 4

  /// The fonts of labels and titles: `caption2` and `caption`; *estimated*.
  static var labelFont: Font { .caption2 }
  static var titleFont: Font { .caption }
  static var labelColor: Color { .secondary }
  /// The system's colour of separators; *estimated*.
  static var gridColor: AnyShapeStyle { AnyShapeStyle(.quaternary) }
}

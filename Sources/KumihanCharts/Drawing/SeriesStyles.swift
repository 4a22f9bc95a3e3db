import Foundation
import KumihanViews

/// The styles, symbols and lines of the values that marks are styled by.
struct SeriesStyles {
  /// Values in the order in which they come, or as the scale lists them.
  private(set) var domain: [ChartDatum] = []
  private(set) var symbolDomain: [ChartDatum] = []
  private(set) var lineDomain: [ChartDatum] = []
  /// The words of values.
  private(set) var plotted: [ChartDatum: Plotted] = [:]
  /// The ends of numbers that a gradient shows.
  private(set) var range: ClosedRange<Double>?
  private var areaRange: ClosedRange<Double>?
  private var numbers: [ChartDatum: Int] = [:]
  private var symbolNumbers: [ChartDatum: Int] = [:]
  private var lineNumbers: [ChartDatum: Int] = [:]
  let settings: ChartSettings

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    let fixed = settings.styles.domain ?? []
    domain = fixed
    numbers = Self.numbered(fixed)
    symbolDomain = settings.symbolDomain ?? []
    symbolNumbers = Self.numbered(symbolDomain)
    lineDomain = settings.lines?.compactMap(\.0) ?? []
    lineNumbers = Self.numbered(lineDomain)
    var values: [Double] = []
    var areas: [Double] = []
    for mark in marks {
      if let by = mark.style.foregroundBy {
        if case .number(let value) = by.datum, settings.styles.mapping == nil {
          if value.isFinite { values.append(value) }
        } else {
          Self.add(by, to: &domain, &numbers, &plotted)
        }
      }
      if let by = mark.style.symbolBy { Self.add(by, to: &symbolDomain, &symbolNumbers, &plotted) }
      if let by = mark.style.lineBy { Self.add(by, to: &lineDomain, &lineNumbers, &plotted) }
      if let value = mark.style.symbolAreaBy?.datum.value, value.isFinite { areas.append(value) }
    }
    if let low = values.min(), let high = values.max() {
      // The ends of a scale that was given are no entries.
      let ends = fixed.compactMap(\.value)
      range = (ends.min() ?? low)...max(ends.max() ?? high, ends.min() ?? low)
      domain.removeAll { $0.value != nil }
    }
    if let high = areas.max() { areaRange = min(areas.min() ?? 0, 0)...max(high, 0) }
  }

  private static func numbered(_ domain: [ChartDatum]) -> [ChartDatum: Int] {
    Dictionary(domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func add(
    _ value: Plotted, to domain: inout [ChartDatum], _ numbers: inout [ChartDatum: Int],
    _ plotted: inout [ChartDatum: Plotted]
  ) {
    if plotted[value.datum] == nil { plotted[value.datum] = value }
    guard numbers[value.datum] == nil else { return }
    numbers[value.datum] = domain.count
    domain.append(value.datum)
  }

  func style(of datum: ChartDatum) -> AnyShapeStyle? {
    if let mapping = settings.styles.mapping { return mapping(datum) }
    if let range, case .number(let value) = datum {
      let span = range.upperBound - range.lowerBound
      let share = span > 0 ? (value - range.lowerBound) / span : 0.5
      return AnyShapeStyle(color(at: share.isFinite ? min(max(share, 0), 1) : 0))
    }
    guard let number = numbers[datum] else { return nil }
    if let styles = settings.styles.styles, !styles.isEmpty { return styles[number % styles.count] }
    let palette = ChartFigures.palette
    return AnyShapeStyle(palette[number % palette.count])
  }

  /// The gradient of numbers; *estimated*: from a tint of blue to blue.
  var gradient: Gradient {
    if let gradient = settings.styles.gradient { return gradient }
    return Gradient(colors: [Color.blue.opacity(0.15), .blue])
  }

  private func color(at share: Double) -> Color {
    let stops = gradient.stops
    guard let first = stops.first else { return .blue }
    var before = first
    for stop in stops {
      if stop.location >= share {
        let span = stop.location - before.location
        let part = span > 0 ? (share - before.location) / span : 0
        return before.color.mix(with: stop.color, by: part, in: .device)
      }
      before = stop
    }
    return before.color
  }

  func symbol(of datum: ChartDatum) -> (any ChartSymbolShape)? {
    guard let number = symbolNumbers[datum] else { return nil }
    if let symbols = settings.symbols, !symbols.isEmpty { return symbols[number % symbols.count] }
    return ChartFigures.symbols[number % ChartFigures.symbols.count]
  }

  func line(of datum: ChartDatum) -> StrokeStyle? {
    guard let number = lineNumbers[datum] else { return nil }
    if let lines = settings.lines, !lines.isEmpty {
      return lines.first { $0.0 == datum }?.1 ?? lines[number % lines.count].1
    }
    return StrokeStyle(
      lineWidth: ChartFigures.lineWidth, lineCap: .round, lineJoin: .round,
      dash: ChartFigures.dashes[number % ChartFigures.dashes.count])
  }

  /// The paint of a mark.
  func style(of mark: MarkStyle) -> AnyShapeStyle {
    mark.foreground ?? mark.foregroundBy.flatMap { style(of: $0.datum) }
      ?? AnyShapeStyle(ChartFigures.palette[0])
  }

  /// The area of a mark's symbol, in square points.
  func area(of mark: MarkStyle) -> CGFloat {
    if let area = mark.symbolArea { return area.isFinite ? area : 0 }
    guard let value = mark.symbolAreaBy?.datum.value, value.isFinite, let areaRange,
      areaRange.upperBound > areaRange.lowerBound
    else { return ChartFigures.symbolArea }
    let areas = settings.symbolAreas ?? ChartFigures.symbolAreas
    let share = (value - areaRange.lowerBound) / (areaRange.upperBound - areaRange.lowerBound)
    return areas.lowerBound + (areas.upperBound - areas.lowerBound) * min(max(share, 0), 1)
  }
}

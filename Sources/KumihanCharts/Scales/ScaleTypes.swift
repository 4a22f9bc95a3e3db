public import Foundation

/// How values become lengths.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category
    case symmetricLog(Double)
    case power(Double)
  }

  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
}

/// The values that a scale shows.
public protocol ScaleDomain {
  var _domain: ChartDomain { get }
}

/// The values that a scale shows, without their type.
public struct ChartDomain {
  /// The ends of a range, or the categories; nil for those of the data.
  var values: [ChartDatum]?
  var includesZero: Bool?
  var isReversed = false
  var change: (([ChartDatum]) -> [ChartDatum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: ChartDomain { ChartDomain(values: [lowerBound.datum, upperBound.datum]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: ChartDomain { ChartDomain(values: [lowerBound.datum, upperBound.datum]) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: ChartDomain { ChartDomain(values: map(\.datum)) }
}

/// The values of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: ChartDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: ChartDomain())
  }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: ChartDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
  /// - Parameter modifyInferredDomain: changes the values that the data has.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: ChartDomain(
        includesZero: includesZero, isReversed: reversed ?? false,
        change: { data in
          var values = data.compactMap { DataValue(datum: $0) }
          modifyInferredDomain(&values)
          return values.map(\.datum)
        }))
  }
}

/// The lengths that a scale's values become.
public protocol PositionScaleRange {
  var _range: PlotDimensionScaleRange { get }
}

/// The plot's length, with room at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// Points between which the values are, in place of the whole length.
  var points: ClosedRange<CGFloat>?
  public var _range: PlotDimensionScaleRange { self }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: PlotDimensionScaleRange { PlotDimensionScaleRange(points: self) }
}

public import Foundation
public import KumihanViews

/// A value with the words for it, which axes, legends and screen readers use.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  private init(_ label: Text, _ lower: Value, _ upper: Value? = nil) {
    plotted = Plotted(label: label, datum: lower.datum, upper: upper?.datum)
  }

  private init(_ label: Text, _ date: Value, _ unit: Calendar.Component, _ calendar: Calendar?) {
    plotted = Plotted(label: label, datum: date.datum, unit: unit, calendar: calendar)
  }

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(label), value)
  }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(Text(verbatim: String(label)), value)
  }
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(label), value)
  }

  public static func value(_ label: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(label), range.lowerBound, range.upperBound)
  }
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(label), range.lowerBound, range.upperBound)
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound, range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    Self(Text(verbatim: String(label)), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole unit of the calendar around it.
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { Self(Text(label), value, unit, calendar) }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(label, value, unit, calendar) }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { Self(Text(verbatim: String(label)), value, unit, calendar) }
}

/// A value of a mark without its type.
struct Plotted {
  let label: Text
  let datum: ChartDatum
  var upper: ChartDatum?
  var unit: Calendar.Component?
  var calendar: Calendar?
}

/// The values from one threshold up to the next.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

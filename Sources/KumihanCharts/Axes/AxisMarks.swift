public import Foundation
public import KumihanViews

/// What an axis is made of.
@MainActor @preconcurrency
public protocol AxisContent {
  func _collect(into axis: inout AxisCollector)
}

/// The groups of marks of an axis.
public struct AxisCollector {
  var groups: [AxisGroup] = []
  init() {}
}

/// Marks of an axis at a number of values.
struct AxisGroup {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  /// Text of a value; nil for the usual one.
  var format: ((ChartDatum) -> Text?)?
  /// Nil for grid line, tick and label.
  var content: ((AxisValue) -> [AxisPart])?
}

/// Marks of an axis at each of its values.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private var group = AxisGroup()

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    (group.preset, group.position, group.values) = (preset, position, values)
    group.content = { content($0)._parts }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .these(values), content: content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: .these(values)) { _ in content() }
  }

  public func _collect(into axis: inout AxisCollector) { axis.groups.append(group) }
}

extension AxisMarks where Content == AnyAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    (group.preset, group.position, group.values) = (preset, position, values)
    group.stroke = stroke
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .these(values), stroke: stroke)
  }

  public init<Format: FormatStyle & Sendable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  )
  where
    Format.FormatInput: Plottable & Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    group.format = { AxisFormat.text($0, format) }
  }

  public init<Value: Plottable, Format: FormatStyle & Sendable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  )
  where
    Format.FormatInput: Plottable & Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(
      format: format, preset: preset, position: position, values: .these(values), stroke: stroke)
  }
}

/// Text of a value in a format.
enum AxisFormat {
  static func text<Format: FormatStyle & Sendable>(
    _ datum: ChartDatum, _ format: Format
  ) -> Text?
  where Format.FormatInput: Plottable & Equatable & Sendable, Format.FormatOutput == String {
    if let format = format as? Date.FormatStyle, case .date(let seconds) = datum {
      return Text(Date(timeIntervalSinceReferenceDate: seconds), format: format)
    }
    return Format.FormatInput(datum: datum).map { Text($0, format: format) }
  }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  let datum: ChartDatum
  /// Among the values of its marks, from 0.
  public let index: Int
  public let count: Int

  /// Nil where the value is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// How the marks of an axis are placed at the ends of the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  public static let aligned = AxisMarkPreset(kind: .aligned)
  public static let extended = AxisMarkPreset(kind: .extended)
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The side of the plot where the marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([ChartDatum])
  }

  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  public static var automatic: AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: nil, minimumStride: nil))
  }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: minimumStride.datum.value),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
  public static func stride<P: Plottable & Numeric>(
    by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(step.datum.value ?? 1), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(component, max(count, 1), calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  static func these<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map(\.datum)))
  }
}

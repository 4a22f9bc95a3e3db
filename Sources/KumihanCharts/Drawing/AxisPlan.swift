import Foundation
import KumihanViews

/// The scale of an axis and the values that it marks, before the plot's length is known.
struct AxisPlan {
  /// Marks at values, in their order.
  struct Group {
    let settings: AxisGroup
    let values: [ChartDatum]
    let format: (ChartDatum) -> Text
  }

  /// Nil for an axis without values.
  var scale: PositionScale?
  var groups: [Group] = []
  var isScrolled = false

  /// What an axis shows, collected from its marks.
  struct Extent {
    var low = Double.infinity
    var high = -Double.infinity
    /// The smallest above zero, where a logarithm begins.
    var leastPositive = Double.infinity
    var categories: [ChartDatum] = []
    var isDate = false
    var seen: Set<ChartDatum> = []
    var finest: Calendar.Component?
    var hasShares = false

    mutating func add(_ value: Double) {
      guard value.isFinite else { return }
      (low, high) = (min(low, value), max(high, value))
      if value > 0 { leastPositive = min(leastPositive, value) }
    }

    mutating func add(_ value: Plotted, calendar: Calendar) {
      switch value.datum {
      case .category: if seen.insert(value.datum).inserted { categories.append(value.datum) }
      case .number(let number):
        add(number)
        if let upper = value.upper?.value { add(upper) }
      case .date(let seconds):
        guard seconds.isFinite else { return }
        isDate = true
        if let unit = value.unit {
          let room = value.room(of: unit, in: calendar)
          add(room.low)
          add(room.high)
          finest = finest ?? unit
        } else {
          add(seconds)
        }
        if let upper = value.upper?.value { add(upper) }
      }
    }
  }

  init(
    _ extent: Extent, _ settings: ChartSettings.AxisSettings, calendar: Calendar, isVertical: Bool,
    scrolls: Bool
  ) {
    var extent = extent
    let domain = settings.domain ?? ChartDomain()
    if let change = domain.change {
      let data: [ChartDatum] =
        extent.categories.isEmpty
        ? [extent.low, extent.high].filter(\.isFinite).map {
          extent.isDate ? .date($0) : .number($0)
        }
        : extent.categories
      let changed = change(data)
      if case .category = changed.first {
        extent.categories = changed
      } else {
        for value in changed { value.value.map { extent.add($0) } }
      }
    }
    let type = settings.type?.kind ?? .linear
    let given = domain.values ?? []
    let isCategory: Bool =
      if case .category = given.first { true } else { given.isEmpty && !extent.categories.isEmpty }
    if isCategory {
      var names = (given.isEmpty ? extent.categories : given).compactMap { datum -> String? in
        if case .category(let name) = datum { name } else { nil }
      }
      if domain.isReversed { names.reverse() }
      scale = PositionScale(
        kind: .category, type: .category, start: -0.5, end: max(Double(names.count), 1) - 0.5,
        categories: names, calendar: calendar, isUpward: false)
    } else {
      var isDate = extent.isDate
      if case .date = given.first { isDate = true }
      let ends = given.compactMap(\.value).filter(\.isFinite)
      if !isDate, ends.isEmpty, extent.low.isFinite, domain.includesZero ?? (type != .log) {
        extent.add(0)
      }
      guard var low = ends.isEmpty ? extent.low : ends.first,
        var high = ends.isEmpty ? extent.high : ends.last, low.isFinite, high.isFinite
      else { return }
      if type == .log, ends.isEmpty {
        low = extent.leastPositive.isFinite ? extent.leastPositive : 1
      }
      if low == high { (low, high) = Self.widened(low, isDate: isDate) }
      if ends.isEmpty, !isDate { Self.round(&low, &high, type, settings.groups ?? [AxisGroup()]) }
      if ends.count == 1 { high = low + 1 }
      scale = PositionScale(
        kind: isDate ? .date : .number, type: isDate ? .date : type,
        start: domain.isReversed ? high : low, end: domain.isReversed ? low : high,
        calendar: calendar, isUpward: isVertical)
    }
    if scrolls { scroll(settings) }
    if settings.visibility != .hidden {
      groups = (settings.groups ?? [AxisGroup()]).map { group(of: $0, extent, calendar) }
    }
  }

  /// Some room around a single value.
  private static func widened(_ value: Double, isDate: Bool) -> (Double, Double) {
    if isDate { return (value - 43_200, value + 43_200) }
    return value == 0 ? (0, 1) : (value - abs(value) / 2, value + abs(value) / 2)
  }

  /// Moves the ends of an axis outwards to values that are marked.
  private static func round(
    _ low: inout Double, _ high: inout Double, _ type: ScaleType.Kind, _ groups: [AxisGroup]
  ) {
    if type == .log {
      low = pow(10, floor(log10(max(low, .leastNormalMagnitude)) + 1e-9))
      high = pow(10, ceil(log10(max(high, low)) - 1e-9))
      if low == high { high *= 10 }
      return
    }
    for group in groups {
      let step: Double
      switch group.values.kind {
      case .automatic(let count, let least):
        step = max(
          Ticks.step(from: low, to: high, count: count ?? ChartFigures.parts), least ?? 0)
      case .stride(let size): step = size
      case .dates, .values: continue
      }
      guard step > 0, step.isFinite, (high - low) / step < Double(Ticks.most) else { continue }
      if group.values.roundsLower != false { low = floor(low / step + 1e-9) * step }
      if group.values.roundsUpper != false { high = ceil(high / step - 1e-9) * step }
    }
  }

  private mutating func scroll(_ settings: ChartSettings.AxisSettings) {
    guard let old = scale, let length = settings.visibleLength, length.isFinite, length > 0,
      abs(old.end - old.start) > length
    else { return }
    var start = settings.scrollStart.flatMap { old.number(of: $0) } ?? old.start
    if old.kind == .category, settings.scrollStart != nil { start -= 0.5 }
    start = max(min(start, max(old.start, old.end) - length), min(old.start, old.end))
    isScrolled = true
    scale = PositionScale(
      kind: old.kind, type: old.type, start: start, end: start + length,
      categories: old.categories, calendar: old.calendar, isUpward: old.isUpward)
  }

  private func group(of settings: AxisGroup, _ extent: Extent, _ calendar: Calendar) -> Group {
    guard let scale else { return Group(settings: settings, values: []) { _ in Text("") } }
    let (low, high) = (min(scale.start, scale.end), max(scale.start, scale.end))
    var values: [ChartDatum] = []
    var dates: DateTicks?
    switch settings.values.kind {
    case .values(let given): values = given
    case .automatic where scale.kind == .category, .stride where scale.kind == .category:
      values = scale.categories.map { .category($0) }
    case .automatic(let count, _) where scale.kind == .date:
      dates = .automatic(
        from: Date(timeIntervalSinceReferenceDate: low),
        to: Date(timeIntervalSinceReferenceDate: high), count: count ?? ChartFigures.dateParts,
        finest: extent.finest, calendar: calendar)
    case .automatic(let count, let least):
      let count = count ?? ChartFigures.parts
      values =
        (scale.type == .log
        ? Ticks.powers(from: low, to: high, count: count)
        : Ticks.multiples(
          of: max(Ticks.step(from: low, to: high, count: count), least ?? 0), from: low, to: high))
        .map { .number($0) }
    case .stride(let step):
      values = Ticks.multiples(of: step, from: low, to: high).map {
        scale.kind == .date ? .date($0) : .number($0)
      }
    case .dates(let component, let count, let own):
      guard scale.kind == .date else { break }
      dates = DateTicks(component: component, count: count, calendar: own ?? calendar)
    }
    if let dates {
      values = dates.dates(
        from: Date(timeIntervalSinceReferenceDate: low),
        to: Date(timeIntervalSinceReferenceDate: high)
      ).map(\.datum)
    }
    let dateFormat = dates?.format ?? Self.format(of: values, calendar)
    let own = settings.format
    return Group(settings: settings, values: values) { datum in
      own?(datum) ?? Self.text(datum, dateFormat, isShare: extent.hasShares)
    }
  }

  static func text(_ datum: ChartDatum, _ format: Date.FormatStyle, isShare: Bool) -> Text {
    switch datum {
    case .category(let words): Text(verbatim: words)
    case .number(let value):
      isShare
        ? Text(value, format: FloatingPointFormatStyle<Double>.Percent())
        : Text(value, format: FloatingPointFormatStyle<Double>())
    case .date(let seconds): Text(Date(timeIntervalSinceReferenceDate: seconds), format: format)
    }
  }

  /// What tells given dates apart.
  private static func format(of values: [ChartDatum], _ calendar: Calendar) -> Date.FormatStyle {
    let parts = values.compactMap { datum -> DateComponents? in
      guard case .date(let seconds) = datum else { return nil }
      return calendar.dateComponents(
        [.month, .day, .hour, .minute], from: Date(timeIntervalSinceReferenceDate: seconds))
    }
    if parts.contains(where: { $0.minute != 0 }) { return .dateTime.hour().minute() }
    if parts.contains(where: { $0.hour != 0 }) { return .dateTime.hour() }
    if parts.contains(where: { $0.day != 1 }) { return .dateTime.month(.abbreviated).day() }
    return parts.contains { $0.month != 1 } ? .dateTime.month(.abbreviated) : .dateTime.year()
  }
}

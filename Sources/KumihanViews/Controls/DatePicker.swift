public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A day, a time or both, each in a pill of 34 points, after their label.
public struct DatePicker<Label: View>: View {
  let label: Label
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.label, date, components) = (label(), selection.wrappedValue, displayedComponents) }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      HStack(spacing: 8) {
        if components.contains(.date) { pill(.dateTime.year().month(.abbreviated).day()) }
        if components.contains(.hourAndMinute) { pill(.dateTime.hour().minute()) }
      }
    }
  }

  private func pill(_ format: Date.FormatStyle) -> some View {
    var format = format.locale(locale)
    format.timeZone = timeZone
    return Text(verbatim: date.formatted(format))
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background(
        Color(.system(.tertiarySystemFill)),
        in: RoundedRectangle(cornerRadius: 6, style: .continuous))
  }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { (label, date, components) = (Text(title), selection.wrappedValue, displayedComponents) }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { (label, date, components) = (Text(title), selection.wrappedValue, displayedComponents) }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { (label, date, components) = (Text(title), selection.wrappedValue, displayedComponents) }

  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { (label, date, components) = (Text(title), selection.wrappedValue, displayedComponents) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { (label, date, components) = (Text(title), selection.wrappedValue, displayedComponents) }
}

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers look. Here all are drawn compact.
public protocol DatePickerStyle {}

/// Pills.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }

/// A month.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var automatic: CompactDatePickerStyle { CompactDatePickerStyle() }
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// No-op: every date picker is drawn compact.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
}

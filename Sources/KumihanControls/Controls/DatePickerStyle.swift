public import KumihanViews

/// The forms that date pickers are drawn in.
public enum _DatePickerForm: Hashable, Sendable { case compact, month, wheels }

/// A style for date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The form of a style of the system's; nil for one of the author's.
  nonisolated var _form: _DatePickerForm? { get }
}

extension DatePickerStyle {
  public nonisolated var _form: _DatePickerForm? { nil }
}

/// The configuration of a date picker's style.
public struct DatePickerStyleConfiguration {
  /// The picker's type-erased label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let label: Label
  @Binding public var selection: Date
  /// The first and the last moment that can be chosen; nil without bounds.
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

/// A style of the system's.
protocol SystemDatePickerStyle: DatePickerStyle {}

extension SystemDatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) { configuration.label }
    .environment(\.datePickerForm, _form ?? .compact)
  }
}

/// Pills.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _form: _DatePickerForm? { .compact }
}

/// The default style: pills.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _form: _DatePickerForm? { .compact }
}

/// A month.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _form: _DatePickerForm? { .month }
}

/// Wheels.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _form: _DatePickerForm? { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerFormKey: EnvironmentKey {
  static var defaultValue: _DatePickerForm { .compact }
}

private struct DatePickerLookKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// A style of the author's; nil for the system's.
  var datePickerLook: AnyStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }

  var datePickerForm: _DatePickerForm {
    get { self[DatePickerFormKey.self] }
    set { self[DatePickerFormKey.self] = newValue }
  }

  /// The calendar with the environment's locale and time zone.
  var localCalendar: Calendar {
    var calendar = calendar
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }
}

extension View {
  /// Environment write: the style of date pickers inside.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    writing { values in
      let outer = values.datePickerLook
      if let form = style._form {
        (values.datePickerForm, values.datePickerLook) = (form, nil)
      } else {
        values.datePickerLook = AnyStyle {
          style.makeBody(configuration: $0).environment(\.datePickerLook, outer)
        }
      }
    }
  }
}

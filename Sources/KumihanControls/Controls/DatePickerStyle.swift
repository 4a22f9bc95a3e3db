public import KumihanViews

/// The forms that date pickers are drawn in.
public enum _DatePickerForm: Hashable, Sendable { case compact, month, wheels }

/// A style for date pickers.
public protocol DatePickerStyle {
  var _form: _DatePickerForm { get }
}

/// Pills.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _form: _DatePickerForm { .compact }
}

/// The default style: pills.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _form: _DatePickerForm { .compact }
}

/// A month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _form: _DatePickerForm { .month }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public var _form: _DatePickerForm { .wheels }
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

extension EnvironmentValues {
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
    let form = style._form
    return writing { $0.datePickerForm = form }
  }
}

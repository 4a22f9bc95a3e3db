public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Text {
  /// A format for dates in text.
  public struct DateStyle: Hashable, Sendable {
    enum Form: Hashable, Sendable { case date, time, relative, offset, timer }
    let form: Form
    public static let date = DateStyle(form: .date)
    public static let time = DateStyle(form: .time)
    /// The distance from the picture's date, such as "2 hr, 5 min".
    public static let relative = DateStyle(form: .relative)
    /// The distance in its largest unit with a sign, such as "+2 hours".
    public static let offset = DateStyle(form: .offset)
    public static let timer = DateStyle(form: .timer)
  }

  /// A date in the environment's locale; distances are counted from the environment's `pictureDate`.
  public init(
    _ date: Date, style: DateStyle, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      FormattedText(date, style: style), CallSite(fileID: fileID, line: line, column: column))
  }

  /// A timer at the environment's `pictureDate`, or at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      FormattedText(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours), CallSite(fileID: fileID, line: line, column: column))
  }
}

extension ClosedRange: _TextContent where Bound == Date {
  /// A time interval; with the dates where they are on different days.
  public var _text: Text { Text(FormattedText(self), .unknown) }
}

extension DateInterval: _TextContent {
  /// A time interval; with the dates where they are on different days.
  public var _text: Text { Text(FormattedText(start...end), .unknown) }
}

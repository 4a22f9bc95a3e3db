public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Form: Hashable, Sendable { case date, time, relative, offset, timer }
    let form: Form
    public static let date = DateStyle(form: .date)
    public static let time = DateStyle(form: .time)
    /// The distance from the picture's date, such as "2 hr, 5 min".
    public static let relative = DateStyle(form: .relative)
    public static let offset = DateStyle(form: .offset)
    public static let timer = DateStyle(form: .timer)
  }

  /// A date in the environment's locale; distances are counted from the environment's `pictureDate`.
  public init(_ date: Date, style: DateStyle, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(
      runs: [Run(content: .date(date, style))], site: CallSite(fileID: fileID, line: line))
  }
}

extension EnvironmentValues {
  func string(of date: Date, _ style: Text.DateStyle) -> String {
    switch style.form {
    case .date: date.formatted(format(.dateTime.year().month(.wide).day()))
    case .time: date.formatted(format(.dateTime.hour().minute()))
    case .relative: distance(to: date)
    case .offset: (date < pictureDate ? "-" : "+") + distance(to: date)
    case .timer: timer(to: date)
    }
  }

  private func format(_ style: Date.FormatStyle) -> Date.FormatStyle {
    var style = style.locale(locale)
    style.timeZone = timeZone
    style.calendar = calendar
    return style
  }

  /// The two largest units of the distance.
  private func distance(to date: Date) -> String {
    let seconds = abs(date.timeIntervalSince(pictureDate)).rounded(.down)
    guard seconds.isFinite else { return "" }
    let units: [(Double, String)] = [
      (86400 * 365, "yr"), (86400, "day"), (3600, "hr"), (60, "min"), (1, "sec"),
    ]
    var rest = seconds
    var words: [String] = []
    for (length, name) in units where words.count < 2 {
      let count = (rest / length).rounded(.down)
      guard count > 0 || (length == 1 && words.isEmpty) else { continue }
      words.append("\(Int(count)) \(name)\(name == "day" && count != 1 ? "s" : "")")
      rest -= count * length
    }
    return words.joined(separator: ", ")
  }

  private func timer(to date: Date) -> String {
    let seconds = Int(min(abs(date.timeIntervalSince(pictureDate)), 1e9))
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

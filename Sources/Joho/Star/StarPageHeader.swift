#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The page's bento header: week, date, and the way back to today. Source: chapter 15.
///
/// The book's code fits a yellow ground without a border around the label and leaves 12 pt around
/// the zones; by its drawing, its fourth transformation and its rules, the zones reach the walls
/// and TODAY is a button in a 2 pt border.
public struct StarPageHeader: _PlacedView {
  let weekNumber: Int
  let monthYear: String
  let day: String
  var onToday: @MainActor () -> Void
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

  /// - Parameters:
  ///   - weekNumber: By ISO 8601, 1 to 53.
  ///   - monthYear: Such as `October 2026`.
  ///   - dayName: Such as `Wednesday`.
  ///   - dayNumber: Of the month.
  public init(
    weekNumber: Int, monthYear: String, dayName: String, dayNumber: Int,
    onToday: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      weekNumber: weekNumber, monthYear: monthYear, day: "\(dayName) \(String(dayNumber))",
      onToday: onToday, fileID: fileID, line: line, column: column)
  }

  /// - Parameters:
  ///   - weekNumber: By ISO 8601, 1 to 53.
  ///   - monthYear: Such as `October 2026`.
  ///   - day: The day in the order of its language, such as `Wednesday 14` or `14日水曜日`.
  public init(
    weekNumber: Int, monthYear: String, day: String, onToday: @escaping @MainActor () -> Void = {},
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    (self.weekNumber, self.monthYear, self.day) = (weekNumber, monthYear, day)
    self.onToday = onToday
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    Group {
      // Where letters are large the zones stand below one another: beside, none has room.
      if size.isAccessibilitySize {
        VStack(spacing: 0) {
          JohoWeekZone(weekNumber: weekNumber)
          rule
          date
          rule
          today.padding(.vertical, JohoSpacing.sm)
        }
        .frame(maxWidth: .infinity)
      } else {
        HStack(spacing: 0) {
          JohoWeekZone(weekNumber: weekNumber)
          JohoZoneRule()
          date
          JohoZoneRule()
          today
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }

  private var rule: some View {
    Rectangle().fill(JohoColors.black).frame(height: JohoBorder.row.width)
  }

  private var date: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      Text(monthYear)
        .johoFont(.headline)
        .foregroundStyle(JohoColors.black)
      Text(day)
        .johoFont(.body)
        .foregroundStyle(JohoColors.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityHeading(.h1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(JohoSpacing.md)
  }

  private var today: some View {
    Button(action: onToday) {
      Text(words.today.uppercased())
        .johoFont(.label)
        .foregroundStyle(JohoColors.black)
        .lineLimit(1)
        .padding(.horizontal, JohoSpacing.md)
        .frame(minWidth: JohoTarget.minimum, minHeight: JohoTarget.minimum)
        .johoPanel(fill: JohoColors.yellow, radius: JohoRadius.button, role: .interactive)
        .padding(.horizontal, JohoSpacing.sm)
    }
    .buttonStyle(JohoBareButtonStyle())
  }
}

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A day of a grid: its number over at most three dots. Source: chapter 12.
///
/// Today is full yellow, a selected day light yellow in a 2.5 pt border, a selected today both.
/// On yellow a Sunday is black: red would have a contrast of 3.4 there.
public struct JohoDayCell: _PlacedView {
  let day: Int
  let indicators: [Color]
  var isToday: Bool
  var isSunday: Bool
  var isSelected: Bool
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  /// A `day` under 1 draws an empty cell.
  public init(
    day: Int, indicators: [Color] = [], isToday: Bool = false, isSunday: Bool = false,
    isSelected: Bool = false, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.day = day
    self.indicators = indicators
    self.isToday = isToday
    self.isSunday = isSunday
    self.isSelected = isSelected
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var fill: Color {
    if isToday { return JohoColors.yellow }
    return isSelected ? JohoColors.yellow.opacity(JohoOpacity.selection) : JohoColors.white
  }

  /// The day, whether it is today, whether there is something on it. Source: chapter 14.
  private var label: String {
    DayData(number: day, weekdayName: "", indicators: indicators, isToday: isToday).label(words)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.xs) {
      Text(day < 1 ? " " : words.number(day))
        .johoFont(.body)
        .monospacedDigit()
        .foregroundStyle(isSunday && !isToday && !isSelected ? JohoColors.red : JohoColors.black)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      JohoDots(colors: indicators, size: 6, borderWidth: 1, limit: 3)
    }
    .frame(maxWidth: .infinity, minHeight: JohoTarget.minimum - 2 * JohoSpacing.sm)
    .padding(.vertical, JohoSpacing.sm)
    .background(fill)
    .johoPanel(radius: JohoRadius.cell, role: isSelected ? .active : .cell)
    .accessibilityElement()
    .accessibilityLabel(label)
    .accessibilityHidden(day < 1)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .documentRole(.tableCell)
  }
}

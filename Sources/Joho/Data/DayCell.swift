#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A day of a week row: its number in 14 pt over at most three dots. Source: chapter 14.
///
/// Neighbours share their 1 pt lines; the 2.5 pt of a selected day are inside its cell, where no
/// neighbour covers them. On yellow a Sunday is black: red would have a contrast of 3.4 there.
public struct DayCell: _PlacedView {
  let day: DayData
  var isToday: Bool
  var isSunday: Bool
  var isSelected: Bool
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    day: DayData, isToday: Bool = false, isSunday: Bool = false, isSelected: Bool = false,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.day = day
    self.isToday = isToday
    self.isSunday = isSunday
    self.isSelected = isSelected
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  private var fill: Color {
    if isToday { return JohoColors.yellow }
    return isSelected ? JohoColors.yellow.opacity(JohoOpacity.selection) : JohoColors.white
  }

  private var label: String {
    var day = day
    day.isToday = isToday
    return day.label(words)
  }

  public var body: some View {
    VStack(spacing: 2) {
      Text(day.number < 1 ? " " : words.number(day.number))
        .johoFont(.bodySmall)
        .monospacedDigit()
        .foregroundStyle(isSunday && !isToday && !isSelected ? JohoColors.red : JohoColors.black)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      JohoDots(colors: day.indicators, size: 5, borderWidth: 0.5, limit: 3)
    }
    .frame(
      maxWidth: .infinity, minHeight: JohoTarget.minimum - 2 * JohoSpacing.sm, maxHeight: .infinity
    )
    .padding(.vertical, JohoSpacing.sm)
    .background(fill)
    .johoGround(JohoColors.white)
    .accessibilityElement()
    .accessibilityLabel(day.number < 1 ? "" : label)
    .accessibilityHint(words.events(day.events.count))
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    .accessibilityHidden(day.number < 1)
    .johoBorder(
      isSelected ? .active : .cell,
      // Inside the cell, whose neighbours would cover it.
      in: Rectangle().inset(by: isSelected ? (JohoBorder.active.width / 2).rounded(.down) : 0))
  }
}

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// A day of an expanded week: its name and number over its events. Source: chapter 14.
///
/// The book's code tints a selected day with yellow at a tenth and no border, flush with its cards;
/// by the rule of chapter 18, selection is yellow at three tenths in a 2.5 pt border, 8 pt around.
public struct DaySection: _PlacedView {
  let day: DayData
  let isSelected: Bool
  let onTap: @MainActor () -> Void
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

  public init(
    day: DayData, isSelected: Bool, onTap: @escaping @MainActor () -> Void,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.day = day
    self.isSelected = isSelected
    self.onTap = onTap
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.sm) {
      Button(action: onTap) {
        Group {
          if size.isAccessibilitySize {
            VStack(alignment: .leading, spacing: JohoSpacing.xs) {
              name
              today
            }
            .frame(maxWidth: .infinity, alignment: .leading)
          } else {
            HStack {
              name
              Spacer()
              today
            }
          }
        }
        .frame(minHeight: JohoTarget.minimum)
        .contentShape(Rectangle())
      }
      .buttonStyle(JohoBareButtonStyle())
      if day.events.isEmpty {
        Text(words.noEvents)
          .johoFont(.bodySmall)
          .foregroundStyle(JohoInk.secondary)
      }
      ForEach(Array(day.events.enumerated()), id: \.offset) { _, event in
        EventRow(event: event)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(JohoSpacing.sm)
    .background(isSelected ? JohoColors.yellow.opacity(JohoOpacity.selection) : JohoColors.white)
    .johoPanel(radius: JohoRadius.button, role: .active, width: isSelected ? nil : 0)
  }

  private var name: some View {
    Text("\(day.weekdayName.uppercased()) \(words.number(day.number))")
      .johoFont(.label)
      .foregroundStyle(day.isSunday && !isSelected ? JohoColors.red : JohoColors.black)
  }

  @ViewBuilder private var today: some View {
    if day.isToday {
      Text(words.today.uppercased())
        .johoFont(.label)
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
        .padding(.horizontal, JohoSpacing.sm)
        .padding(.vertical, JohoSpacing.xs)
        .johoPanel(fill: JohoColors.yellow, radius: JohoRadius.cell, role: .row)
    }
  }
}

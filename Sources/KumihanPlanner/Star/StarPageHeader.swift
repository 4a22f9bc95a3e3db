import Joho
public import KumihanViews

/// The page's bento header: week, date, and the link back to today.
///
/// The book's code fits the yellow zone around its label; its drawing, used here, fills the zone.
public struct StarPageHeader: View {
  let weekNumber: Int
  let monthYear: String
  let day: String

  /// - Parameters:
  ///   - weekNumber: By ISO 8601, 1 to 53.
  ///   - monthYear: Such as `October 2026`.
  ///   - day: Such as `Wednesday 14`.
  public init(weekNumber: Int, monthYear: String, day: String) {
    (self.weekNumber, self.monthYear, self.day) = (weekNumber, monthYear, day)
  }

  public var body: some View {
    JohoContainer {
      HStack(spacing: 0) {
        JohoWeekZone(weekNumber: weekNumber)
        JohoZoneRule()
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          Text(monthYear)
            .font(.johoHeadline)
            .foregroundStyle(JohoColors.black)
          Text(day)
            .font(.johoBody)
            .foregroundStyle(JohoColors.black.opacity(0.6))
        }
        .accessibilityElement(children: .combine)
        .accessibilityHeading(.h1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(JohoSpacing.md)
        JohoZoneRule()
        Text("TODAY")
          .font(.johoLabel)
          .foregroundStyle(JohoColors.black)
          .padding(.horizontal, JohoSpacing.lg)
          .padding(.vertical, JohoSpacing.md)
          .frame(maxHeight: .infinity)
          .background(JohoColors.yellow)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}

public import KumihanViews

/// The hero zone of a bento header: a week's number in 48 pt over its label, 100 pt wide. Source:
/// chapters 11 and 15; the later one gives the 4 pt between the two.
public struct JohoWeekZone: View {
  let weekNumber: Int

  public init(weekNumber: Int) { self.weekNumber = weekNumber }

  public var body: some View {
    VStack(spacing: JohoSpacing.xs) {
      Text(String(weekNumber))
        .font(.johoDisplayLarge)
        .monospacedDigit()
        .foregroundStyle(JohoColors.black)
        .lineLimit(1)
      Text("WEEK")
        .font(.johoLabel)
        .foregroundStyle(JohoColors.black.opacity(0.6))
    }
    .frame(width: 100)
    .padding(.vertical, JohoSpacing.md)
  }
}

import KumihanControls
public import KumihanViews

/// The control panel at the top of a page: a hero number, its context, and links. Source: chapter
/// 11.
public struct JohoBentoHeader: _PlacedView {
  let weekNumber: Int
  let monthYear: String
  var onPrevious: @MainActor () -> Void
  var onNext: @MainActor () -> Void
  var onToday: @MainActor () -> Void
  public let _site: CallSite

  public init(
    weekNumber: Int, monthYear: String, onPrevious: @escaping @MainActor () -> Void = {},
    onNext: @escaping @MainActor () -> Void = {}, onToday: @escaping @MainActor () -> Void = {},
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.weekNumber = weekNumber
    self.monthYear = monthYear
    self.onPrevious = onPrevious
    self.onNext = onNext
    self.onToday = onToday
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: 0) {
      JohoWeekZone(weekNumber: weekNumber)
      JohoZoneRule()
      VStack(alignment: .leading, spacing: JohoSpacing.xs) {
        Text(monthYear)
          .font(.johoHeadline)
          .foregroundStyle(JohoColors.black)
          .accessibilityHeading(.h1)
        Button(action: onToday) { JohoPill("Today", color: JohoColors.yellow) }
          .buttonStyle(JohoBareButtonStyle())
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(JohoSpacing.md)
      JohoZoneRule()
      VStack(spacing: 0) {
        arrow("chevron.up", action: onPrevious).accessibilityLabel("Previous")
        Rectangle().fill(JohoColors.black).frame(height: BorderRole.row.width)
        arrow("chevron.down", action: onNext).accessibilityLabel("Next")
      }
      .frame(width: 60)
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }

  private func arrow(_ name: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: name)
        .font(.system(size: 18, weight: .semibold))
        .foregroundStyle(JohoColors.black)
        .frame(minHeight: 44, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(JohoBareButtonStyle())
  }
}

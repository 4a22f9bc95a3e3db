#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The control panel at the top of a page: a hero number, its context, and links. Source: chapter
/// 11.
public struct JohoBentoHeader: _PlacedView {
  let weekNumber: Int
  let monthYear: String
  var onPrevious: @MainActor () -> Void
  var onNext: @MainActor () -> Void
  var onToday: @MainActor () -> Void
  public let _site: CallSite
  @Environment(\.johoWords) private var words
  @Environment(\.dynamicTypeSize) private var size

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
    Group {
      // Where letters are large the zones stand below one another: beside, none has room.
      if size.isAccessibilitySize {
        VStack(spacing: 0) {
          JohoWeekZone(weekNumber: weekNumber)
          rule
          context
          rule
          HStack(spacing: 0) {
            previous
            JohoZoneRule()
            next
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        .frame(maxWidth: .infinity)
      } else {
        HStack(spacing: 0) {
          JohoWeekZone(weekNumber: weekNumber)
          JohoZoneRule()
          context
          JohoZoneRule()
          VStack(spacing: 0) {
            previous
            rule
            next
          }
          .frame(width: 60)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }

  private var rule: some View {
    Rectangle().fill(JohoInk.primary).frame(height: JohoBorder.row.width)
  }

  private var context: some View {
    VStack(alignment: .leading, spacing: JohoSpacing.xs) {
      Text(monthYear)
        .johoFont(.headline)
        .foregroundStyle(JohoInk.primary)
        .accessibilityHeading(.h1)
      Button(action: onToday) { today }
        .buttonStyle(JohoBareButtonStyle())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(JohoSpacing.md)
  }

  private var previous: some View {
    arrow("chevron.up", action: onPrevious).accessibilityLabel(words.previous)
  }

  private var next: some View {
    arrow("chevron.down", action: onNext).accessibilityLabel(words.next)
  }

  /// A target as high as the rules ask, its pill in the border of what is touched.
  private var today: some View {
    Text(words.today.uppercased())
      .johoFont(.label)
      .foregroundStyle(JohoColors.black)
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, JohoSpacing.md)
      .padding(.vertical, JohoSpacing.pill)
      .johoPanel(fill: JohoColors.yellow, radius: JohoRadius.pill, role: .interactive)
      .frame(minWidth: JohoTarget.minimum, minHeight: JohoTarget.minimum)
      .contentShape(Rectangle())
  }

  private func arrow(_ name: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: name)
        .font(.system(size: JohoIconSize.button, weight: .semibold))
        .foregroundStyle(JohoInk.primary)
        .frame(minHeight: JohoTarget.minimum, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(JohoBareButtonStyle())
  }
}

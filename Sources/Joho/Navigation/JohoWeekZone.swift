#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The hero zone of a bento header: a week's number in 48 pt over its label, 100 pt wide. Source:
/// chapters 11 and 15; the later one specifies the 4 pt between the two.
public struct JohoWeekZone: _PlacedView {
  let weekNumber: Int
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    weekNumber: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.weekNumber = weekNumber
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `JohoWeekZone.init(weekNumber:)` may be passed as a function.
  @_disfavoredOverload
  public init(weekNumber: Int) {
    self.init(weekNumber: weekNumber, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.xs) {
      Text(words.number(weekNumber))
        .johoFont(.displayLarge)
        .monospacedDigit()
        .foregroundStyle(JohoInk.primary)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Text(words.week.uppercased())
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .johoFont(.label)
        .foregroundStyle(JohoInk.secondary)
    }
    .frame(width: 100)
    .padding(.vertical, JohoSpacing.md)
    .accessibilityElement()
    .accessibilityLabel("\(words.week) \(words.number(weekNumber))")
  }
}

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An event of a day: a dot, its title, its time. Source: the drawing of an expanded week in
/// chapter 14.
public struct EventRow: _PlacedView {
  let event: EventData
  public let _site: CallSite

  public init(
    event: EventData, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.event = event
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `EventRow.init(event:)` may be passed as a function.
  @_disfavoredOverload
  public init(event: EventData) {
    self.init(event: event, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      JohoIndicator(color: event.color)
      Text(event.title)
        .johoFont(.body)
        .foregroundStyle(JohoInk.primary)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let time = event.time {
        Text(time)
          .johoFont(.bodySmall)
          .monospacedDigit()
          .foregroundStyle(JohoInk.secondary)
      }
    }
    .padding(JohoSpacing.md)
    .johoPanel(radius: JohoRadius.button, role: .row)
    .accessibilityElement(children: .combine)
  }
}

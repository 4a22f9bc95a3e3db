public import KumihanViews

/// An event of a day: a dot, its title, its time. Source: the drawing of an opened week in chapter
/// 14.
public struct EventRow: View {
  let event: EventData

  public init(event: EventData) { self.event = event }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      JohoIndicator(color: event.color)
      Text(event.title)
        .font(.johoBody)
        .foregroundStyle(JohoColors.black)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let time = event.time {
        Text(time)
          .font(.johoBodySmall)
          .monospacedDigit()
          .foregroundStyle(JohoColors.black.opacity(0.6))
      }
    }
    .padding(JohoSpacing.md)
    .johoPanel(radius: JohoRadius.button, role: .row)
  }
}

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// An event of today: a dot, its title and place, its time. Source: chapter 15.
public struct EventCard: _PlacedView {
  let event: Event
  public let _site: CallSite

  public init(
    event: Event, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.event = event
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `EventCard.init(event:)` may be passed as a function.
  @_disfavoredOverload
  public init(event: Event) {
    self.init(event: event, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    StarCard(
      color: event.typeColor, title: event.title, subtitle: event.subtitle,
      trailing: event.timeString, isSystem: event.isSystem)
  }
}

/// What is to come: a dot, its title, the days until then, its date. Source: chapter 15.
public struct UpcomingCard: _PlacedView {
  let item: UpcomingItem
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  public init(
    item: UpcomingItem, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.item = item
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// Without a call site, so that `UpcomingCard.init(item:)` may be passed as a function.
  @_disfavoredOverload
  public init(item: UpcomingItem) {
    self.init(item: item, fileID: "", line: 0, column: 0)
  }

  public var body: some View {
    StarCard(
      color: item.typeColor, title: item.title, subtitle: words.inDays(item.daysUntil),
      trailing: item.dateString, isSystem: item.isSystem)
  }
}

/// The card that both are.
struct StarCard: View {
  let color: Color
  let title: String
  let subtitle: String?
  let trailing: String
  let isSystem: Bool
  @Environment(\.dynamicTypeSize) private var size
  // Marks grow as the words beside them do.
  @ScaledMetric(relativeTo: .title) private var dotSize: CGFloat = 10
  @ScaledMetric(relativeTo: .title) private var lockSize = JohoIconSize.lock

  var body: some View {
    JohoCard {
      HStack(spacing: JohoSpacing.md) {
        IndicatorDot(color: color, size: dotSize)
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          WholeWords(title, .headline)
            .foregroundStyle(JohoColors.black)
          if let subtitle {
            WholeWords(subtitle, .bodySmall)
              .foregroundStyle(JohoColors.secondary)
          }
          // Large letters leave no room beside the title.
          if size.isAccessibilitySize {
            HStack(spacing: JohoSpacing.sm) {
              time
              lock
            }
          }
        }
        Spacer(minLength: 0)
        if !size.isAccessibilitySize { time }
        if !size.isAccessibilitySize { lock }
      }
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var lock: some View {
    if isSystem {
      Image(systemName: "lock.fill")
        .font(.system(size: lockSize, weight: .medium))
        .foregroundStyle(JohoColors.faint)
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private var time: some View {
    if !trailing.isEmpty {
      Text(trailing)
        .johoFont(.bodySmall)
        .foregroundStyle(JohoColors.secondary)
        .lineLimit(1)
        .layoutPriority(1)
    }
  }
}

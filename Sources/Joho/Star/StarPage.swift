public import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// One page for the whole system: the day at a glance. Source: chapter 15.
///
/// On a dark canvas the boxes stand 8 pt apart and from the edges, and the star has a box of its
/// own: chapter 3 allows no more of a dark ground to be seen.
public struct StarPage: _PlacedView {
  let content: StarPageContent?
  let canvas: JohoCanvas?
  public let _site: CallSite
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// The space below the last box on white, in points: the first thing dropped on a short screen.
  public static let bottomPadding = JohoSpacing.xxxl
  /// The least width in points at which its header and cards keep their words whole.
  public static let minimumWidth: CGFloat = 320

  /// The page of the day at which the picture is drawn, without events.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    (content, canvas) = (nil, nil)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  /// - Parameters:
  ///   - content: The day and what the boxes hold.
  ///   - canvas: The ground behind the boxes; without one, white, and near black in dark scheme.
  public init(
    _ content: StarPageContent, canvas: JohoCanvas? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    (self.content, self.canvas) = (content, canvas)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    if let content {
      StarPageBoxes(content: content, canvas: shownCanvas, isWide: sizeClass == .regular)
    } else {
      TimelineView(.everyMinute) { context in
        StarPageOfDay(date: context.date, canvas: shownCanvas)
      }
    }
  }

  private var shownCanvas: JohoCanvas { canvas ?? (scheme == .dark ? .nearBlack : .white) }

  /// The page's height in points: on white that of the phone it is designed for, or more for longer
  /// content; on a dark canvas no more than the content's.
  ///
  /// - Parameters:
  ///   - ideal: The ideal height of the whole page.
  ///   - canvas: The ground behind the boxes.
  public static func height(ideal: CGFloat, canvas: JohoCanvas = .white) -> CGFloat {
    guard canvas == .white else { return ideal }
    return ideal - bottomPadding <= minimumHeight ? minimumHeight : ideal
  }

  private static let minimumHeight: CGFloat = 844
}

/// The page of a day without events, in the locale of its environment.
private struct StarPageOfDay: View {
  let date: Date
  let canvas: JohoCanvas
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    StarPageBoxes(
      content: StarPageContent(day: date, locale: locale), canvas: canvas,
      isWide: sizeClass == .regular)
  }
}

private struct StarPageBoxes: View {
  let content: StarPageContent
  let canvas: JohoCanvas
  /// Whether the spacing of wide screens applies.
  let isWide: Bool
  @Environment(\.layoutDirection) private var direction

  private var isDark: Bool { canvas != .white }
  private var edge: CGFloat {
    isDark ? JohoSpacing.sm : isWide ? JohoSpacing.xl : JohoSpacing.lg
  }

  var body: some View {
    ScrollView {
      VStack(spacing: isDark ? JohoSpacing.sm : JohoSpacing.md) {
        star
        StarPageHeader(
          weekNumber: content.weekNumber, monthYear: content.monthYear, day: content.day)
        if isWide {
          // Side by side: one column stretched over a wide screen leaves words far from times.
          HStack(alignment: .top, spacing: JohoSpacing.md) {
            today
            upcoming
          }
        } else {
          today
          upcoming
        }
        if let note = content.note {
          JohoSectionBox(title: content.words.note, accentColor: JohoColors.cream) {
            Text(note)
              .johoFont(.body)
              .foregroundStyle(JohoColors.black)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .padding(.horizontal, edge)
      .padding(.top, JohoSpacing.sm)
      .padding(.bottom, isDark ? JohoSpacing.sm : StarPage.bottomPadding)
    }
    .johoGround(canvas.color)
    .environment(\.johoWords, content.words)
    .environment(\.layoutDirection, content.words.isRightToLeft ? .rightToLeft : direction)
    .emojiStyle(.outline)
  }

  @ViewBuilder private var star: some View {
    let star = Image(systemName: "star.fill")
      .font(.system(size: JohoIconSize.star, weight: .bold))
      .foregroundStyle(JohoColors.black)
      .accessibilityHidden(true)
    if isDark {
      star
        .padding(.vertical, JohoSpacing.sm)
        .frame(maxWidth: .infinity)
        .johoPanel(radius: JohoRadius.container, role: .container)
    } else {
      star.padding(.bottom, JohoSpacing.sm)
    }
  }

  private var today: some View {
    JohoSectionBox(title: content.words.today, accentColor: JohoColors.cyan) {
      if content.todayEvents.isEmpty {
        nothing(content.words.noEventsToday)
      } else {
        VStack(spacing: isWide ? JohoSpacing.md : JohoSpacing.sm) {
          ForEach(content.todayEvents.indices, id: \.self) {
            EventCard(event: content.todayEvents[$0])
          }
        }
      }
    }
  }

  private var upcoming: some View {
    JohoSectionBox(title: content.words.upcoming, accentColor: JohoColors.pink) {
      if content.upcomingItems.isEmpty {
        nothing(content.words.nothingUpcoming)
      } else {
        VStack(spacing: isWide ? JohoSpacing.md : JohoSpacing.sm) {
          ForEach(content.upcomingItems.indices.prefix(5), id: \.self) {
            UpcomingCard(item: content.upcomingItems[$0])
          }
        }
      }
    }
  }

  private func nothing(_ words: String) -> some View {
    Text(words)
      .johoFont(.bodySmall)
      .foregroundStyle(JohoColors.secondary)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity)
      .padding(.vertical, JohoSpacing.lg)
  }
}

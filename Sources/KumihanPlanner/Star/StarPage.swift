public import Joho
public import KumihanViews

/// One page for the whole system: the day at a glance. Source: chapter 15 of the book of Joho
/// Dezain.
public struct StarPage: View {
  let model: StarPageModel
  let canvas: JohoCanvas

  /// The space below the last box, in points: the first thing dropped on a short screen.
  public static let bottomPadding = JohoSpacing.xxxl

  /// - Parameters:
  ///   - model: The day and the contents of the boxes.
  ///   - canvas: The background behind the boxes.
  public init(model: StarPageModel, canvas: JohoCanvas = .white) {
    (self.model, self.canvas) = (model, canvas)
  }

  public var body: some View {
    ScrollView {
      content
        .padding(.horizontal, JohoSpacing.lg)
        .padding(.top, JohoSpacing.sm)
        .padding(.bottom, StarPage.bottomPadding)
    }
    .background(canvas.color)
    .emojiStyle(.outline)
  }

  private var content: some View {
    VStack(spacing: JohoSpacing.md) {
      Image(systemName: "star.fill")
        .font(.system(size: 24, weight: .bold))
        .foregroundStyle(canvas.foreground)
        .accessibilityHidden(true)
        .padding(.bottom, JohoSpacing.sm)
      StarPageHeader(
        weekNumber: model.weekNumber, monthYear: model.monthYear, day: model.day)
      JohoSectionBox(title: "Today", accentColor: JohoColors.cyan) {
        if model.today.isEmpty {
          Text("No events today")
            .font(.johoBodySmall)
            .foregroundStyle(JohoColors.black.opacity(0.6))
            .frame(maxWidth: .infinity)
            .padding(.vertical, JohoSpacing.lg)
        } else {
          StarEntries(entries: model.today)
        }
      }
      if !model.upcoming.isEmpty {
        JohoSectionBox(title: "Upcoming", accentColor: JohoColors.pink) {
          StarEntries(entries: model.upcoming)
        }
      }
      if let note = model.note {
        JohoSectionBox(title: "Note", accentColor: JohoColors.yellow) {
          Text(note)
            .font(.johoBody)
            .foregroundStyle(JohoColors.black)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}

private struct StarEntries: View {
  let entries: [StarPageModel.Entry]

  var body: some View {
    VStack(spacing: JohoSpacing.sm) {
      ForEach(entries.indices, id: \.self) { StarEntryCard(entry: entries[$0]) }
    }
  }
}

extension StarPage {
  /// The page's height in points: that of the phone it is designed for, or more for longer content.
  ///
  /// - Parameter ideal: the ideal height of the whole page.
  public static func height(ideal: CGFloat) -> CGFloat {
    ideal - bottomPadding <= minimumHeight ? minimumHeight : ideal
  }

  private static let minimumHeight: CGFloat = 844
}

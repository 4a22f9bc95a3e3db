import Joho
import KumihanViews

/// A row of the Star Page: an event of today, or an upcoming one with its lock.
struct StarEntryCard: View {
  let entry: StarPageModel.Entry

  var body: some View {
    JohoCard {
      HStack(spacing: JohoSpacing.md) {
        IndicatorDot(color: entry.kind.color, size: 10)
        VStack(alignment: .leading, spacing: JohoSpacing.xs) {
          Text(entry.title)
            .font(.johoHeadline)
            .foregroundStyle(JohoColors.black)
          if let subtitle = entry.subtitle {
            Text(subtitle)
              .font(.johoBodySmall)
              .foregroundStyle(JohoColors.black.opacity(0.6))
          }
        }
        Spacer(minLength: 0)
        if let trailing = entry.trailing {
          Text(trailing)
            .font(.johoBodySmall)
            .foregroundStyle(JohoColors.black.opacity(0.6))
            .lineLimit(1)
            .layoutPriority(1)
        }
        if entry.isSystem {
          Image(systemName: "lock.fill")
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(JohoColors.black.opacity(0.4))
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

public import KumihanViews

/// What stands where there is nothing yet. Source: chapters 9 and 17, which differ in spacing; the
/// book's ninth chapter has 16.
public struct JohoEmptyState: View {
  let icon: String
  let title: String
  let message: String
  var spacing: CGFloat

  public init(
    icon: String, title: String, message: String, spacing: CGFloat = JohoSpacing.lg
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.spacing = spacing
  }

  public var body: some View {
    VStack(spacing: spacing) {
      Image(systemName: icon)
        .font(.system(size: 48, weight: .medium))
        .foregroundStyle(JohoColors.black.opacity(0.3))
      VStack(spacing: JohoSpacing.xs) {
        Text(title)
          .font(.johoHeadline)
          .foregroundStyle(JohoColors.black)
        Text(message)
          .font(.johoBodySmall)
          .foregroundStyle(JohoColors.black.opacity(0.6))
          .multilineTextAlignment(.center)
      }
    }
    .frame(maxWidth: .infinity)
    .padding(JohoSpacing.xxxl)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}

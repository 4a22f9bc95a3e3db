public import KumihanViews

/// Missing data, with a way to add some. Source: chapter 12.
public struct JohoEmptyDataState: View {
  let icon: String
  let title: String
  let message: String
  var actionTitle: String?
  var action: (@MainActor () -> Void)?

  public init(
    icon: String, title: String, message: String, actionTitle: String? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.action = action
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.lg) {
      Image(systemName: icon)
        .font(.system(size: 48, weight: .medium))
        .foregroundStyle(JohoColors.black.opacity(0.3))
      VStack(spacing: JohoSpacing.sm) {
        Text(title)
          .font(.johoHeadline)
          .foregroundStyle(JohoColors.black)
          .multilineTextAlignment(.center)
        Text(message)
          .font(.johoBodySmall)
          .foregroundStyle(JohoColors.black.opacity(0.6))
          .multilineTextAlignment(.center)
      }
      if let actionTitle, let action {
        JohoButton(title: actionTitle, action: action, style: .primary)
      }
    }
    .padding(JohoSpacing.xxxl)
    .frame(maxWidth: .infinity)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}

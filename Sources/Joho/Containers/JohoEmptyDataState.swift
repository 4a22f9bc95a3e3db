public import KumihanViews

/// Missing data, with a way to add some: an empty state by the name of chapter 12.
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
    JohoEmptyState(
      icon: icon, title: title, message: message, actionTitle: actionTitle, action: action)
  }
}

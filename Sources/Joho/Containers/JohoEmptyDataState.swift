#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Missing data, with a way to add some: an empty state by the name of chapter 12.
public struct JohoEmptyDataState: _PlacedView {
  let icon: String
  let title: String
  let message: String
  var actionTitle: String?
  var action: (@MainActor () -> Void)?
  public let _site: CallSite

  public init(
    icon: String, title: String, message: String, actionTitle: String? = nil,
    action: (@MainActor () -> Void)? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    self.actionTitle = actionTitle
    self.action = action
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoEmptyState(
      icon: icon, title: title, message: message, actionTitle: actionTitle, action: action)
  }
}

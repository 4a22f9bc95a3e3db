import KumihanControls
public import KumihanViews

/// The revealed actions of a swipe row.
public enum JohoSwipe: Hashable, Sendable, CaseIterable {
  case closed
  /// Swiped right: Edit, at the leading edge.
  case edit
  /// Swiped left: Delete, at the trailing edge.
  case delete
}

/// A row with an action to edit on its leading side and one to delete on its trailing side. Source:
/// chapter 10.
///
/// Without the action of its side, an open row draws closed, as locked rows do.
public struct JohoSwipeRow<Content: View>: _PlacedView {
  let swipe: JohoSwipe
  let content: Content
  var onEdit: (@MainActor () -> Void)?
  var onDelete: (@MainActor () -> Void)?
  public let _site: CallSite

  public init(
    swipe: JohoSwipe = .closed, @ViewBuilder content: () -> Content,
    onEdit: (@MainActor () -> Void)? = nil, onDelete: (@MainActor () -> Void)? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.swipe = swipe
    self.content = content()
    self.onEdit = onEdit
    self.onDelete = onDelete
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    HStack(spacing: JohoSpacing.sm) {
      if swipe == .edit, let onEdit {
        action("Edit", "pencil", JohoColors.cyan, JohoColors.black, onEdit)
      }
      content
      if swipe == .delete, let onDelete {
        action("Delete", "trash", JohoColors.red, JohoColors.white, onDelete)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private func action(
    _ title: String, _ icon: String, _ fill: Color, _ foreground: Color,
    _ perform: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: perform) {
      VStack(spacing: JohoSpacing.xs) {
        Image(systemName: icon).font(.system(size: 16, weight: .medium))
        Text(title).font(.johoLabel)
      }
      .foregroundStyle(foreground)
      .frame(minHeight: 44, maxHeight: .infinity)
      .frame(width: 72)
      .johoPanel(fill: fill, radius: JohoRadius.card, role: .row)
    }
    .buttonStyle(JohoBareButtonStyle())
  }
}

import Foundation

#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

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
  @Environment(\.johoWords) private var words

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
    if swipe == .edit, let onEdit {
      sliding(.leading) { action(words.edit, "pencil", JohoColors.cyan, onEdit) }
    } else if swipe == .delete, let onDelete {
      sliding(.trailing) { action(words.delete, "trash", JohoColors.red, onDelete) }
    } else {
      content
    }
  }

  private static var actionWidth: CGFloat { 72 }

  /// The row at its own width, pushed out over one edge by an action at the other; what leaves its
  /// place is cut, as the drawing has it.
  private func sliding<Action: View>(
    _ edge: HorizontalEdge, @ViewBuilder action: () -> Action
  ) -> some View {
    let distance = Self.actionWidth + JohoSpacing.sm
    let shift = edge == .leading ? distance : -distance
    return
      content
      .padding(.leading, shift)
      .padding(.trailing, -shift)
      .overlay(alignment: edge == .leading ? .leading : .trailing, content: action)
      .clipShape(Rectangle().inset(by: -JohoBorder.row.width))
  }

  private func action(
    _ title: String, _ icon: String, _ fill: Color, _ perform: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: perform) {
      VStack(spacing: JohoSpacing.xs) {
        Image(systemName: icon)
          .font(.system(size: JohoIconSize.action, weight: .medium))
          .accessibilityHidden(true)
        Text(title)
          .johoFont(.label)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, JohoSpacing.xs)
          .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
      .frame(minHeight: JohoTarget.minimum, maxHeight: .infinity)
      .frame(width: Self.actionWidth)
      .johoPanel(fill: fill, radius: JohoRadius.card, role: .interactive)
    }
    .buttonStyle(JohoBareButtonStyle())
  }
}

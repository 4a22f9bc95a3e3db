public import Foundation
public import KumihanContentTypes
public import KumihanViews

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether lists here show their signs for editing.
  var isEditingList: Bool {
    editMode?.wrappedValue.isEditing == true || viewState.contains(.editing)
  }
}

/// What may be done with a row while its list is edited.
struct RowEdits {
  var canDelete = false
  var canMove = false
  var deleteIsDisabled = false
  var moveIsDisabled = false
}

extension ForEach: RowEditing where Content: View {
  nonisolated func edited(_ isEdited: Bool, _ change: @escaping @Sendable (inout RowEdits) -> Void)
    -> Self
  {
    guard isEdited else { return self }
    var copy = self
    copy.rowChange = { [rowChange] environment in
      guard environment.isEditingList else { return nil }
      let inner = rowChange?(environment)
      return {
        inner?(&$0)
        change(&$0.part.edits)
      }
    }
    return copy
  }

  /// The rows with what a list's actions allow.
  nonisolated func edited<C>(_ actions: EditActions<C>) -> Self {
    edited(actions.contains(.delete)) { $0.canDelete = true }
      .edited(actions.contains(.move)) { $0.canMove = true }
  }
}

/// Rows that know themselves what may be done with each.
@MainActor protocol RowEditing {
  func edited(_ isEdited: Bool, _ change: @escaping @Sendable (inout RowEdits) -> Void) -> Self
}

extension DynamicViewContent {
  // One overload for all: with one of `ForEach`'s own, the compiler would search what is in it twice.

  /// Policy: while the list is edited, each row has a sign for deleting it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    changed(action != nil) { $0.canDelete = true }
  }

  /// Policy: while the list is edited, each row has a handle for moving it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    changed(action != nil) { $0.canMove = true }
  }

  /// No-op: nothing is dropped on a still picture.
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { changed(false) { _ in } }

  private func changed(
    _ isChanged: Bool, _ change: @escaping @Sendable (inout RowEdits) -> Void
  ) -> EditedContent<Self> {
    guard isChanged else { return EditedContent(base: self, change: nil) }
    if let rows = self as? any RowEditing, let own = rows.edited(true, change) as? Self {
      return EditedContent(base: own, change: nil)
    }
    return EditedContent(base: self, change: change)
  }
}

/// The rows of an author's own view with what may be done with each.
struct EditedContent<Base: DynamicViewContent>: DynamicViewContent, RowEditing {
  var base: Base
  /// nil where the rows know it themselves, or nothing may be done.
  let change: (@Sendable (inout RowEdits) -> Void)?

  var data: Base.Data { base.data }
  @ViewBuilder var body: some View {
    if let change { base.marked { change(&$0.edits) } } else { base }
  }

  func edited(
    _ isEdited: Bool, _ more: @escaping @Sendable (inout RowEdits) -> Void
  ) -> Self {
    guard isEdited else { return self }
    if change == nil, let rows = base as? any RowEditing,
      let own = rows.edited(true, more) as? Base
    {
      return Self(base: own, change: nil)
    }
    return Self(base: base) { [change] in
      change?(&$0)
      more(&$0)
    }
  }
}

extension View {
  /// Data: whether the row, or each in the view, keeps back its sign for deleting.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    marked { $0.edits.deleteIsDisabled = isDisabled }
  }

  /// Data: whether the row, or each in the view, keeps back its handle for moving.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    marked { $0.edits.moveIsDisabled = isDisabled }
  }
}

/// A row of a list with its signs for deleting, choosing and moving, while the list is edited.
struct EditedRow: ViewModifier {
  let edits: RowEdits
  /// Whether the row is chosen; nil where the list chooses no rows, or only one.
  let isChosen: Bool?
  @Environment(\.figures) private var figures

  func body(content: Content) -> some View {
    HStack(spacing: figures.list.editGap) {
      if let isChosen {
        Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(
            isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.system(.tertiaryLabel)))
          )
          .font(.system(size: 22)).part(.silent).rowControl(height: 22)
      } else if edits.canDelete, !edits.deleteIsDisabled {
        Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.white, .red)
          .font(.system(size: 22)).part(.silent)
          .says(Text(verbatim: "Delete")).control(.isButton, children: .ignore)
          .rowControl(height: 22)
      }
      content.frame(maxWidth: .infinity, alignment: .leading)
      if edits.canMove, !edits.moveIsDisabled {
        Image(systemName: "line.3.horizontal")
          .foregroundStyle(Color(.system(.tertiaryLabel)))
          .font(.system(size: 20)).part(.silent)
          .says(Text(verbatim: "Reorder")).control(.isButton, children: .ignore)
      }
    }
  }
}

extension View {
  /// Layout: the signs of a list that is edited, else nothing.
  @ViewBuilder func edited(
    _ row: Subview, isEditing: Bool, isChosen: Bool?, insets: EdgeInsets
  ) -> some View {
    if isEditing {
      modifier(EditedRow(edits: row.containerValues.part.edits, isChosen: isChosen))
        .writing { $0.structure.rowAllowance = insets.rowAllowance }
    } else {
      self
    }
  }
}

public import KumihanViews

/// The system's label for the purpose of a button.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      role: role, action: action, label: { DefaultButtonLabel(role: role) }, fileID: fileID,
      line: line, column: column)
  }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A button that would rename something.
public struct RenameButton: View {
  public nonisolated init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

extension View {
  /// No-op: nothing is renamed in a still picture.
  public func renameAction(_ action: @escaping () -> Void) -> Self { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> Self { self }
}

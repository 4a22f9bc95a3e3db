import Foundation
import KumihanLayout

/// A sheet of actions, by its older name.
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(
    title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]
  ) {}
}

extension View {
  /// Policy: a sheet of actions is not shown.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> Self { self }
}

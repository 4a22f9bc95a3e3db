import KumihanDrawing
import KumihanLayout
import KumihanText

/// How the pictures of a tab's item are drawn, which may stand beside its words without a label.
package enum TabImages: Equatable {
  case hidden
  /// Symbols in a font of their own, whatever that of the words.
  case font(Font)
}

private struct TabImagesKey: EnvironmentKey {
  static var defaultValue: TabImages? { nil }
}

extension EnvironmentValues {
  /// Nil outside the items of tabs.
  package var tabImages: TabImages? {
    get { self[TabImagesKey.self] }
    set { self[TabImagesKey.self] = newValue }
  }
}

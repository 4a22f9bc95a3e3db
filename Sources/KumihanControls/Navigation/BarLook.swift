package import KumihanViews

/// What an app asked of the look of bars in UIKit's words, of one bar or of all; nil where it asked for nothing.
package struct BarLook {
  /// Words of a bar.
  package struct Words {
    package var font: Font?
    package var color: Color?
    package init(font: Font? = nil, color: Color? = nil) { (self.font, self.color) = (font, color) }

    /// A title with these.
    func title(_ title: Text) -> Text {
      var title = title
      if let font { title = title.font(font) }
      if let color { title = title.foregroundStyle(color) }
      return title
    }
  }

  /// The ground of a bar of screens where nothing has scrolled below it.
  package var ground: Color?
  package var title = Words()
  package var largeTitle = Words()
  /// The buttons of a bar.
  package var tint: Color?
  /// The ground of a bar of tabs, its tabs, the chosen one, and what counts on them.
  package var tabGround: Color?
  package var tab: Color?
  package var chosenTab: Color?
  package var badge: Color?
  package init() {}

  /// What was asked of all bars; of older code it is told in the same process, before its views are drawn.
  @MainActor package static var ofAll: (@MainActor () -> BarLook)?
}

private struct BarLookKey: EnvironmentKey {
  static var defaultValue: BarLook? { nil }
}

extension EnvironmentValues {
  /// The look of the bars of UIKit's that are drawn; nil where they are of the view language.
  package var barLook: BarLook? {
    get { self[BarLookKey.self] }
    set { self[BarLookKey.self] = newValue }
  }
}

extension BarLook? {
  /// The look of a bar, or that of all.
  @MainActor var orOfAll: BarLook { self ?? BarLook.ofAll?() ?? BarLook() }
}

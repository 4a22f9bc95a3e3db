import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A container that can have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  fileprivate var isWidget: Bool { self == .widget }
  package init(_ name: String) { self.name = name }
  public static let widget = ContainerBackgroundPlacement("widget")
  public static let navigation = ContainerBackgroundPlacement("navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement("tabView")
}

/// The background that a widget's content asks for: it is the widget's, however small the content is.
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: AnyView? { nil }
  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

/// Whether views are drawn in a widget, which takes their background.
private struct IsWidgetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  package var isWidget: Bool {
    get { self[IsWidgetKey.self] }
    set { self[IsWidgetKey.self] = newValue }
  }
}

/// Content with a background of the widget or the screen around.
private struct ContainerBackgroundView<Content: View, Ground: View>: View {
  let content: Content
  let placement: ContainerBackgroundPlacement
  /// For the widget, and for the content alone.
  let whole: AnyView
  let own: Ground
  @Environment(\.isWidget) private var isWidget

  var body: some View {
    if isWidget, placement.isWidget {
      content.preference(key: WidgetBackgroundKey.self, value: whole)
    } else {
      own
    }
  }
}

extension View {
  /// Layout: a background of the widget or the screen.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let ground = content()
    return ContainerBackgroundView(
      content: self, placement: container, whole: AnyView(ground),
      own: background(alignment: alignment) { ground.ignoresSafeArea() }
    )
    ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }

  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    ContainerBackgroundView(
      content: self, placement: container, whole: AnyView(Rectangle().fill(style)),
      own: background(style)
    )
    ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Controls that belong together, in the style of the place.
public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(title)))
  }

  public var body: some View {
    AnyView(
      style.body(
        ControlGroupStyleConfiguration(
          content: .init(view: AnyView(content)), label: label.map { .init(view: $0) })))
  }
}

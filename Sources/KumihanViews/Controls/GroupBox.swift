import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A titled box in the style of the place.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    (label, self.content) = (Text(title), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    (label, self.content) = (Text(title), content())
  }

  @Environment(\.groupBoxStyle) private var style

  public var body: some View {
    AnyView(
      style.body(
        GroupBoxStyleConfiguration(
          label: .init(view: AnyView(label)),
          content: .init(view: AnyView(content.environment(\.groupBoxStyle, style))))))
  }
}

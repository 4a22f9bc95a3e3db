import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A label, and what it discloses while it is open, in the style of the place.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: Content
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(_ binding: Binding<Bool>?, _ label: Label, _ content: Content) {
    (self.binding, self.label, self.content) = (binding, label, content)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(isExpanded, label(), content()) }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), content())
  }

  public var body: some View {
    AnyView(
      style.body(
        DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(label)),
          content: .init(view: AnyView(content.environment(\.disclosureGroupStyle, style))),
          isExpanded: binding ?? $isOpen)))
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, Text(title), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, Text(title), content())
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded, Text(title), content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded, Text(title), content()) }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A label with an arrow, and below it what it discloses while it is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Bool
  let label: Label
  let content: Content

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.isExpanded, self.label, self.content) = (isExpanded.wrappedValue, label(), content())
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (isExpanded, self.label, self.content) = (false, label(), content())
  }

  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { (isExpanded, label, self.content) = (false, Text(title), content()) }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where Label == Text {
    (self.isExpanded, label, self.content) = (isExpanded.wrappedValue, Text(title), content())
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
  }
}

/// A notice that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
  where Actions == EmptyView {
    (self.label, self.description, actions) = (label(), description(), EmptyView())
  }

  public init(@ViewBuilder label: () -> Label)
  where Description == EmptyView, Actions == EmptyView {
    (self.label, description, actions) = (label(), EmptyView(), EmptyView())
  }

  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)
  where Label == KumihanViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanViews.Label(title, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil)
  where Label == KumihanViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    label = KumihanViews.Label(title, systemImage: systemImage)
    (self.description, actions) = (description, EmptyView())
  }

  public var body: some View {
    VStack(spacing: 14) {
      label.labelStyle(NoticeLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct NoticeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

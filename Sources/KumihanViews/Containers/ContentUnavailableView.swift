import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

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
      description.font(.subheadline).placeForeground(.secondary)
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

extension ContentUnavailableView
where
  Label == KumihanViews.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// The notice of a search that found nothing.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

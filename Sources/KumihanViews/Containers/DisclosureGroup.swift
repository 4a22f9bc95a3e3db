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

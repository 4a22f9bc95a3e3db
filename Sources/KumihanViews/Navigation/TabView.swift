import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Screens one beside the other. A still picture shows the selected one above its bar of 49 points.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: SelectionValue?
  let content: Content
  @Environment(\.showsPages) private var showsPages
  @Environment(\.showsPageIndex) private var showsIndex
  @Environment(\.pageDotsHaveBackground) private var dotsHaveBackground

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public var body: some View {
    GatheringView(content: content) { tabs in
      let chosen = tabs.firstIndex { $0.mark.tag == selection.map { AnyHashable($0) } } ?? 0
      VStack(spacing: 0) {
        if tabs.indices.contains(chosen) {
          ZStack { tabs[chosen] }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        if !showsPages { TabBar(tabs: tabs, chosen: chosen) }
      }
      .overlay(alignment: .bottom) {
        if showsPages, showsIndex, tabs.count > 1 {
          PageDots(count: tabs.count, chosen: chosen, hasBackground: dotsHaveBackground)
        }
      }
    }
  }
}

private struct TabBar: View {
  let tabs: [LoweredView]
  let chosen: Int

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 4) {
        ForEach(tabs.indices, id: \.self) { index in
          (tabs[index].mark.tabItem ?? AnyView(EmptyView()))
            .labelStyle(TabLabelStyle())
            .foregroundStyle(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray))
            .overlay(alignment: .topTrailing) { TabBadge(label: tabs[index].mark.badge) }
            .frame(maxWidth: .infinity, minHeight: 48, maxHeight: 48)
        }
      }
      .padding(.horizontal, 2)
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20)).symbolVariant(.fill)
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

extension View {
  /// Policy: what the tab view draws in its bar for this screen.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return marked { $0.tabItem = label }
  }
}

/// A screen of a tab view with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    (self.value, self.content) = (value, content())
    label = DefaultTabLabel(title: title, image: systemImage)
  }

  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never, Label == DefaultTabLabel {
    (value, self.content) = (nil, content())
    label = DefaultTabLabel(title: title, image: systemImage)
  }

  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label) = (value, content(), label())
  }

  public var body: some View {
    let label = AnyView(label)
    let tag = value.map { AnyHashable($0) }
    ZStack { content }.marked {
      $0.tabItem = label
      $0.tag = tag
    }
  }
}

/// A tab's title below its symbol.
public struct DefaultTabLabel: View {
  let title: LocalizedStringKey
  let image: String
  public var body: some View { Label(title, systemImage: image) }
}

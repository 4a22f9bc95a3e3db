import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Screens that lie on each other. A still picture shows the root below its bar.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { self.root = root() }

  public var body: some View { BarredView(content: root) }
}

/// The older name of a navigation stack.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { BarredView(content: content) }
}

/// Content below the bar that it describes.
struct BarredView<Content: View>: _PrimitiveView {
  let content: Content

  func _lowerPrimitive(into lowering: inout Lowering) {
    let filled = ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
    let barred = PreferenceReader(
      content: filled, key: NavigationBarContent.Key.self, alignment: .center,
      wrapper: .safeAreaInset(.top, .center, spacing: 0), site: .unknown
    ) {
      NavigationBarView(content: $0)
    }
    let whole = PreferenceReader(
      content: barred, key: NavigationBarContent.Key.self, alignment: .center,
      wrapper: .safeAreaInset(.bottom, .center, spacing: 0), site: .unknown
    ) {
      BottomBarView(content: $0)
    }
    var hidesTabBar = false
    let views = lowering.gather { lowering in
      lowering.collectPreferences(of: { whole._lower(into: &$0) }) { values, _ in
        hidesTabBar = values[NavigationBarContent.Key.self].hidesTabBar
        // What the bar shows goes no further.
        values.remove(NavigationBarContent.Key.self)
      }
    }
    for view in views {
      if hidesTabBar { ViewMark.change(view.node, in: &lowering) { $0.hidesTabBar = true } }
      lowering.append(view)
    }
  }
}

/// A list of screens by the values that stand for them.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// A label that would lead to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  @Environment(\.listRows) private var isInList

  init(label: Label) { self.label = label }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label)
  where Destination == Never { self.label = label() }

  public var body: some View {
    if isInList {
      GatheringView(content: label) { views in
        HStack(spacing: 8) {
          ForEach(views) { $0 }
          Spacer(minLength: 0)
          // The label's badge stands before the arrow.
          if let badge = views.last?.mark.badge { badge.placeForeground(.secondary) }
          DisclosureIndicator()
        }
      }
    } else {
      label.defaultForeground(TintShapeStyle())
    }
  }
}

/// The arrow of a row that leads on.
struct DisclosureIndicator: View {
  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
      .foregroundStyle(Color(.system(.tertiaryLabel)))
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title))
  }
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(title))
  }
  public init<V: Hashable>(_ title: LocalizedStringKey, value: V?) where Destination == Never {
    self.init(label: Text(title))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) where Destination == Never {
    self.init(label: Text(title))
  }
}

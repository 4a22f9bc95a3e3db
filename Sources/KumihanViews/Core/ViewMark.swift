import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A fact about a view for its container: its tag, its tab, its part in a list.
struct ViewMark {
  var tag: AnyHashable?
  var tabItem: AnyView?
  var isSection = false
  var rowInsets: EdgeInsets?
  var rowBackground: AnyView?
  var hidesSeparator = false
  var separatorTint: Color?
  var badge: Text?
  var hidesTabBar = false

  private struct Key: LayoutValueKey {
    static var defaultValue: Int { -1 }
  }

  @MainActor static func of(_ node: Int32, in lowering: Lowering) -> ViewMark {
    let traits = lowering.tree.nodes[Int(node)].traits
    guard traits >= 0, let index = lowering.tree.traits[Int(traits)].layoutValue(Key.self)
    else { return ViewMark() }
    return lowering.marks[index]
  }

  @MainActor static func change(
    _ node: Int32, in lowering: inout Lowering, _ change: (inout ViewMark) -> Void
  ) {
    var mark = of(node, in: lowering)
    change(&mark)
    lowering.marks.append(mark)
    let index = lowering.tree.nodes[Int(node)].traits
    var traits = index < 0 ? Traits() : lowering.tree.traits[Int(index)]
    traits.setLayoutValue(Key.self, lowering.marks.count - 1)
    lowering.tree.traits.append(traits)
    lowering.tree.nodes[Int(node)].traits = Int32(lowering.tree.traits.count - 1)
  }
}

/// A view that was lowered already, to be placed by the container that gathered it.
struct LoweredView: _PrimitiveView, Identifiable {
  let node: Int32
  let mark: ViewMark

  nonisolated var id: Int32 { node }

  func _lowerPrimitive(into lowering: inout Lowering) { lowering.append(self) }
}

/// A mark written on each view of the content.
struct MarkedView<Content: View>: _PrimitiveView {
  let content: Content
  let change: (inout ViewMark) -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    for view in lowering.gather({ content._lower(into: &$0) }) {
      ViewMark.change(view.node, in: &lowering, change)
      lowering.append(view)
    }
  }
}

/// A view made from the views of another, each lowered already.
struct GatheringView<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  /// Whether the views are choices, see ``Lowering/tagsElements``.
  var areChoices = false
  @ViewBuilder let make: ([LoweredView]) -> Result

  func _lowerPrimitive(into lowering: inout Lowering) {
    let outer = lowering.tagsElements
    lowering.tagsElements = areChoices
    let views = lowering.gather { content._lower(into: &$0) }
    lowering.tagsElements = outer
    lowering.lowerBody { make(views) }
  }
}

extension View {
  func marked(_ change: @escaping (inout ViewMark) -> Void) -> some View {
    MarkedView(content: self, change: change)
  }

  /// Data: the value that stands for the view in a selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    marked { $0.tag = AnyHashable(tag) }
  }
}

import Foundation
import KumihanCombine
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A key for a value that a view sets for its container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view sets for its container: its tag, and values by their keys.
///
/// A container reads them from ``Subview/containerValues``. They belong to the view alone: views
/// inside it do not inherit them, and the container does not propagate them.
public struct ContainerValues {
  /// The view's value in a selection, of any type.
  package private(set) var tag: AnyHashable?
  /// The view's section, where a container asked for sections.
  var section: (id: Int, part: SectionConfiguration.Part)?
  private var custom: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  private enum TagKey<V: Hashable>: ContainerValueKey {
    static var defaultValue: V? { nil }
  }

  /// The tag of a type; nil when the view has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }

  package mutating func setTag<V: Hashable>(_ tag: V) {
    self.tag = AnyHashable(tag)
    self[TagKey<V>.self] = tag
  }
}

extension ContainerValues {
  /// The key for the number of a view's values in the tree.
  private struct Index: LayoutValueKey {
    static var defaultValue: Int { -1 }
  }

  /// The key for the values themselves, which custom layouts read.
  fileprivate struct Own: LayoutValueKey {
    static var defaultValue: Crossing<ContainerValues>? { nil }
  }

  @MainActor static func of(_ node: Int32, in lowering: Lowering) -> ContainerValues {
    let traits = lowering.tree.nodes[Int(node)].traits
    guard traits >= 0, let index = lowering.tree.traits[Int(traits)].layoutValue(Index.self)
    else { return ContainerValues() }
    return lowering.containerValues[index]
  }

  @MainActor static func change(
    _ node: Int32, in lowering: inout Lowering, _ change: (inout ContainerValues) -> Void
  ) {
    var values = of(node, in: lowering)
    change(&values)
    values.state(for: node, in: &lowering)
  }

  /// Makes these the values of a node.
  @MainActor func state(for node: Int32, in lowering: inout Lowering) {
    lowering.containerValues.append(self)
    let index = lowering.tree.nodes[Int(node)].traits
    var traits = index < 0 ? Traits() : lowering.tree.traits[Int(index)]
    traits.setLayoutValue(Index.self, lowering.containerValues.count - 1)
    traits.setLayoutValue(Own.self, Crossing(self))
    lowering.tree.traits.append(traits)
    lowering.tree.nodes[Int(node)].traits = Int32(lowering.tree.traits.count - 1)
  }
}

extension LayoutSubview {
  /// The values that the view set for its container.
  public var containerValues: ContainerValues {
    self[ContainerValues.Own.self]?.value ?? ContainerValues()
  }
}

/// A view that changes the container values of each view of its content.
private struct StatingView<Content> {
  let content: Content
  /// The tag among what changes.
  var tag: AnyHashable?
  let change: (inout ContainerValues) -> Void
}

extension StatingView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    for view in lowering.gather({ $0.choice(tag) { content._lower(into: &$0) } }) {
      ContainerValues.change(view.node, in: &lowering, change)
      lowering.append(view)
    }
  }
}

extension View {
  /// Data: a value for the view's container.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { transformContainerValues { $0[keyPath: keyPath] = value } }

  package func transformContainerValues(
    _ change: @escaping (inout ContainerValues) -> Void
  ) -> some View { StatingView(content: self, change: change) }

  /// Data: the view's value in a selection.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    StatingView(content: self, tag: AnyHashable(tag)) { $0.setTag(tag) }
  }
}

/// How the choice with a tag looks among its like.
package struct ChosenLook: Equatable {
  let tag: AnyHashable
  let font: Font
  let color: Color?

  package init(tag: AnyHashable, font: Font, color: Color? = nil) {
    (self.tag, self.font, self.color) = (tag, font, color)
  }
}

extension EnvironmentValues {
  package var chosenLook: ChosenLook? {
    get { structure.chosenLook }
    set { structure.chosenLook = newValue }
  }
}

extension Lowering {
  /// Lowers a choice by its tag, as it looks when it is the chosen one.
  mutating func choice(_ tag: AnyHashable?, content: (inout Lowering) -> Void) {
    guard let tag, let look = environment.chosenLook, look.tag == tag else {
      return content(&self)
    }
    with(
      {
        $0.text.font = look.font
        if let color = look.color { $0.style.foreground.set([AnyShapeStyle(color)]) }
      }, lower: content)
  }
}

import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// One of the views that a view is made of, for a container to place. It is already lowered in its
/// environment, so text modifiers applied later have no effect on it.
public struct Subview: Identifiable {
  /// Identifies a subview of one picture.
  public struct ID: Hashable, Sendable {
    let node: Int32
  }

  let node: Int32
  /// The values that the view sets for its container.
  public let containerValues: ContainerValues
  /// Whether it stands for views that a lazy container has left out.
  package let isRemainder: Bool

  public var id: ID { ID(node: node) }
}

extension Subview: _PrimitiveView {
  public func _lowerPrimitive(into lowering: inout Lowering) { lowering.append(self) }
}

/// The subviews of a view, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: _PrimitiveView {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    for subview in self { lowering.append(subview) }
  }
}

/// Content made from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let subviews: Subviews
  /// Whether the views are choices, see ``Lowering/tagsElements``.
  var areChoices = false
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: _PrimitiveView {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    let outer = (lowering.tagsElements, lowering.lazyRoom)
    // Whoever asks for all subviews gets them.
    (lowering.tagsElements, lowering.lazyRoom) = (areChoices, nil)
    let views = lowering.gather { subviews._lower(into: &$0) }
    (lowering.tagsElements, lowering.lazyRoom) = outer
    lowering.lowerBody { content(SubviewsCollection(views)) }
  }
}

extension Group where Content: View {
  /// Content made from the subviews of a view, for custom containers.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }

  /// Content made from choices: where an element of `ForEach` has no tag, its identity is one.
  package init<Base: View, Result: View>(
    choices view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, areChoices: true, content: transform) }
  }
}

/// The subviews that a `ForEach` iterates over.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection = SubviewsCollection([])) { self.subviews = subviews }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Content: View {
  /// A view for each subview of a view.
  @MainActor @preconcurrency public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(), content: content, id: { $0.id },
      gathered: { lowering in
        ForEachSubviewCollection(
          SubviewsCollection(lowering.gather { view._lower(into: &$0) }))
      })
  }
}

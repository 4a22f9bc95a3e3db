import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  public let content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Collects the elements where they come from views; nil where they are given.
  var gathered: (@MainActor (inout Lowering) -> Data)?
  /// What its views tell a list, where the list asks for it: that a row may be deleted or moved.
  package var rowChange: (@MainActor (EnvironmentValues) -> ((inout ContainerValues) -> Void)?)?
}

extension ForEach {
  /// A content for each element, which need not be views: marks of charts or maps.
  package init(
    collection: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID
  ) { self.init(data: collection, content: content, id: id) }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public func _lower(into lowering: inout Lowering) {
    let data = gathered?(&lowering) ?? data
    let change = rowChange?(lowering.environment)
    guard lowering.lazyRoom != nil else {
      for element in data { lower(element, change, into: &lowering) }
      return
    }
    var left = data.count
    for element in data {
      if lowering.leavesOut(left) { return }
      lowering.takingRoom { lower(element, change, into: &$0) }
      left -= 1
    }
  }

  @MainActor private func lower(
    _ element: Data.Element, _ change: ((inout ContainerValues) -> Void)?,
    into lowering: inout Lowering
  ) {
    lowering.identified(by: id(element)) { lowering in
      guard lowering.tagsElements || change != nil else {
        return lowering.element { content(element)._lower(into: &$0) }
      }
      let tag = lowering.tagsElements ? AnyHashable(id(element)) : nil
      for view in lowering.gather({ $0.choice(tag) { content(element)._lower(into: &$0) } }) {
        if lowering.tagsElements, view.containerValues.tag == nil {
          ContainerValues.change(view.node, in: &lowering) { $0.setTag(id(element)) }
        }
        if let change { ContainerValues.change(view.node, in: &lowering, change) }
        lowering.append(view)
      }
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Each element through a binding, as in editable lists.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection
  {
    self.init(
      data: Array(data), content: content, id: { $0.wrappedValue[keyPath: id] })
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data: Array(data), content: content, id: { $0.wrappedValue.id })
  }
}

/// Views made from a collection, in its order: ``ForEach``, or a view of the author's own around one.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

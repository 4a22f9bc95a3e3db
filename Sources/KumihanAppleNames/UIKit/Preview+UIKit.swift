public import KumihanViews

extension Preview {
  /// A preview of a UIKit view or controller: it keeps its name and traits, and draws nothing.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIResponder
  ) {
    self.init(name: name, traits: traits) { AnyView(EmptyView()) }
  }
}

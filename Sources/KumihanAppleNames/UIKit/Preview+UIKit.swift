public import KumihanViews

extension Preview {
  /// A preview of a view or controller of UIKit's: it keeps its name and traits, and shows nothing.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIResponder
  ) {
    self.init(name: name, traits: traits) { AnyView(EmptyView()) }
  }
}

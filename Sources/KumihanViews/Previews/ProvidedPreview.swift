/// One of the views of a preview provider: a picture of its own.
@MainActor
package struct ProvidedPreview {
  /// What it is called by `previewDisplayName`.
  package let name: String?
  /// Its size, device and orientation.
  package let wishes: [PreviewTrait<PreviewTraits>.Wish]
  package let view: AnyView

  /// The views that `content` is made of, in their order.
  package static func all(
    of content: AnyView, environment: EnvironmentValues = EnvironmentValues(), services: Services
  ) -> [ProvidedPreview] {
    func lowered(_ view: OneOfSeveral) -> Lowering {
      var lowering = Lowering(environment: environment, services: services)
      lowering.lowerRoot(view)
      return lowering
    }
    var count = 0
    _ = lowered(OneOfSeveral(content: content, number: .max) { count = $0 })
    return (0..<count).map { number in
      let view = OneOfSeveral(content: content, number: number)
      let lowering = lowered(view)
      return ProvidedPreview(
        name: lowering.preferences[PreviewNames.self],
        wishes: lowering.preferences[PreviewWishes.self], view: AnyView(view))
    }
  }

  /// What the views of a provider are called: the provider's name, and where there are several, a slash and the name or
  /// number of each.
  package static func names(of previews: [ProvidedPreview], in provider: String) -> [String] {
    guard previews.count > 1 else { return previews.map { _ in provider } }
    let own = previews.map(\.name)
    return own.enumerated().map { number, name in
      let isOwn = name != nil && own.count { $0 == name } == 1
      return "\(provider)/\(isOwn ? name ?? "" : "\(number + 1)")"
    }
  }
}

/// The view with a number, without those beside it.
private struct OneOfSeveral: _PrimitiveView {
  let content: AnyView
  let number: Int
  /// Hears how many there are.
  var tell: (Int) -> Void = { _ in }

  func _lowerPrimitive(into lowering: inout Lowering) {
    tell(lowering.picking(number) { content._lower(into: &$0) })
  }
}

/// The contents of a `#Preview`: its name, its traits and its view.
@MainActor
public struct Preview {
  public typealias ViewTraits = PreviewTraits

  /// The preview's name; nil when it has none.
  public let name: String?
  public let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view, with the preview's modifiers around it. A preview of UIKit types is empty:
  /// they are not drawn.
  public let makeView: @MainActor () -> AnyView

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    (self.name, self.traits) = (name, traits)
    makeView = { traits.compactMap(\.wrap).reversed().reduce(AnyView(body())) { $1($0) } }
  }

  package init(
    name: String?, traits: [PreviewTrait<ViewTraits>], makeView: @escaping @MainActor () -> AnyView
  ) {
    (self.name, self.traits, self.makeView) = (name, traits, makeView)
  }
}

/// The expansion of a `#Preview` in a built program.
///
/// Not for conformance by hand; `PreviewCatalogue` finds the conforming types.
public protocol PreviewRegistry {
  /// The module and the name of the file, as `Wallet/Row.swift`.
  static var fileID: String { get }
  /// The position of the `#Preview`, both counted from 1; the column in bytes.
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() -> Preview
}

/// Shows a view while it is developed, and in tests: `PreviewCatalogue` lists the previews of a
/// built program.
///
/// - Parameters:
///   - name: the preview's name; it need not be unique.
///   - traits: its size and surroundings.
///   - body: the view. Variables marked `@Previewable` in it keep their state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<PreviewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KumihanMacros", type: "PreviewMacro")

/// A preview of a UIKit view or controller, accepted and drawn empty. Its less specific type makes
/// the compiler prefer the other overload.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<PreviewTraits>...,
  body: @escaping @MainActor () -> Any
) = #externalMacro(module: "KumihanMacros", type: "PreviewMacro")

/// Marks a variable in the body of a `#Preview` that becomes a property of the previewed view, as
/// `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "KumihanMacros", type: "PreviewableMacro")

import KumihanAppleNames
public import KumihanViews

/// How a product looks.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  associatedtype Body: View
  typealias Configuration = ProductViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style has of a product: its picture, and that the store has not answered.
public struct ProductViewStyleConfiguration {
  /// How far the store is with a product.
  public enum State {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
  }

  /// A type-erased picture.
  public struct Icon: View {
    let view: AnyView?
    public var body: some View { view }
  }

  let id: String
  public let icon: Icon
  public var state: State { .loading }
  public var product: Product? { nil }
  public var hasCurrentEntitlement: Bool { false }
  @MainActor public func purchase(options: Set<Product.PurchaseOption> = []) {}
}

/// A frame with the product's identifier.
public struct AutomaticProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StoreRow(id: configuration.id, icon: configuration.icon.view)
  }
}

/// A small frame; as the automatic style here.
public struct CompactProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProductViewStyle().makeBody(configuration: configuration)
  }
}

/// A frame; as the automatic style here.
public struct RegularProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProductViewStyle().makeBody(configuration: configuration)
  }
}

/// A large frame; as the automatic style here.
public struct LargeProductViewStyle: ProductViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticProductViewStyle().makeBody(configuration: configuration)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}

private struct ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProductViewStyle)? { nil }
}

extension EnvironmentValues {
  var productViewStyle: (any ProductViewStyle)? {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of the store's products inside.
  public func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle, style)
  }
}

/// A product in the style around it. A product in the style's own view has the automatic one, so that a style that
/// extends another ends.
struct StyledProduct: View {
  let configuration: ProductViewStyleConfiguration
  @Environment(\.productViewStyle) private var style

  var body: some View {
    made.environment(\.productViewStyle, nil)
  }

  private var made: AnyView {
    let style: any ProductViewStyle = style ?? AutomaticProductViewStyle()
    return body(of: style)
  }

  private func body(of style: some ProductViewStyle) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

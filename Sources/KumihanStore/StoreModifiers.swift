public import KumihanAppleNames
public import KumihanViews

/// Asks for a review; nobody is asked here.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Buys a product; nothing is bought here.
public struct PurchaseAction: Sendable {
  @MainActor public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { throw Product.PurchaseError.productUnavailable }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension View {
  /// No-op: the store's views are frames.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> Self { self }
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> Self {
    self
  }
  public func subscriptionStoreControlIcon<I: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> I
  ) -> Self { self }
  public func storeButton(
    _ visibility: Visibility, for kinds: StoreButtonKind...
  ) -> Self { self }
  public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> Self { self }
  public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> Self { self }
  public func subscriptionStatusTask(
    for groupID: String, action: @escaping (EntitlementTaskState) async -> Void
  ) -> Self { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> Self { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
  public func appStoreOverlay(isPresented: Binding<Bool>, configuration: () -> Never) -> Self {
    self
  }
}

/// What the button of a subscription says.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
}

/// How subscriptions are chosen.
public protocol SubscriptionStoreControlStyle {}
/// As the place asks for it.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
  public static var buttons: Self { Self() }
  public static var picker: Self { Self() }
  public static var prominentPicker: Self { Self() }
}

/// A button of the store's views.
public enum StoreButtonKind: Hashable, Sendable {
  case automatic, cancellation, restorePurchases, redeemCode, signIn, policies
}

/// What is known of a purchase.
public enum EntitlementTaskState: Sendable { case loading }

/// The older way to ask for a review.
public enum SKStoreReviewController {
  public static func requestReview() {}
  @MainActor @preconcurrency public static func requestReview(in scene: UIWindowScene) {}
}

extension ContainerBackgroundPlacement {
  /// Behind a subscription store's head, or all of it.
  public static let subscriptionStore = ContainerBackgroundPlacement("subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    "subscriptionStoreFullHeight")
}

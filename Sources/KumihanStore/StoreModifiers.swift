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
    for groupID: String,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> Self { self }
  public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> Self { self }
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> Self { self }
  public func storeProductsTask(
    for ids: some Collection<Product.ID>, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> Self { self }
  public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?
  ) -> Self { self }
  public func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss:
      @escaping (
        Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>
      ) -> Void = { _ in }
  ) -> Self { self }
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> Self { self }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> Self { self }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> Self { self }
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
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading
  case failure(any Error)
  case success(Value)
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<T>(_ change: (Value) -> T) -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(change(value))
    }
  }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension Product {
  /// What is known of a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }
  /// What is known of several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

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

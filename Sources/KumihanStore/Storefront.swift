public import Foundation
public import KumihanAppleNames

/// What a store tells, one after the other; it ends at once.
public struct StoreSequence<Element: Sendable>: AsyncSequence, Sendable {
  /// None.
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The store of a country; none is known.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public let currency: Locale.Currency?
  public static var current: Storefront? { get async { nil } }
  public static var updates: StoreSequence<Storefront> { StoreSequence() }
}

/// How an app was bought; nobody knows.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let appVersionID: UInt64?
  public let bundleID: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let environment: AppStore.Environment
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public var jsonRepresentation: Data { Data() }
  /// - Throws: always: the store is never reached.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
  }
  /// - Throws: always: the store is never reached.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}

/// A purchase that was begun in the store; there is none.
public struct PurchaseIntent: Identifiable, Sendable {
  public let id: String
  public let product: Product
  public let offer: Product.SubscriptionOffer?
  public static var intents: StoreSequence<PurchaseIntent> { StoreSequence() }
}

/// Something that the store says; it says nothing.
public struct Message: Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }
  public let reason: Reason
  public static var messages: StoreSequence<Message> { StoreSequence() }
  @MainActor public func display(in scene: UIWindowScene) throws {}
}

extension Product.ProductType {
  public var localizedDescription: String { rawValue }
}

extension Product.SubscriptionInfo.RenewalState {
  public var localizedDescription: String {
    switch self {
    case .subscribed: "Subscribed"
    case .expired: "Expired"
    case .inBillingRetryPeriod: "In Billing Retry Period"
    case .inGracePeriod: "In Grace Period"
    case .revoked: "Revoked"
    default: ""
    }
  }
}

public import Foundation
public import KumihanAppleNames

/// Something that an app sells; the store is never reached, so there is none.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing it is.
  public struct ProductType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// What a purchase came to.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// Why nothing was bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    case productUnavailable, purchaseNotAllowed, invalidQuantity, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// A wish about a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func simulatesAskToBuyInSandbox(_ asks: Bool) -> PurchaseOption {
      PurchaseOption()
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption() }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption() }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption()
    }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption() }
    public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption() }
    public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption() }
    public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption() }
  }

  /// A subscription's terms.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    /// Empty: nobody has subscribed.
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public let groupLevel: Int
    public let groupDisplayName: String
    public let winBackOffers: [SubscriptionOffer]

    /// Whether a subscription runs.
    public struct RenewalState: Hashable, Sendable, RawRepresentable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What is known of a subscription.
    public struct Status: Sendable {
      /// What is known of each subscription in a group.
      public struct Group: Sendable {
        public let groupID: String
        public let statuses: [Status]
      }
      public static var updates: StoreSequence<Status> { StoreSequence() }
      public static var all: StoreSequence<Group> { StoreSequence() }
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    /// How a subscription goes on.
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
      public let renewalDate: Date?
      public let gracePeriodExpirationDate: Date?
      public let isInBillingRetry: Bool
      public let expirationReason: ExpirationReason?
      public let priceIncreaseStatus: PriceIncreaseStatus
      public let offerType: Transaction.OfferType?
      public let offerID: String?
      public let recentSubscriptionStartDate: Date
      public let signedDate: Date
      public let environment: AppStore.Environment

      /// Why a subscription ended.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let autoRenewDisabled = Self(rawValue: 1)
        public static let billingError = Self(rawValue: 2)
        public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
        public static let productUnavailable = Self(rawValue: 4)
        public static let unknown = Self(rawValue: 5)
      }
      /// Whether somebody agreed to a higher price.
      public enum PriceIncreaseStatus: Hashable, Sendable {
        case noIncreasePending, pending, agreed
      }
    }

    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    /// False: nobody is known.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  /// A lower price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How a lower price is paid.
    public struct PaymentMode: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }
    /// For whom a lower price is.
    public struct OfferType: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// How long a subscription runs.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A length of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }
    public let unit: Unit
    public let value: Int
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// None: nobody has bought it.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
  public var jsonRepresentation: Data { Data() }

  /// Empty: the store is never reached.
  public static func products<Identifiers: Collection<String>>(
    for identifiers: Identifiers
  ) async throws -> [Product] { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { throw PurchaseError.productUnavailable }
}

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let subscriptionGroupID: String?
  public let originalPurchaseDate: Date
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let appBundleID: String
  public let webOrderLineItemID: String?
  public let ownershipType: OwnershipType
  public let environment: AppStore.Environment
  public let reason: Reason
  public let revocationReason: RevocationReason?
  public let offerType: OfferType?
  public let offerID: String?
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let signedDate: Date
  public let deviceVerification: Data
  public let deviceVerificationNonce: UUID
  public var storefrontCountryCode: String { storefront.countryCode }
  public var jsonRepresentation: Data { Data() }
  public func finish() async {}

  /// Whose a purchase is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = Self(rawValue: "PURCHASED")
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }
  /// Why there is a purchase.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Self(rawValue: "PURCHASE")
    public static let renewal = Self(rawValue: "RENEWAL")
  }
  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = Self(rawValue: 1)
    public static let other = Self(rawValue: 0)
  }
  /// For whom a lower price was.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let introductory = Self(rawValue: 1)
    public static let promotional = Self(rawValue: 2)
    public static let code = Self(rawValue: 3)
    public static let winBack = Self(rawValue: 4)
  }
  /// What became of a wish for the money back.
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// Why a wish for the money back was not taken.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  /// - Throws: always: the store is never reached.
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
  /// - Throws: always: the store is never reached.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

  /// Purchases one after the other; ends at once.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// None.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func all(for productID: String) -> Transactions { Transactions() }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}

/// A value with the answer whether the store signed it.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  case verified(SignedType)
  case unverified(SignedType, VerificationError)

  /// Why a value is not the store's.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case invalidSignature, revokedCertificate, invalidCertificateChain, invalidDeviceVerification
    case invalidEncoding, missingRequiredProperties
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
  public var unsafePayloadValue: SignedType { payload }
  public var jwsRepresentation: String { "" }
  public var payloadData: Data { Data() }
  public var headerData: Data { Data() }
  public var signatureData: Data { Data() }
  public var signedDate: Date { .distantPast }
  public var deviceVerification: Data { Data() }
  public var payload: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// The store of this device, which is never reached.
public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws {}
  public static var deviceVerificationID: UUID? { nil }
  /// Which store sold something.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {}
  /// No-op: nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// Why the store did not answer.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
  case networkError(URLError)
  case systemError(any Error)
}

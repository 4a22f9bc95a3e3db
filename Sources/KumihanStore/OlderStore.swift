public import Foundation

/// A product of the older interface; the store is never reached, so there is none.
open class SKProduct: NSObject {
  public let productIdentifier: String
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  /// A length of time.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}

/// A request to the store, which is never answered.
open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
}

/// Is told how a request ended.
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products, which is never answered.
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
}

/// A request for the receipt, which is never answered.
open class SKReceiptRefreshRequest: SKRequest {
  open weak var delegate: (any SKRequestDelegate)?
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// Who is told of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What is to be bought.
open class SKPayment: NSObject {
  open fileprivate(set) var productIdentifier: String
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?
  open fileprivate(set) var requestData: Data?
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  /// Of no product.
  public override init() { productIdentifier = "" }
}

/// A lower price that an app's server has signed.
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

/// What is to be bought, which may be changed.
open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
}

/// The store of a country, by the older interface.
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}

/// The purchases that wait; nothing is ever bought.
public final class SKPaymentQueue: NSObject {
  public static func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  public static func canMakePayments() -> Bool { false }
  public var transactions: [SKPaymentTransaction] { [] }
  public func add(_ payment: SKPayment) {}
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions() {}
  public func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  public func presentCodeRedemptionSheet() {}
  public func showPriceConsentIfNeeded() {}
  public var storefront: SKStorefront? { nil }
}

/// How a purchase stands.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase of the older interface.
open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  init(payment: SKPayment) { self.payment = payment }
}

/// Who is told of purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
}

extension SKPaymentTransactionObserver {
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
}

/// How long a subscription of the older interface runs.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .month }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject {
  /// How a lower price is paid.
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var identifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .freeTrial }
}

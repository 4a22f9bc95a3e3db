public import Foundation

/// A product of the older interface; the store is never reached, so there is none.
open class SKProduct: NSObject {
  public let productIdentifier: String
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  init(productIdentifier: String) { self.productIdentifier = productIdentifier }
}

/// A request for products, which is never answered.
open class SKProductsRequest: NSObject {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public init(productIdentifiers: Set<String>) {}
  open func start() {}
  open func cancel() {}
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

/// Who is told of products.
public protocol SKProductsRequestDelegate: AnyObject {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What is to be bought.
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The purchases that wait; nothing is ever bought.
public final class SKPaymentQueue: NSObject {
  public static func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  public static func canMakePayments() -> Bool { false }
  public func add(_ payment: SKPayment) {}
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions() {}
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
  init(payment: SKPayment) { self.payment = payment }
}

/// Who is told of purchases.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

public import Foundation
public import KumihanAppleNames

/// Asks who pays, and is not answered.
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  /// True: the phones that are drawn pay.
  open class func canMakePayments() -> Bool { true }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { true }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { true }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open nonisolated(nonsending) func present() async -> Bool { false }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
  open nonisolated(nonsending) func dismiss() async {}
}

/// Is told of a payment.
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod method: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod method: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
  func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public nonisolated(nonsending) func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    PKPaymentAuthorizationResult(status: .failure, errors: nil)
  }
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod method: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didSelectPaymentMethod method: PKPaymentMethod,
    handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {}
  public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? {
    nil
  }
}

/// A payment to allow; drawn as a box with its name.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  public convenience init?(paymentRequest request: PKPaymentRequest) {
    self.init(nibName: nil, bundle: nil)
  }
  /// True: the phones that are drawn pay.
  open class func canMakePayments() -> Bool { true }
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool { true }
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { true }
}

/// Is told of a payment.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect method: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelect method: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didSelectShippingContact contact: PKContact,
    handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}
}

public import Foundation

/// An amount with its words.
open class PKPaymentSummaryItem: NSObject {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// An amount that is paid again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = NSCalendar.Unit.month
  open var intervalCount = 1
}

/// An amount that is paid later.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {
  open var deferredDate = Date.distantFuture
}

/// A way of sending.
open class PKShippingMethod: PKPaymentSummaryItem {
  open var identifier: String?
  open var detail: String?
  open var dateComponentsRange: PKDateComponentsRange?
}

/// From one day to another.
open class PKDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents
  public init?(start: DateComponents, end: DateComponents) {
    (startDateComponents, endDateComponents) = (start, end)
  }
}

/// A company of cards.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let amex = Self("AmEx")
  public static let bancontact = Self("Bancontact")
  public static let cartesBancaires = Self("CartesBancaires")
  public static let chinaUnionPay = Self("ChinaUnionPay")
  public static let dankort = Self("Dankort")
  public static let discover = Self("Discover")
  public static let eftpos = Self("Eftpos")
  public static let electron = Self("Electron")
  public static let elo = Self("Elo")
  public static let girocard = Self("Girocard")
  public static let idCredit = Self("iD")
  public static let interac = Self("Interac")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let JCB = Self("JCB")
  public static let mada = Self("Mada")
  public static let maestro = Self("Maestro")
  public static let masterCard = Self("MasterCard")
  public static let mir = Self("Mir")
  public static let privateLabel = Self("PrivateLabel")
  public static let quicPay = Self("QUICPay")
  public static let suica = Self("Suica")
  public static let visa = Self("Visa")
  public static let vPay = Self("VPay")
}

/// What a shop's bank can do.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = Self(rawValue: 1)
  public static let emv = Self(rawValue: 2)
  public static let credit = Self(rawValue: 4)
  public static let debit = Self(rawValue: 8)
  public static let instantFundsOut = Self(rawValue: 128)
  public static let capability3DS = threeDSecure
  public static let capabilityEMV = emv
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
}

/// What must be known of who pays.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = Self(rawValue: "email")
  public static let name = Self(rawValue: "name")
  public static let phoneNumber = Self(rawValue: "phone")
  public static let phoneticName = Self(rawValue: "phoneticName")
  public static let postalAddress = Self(rawValue: "post")
}

/// How goods come to who pays.
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A person who pays.
open class PKContact: NSObject {
  open var name: PersonNameComponents?
  open var postalAddress: CNPostalAddress?
  open var emailAddress: String?
  open var phoneNumber: CNPhoneNumber?
}

/// What is to be paid.
open class PKPaymentRequest: NSObject {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var shippingType = PKShippingType.shipping
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var billingContact: PKContact?
  open var shippingContact: PKContact?
  open var supportedCountries: Set<String>?
  open var applicationData: Data?
  open var supportsCouponCode = false
  open var couponCode: String?
  open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .masterCard, .visa] }
  open class func paymentShippingAddressInvalidError(
    withKey key: String, localizedDescription: String?
  ) -> any Error { PKPaymentError(.shippingContactInvalidError) }
  open class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription description: String?
  ) -> any Error { PKPaymentError(.shippingAddressUnserviceableError) }
  open class func paymentContactInvalidError(
    withContactField field: PKContactField, localizedDescription: String?
  ) -> any Error { PKPaymentError(.shippingContactInvalidError) }
}

/// A payment that was allowed.
open class PKPayment: NSObject {
  open var token: PKPaymentToken { PKPaymentToken() }
  open var billingContact: PKContact? { nil }
  open var shippingContact: PKContact? { nil }
  open var shippingMethod: PKShippingMethod? { nil }
}

/// What a shop's bank is told of a payment.
open class PKPaymentToken: NSObject {
  open var paymentData: Data { Data() }
  open var transactionIdentifier: String { "" }
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}

/// A card.
open class PKPaymentMethod: NSObject {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}

/// A kind of card.
public enum PKPaymentMethodType: UInt, Sendable {
  case unknown, debit, credit, prepaid, store, eMoney
}

/// What became of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

/// What became of a payment, and why.
open class PKPaymentAuthorizationResult: NSObject {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}

/// A change of what is to be paid.
open class PKPaymentRequestUpdate: NSObject {
  open var status = PKPaymentAuthorizationStatus.success
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  public init(paymentSummaryItems items: [PKPaymentSummaryItem]) { paymentSummaryItems = items }
}
/// A change with a way of sending.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
/// A change with a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
/// A change with a person.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
  open var shippingMethods: [PKShippingMethod]
  open var errors: [any Error]!
  public init(
    errors: [any Error]?, paymentSummaryItems items: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    (self.errors, self.shippingMethods) = (errors, shippingMethods)
    super.init(paymentSummaryItems: items)
  }
}
/// A change with a coupon.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {
  open var errors: [any Error]!
}

/// Why nothing was paid.
public struct PKPaymentError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = PKPaymentError
    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError,
      couponCodeExpiredError
  }
  public static var errorDomain: String { "PKPaymentErrorDomain" }
  public static let unknownError = Code.unknownError
  public static let shippingContactInvalidError = Code.shippingContactInvalidError
  public static let billingContactInvalidError = Code.billingContactInvalidError
  public static let shippingAddressUnserviceableError = Code.shippingAddressUnserviceableError
  public static let couponCodeInvalidError = Code.couponCodeInvalidError
  public static let couponCodeExpiredError = Code.couponCodeExpiredError
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public import Foundation
public import KumihanAppleNames

/// Something that is kept in Wallet.
open class PKObject: NSObject {}

/// A ticket or a card: what one says is signed, and nobody reads it.
open class PKPass: PKObject {
  public override init() {}
  /// - Throws: always.
  public init(data: Data) throws {
    throw PKPassKitError(.invalidDataError)
  }
  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
  open var relevantDate: Date? { nil }
  open var userInfo: [AnyHashable: Any]? { nil }
  open var passURL: URL? { nil }
  open var passType: PKPassType { .barcode }
  open var secureElementPass: PKSecureElementPass? { nil }
  open func localizedValue(forFieldKey key: String) -> Any? { nil }
}

/// A card of a bank.
open class PKSecureElementPass: PKPass {
  open var primaryAccountIdentifier: String { "" }
  open var primaryAccountNumberSuffix: String { "" }
  open var deviceAccountIdentifier: String { "" }
}

/// A kind of pass.
public enum PKPassType: UInt, Sendable {
  case barcode, secureElement
  case any = 0xFFFF_FFFF
}

/// Wallet, which is empty.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { true }
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func passes(of type: PKPassType) -> [PKPass] { [] }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func removePass(_ pass: PKPass) {}
  open func replacePass(with pass: PKPass) -> Bool { false }
  open func openPaymentSetup() {}
  open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
  open func addPasses(
    _ passes: [PKPass], withCompletionHandler completion: ((AddPassesStatus) -> Void)? = nil
  ) {}
  /// What became of passes.
  public enum AddPassesStatus: Int, Sendable {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
  }
}
public typealias PKPassLibraryAddPassesStatus = PKPassLibrary.AddPassesStatus

/// Passes to be kept; drawn as a box with its name.
@MainActor @preconcurrency
open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  open class func canAddPasses() -> Bool { true }
  public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
  public convenience init?(passes: [PKPass]) { self.init(nibName: nil, bundle: nil) }
}

/// Is told that passes were looked at.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: AnyObject {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// Why a pass cannot be read.
public struct PKPassKitError: _ServiceError {
  /// A reason.
  public enum Code: Int, _ServiceErrorCode {
    public typealias _Failure = PKPassKitError
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError, invalidSignature, notEntitledError
  }
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  public static let unknownError = Code.unknownError
  public static let invalidDataError = Code.invalidDataError
  public static let unsupportedVersionError = Code.unsupportedVersionError
  public static let invalidSignature = Code.invalidSignature
  public static let notEntitledError = Code.notEntitledError
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

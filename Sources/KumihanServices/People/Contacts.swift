public import Foundation
public import KumihanAppleNames
public import KumihanLocation

/// What an app may read.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether contacts may be read: nobody was asked.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// A field of a person that is asked for.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactGivenNameKey = "givenName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactFamilyNameKey = "familyName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactPhoneNumbersKey = "phoneNumbers"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactEmailAddressesKey = "emailAddresses"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataKey = "imageData"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactImageDataAvailableKey = "imageDataAvailable"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactOrganizationNameKey = "organizationName"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNContactBirthdayKey = "birthday"

/// The people a device knows: none.
open class CNContactStore: NSObject {
  public class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  open func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  /// - Throws: always: nobody allowed it, and nobody is there.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.recordDoesNotExist) }
  open func defaultContainerIdentifier() -> String { "" }
  open func execute(_ request: CNSaveRequest) throws {}
  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock block: (CNContact, _StopFlag) -> Void
  ) throws {}
}

/// Which people are asked for.
open class CNContactFetchRequest: NSObject {
  open var unifyResults = true
  open var mutableObjects = false
  public init(keysToFetch: [any CNKeyDescriptor]) {}
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
}

/// The order of people.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// A person.
open class CNContact: NSObject, Identifiable {
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var middleName: String { "" }
  open var namePrefix: String { "" }
  open var nameSuffix: String { "" }
  open var nickname: String { "" }
  open var jobTitle: String { "" }
  open var note: String { "" }
  open var organizationName: String { "" }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { [] }
  open var urlAddresses: [CNLabeledValue<NSString>] { [] }
  open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var birthday: DateComponents? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageData: Data? { nil }
  open var imageDataAvailable: Bool { false }
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(matchingEmailAddress address: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContacts(matching number: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A value with a word about it.
open class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  /// The label as it is kept, without the signs of the system's own.
  public class func localizedString(forLabel label: String) -> String {
    label.trimmingCharacters(in: CharacterSet(charactersIn: "_$!<>"))
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// Writes the names of people.
open class CNContactFormatter: NSObject {
  /// How a name is written.
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "name" }
  public class func string(from contact: CNContact, style: Style) -> String? {
    let words = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// A picker of people; drawn as a box with its name.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// Is told who was picked.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

/// The address of a place.
open class CNPostalAddress: NSObject {
  open var street: String { "" }
  open var city: String { "" }
  open var state: String { "" }
  open var postalCode: String { "" }
  open var country: String { "" }
}

/// A change of the people a device knows, which is not made.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// A person whose words are written down.
open class CNMutableContact: CNContact {
  private var words: [String: String] = [:]
  open override var givenName: String {
    get { words["given"] ?? "" }
    set { words["given"] = newValue }
  }
  open override var familyName: String {
    get { words["family"] ?? "" }
    set { words["family"] = newValue }
  }
  open override var organizationName: String {
    get { words["organization"] ?? "" }
    set { words["organization"] = newValue }
  }
  open override var jobTitle: String {
    get { words["job"] ?? "" }
    set { words["job"] = newValue }
  }
  open override var note: String {
    get { words["note"] ?? "" }
    set { words["note"] = newValue }
  }
  private var phones: [CNLabeledValue<CNPhoneNumber>] = []
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones }
    set { phones = newValue }
  }
  private var mails: [CNLabeledValue<NSString>] = []
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { mails }
    set { mails = newValue }
  }
  private var picture: Data?
  open override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelHome = "_$!<Home>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelWork = "_$!<Work>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

extension CLPlacemark {
  /// Nil: no place is known by its address.
  public var postalAddress: CNPostalAddress? { nil }
}

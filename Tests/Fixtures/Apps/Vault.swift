import Foundation
import LocalAuthentication
import Security
import SwiftUI
import UIKit

public enum KeychainError: LocalizedError {
  case unexpectedData
  case unhandled(status: OSStatus)
  case itemNotFound

  public var errorDescription: String? {
    switch self {
    case .unexpectedData: return "Unexpected data"
    case .itemNotFound: return "Not found"
    case .unhandled(let status):
      return SecCopyErrorMessageString(status, nil) as String? ?? "Status \(status)"
    }
  }
}

public final class KeychainStore {
  private let service: String
  private let accessGroup: String?

  public init(service: String = Bundle.main.bundleIdentifier ?? "app", accessGroup: String? = nil) {
    self.service = service
    self.accessGroup = accessGroup
  }

  private func baseQuery(for key: String) -> [String: Any] {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: key,
    ]
    #if !targetEnvironment(simulator)
      if let accessGroup = accessGroup {
        query[kSecAttrAccessGroup as String] = accessGroup
      }
    #endif
    return query
  }

  public func set(_ data: Data, for key: String) throws {
    var query = baseQuery(for: key)
    query[kSecValueData as String] = data
    query[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    var status = SecItemAdd(query as CFDictionary, nil)
    if status == errSecDuplicateItem {
      let attributes: [String: Any] = [kSecValueData as String: data]
      status = SecItemUpdate(baseQuery(for: key) as CFDictionary, attributes as CFDictionary)
    }
    guard status == errSecSuccess else { throw KeychainError.unhandled(status: status) }
  }

  public func data(for key: String) throws -> Data {
    var query = baseQuery(for: key)
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecReturnAttributes as String] = true
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    guard status != errSecItemNotFound else { throw KeychainError.itemNotFound }
    guard status == errSecSuccess else { throw KeychainError.unhandled(status: status) }
    guard let existing = item as? [String: Any],
      let data = existing[kSecValueData as String] as? Data
    else { throw KeychainError.unexpectedData }
    return data
  }

  public func token(for key: String) -> String? {
    var query = baseQuery(for: key) as [CFString: Any]
    query = [
      kSecClass: kSecClassGenericPassword,
      kSecAttrAccount: key,
      kSecReturnData: true,
      kSecMatchLimit: kSecMatchLimitOne,
    ]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == errSecSuccess, let data = result as? Data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  public func delete(_ key: String) throws {
    let status = SecItemDelete(baseQuery(for: key) as CFDictionary)
    guard status == errSecSuccess || status == errSecItemNotFound else {
      throw KeychainError.unhandled(status: status)
    }
  }

  public func allAccounts() -> [String] {
    let query =
      [
        kSecClass: kSecClassGenericPassword,
        kSecMatchLimit: kSecMatchLimitAll,
        kSecReturnAttributes: kCFBooleanTrue as Any,
      ] as [CFString: Any] as CFDictionary
    var result: CFTypeRef?
    guard SecItemCopyMatching(query, &result) == noErr else { return [] }
    let items = result as? [[String: Any]] ?? []
    return items.compactMap { $0[kSecAttrAccount as String] as? String }
  }

  func makeAccessControl() throws -> SecAccessControl {
    var error: Unmanaged<CFError>?
    guard
      let access = SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
        [.biometryCurrentSet, .privateKeyUsage], &error)
    else { throw error!.takeRetainedValue() as Error }
    return access
  }

  func makeKey(tag: String) throws -> SecKey {
    let attributes: NSDictionary = [
      kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom,
      kSecAttrKeySizeInBits: 256,
      kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
      kSecPrivateKeyAttrs: [
        kSecAttrIsPermanent: true,
        kSecAttrApplicationTag: tag.data(using: .utf8)!,
        kSecAttrAccessControl: try makeAccessControl(),
      ] as [CFString: Any],
    ]
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(attributes, &error) else {
      throw error!.takeRetainedValue() as Error
    }
    return key
  }
}

final class LockViewController: UIViewController {
  private let context = LAContext()
  private let store = KeychainStore()

  private lazy var unlockButton: UIButton = {
    var config = UIButton.Configuration.filled()
    config.title = "Unlock with Face ID"
    config.image = UIImage(systemName: "faceid")
    config.imagePadding = 8
    config.cornerStyle = .capsule
    config.buttonSize = .large
    let button = UIButton(
      configuration: config, primaryAction: UIAction(handler: { [weak self] _ in self?.unlock() }))
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()

  private let statusLabel: UILabel = {
    $0.text = "Locked"
    $0.font = UIFont.preferredFont(forTextStyle: .title1)
    $0.adjustsFontForContentSizeCategory = true
    $0.textAlignment = .center
    $0.translatesAutoresizingMaskIntoConstraints = false
    return $0
  }(UILabel())

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [statusLabel, unlockButton].forEach(view.addSubview)
    NSLayoutConstraint.activate([
      statusLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      statusLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
      unlockButton.topAnchor.constraint(
        equalToSystemSpacingBelow: statusLabel.bottomAnchor, multiplier: 3),
      unlockButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  private func unlock() {
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      statusLabel.text = error?.localizedDescription
      return
    }
    context.localizedFallbackTitle = ""
    context.evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your notes"
    ) { success, error in
      DispatchQueue.main.async { [weak self] in
        self?.statusLabel.text =
          success ? "Unlocked" : (error as? LAError)?.code == .userCancel ? "Cancelled" : "Failed"
      }
    }
  }
}

#Preview("Locked") { LockViewController() }

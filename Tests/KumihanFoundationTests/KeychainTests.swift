import Foundation
import KumihanFoundation
import Testing

/// The keychain is empty and keeps nothing; its names come with Foundation's, as on an iPhone.
struct KeychainTests {
  @Test func nothingIsKept() {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "name", kSecReturnData: true,
    ]
    var made: AnyObject?
    #expect(SecItemAdd(query as CFDictionary, &made) == errSecSuccess && made == nil)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &made) == errSecItemNotFound)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound && made == nil)
  }
}

import Foundation
import Kumihan
import KumihanFoundation
import KumihanServices
import Testing

/// Names of Apple's frameworks answer as a phone that is offline and was never asked.
@MainActor
struct ServicesTests {
  @Test func sumsAreThoseOfTheStandards() {
    func hex<D: KumihanServices.Digest>(_ digest: D) -> String {
      digest.map { String(format: "%02x", $0) }.joined()
    }
    // FIPS 180-4 and RFC 1321: the examples at their ends.
    #expect(
      hex(SHA256.hash(data: Data("abc".utf8)))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.hash(data: Data(String(repeating: "a", count: 200).utf8)))
        == "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5")
    #expect(
      hex(Insecure.MD5.hash(data: Data("message digest".utf8)))
        == "f96b697d7cb7938d525a2f31aaf161d0")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(SHA256.hash(data: Data("abc".utf8)).description.hasPrefix("SHA256 digest: ba7816bf"))
  }

  @Test func nobodyAnswersAQuestion() async throws {
    var answers = 0
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
      answers += 1
    }
    AVCaptureDevice.requestAccess(for: .video) { _ in answers += 1 }
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in
      answers += 1
    }
    #expect(answers == 0)
    #expect(
      await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
        == .notDetermined)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(NWPathMonitor().currentPath.status == .unsatisfied)
    #expect(!MFMailComposeViewController.canSendMail())
  }

  @Test func theKeychainIsEmpty() {
    let query: CFDictionary = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"]
    #expect(SecItemAdd(query, nil) == errSecSuccess)
    var found: AnyObject?
    #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    #expect(found == nil)
  }

  @Test func momentsOfMediaAreCounted() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(CMTimeGetSeconds(time + CMTime(seconds: 0.5, preferredTimescale: 600)) == 2)
    #expect(CMTime.zero < time)
  }

  @Test func whatCanBeDrawnIsAndTheRestIsSaid() throws {
    func reading(_ view: some View) throws -> [String] {
      try view.layoutTree(in: CGSize(width: 320, height: 100)).accessibility.elements
        .compactMap(\.label)
    }
    #expect(
      try reading(
        SignInWithAppleButton(.continue, onRequest: { _ in }, onCompletion: { _ in })
          .frame(height: 50)) == ["Continue with Apple"])
    #expect(
      try reading(VideoPlayer(player: nil) { Text("Live") }) == ["Live"])
    #expect(try reading(WebView(url: URL(string: "https://example.org/a"))) == ["example.org"])
  }
}

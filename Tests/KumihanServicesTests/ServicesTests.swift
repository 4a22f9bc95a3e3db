import Foundation
import Kumihan
import KumihanFoundation
import KumihanLocation
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

  @Test func aSumWithAKeyNamesItsFunction() {
    let sum = HMAC<SHA256>.authenticationCode(
      for: Data("Hi There".utf8), using: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 20)))
    #expect(sum.description.hasPrefix("HMAC with SHA256: b0344c61"))
    #expect(sum.byteCount == 32)
  }

  @Test func theWeatherIsNotKnown() async {
    let place = CLLocation(latitude: 59, longitude: 18)
    await #expect(throws: WeatherError.unknown) {
      try await WeatherService.shared.weather(for: place)
    }
    await #expect(throws: WeatherError.unknown) {
      let (_, days) = try await WeatherService.shared.weather(
        for: place, including: .current, .daily)
      _ = days.count
    }
    #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
    #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW")
    #expect(UVIndex.ExposureCategory.moderate < .veryHigh)
  }

  @Test func noModelAnswersAndNothingIsTranslated() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    let session = LanguageModelSession { "Be brief." }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Hello")
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in session.streamResponse(to: "Hello") { _ = part.content.count }
    }
    let english = Locale.Language(identifier: "en")
    await #expect(throws: TranslationError.internalError) {
      try await TranslationSession(installedSource: english).translate("Hello")
    }
    #expect(await LanguageAvailability().status(from: english, to: nil) == .unsupported)
  }

  @Test func aTalkThatWasStoredIsTakenUp() throws {
    let talk = Transcript(entries: [
      .prompt(Transcript.Prompt(id: "1", segments: [.text(.init(id: "2", content: "Hi"))])),
      .response(
        Transcript.Response(
          id: "3", assetIDs: [], segments: [.text(.init(id: "4", content: "Hello"))])),
    ])
    let stored = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(talk))
    #expect(stored == talk)
    #expect(LanguageModelSession(transcript: stored).transcript.map(\.id) == ["1", "3"])
    #expect(stored.map(\.description) == ["(Prompt) Hi", "(Response) Hello"])
  }

  @Test func viewsHaveTheLayersOfPlayersAndCameras() {
    final class Camera: UIView {
      override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    }
    final class Player: UIView {
      override class var layerClass: AnyClass { AVPlayerLayer.self }
    }
    #expect(Camera(frame: .zero).layer is AVCaptureVideoPreviewLayer)
    #expect(Player(frame: .zero).layer is AVPlayerLayer)
  }

  @Test func keysOutOfKeysAreThoseOfTheStandard() {
    // RFC 5869, the first case.
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: [UInt8](0...12), info: [UInt8](0xF0...0xF9), outputByteCount: 42)
    #expect(
      key._bytes.map { String(format: "%02x", $0) }.joined()
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  @Test func sumsWithAKeyAreThoseOfTheStandard() {
    // RFC 4231: the first, the second and the sixth case, whose key is longer than a block.
    let cases: [([UInt8], String, String)] = [
      (
        Array(repeating: 0x0B, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Array(repeating: 0xAA, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ]
    for (key, message, sum) in cases {
      let code = HMAC<SHA256>.authenticationCode(
        for: Data(message.utf8), using: SymmetricKey(data: key))
      #expect(code.map { String(format: "%02x", $0) }.joined() == sum)
      #expect(
        HMAC<SHA256>.isValidAuthenticationCode(
          code, authenticating: Data(message.utf8), using: SymmetricKey(data: key)))
      #expect(
        !HMAC<SHA256>.isValidAuthenticationCode(
          code, authenticating: Data("other".utf8), using: SymmetricKey(data: key)))
    }
  }

  @Test func nothingIsSealed() throws {
    let key = SymmetricKey(size: .bits256)
    #expect(throws: CryptoKitError.self) { try AES.GCM.seal(Data("abc".utf8), using: key) }
    let box = try AES.GCM.SealedBox(combined: Data(0..<40))
    #expect(box.ciphertext == Data(12..<24) && box.tag == Data(24..<40))
    #expect(box.combined == Data(0..<40))
    #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(0..<27)) }
    #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key) }
  }

  @Test func anObserverIsToldTheFirstValueIfItAsks() {
    final class Player: NSObject { var rate = 2.0 }
    var told: [Double?] = []
    let player = Player()
    let both = [
      player.observe(\.rate, options: [.initial, .new]) { told.append($1.newValue) },
      player.observe(\.rate, options: .new) { told.append($1.newValue) },
    ]
    player.rate = 3
    for observation in both { observation.invalidate() }
    #expect(told == [2])
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

  @Test func aNewerCookieReplacesTheOlder() throws {
    func cookie(_ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [
          .name: "a", .value: value, .path: "/", .domain: "example.org",
        ]))
    }
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    store.setCookie(try cookie("1"))
    store.setCookie(try cookie("2"))
    var kept: [String] = []
    store.getAllCookies { kept = $0.map(\.value) }
    #expect(kept == ["2"])
    store.delete(try cookie("2"))
    store.getAllCookies { kept = $0.map(\.value) }
    #expect(kept.isEmpty)
  }

  @Test func momentsOfMediaAreCounted() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(CMTimeGetSeconds(time + CMTime(seconds: 0.5, preferredTimescale: 600)) == 2)
    #expect(CMTime.zero < time)
    let half = CMTime(value: 1, timescale: 2)
    #expect(CMTime.zero + half == CMTime(value: 300, timescale: 600))
    #expect(half + CMTime(value: 1, timescale: 3) == CMTime(value: 5, timescale: 6))
    #expect(half - time == CMTime(value: -1, timescale: 1) && !(half + .invalid).isValid)
    #expect(Set([half, CMTime(value: 2, timescale: 4)]).count == 1)
    #expect(CMTimeRange(start: half, end: .positiveInfinity).end == .positiveInfinity)
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: 2) == .positiveInfinity)
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

  @Test func recordsAreKeptAndNotSent() {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a"))
    record["title"] = "Tea"
    record["count"] = 2 as CKRecordValue
    #expect(record["title"] as? String == "Tea")
    #expect(record.allKeys() == ["count", "title"])
    let container = CKContainer.default()
    var told: CKError.Code?
    container.privateCloudDatabase.save(record) { told = ($1 as? CKError)?.code }
    #expect(told == .networkUnavailable)
    told = nil
    let query = CKQueryOperation(
      query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    query.queryResultBlock = { result in
      if case .failure(let error as CKError) = result { told = error.code }
    }
    container.publicCloudDatabase.add(query)
    #expect(told == .networkUnavailable)
  }

  @Test func documentsSayTheirPages() throws {
    let data = Data("%PDF-1.4\n<</Type /Pages>> <</Type /Page>> <</Type/Page/Parent 1 0 R>>".utf8)
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2)
    let view = PDFView()
    view.document = document
    #expect(view.currentPage === document.page(at: 0) && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && !view.canGoToNextPage)
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && document.page(at: 1) == nil)
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
    #expect(PDFDocument().pageCount == 0)
  }

  @Test func nothingIsFoundInPicturesNorNearby() throws {
    let request = VNRecognizeTextRequest { request, error in
      #expect(request.results?.isEmpty == true && error == nil)
    }
    try VNImageRequestHandler(data: Data()).perform([request])
    #expect(
      VNImageRectForNormalizedRect(CGRect(x: 0.5, y: 0, width: 0.25, height: 1), 200, 100)
        == CGRect(x: 100, y: 0, width: 50, height: 100))
    #expect(CBCentralManager().state == .unsupported)
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    let numbers = try MLMultiArray(shape: [2, 3], dataType: .double)
    numbers[[1, 2]] = 7
    #expect(numbers.count == 6 && numbers[5] == 7)
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/a")) }
  }

  @Test func partsOfGamesHaveTheirPlaces() {
    let scene = SKScene(size: CGSize(width: 100, height: 200))
    let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    (box.name, box.position) = ("box", CGPoint(x: 50, y: 50))
    let group = SKNode()
    group.addChild(box)
    scene.addChild(group)
    #expect(box.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(box.scene === scene && scene.childNode(withName: "//box") === box)
    box.removeFromParent()
    #expect(box.scene == nil && group.children.isEmpty)
  }

  /// A chain of parts is searched once at each, however long it is.
  @Test func namesAreFoundInLongChains() {
    let root = SKNode()
    var last = root
    for _ in 0..<100 {
      let next = SKNode()
      last.addChild(next)
      last = next
    }
    last.name = "end"
    #expect(root.childNode(withName: "//end") === last)
    #expect(root.childNode(withName: "//none") == nil)
  }
}

import Foundation
import Kumihan
import KumihanFamily
import KumihanServices
import Testing

/// Frameworks beside views answer at once, as a phone without network, permission and data.
@MainActor
struct FrameworksTests {
  @Test func errorsAreThoseOfTheirFramework() async {
    var told: [String] = []
    CXCallController().request(CXTransaction(action: CXEndCallAction(call: UUID()))) { error in
      if let error = error as NSError? { told.append("\(error.domain) \(error.code)") }
    }
    HMCharacteristic().writeValue(true) { error in
      if (error as? HMError)?.code == .accessoryNotReachable { told.append("home") }
    }
    #expect(told == ["com.apple.CallKit.error.requesttransaction 2", "home"])
    do {
      _ = try await DCAppAttestService.shared.generateKey()
      Issue.record("a key")
    } catch DCError.featureUnsupported {
    } catch {
      Issue.record(error)
    }
    await #expect(throws: RPRecordingError(.disabled)) {
      try await RPScreenRecorder.shared().startRecording()
    }
    await #expect(throws: QLThumbnailError(.generationFailed)) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(
        for: .init(fileAt: URL(filePath: "/a"), size: .zero, scale: 1, representationTypes: .all))
    }
    #expect(throws: PKPassKitError(.invalidDataError)) { try PKPass(data: Data()) }
    // HMError.h and GKError.h.
    #expect(HMError(.homeAccessNotAuthorized).errorCode == 47)
    #expect(HMError(.genericError).errorCode == 52)
    #expect(GKError(.invitationsDisabled).errorCode == 25)
    #expect(GKError(.apiObsolete).errorCode == 34)
  }

  @Test func nobodyCallsNorConnects() {
    #expect(CXCallObserver().calls.isEmpty && HMHomeManager().homes.isEmpty)
    #expect(GCController.controllers().isEmpty && !NFCNDEFReaderSession.readingAvailable)
    #expect(!NISession.deviceCapabilities.supportsDirectionMeasurement)
    #expect(
      ASIdentifierManager.shared().advertisingIdentifier.uuidString
        == "00000000-0000-0000-0000-000000000000")
  }

  @Test func valuesOfScriptsAreFoundAgain() throws {
    let context = try #require(JSContext())
    context.setObject([1, 2.5, "a"], forKeyedSubscript: "list" as NSString)
    context.setObject(["name": "Ada", "age": 36], forKeyedSubscript: "person")
    let list = try #require(context.objectForKeyedSubscript("list"))
    #expect(list.isArray && list.toString() == "1,2.5,a" && list.atIndex(1).toDouble() == 2.5)
    #expect(list.atIndex(9).isUndefined)
    let person = try #require(context["person"])
    #expect(person.forProperty("name").toString() == "Ada" && person.isObject)
    #expect(person.forProperty("age").toInt32() == 36 && person.hasProperty("age"))
    #expect(try #require(context.evaluateScript("1 + 1")).isUndefined)
    #expect(JSValue(double: 3, in: context).toString() == "3")
    #expect(JSValue(object: "12", in: context).toInt32() == 12)
    #expect(JSValue(object: "", in: context).toBool() == false)
    #expect(JSValue(nullIn: context).isNull && JSValue(undefinedIn: context).toDouble().isNaN)
    #expect(JSValue(bool: true, in: context).isBoolean)
    #expect(JSValue(double: .nan, in: context).toString() == "NaN")
    let undefined = try #require(JSValue(undefinedIn: context))
    context.setObject(undefined, forKeyedSubscript: "none")
    #expect(try #require(context["none"]).isUndefined)
  }

  @Test func messagesOfChipsAreWrittenByTheirRules() throws {
    // NFC Forum, URI and text records: the examples of their descriptions.
    let address = try #require(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.nfc.com"))
    #expect([UInt8](address.payload) == [2] + Array("nfc.com".utf8))
    #expect(address.wellKnownTypeURIPayload()?.absoluteString == "https://www.nfc.com")
    let text = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Hej", locale: Locale(identifier: "sv")))
    #expect(text.wellKnownTypeTextPayload().0 == "Hej")
    #expect([UInt8](text.payload) == [2] + Array("svHej".utf8))
    #expect(NFCNDEFMessage(records: [address]).length == 12)
    let long = NFCNDEFPayload(
      format: .media, type: Data("a/b".utf8), identifier: Data("id".utf8),
      payload: Data(repeating: 0, count: 300))
    #expect(NFCNDEFMessage(records: [address, long]).length == 12 + 312)
  }

  @Test func screensOfACarStandUponEachOther() {
    let controller = CPInterfaceController()
    let list = CPListTemplate(
      title: "Songs", sections: [CPListSection(items: [CPListItem(text: "One", detailText: nil)])])
    let (tabs, grid) = (
      CPTabBarTemplate(templates: [list]), CPGridTemplate(title: nil, gridButtons: [])
    )
    tabs.updateTemplates([list, grid])
    #expect(tabs.selectedTemplate === list)
    tabs.select(grid)
    #expect(tabs.selectedTemplate === grid)
    controller.setRootTemplate(tabs, animated: false)
    controller.pushTemplate(list, animated: true)
    #expect(controller.topTemplate === list && controller.templates.count == 2)
    #expect(list.itemCount == 1)
    controller.popTemplate(animated: true)
    var popped: Bool?
    controller.popTemplate(animated: true) { done, _ in popped = done }
    #expect(popped == false && controller.templates.count == 1)
  }

  @Test func buttonsOfAppleAreRead() throws {
    func reading(_ view: some View) throws -> [String] {
      try view.layoutTree(in: CGSize(width: 320, height: 100)).accessibility.elements
        .compactMap(\.label)
    }
    #expect(try reading(PayWithApplePayButton(.buy) {}.frame(height: 44)) == ["Buy with Apple Pay"])
    #expect(try reading(PayWithApplePayButton(action: {}) { Text("No") }) == ["Apple Pay"])
    #expect(try reading(AddPassToWalletButton {}.frame(height: 44)) == ["Add to Apple Wallet"])
    #expect(
      PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .black).intrinsicContentSize
        == CGSize(width: 100, height: 30))
  }

  @Test func nobodyAllowedAnythingToFamilies() async {
    #expect(AuthorizationCenter.shared.authorizationStatus == .notDetermined)
    await #expect(throws: FamilyControlsError.authorizationCanceled) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try DeviceActivityCenter().startMonitoring(
        DeviceActivityName("day"),
        during: DeviceActivitySchedule(
          intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23),
          repeats: true))
    }
    let store = ManagedSettingsStore()
    store.shield.applicationCategories = .all(except: [])
    #expect(store.shield.applicationCategories == .all(except: []))
    store.clearAllSettings()
    #expect(store.shield.applicationCategories == nil)
    let selection = FamilyActivitySelection()
    let copy = try? JSONDecoder().decode(
      FamilyActivitySelection.self, from: JSONEncoder().encode(selection))
    #expect(copy == selection)
  }

  @Test func noAlarmIsSetAndNobodyPlaysAlong() async throws {
    struct Game: GroupActivity {
      var metadata: GroupActivityMetadata { GroupActivityMetadata() }
    }
    struct Tea: AlarmMetadata {}
    #expect(AlarmManager.shared.authorizationState == .notDetermined)
    let attributes = AlarmAttributes<Tea>(
      presentation: AlarmPresentation(alert: .init(title: "Tea")), tintColor: .green)
    await #expect(throws: CocoaError.self) {
      try await AlarmManager.shared.schedule(
        id: UUID(), configuration: .timer(duration: 180, attributes: attributes))
    }
    #expect(try AlarmManager.shared.alarms.isEmpty)
    #expect(try await !Game().activate())
    var sessions = 0
    for await _ in Game.sessions() { sessions += 1 }
    #expect(sessions == 0)
  }
}

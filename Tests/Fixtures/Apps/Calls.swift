import AVFoundation
import CallKit
import CarPlay
import CoreNFC
import HomeKit
import JavaScriptCore
import MetricKit
import PushKit
import ReplayKit
import SwiftUI
import UIKit

/// Calls that come by a push and are shown by the system.
final class CallCenter: NSObject, ObservableObject {
  @Published private(set) var log: [String] = []
  private let provider: CXProvider
  private let controller = CXCallController()
  private let observer = CXCallObserver()
  private var registry: PKPushRegistry?

  override init() {
    let configuration = CXProviderConfiguration()
    configuration.supportsVideo = true
    configuration.maximumCallsPerCallGroup = 1
    configuration.supportedHandleTypes = [.phoneNumber, .generic]
    configuration.iconTemplateImageData = UIImage(systemName: "phone")?.pngData()
    provider = CXProvider(configuration: configuration)
    super.init()
    provider.setDelegate(self, queue: nil)
    observer.setDelegate(self, queue: .main)
    let registry = PKPushRegistry(queue: .main)
    registry.delegate = self
    registry.desiredPushTypes = [.voIP]
    self.registry = registry
  }

  func call(_ number: String) {
    let action = CXStartCallAction(
      call: UUID(), handle: CXHandle(type: .phoneNumber, value: number))
    action.isVideo = false
    controller.request(CXTransaction(action: action)) { error in
      if let error = error as? CXErrorCodeRequestTransactionError {
        self.log.append(error.code == .unknownCallProvider ? "No provider" : "Failed")
      }
    }
  }

  func receive(from name: String) {
    let update = CXCallUpdate()
    update.remoteHandle = CXHandle(type: .generic, value: name)
    update.localizedCallerName = name
    update.hasVideo = true
    provider.reportNewIncomingCall(with: UUID(), update: update) { error in
      self.log.append(error == nil ? "Ringing" : "\(name) cannot ring")
    }
  }

  var isOnCall: Bool { observer.calls.contains { !$0.hasEnded } }
}

extension CallCenter: CXProviderDelegate {
  func providerDidReset(_ provider: CXProvider) { log = [] }
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fulfill() }
  func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
    provider.reportCall(with: action.callUUID, endedAt: nil, reason: .remoteEnded)
    action.fulfill()
  }
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
}

extension CallCenter: CXCallObserverDelegate {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) {
    log.append(call.hasEnded ? "Ended" : "Changed")
  }
}

extension CallCenter: PKPushRegistryDelegate {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  ) {
    log.append(pushCredentials.token.map { String(format: "%02x", $0) }.joined())
  }
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    receive(from: payload.dictionaryPayload["name"] as? String ?? "Unknown")
    completion()
  }
}

/// The same list in the car.
class CallsSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
  var interfaceController: CPInterfaceController?

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {
    self.interfaceController = interfaceController
    let item = CPListItem(text: "Ada", detailText: "Mobile")
    item.handler = { [weak self] _, completion in
      self?.interfaceController?.pushTemplate(
        CPNowPlayingTemplate.shared, animated: true, completion: nil)
      completion()
    }
    let list = CPListTemplate(title: "Calls", sections: [CPListSection(items: [item])])
    list.tabImage = UIImage(systemName: "phone")
    interfaceController.setRootTemplate(
      CPTabBarTemplate(templates: [list]), animated: false, completion: nil)
  }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) { self.interfaceController = nil }
}

/// Opens the door by a chip or by the home.
final class DoorOpener: NSObject, ObservableObject {
  @Published var status = "Closed"
  private var session: NFCNDEFReaderSession?
  private let homes = HMHomeManager()
  private let script = JSContext()!

  override init() {
    super.init()
    homes.delegate = self
    script.exceptionHandler = { _, exception in print(exception?.toString() ?? "") }
    script.setObject("front", forKeyedSubscript: "door" as NSString)
    MXMetricManager.shared.add(self)
  }

  var door: String { script.objectForKeyedSubscript("door")?.toString() ?? "" }

  func scan() {
    guard NFCNDEFReaderSession.readingAvailable else {
      status = "No reader"
      return
    }
    session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true)
    session?.alertMessage = "Hold the key here"
    session?.begin()
  }

  func open() {
    let locks = homes.homes.flatMap(\.accessories).flatMap(\.services)
      .filter { $0.serviceType == HMServiceTypeLockMechanism }.flatMap(\.characteristics)
    for lock in locks where lock.characteristicType == HMCharacteristicTypeTargetLockMechanismState
    {
      lock.writeValue(0) { error in self.status = error?.localizedDescription ?? "Open" }
    }
  }

  func record() async {
    do {
      try await RPScreenRecorder.shared().startRecording()
    } catch RPRecordingError.userDeclined {
      status = "Declined"
    } catch {
      status = "Not recorded"
    }
  }
}

extension DoorOpener: NFCNDEFReaderSessionDelegate {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) {
    if let error = error as? NFCReaderError,
      error.code != .readerSessionInvalidationErrorUserCanceled
    {
      status = error.localizedDescription
    }
  }
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
    for record in messages.flatMap(\.records) {
      status = record.wellKnownTypeURIPayload()?.host ?? "Key"
    }
  }
}

extension DoorOpener: HMHomeManagerDelegate {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { status = "\(manager.homes.count)" }
}

extension DoorOpener: MXMetricManagerSubscriber {
  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads { print(payload.jsonRepresentation().count) }
  }
}

struct CallsScreen: View {
  @StateObject private var center = CallCenter()
  @StateObject private var door = DoorOpener()

  var body: some View {
    List {
      Section("Calls") {
        ForEach(center.log, id: \.self) { Text($0) }
        Text(center.isOnCall ? "On a call" : "Quiet")
      }
      Section("Door") {
        Text("The \(door.door) door")
        Text(door.status)
      }
    }
    .onAppear {
      center.call("+41 44 000 00 00")
      center.receive(from: "Ada")
      door.scan()
    }
  }
}

#Preview("Calls") {
  CallsScreen()
}

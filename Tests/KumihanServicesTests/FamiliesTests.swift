import Foundation
import Kumihan
import KumihanFamily
import KumihanFoundation
import KumihanServices
import Testing

/// Families of Apple's frameworks that ask for a device, a network or media: they keep what they are told, and fail at once.
@MainActor
struct FamiliesTests {
  @Test func sharedObjectsAreTheSame() throws {
    #expect(RPScreenRecorder.shared() === RPScreenRecorder.shared())
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    #expect(WKWebsiteDataStore.nonPersistent() !== WKWebsiteDataStore.default())
    #expect(AuthorizationCenter.shared === AuthorizationCenter.shared)
    #expect(UNNotificationSound.default === UNNotificationSound.default)
    #expect(UNNotificationSound.default !== UNNotificationSound.defaultRingtone)
    #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
    #expect(GKLocalPlayer.local === GKLocalPlayer.local)
    #expect(CKContainer.default() === CKContainer.default())
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(AVAudioSession.sharedInstance().mode == .moviePlayback)
  }

  @Test func playersAreMadeWithoutASound() throws {
    #expect(AVAudioPlayer().url == nil && !AVAudioRecorder().isRecording)
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.isAutoShutdownEnabled = true
    engine.attach(node)
    #expect(engine.attachedNodes == [node])
    engine.detach(node)
    #expect(engine.attachedNodes.isEmpty)
    var time = CMTime.zero
    let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/a.mov")))
    #expect(throws: URLError.self) {
      _ = try unsafe generator.copyCGImage(at: .zero, actualTime: &time)
    }
    #expect(throws: URLError.self) {
      _ = try unsafe generator.copyCGImage(at: .zero, actualTime: nil)
    }
  }

  @Test func cloudOperationsFailOnce() {
    var told: [String] = []
    let save = CKModifySubscriptionsOperation(
      subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "all")])
    save.modifySubscriptionsResultBlock = { if case .failure = $0 { told.append("save") } }
    CKContainer.default().privateCloudDatabase.add(save)
    let zone = CKFetchRecordZoneChangesOperation(recordZoneIDs: [.default])
    zone.recordZoneFetchResultBlock = { id, _ in told.append(id.zoneName) }
    zone.fetchRecordZoneChangesResultBlock = { _ in told.append("zones") }
    CKContainer.default().privateCloudDatabase.add(zone)
    #expect(told == ["save", "_defaultZone", "zones"])
    var error: (any Error)?
    CKContainer.default().publicCloudDatabase.fetchAllSubscriptions { error = $1 }
    #expect((error as? CKError)?.code == .networkUnavailable)
  }

  @Test func recordsKeepTheirFields() {
    let record = CKRecord(recordType: "Tree")
    record["height"] = 3.5
    record.encryptedValues["owner"] = "Ada"
    let height: Double? = record["height"]
    #expect(height == 3.5 && record.changedKeys() == ["height"])
    #expect(record.encryptedValues["owner"] == "Ada")
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Trees"
    share.removeParticipant(share.owner)
    #expect(record.share?.recordID == share.recordID && share.owner.role == .owner)
  }

  @Test func compositionsAreAsLongAsTheirTracks() throws {
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: 0))
    let second = CMTime(value: 600, timescale: 600)
    let range = CMTimeRange(start: .zero, duration: CMTimeMultiply(second, multiplier: 4))
    try track.insertTimeRange(range, of: track, at: .zero)
    track.removeTimeRange(CMTimeRange(start: second, duration: second))
    #expect(composition.duration.seconds == 3 && composition.tracks(withMediaType: .audio).isEmpty)
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: .default).value == 2)
    #expect(range.intersection(CMTimeRange(start: second, end: second + second)).duration == second)
  }

  @Test func mediaAreNeitherReadNorWritten() async throws {
    let reader = try AVAssetReader(asset: AVAsset())
    #expect(!reader.startReading() && reader.status == .failed)
    let writer = try AVAssetWriter(outputURL: URL(fileURLWithPath: "/film"), fileType: .mp4)
    let input = AVAssetWriterInput(mediaType: .video, outputSettings: nil)
    writer.add(input)
    #expect(writer.startWriting() && !writer.canAdd(input))
    var asked = 0
    input.requestMediaDataWhenReady(on: .main) {
      asked += 1
      input.markAsFinished()
    }
    await writer.finishWriting()
    #expect(asked == 1 && writer.status == .failed && writer.error != nil)
    #expect(throws: (any Error).self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: "/sound"))
    }
  }

  /// Samples are silence until somebody writes others.
  @Test func samplesAreInMemory() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    #expect(format.isStandard && format.sampleRate == 22_050 && format.channelCount == 2)
    let same = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 22_050, channels: 2, interleaved: false))
    #expect(format.isEqual(same) && !format.isEqual(AVAudioFormat()))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    buffer.frameLength = 4
    unsafe buffer.floatChannelData?[1][3] = 0.5
    let samples = unsafe [buffer.floatChannelData?[0][3], buffer.floatChannelData?[1][3]]
    #expect(samples == [0, 0.5])
    let hasShorts = unsafe buffer.int16ChannelData != nil
    #expect(!hasShorts && buffer.stride == 1)
    let woven = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 2, interleaved: true))
    let short = try #require(AVAudioPCMBuffer(pcmFormat: woven, frameCapacity: 2))
    unsafe short.int16ChannelData?[1][short.stride] = 7
    let last = unsafe short.int16ChannelData?[0][3]
    #expect(last == 7 && short.stride == 2)
    #expect(AVAudioConverter(from: format, to: woven)?.outputFormat === woven)
  }

  @Test func keysAreWrittenAsTheStandardsSay() throws {
    let key = P384.Signing.PrivateKey()
    #expect(key.publicKey.x963Representation.count == 97)
    // RFC 5480: the name of the curve stands before the point.
    #expect(
      key.publicKey.derRepresentation.prefix(23).map { $0 }
        == [
          0x30, 0x76, 0x30, 0x10, 6, 7, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1, 6, 5, 0x2B, 0x81, 4, 0,
          0x22, 3, 0x62, 0,
        ])
    #expect(P521.Signing.PrivateKey().publicKey.derRepresentation.count == 158)
    let text = P256.Signing.PrivateKey().publicKey.pemRepresentation
    #expect(text.hasPrefix("-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"))
    #expect(
      try P256.Signing.PublicKey(pemRepresentation: text).rawRepresentation.count == 64)
    let numbers = Data(UInt8(1)...132)
    let signature = try P521.Signing.ECDSASignature(rawRepresentation: numbers)
    #expect(
      try P521.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        .rawRepresentation == numbers)
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }

  @Test func documentsHaveContents() {
    let (root, chapter, part) = (PDFOutline(), PDFOutline(), PDFOutline())
    root.insertChild(chapter, at: 0)
    chapter.insertChild(part, at: 5)
    root.insertChild(part, at: 0)
    #expect(root.numberOfChildren == 2 && chapter.numberOfChildren == 0 && chapter.index == 1)
    part.removeFromParent()
    #expect(root.numberOfChildren == 1 && part.parent == nil)
    let document = PDFDocument()
    document.outlineRoot = root
    #expect(document.outlineRoot === root)
  }

  @Test func pagesKeepWhoAnswersForASchemeOfTheirOwn() async throws {
    final class Own: NSObject, WKURLSchemeHandler {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let (settings, own) = (WKWebViewConfiguration(), Own())
    settings.setURLSchemeHandler(own, forURLScheme: "App")
    #expect(settings.urlSchemeHandler(forURLScheme: "app") === own)
    #expect(WKWebView.handlesURLScheme("https") && !WKWebView.handlesURLScheme("app"))
  }

  @Test func nobodyPlays() async throws {
    await #expect(throws: GKError.self) {
      try await GKMatchmaker.shared().findMatch(for: GKMatchRequest())
    }
    #expect(throws: GKError.self) {
      try GKMatch().sendData(toAllPlayers: Data(), with: .reliable)
    }
  }

  @Test func nothingIsSeenInPictures() async throws {
    let (texts, faces) = try await ImageRequestHandler(Data()).perform(
      RecognizeTextRequest(), DetectFaceRectanglesRequest())
    #expect(texts.isEmpty && faces.isEmpty)
    let request = VNDetectHumanHandPoseRequest()
    #expect(request.results?.isEmpty == true)
    let part = NormalizedRect(x: 0, y: 0.5, width: 0.5, height: 0.25)
    let size = CGSize(width: 200, height: 100)
    #expect(part.toImageCoordinates(size) == CGRect(x: 0, y: 50, width: 100, height: 25))
    #expect(
      part.toImageCoordinates(size, origin: .upperLeft)
        == CGRect(x: 0, y: 25, width: 100, height: 25))
  }

  @Test func measurementsAddUpOrNot() {
    #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.dietaryWater).aggregationStyle == .cumulative)
    #expect(HKQuantityType(.bodyMass).aggregationStyle == .discreteArithmetic)
    #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
    #expect(HKQuantityType(.heartRate).is(compatibleWith: HKUnit(from: "count/s")))
    #expect(!HKQuantityType(.heartRate).is(compatibleWith: .meter()))
    #expect(HKQuantityType(.height).is(compatibleWith: .inch()))
  }

  @Test func rulesSayWhenAWayIsTaken() {
    let rule = NEOnDemandRuleConnect()
    rule.interfaceTypeMatch = .wiFi
    rule.ssidMatch = ["Home"]
    let manager = NEVPNManager.shared()
    manager.onDemandRules = [rule, NEOnDemandRuleDisconnect()]
    #expect(manager.onDemandRules?.map(\.action) == [.connect, .disconnect])
    manager.onDemandRules = nil
  }

  @Test func buttonsOfTheLockScreenHaveTheirKinds() {
    let center = MPRemoteCommandCenter.shared()
    center.playCommand.addTarget(center, action: Selector("play:"))
    center.changePlaybackPositionCommand.addTarget { _ in .success }
    center.changeRepeatModeCommand.currentRepeatType = .all
    #expect(center.changeRepeatModeCommand.currentRepeatType == .all)
    center.changeRepeatModeCommand.currentRepeatType = .off
    center.likeCommand.localizedTitle = "Like"
    #expect(MPSeekCommandEvent().type == .beginSeeking)
  }
}

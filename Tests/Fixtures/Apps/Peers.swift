import CommonCrypto
import CoreText
import Network
import SwiftUI

extension Data {
  var sha256Hex: String {
    var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    self.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(self.count), &hash) }
    return hash.map { String(format: "%02x", $0) }.joined()
  }

  func aesEncrypt(key: Data, iv: Data) -> Data? {
    let length = count + kCCBlockSizeAES128
    var output = Data(count: length)
    var written = 0
    let status = output.withUnsafeMutableBytes { out in
      self.withUnsafeBytes { input in
        key.withUnsafeBytes { keyBytes in
          iv.withUnsafeBytes { ivBytes in
            CCCrypt(
              CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES),
              CCOptions(kCCOptionPKCS7Padding),
              keyBytes.baseAddress, key.count, ivBytes.baseAddress,
              input.baseAddress, self.count, out.baseAddress, length, &written)
          }
        }
      }
    }
    guard status == kCCSuccess else { return nil }
    return output.prefix(written)
  }
}

extension String {
  var md5: String {
    let data = Data(utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02hhx", $0) }.joined()
  }
}

@MainActor
final class PeerBrowser: ObservableObject {
  @Published var results: [NWBrowser.Result] = []
  @Published var status = "Idle"
  private var browser: NWBrowser?
  private var connection: NWConnection?
  private var listener: NWListener?

  func start() {
    let parameters = NWParameters()
    parameters.includePeerToPeer = true
    let browser = NWBrowser(for: .bonjour(type: "_chat._tcp", domain: nil), using: parameters)
    browser.stateUpdateHandler = { [weak self] state in
      Task { @MainActor in
        switch state {
        case .ready: self?.status = "Browsing"
        case .failed(let error): self?.status = error.localizedDescription
        case .cancelled: self?.status = "Stopped"
        default: break
        }
      }
    }
    browser.browseResultsChangedHandler = { [weak self] results, _ in
      Task { @MainActor in self?.results = Array(results) }
    }
    browser.start(queue: .main)
    self.browser = browser
  }

  func host() throws {
    let tcp = NWProtocolTCP.Options()
    tcp.enableKeepalive = true
    tcp.keepaliveIdle = 2
    let parameters = NWParameters(tls: nil, tcp: tcp)
    let listener = try NWListener(using: parameters, on: 8080)
    listener.service = NWListener.Service(name: "Kitchen", type: "_chat._tcp")
    listener.newConnectionHandler = { connection in connection.start(queue: .global()) }
    listener.start(queue: .main)
    self.listener = listener
  }

  func connect(to endpoint: NWEndpoint) {
    let connection = NWConnection(to: endpoint, using: .tcp)
    connection.stateUpdateHandler = { state in
      if case .ready = state { print("ready") }
    }
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) {
      data, _, isComplete, error in
      if let data, !data.isEmpty { print(data.count) }
      if isComplete || error != nil { connection.cancel() }
    }
    connection.send(
      content: Data("hello".utf8),
      completion: .contentProcessed { error in
        if let error { print("send failed: \(error)") }
      })
    connection.start(queue: .main)
    self.connection = connection
  }

  func direct() {
    connect(
      to: .hostPort(host: NWEndpoint.Host("192.168.0.2"), port: NWEndpoint.Port(rawValue: 9000)!))
  }
}

struct TextOutline: Shape {
  var string: String
  var size: CGFloat

  func path(in rect: CGRect) -> Path {
    let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, size, nil)
    let attributed = NSAttributedString(string: string, attributes: [.font: font])
    let line = CTLineCreateWithAttributedString(attributed)
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    let letters = CGMutablePath()
    for run in runs {
      for index in 0..<CTRunGetGlyphCount(run) {
        let range = CFRangeMake(index, 1)
        var glyph = CGGlyph()
        var position = CGPoint()
        CTRunGetGlyphs(run, range, &glyph)
        CTRunGetPositions(run, range, &position)
        if let letter = CTFontCreatePathForGlyph(font, glyph, nil) {
          letters.addPath(
            letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
        }
      }
    }
    let bounds = letters.boundingBoxOfPath
    return Path(letters)
      .applying(CGAffineTransform(scaleX: 1, y: -1))
      .offsetBy(dx: rect.midX - bounds.midX, dy: rect.midY + bounds.midY)
  }
}

struct PeersView: View {
  @StateObject private var browser = PeerBrowser()
  @State private var secret = "correct horse"

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextOutline(string: "Peers", size: 48).stroke(Color.indigo, lineWidth: 2).frame(
            height: 60)
        }
        Section(header: Text("Nearby"), footer: Text(browser.status)) {
          if browser.results.isEmpty { Text("Nobody around").foregroundColor(.secondary) }
          ForEach(browser.results, id: \.hashValue) { result in
            Button {
              browser.connect(to: result.endpoint)
            } label: {
              if case let .service(name, _, _, _) = result.endpoint { Text(name) }
            }
          }
        }
        Section("Fingerprint") {
          TextField("Secret", text: $secret)
          LabeledContent("MD5", value: String(secret.md5.prefix(8)))
          LabeledContent("SHA-256", value: String(Data(secret.utf8).sha256Hex.prefix(12)))
        }
      }
      .navigationBarTitle("Peers", displayMode: .inline)
    }
    .onAppear(perform: browser.start)
  }
}

#Preview("Peers") { PeersView() }

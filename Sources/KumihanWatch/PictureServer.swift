import FlyingFox
import FlyingSocks
import Foundation
import KumihanData
import Synchronization

/// Serves the gallery to browsers on this machine.
struct PictureServer {
  let gallery: Gallery

  /// Begins to listen; answers the address to open.
  func start(port: UInt16) throws -> String {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled)
    let outcome = Mutex<String?>(nil)
    let isReady = DispatchSemaphore(value: 0)
    Task {
      await route(server)
      let running = Task { try await server.run() }
      try? await server.waitUntilListening(timeout: 5)
      if case .ip4(_, let port) = await server.listeningAddress {
        outcome.withLock { $0 = "http://127.0.0.1:\(port)/" }
      } else {
        running.cancel()
      }
      isReady.signal()
    }
    isReady.wait()
    guard let address = outcome.withLock({ $0 }) else {
      throw WatchFailure(
        "cannot listen on port \(port)", hint: "give another --port, or 0 for any that is free")
    }
    return address
  }

  private func route(_ server: HTTPServer) async {
    await server.appendRoute("GET /") { [gallery] request in
      Self.answer(
        request, "text/html; charset=utf-8", Data(WatchPage(title: gallery.title).html.utf8))
    }
    await server.appendRoute("GET /picture.png") { [gallery] request in
      Self.answer(request, "image/png", gallery.png)
    }
    await server.appendRoute("GET /state") { [gallery] request in
      let version = request.query["after"].flatMap(Int.init) ?? -1
      let state = try await gallery.state(after: version, within: 10)
      return Self.answer(request, "application/json", Data(JSONWriter.text(of: state.json).utf8))
    }
  }

  /// An answer to this machine's own pages: a foreign page that points its name here gets none.
  private static func answer(_ request: HTTPRequest, _ type: String, _ body: Data) -> HTTPResponse {
    let host = request.headers[.host]?.split(separator: ":").first ?? ""
    guard host == "127.0.0.1" || host == "localhost" else {
      return HTTPResponse(statusCode: .forbidden)
    }
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"],
      body: body)
  }
}

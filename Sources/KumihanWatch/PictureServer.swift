import FlyingSocks
import Foundation
import KumihanData

/// Serves the gallery to browsers on this machine: one request per connection.
struct PictureServer {
  let gallery: Gallery

  /// The time limit for a browser's request.
  private static let patience = Duration.seconds(10)

  /// Starts listening; returns the address to open.
  func start(port: UInt16) throws -> String {
    do {
      let socket = try Socket(domain: AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
      Task { try await serve(socket, SocketPool<Poll>.make()) }
      return "http://127.0.0.1:\(port)/"
    } catch {
      throw WatchFailure(
        "cannot listen on port \(port)", hint: "give another --port, or 0 for any that is free")
    }
  }

  private func serve(_ socket: Socket, _ pool: some AsyncSocketPool) async throws {
    try await pool.prepare()
    let running = Task { try await pool.run() }
    defer { running.cancel() }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let client = try await listener.accept()
          group.addTask { await answer(client) }
        } catch {
          // Too many files are open, or the browser has gone: the next may succeed.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  private func answer(_ client: AsyncSocket) async {
    let answer: Data
    do {
      answer = try await self.answer(to: head(of: client))
    } catch let refusal as RequestHead.Refusal {
      answer = Self.answer("\(refusal.rawValue) \(refusal.words)", "text/plain", Data())
    } catch {
      answer = Data()
    }
    try? await client.write(answer)
    try? client.close()
  }

  private func head(of client: AsyncSocket) async throws -> RequestHead {
    try await withThrowingTaskGroup(of: RequestHead.self) { group in
      group.addTask {
        var (bytes, searched) = ([UInt8](), 0)
        while true {
          bytes += try await client.read(atMost: 4096)
          if let head = try RequestHead.read(bytes, searched: searched) { return head }
          searched = bytes.count
        }
      }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        throw RequestHead.Refusal.malformed
      }
      defer { group.cancelAll() }
      guard let head = try await group.next() else { throw RequestHead.Refusal.malformed }
      return head
    }
  }

  private func answer(to head: RequestHead) async throws -> Data {
    switch head.path {
    case "/":
      return Self.answer(
        "200 OK", "text/html; charset=utf-8", Data(WatchPage(title: gallery.title).html.utf8))
    case "/picture.png": return Self.answer("200 OK", "image/png", gallery.png)
    case "/state":
      let version = head.query["after"].flatMap(Int.init) ?? -1
      let state = try await gallery.state(after: version, within: 10)
      return Self.answer(
        "200 OK", "application/json", Data(JSONWriter.text(of: state.json).utf8))
    default: return Self.answer("404 Not Found", "text/plain", Data())
    }
  }

  private static func answer(_ status: String, _ type: String, _ body: Data) -> Data {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-store\r\nConnection: close\r\n\r\n"
    return Data(head.utf8) + body
  }
}

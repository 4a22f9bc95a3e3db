import FlyingSocks
import Foundation

/// What a browser is sent.
struct Answer {
  var status = "200 OK"
  var type: String
  var body: Data

  static func json(_ text: String, _ status: String = "200 OK") -> Answer {
    Answer(status: status, type: "application/json", body: Data(text.utf8))
  }

  var bytes: Data {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
      + "Connection: close\r\n\r\n"
    return Data(head.utf8) + body
  }
}

/// Answers browsers on this machine: one request per connection.
struct LoopbackServer {
  /// Answers a request with its body.
  let answer: @Sendable (RequestHead, Data) async throws -> Answer

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
    let bytes: Data
    do {
      let (head, body) = try await request(of: client)
      bytes = try await answer(head, body).bytes
    } catch let refusal as RequestHead.Refusal {
      bytes =
        Answer(status: "\(refusal.rawValue) \(refusal.words)", type: "text/plain", body: Data())
        .bytes
    } catch {
      bytes = Data()
    }
    try? await client.write(bytes)
    try? client.close()
  }

  private func request(of client: AsyncSocket) async throws -> (RequestHead, Data) {
    try await withThrowingTaskGroup(of: (RequestHead, Data).self) { group in
      group.addTask {
        var (bytes, searched) = ([UInt8](), 0)
        var head: RequestHead?
        while true {
          bytes += try await client.read(atMost: 4096)
          if head == nil { head = try RequestHead.read(bytes, searched: searched) }
          searched = bytes.count
          if let head, bytes.count >= head.count + head.length {
            return (head, Data(bytes[head.count..<head.count + head.length]))
          }
        }
      }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        throw RequestHead.Refusal.malformed
      }
      defer { group.cancelAll() }
      guard let request = try await group.next() else { throw RequestHead.Refusal.malformed }
      return request
    }
  }
}

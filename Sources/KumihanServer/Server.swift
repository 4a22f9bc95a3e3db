import FlyingSocks
package import Foundation
import Synchronization

/// What a sender gets.
package struct Answer: Sendable {
  package var status: String
  package var type: String
  package var body: Data
  /// Further lines of the head.
  package var headers: [String]

  package init(status: String = "200 OK", type: String, body: Data, headers: [String] = []) {
    (self.status, self.type, self.body, self.headers) = (status, type, body, headers)
  }

  package init(_ refusal: RequestHead.Refusal) {
    self.init(
      status: "\(refusal.rawValue) \(refusal.words)", type: "text/plain", body: Data(),
      headers: refusal == .unknown ? ["WWW-Authenticate: Bearer"] : [])
  }

  package static func json(_ text: String, _ status: String = "200 OK") -> Answer {
    Answer(status: status, type: "application/json", body: Data(text.utf8))
  }

  var bytes: Data {
    let head =
      [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)",
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Connection: close",
      ] + headers
    return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}

/// Where nothing can be listened to.
package struct ServerFailure: Error, CustomStringConvertible {
  package let message: String
  package let hint: String

  package var description: String { "\(message)\nHint: \(hint)" }
}

/// Answers programs on this machine: one request per connection.
package final class Server: Sendable {
  /// Where a server listens.
  package enum Place: Sendable {
    /// A port of 127.0.0.1; 0 for any that is free.
    case port(UInt16)
    /// A socket of the file system, for its owner alone.
    case socket(String)
  }

  private let rules: RequestHead.Rules
  /// Answers a request with its body.
  private let answer: @Sendable (RequestHead, Data) async throws -> Answer
  private let open = Atomic(0)

  package init(
    rules: RequestHead.Rules = RequestHead.Rules(),
    answer: @escaping @Sendable (RequestHead, Data) async throws -> Answer
  ) {
    (self.rules, self.answer) = (rules, answer)
  }

  /// The requests that are not answered yet.
  package var requests: Int { open.load(ordering: .relaxed) }

  /// The time limit for a request to arrive.
  private static let patience = Duration.seconds(10)

  /// Starts listening; returns the address to open.
  package func start(at place: Place) throws(ServerFailure) -> String {
    switch place {
    case .port(let port):
      do {
        let socket = try Socket(domain: AF_INET)
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.disconnected }
        Task { try await serve(socket, SocketPool<Poll>.make()) }
        return "http://127.0.0.1:\(port)/"
      } catch {
        throw ServerFailure(
          message: "cannot listen on port \(port)",
          hint: "give another --port, or 0 for any that is free")
      }
    case .socket(let path):
      // The system's own limit of such names.
      guard path.utf8.count < 104 else {
        throw ServerFailure(
          message: "the path of the socket is longer than 103 bytes", hint: "give a shorter one")
      }
      do {
        let socket = try Socket(domain: AF_UNIX)
        let mask = umask(0o177)
        defer { umask(mask) }
        try socket.bind(to: sockaddr_un.unix(path: path))
        try socket.listen()
        Task { try await serve(socket, SocketPool<Poll>.make()) }
        return path
      } catch {
        throw ServerFailure(
          message: "cannot listen at '\(path)'",
          hint: "give a path where nothing is, in a folder that may be written to")
      }
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
          group.addTask { await self.answer(client) }
        } catch {
          // Too many files are open, or the browser has gone: the next may succeed.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  private func answer(_ client: AsyncSocket) async {
    open.add(1, ordering: .relaxed)
    defer { open.subtract(1, ordering: .relaxed) }
    let bytes: Data
    do {
      let (head, body) = try await request(of: client)
      bytes = try await answer(head, body).bytes
    } catch let refusal as RequestHead.Refusal {
      bytes = Answer(refusal).bytes
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
          if head == nil {
            head = try RequestHead.read(bytes, searched: searched, self.rules)
            if head?.waitsToSend == true {
              try await client.write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
            }
          }
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

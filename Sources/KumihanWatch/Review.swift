import Foundation
import KumihanData
import KumihanServer

/// The server behind `kumihan goldens review`: shows the report and hands decisions to `kumihan`.
///
/// Its arguments come from `kumihan goldens review`: the path of `kumihan`, the port, the page, the
/// package's folder and the run's.
struct Review {
  let kumihan, page, package, run: URL
  let port: UInt16
  /// Part of the address: a page of the web that finds the port cannot guess it.
  private let token = (0..<4).map { _ in
    let digits = String(UInt32.random(in: 0...UInt32.max), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()

  /// - Parameter words: those after `--review`.
  init?(_ words: [String]) {
    guard words.count == 5, let port = UInt16(words[1]) else { return nil }
    (kumihan, page) = (URL(fileURLWithPath: words[0]), URL(fileURLWithPath: words[2]))
    (package, run) = (URL(fileURLWithPath: words[3]), URL(fileURLWithPath: words[4]))
    self.port = port
  }

  func serve() throws -> Never {
    let address = try Server { [self] head, body in
      try await answer(head, body)
    }.start(at: .port(port))
    print("review at \(address)\(token)/")
    fflush(nil)
    while true { Thread.sleep(forTimeInterval: 3600) }
  }

  private func answer(_ head: RequestHead, _ body: Data) async throws -> Answer {
    let base = "/\(token)/"
    guard head.path.hasPrefix(base) else { throw RequestHead.Refusal.notFound }
    switch (head.method, head.path.dropFirst(base.count)) {
    case ("GET", ""):
      return Answer(type: "text/html; charset=utf-8", body: try Data(contentsOf: page))
    case ("POST", "decisions"):
      try check(head)
      let file = run.appendingPathComponent("decisions.json")
      try body.write(to: file, options: .atomic)
      return try answer(["approve", "--run", run.path, file.path])
    case ("POST", "undo"):
      try check(head)
      return try answer(["undo"])
    case ("GET", "decisions"), ("GET", "undo"): throw RequestHead.Refusal.notGet
    case ("GET", let name):
      // Pictures beside a page that would be too large with them.
      let name = String(name)
      guard name.wholeMatch(of: /review-files\/[0-9a-f]{32}\.js/) != nil,
        let script = try? Data(
          contentsOf: page.deletingLastPathComponent().appendingPathComponent(name))
      else { throw RequestHead.Refusal.notFound }
      return Answer(type: "text/javascript; charset=utf-8", body: script)
    default: throw RequestHead.Refusal.notFound
    }
  }

  /// Only the page itself may write.
  private func check(_ head: RequestHead) throws {
    guard head.origin == nil || head.origin == "http://\(head.host)" else {
      throw RequestHead.Refusal.foreign
    }
    guard head.type == "application/json" else { throw RequestHead.Refusal.wrongType }
  }

  /// Runs a command of goldens, which prints JSON.
  private func answer(_ words: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = kumihan
    process.arguments = ["goldens"] + words + ["--json", "--package-path", package.path]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    guard process.terminationStatus <= 1, !json.isEmpty else {
      let words = message.split(separator: "\n").joined(separator: " ")
      return .json(JSONWriter.text(of: ["error": .text(words)]), "422 Unprocessable Content")
    }
    return Answer(type: "application/json", body: json)
  }
}

import Foundation
import KumihanData
import Testing

/// `kumihan serve`, through the built program and curl.
struct ServeCommandTests {
  private static let star = #"{"draw": "star", "date": "2026-10-14", "scale": 0.5}"#
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func jobsAreDrawnAsByTheirCommands() throws {
    let server = try Serving("--port", "0", "--jobs", "1")
    let alone = try Command(
      "star", "--date", "2026-10-14", "--scale", "0.5", "-o", scratch.path("a.png"))
    try #require(alone.status == 0, "\(alone.errors)")
    let picture = try Data(contentsOf: scratch.folder.appendingPathComponent("a.png"))
    let drawn = try server.post("draw", Self.star.replacing(", ", with: ",\n"))
    #expect(drawn.status == 200)
    #expect(drawn.body == picture)
    let result = try server.post("jobs", Self.star)
    #expect(result.status == 200)
    #expect(try result.json["ok"] == .flag(true))
    guard case .list(let files)? = try result.json["files"], case .object(let file)? = files.first
    else {
      Issue.record("a result has files: \(result.text)")
      return
    }
    #expect(file["data"] == .text(picture.base64EncodedString()))
    #expect(file["hash"] == .text(SHA256.text(of: picture)))
  }

  @Test func whatIsWrongIsSaid() throws {
    let server = try Serving("--port", "0", "--jobs", "1", "--largest", "1")
    let cases: [(path: String, body: String, status: Int, word: String)] = [
      ("jobs", "{", 400, "line 1"), ("jobs", #"{"draw": "stra"}"#, 400, "did you mean 'star'"),
      ("draw", #"{"draw": "star", "date": "x"}"#, 422, "write it as YYYY-MM-DD"),
      ("draw", #"{"draw": "star", "date": "2026-10-14", "output": "a.png"}"#, 400, "no 'output'"),
      ("draw", #"{"draw": "year", "year": 2026, "format": "svg"}"#, 400, "several files"),
      ("nothing", Self.star, 404, ""), ("health", Self.star, 405, ""),
      ("jobs", String(repeating: " ", count: 1 << 20) + Self.star, 413, ""),
    ]
    for (path, body, status, word) in cases {
      let answer = try server.post(path, body)
      #expect(answer.status == status, "\(path) \(body.prefix(60))")
      #expect(word.isEmpty || answer.text.contains(word), "\(answer.text)")
    }
    #expect(try server.get("jobs").status == 405)
    #expect(try server.post("draw", Self.star).status == 200, "it goes on")
    let metrics = try server.get("metrics").text
    #expect(metrics.contains("\nkumihan_jobs_total{result=\"good\"} 2\n"), "\(metrics)")
    #expect(metrics.contains("\nkumihan_jobs_total{result=\"failed\"} 1\n"))
    #expect(metrics.contains("\nkumihan_job_seconds_count 3\n"))
    #expect(metrics.contains("\nkumihan_answers_total{status=\"405\"} 2\n"))
  }

  @Test func jobsNeedTheToken() throws {
    let server = try Serving("--port", "0", "--jobs", "1")
    for token in ["", "wrong", server.token + "x"] {
      #expect(try server.post("draw", Self.star, token: token).status == 401)
    }
    #expect(try server.post("draw", Self.star).status == 200)
    #expect(try server.get("health").json["ok"] == .flag(true), "health needs none")
    let file = try scratch.file("token", "0123456789abcdef\n")
    let other = try Serving("--port", "0", "--jobs", "1", "--token-file", file)
    #expect(other.token == "", "a token that was given is not printed")
    #expect(try other.post("draw", Self.star, token: "0123456789abcdef").status == 200)
    let empty = try Command("serve", "--token-file", scratch.file("empty", "short\n"))
    #expect(empty.status == 1 && empty.errors.contains("holds no token"), "\(empty.errors)")
  }

  /// One worker and no place to wait: of two jobs at once one is refused. The first is drawn even
  /// though the server is told to stop meanwhile.
  @Test func jobsAreBoundedAndFinished() throws {
    let server = try Serving("--port", "0", "--jobs", "1", "--waiting", "0")
    let first = try server.begin("draw", #"{"draw": "planner", "year": 2026}"#)
    while try server.get("health").json["jobs"] != .number(1) {}
    let refused = try server.post("draw", Self.star)
    #expect(refused.status == 503)
    #expect(refused.text.contains("no worker is free"))
    server.stop()
    let drawn = try first.answer()
    #expect(drawn.status == 200)
    #expect(drawn.body.starts(with: Data("%PDF".utf8)))
    #expect(server.status == 0)
  }

  @Test func aSocketIsItsOwnersAlone() throws {
    let path = scratch.path("s")
    let server = try Serving("--socket", path, "--jobs", "1")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try server.post("draw", Self.star, token: "").status == 200)
    let second = try Command("serve", "--socket", path)
    #expect(second.status == 1 && second.errors.contains("cannot listen at"), "\(second.errors)")
    server.stop()
    #expect(server.status == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

/// A running `kumihan serve`.
private final class Serving {
  /// What curl was told.
  struct Answer {
    let status: Int
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: [String: JSONValue] {
      get throws {
        guard case .object(let members) = try JSONNode(parsing: body).value else { return [:] }
        return members
      }
    }
  }

  /// A request on its way.
  struct Request {
    fileprivate let process: Process
    fileprivate let output: Pipe

    func answer() throws -> Answer {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Answer(
        status: Int(String(decoding: data.suffix(3), as: UTF8.self)) ?? 0, body: data.dropLast(3))
    }
  }

  let token: String
  private let address: String
  private var options: [String] = []
  private let process = Process()

  init(_ arguments: String...) throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("kumihan")
    process.arguments = ["serve"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    try #require(words.count > 3, "\(line)")
    token = words.count > 7 ? words[7] : ""
    if words[3].hasPrefix("http://127.0.0.1:") {
      address = words[3]
    } else {
      address = "http://localhost/"
      options = ["--unix-socket", words[3]]
    }
  }

  deinit { process.terminate() }

  /// Tells it to end.
  func stop() { process.terminate() }

  /// How it ended.
  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  func get(_ path: String) throws -> Answer { try curl([address + path]).answer() }

  func post(_ path: String, _ body: String, token: String? = nil) throws -> Answer {
    try begin(path, body, token: token).answer()
  }

  func begin(_ path: String, _ body: String, token: String? = nil) throws -> Request {
    let token = token ?? self.token
    let header = token.isEmpty ? [] : ["-H", "Authorization: Bearer \(token)"]
    return try curl(header + ["--data-binary", "@-", address + path], body: body)
  }

  private func curl(_ arguments: [String], body: String = "") throws -> Request {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["curl", "-s", "--max-time", "900", "-w", "%{http_code}"] + options
      + arguments
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try? input.fileHandleForWriting.write(contentsOf: Data(body.utf8))
    try? input.fileHandleForWriting.close()
    return Request(process: process, output: output)
  }
}

import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanServer

/// `kumihan serve`: the jobs of a batch over HTTP, for programs of this machine.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: KumihanCommand.name,
    abstract: "Draws jobs that programs of this machine send over HTTP.",
    discussion: """
      POST a job of 'kumihan batch' to /jobs for its line of result, or to /draw for the picture \
      itself; /health and /metrics tell how it goes. Who sends jobs acts with your rights: they \
      need the token, unless they come by a socket that you alone may open.
      """)

  @Option(help: "The port on this machine; 0 for any that is free.")
  var port: UInt16 = 8485

  @Option(help: ArgumentHelp("Listen at a socket of the file system instead.", valueName: "path"))
  var socket: String?

  @Option(
    help: ArgumentHelp(
      "A file with the token that jobs need; else KUMIHAN_TOKEN, else one is made.",
      valueName: "file"))
  var tokenFile: String?

  @Option(help: "Workers at once; else one for each processor.")
  var jobs: Int?

  @Option(help: "Jobs that may wait for a worker; more are refused.")
  var waiting = 64

  @Option(help: "Seconds that a job may take.")
  var timeout = 60

  @Option(help: "Megabytes of memory that a worker may hold.")
  var memory = 2048

  @Option(help: "Megabytes that a job may have.")
  var largest = 16

  func validate() throws {
    try reporting {
      if let jobs { try check("--jobs", Double(jobs), in: 1...256, unit: "workers") }
      try check("--waiting", Double(waiting), in: 0...10_000, unit: "jobs")
      try check("--timeout", Double(timeout), in: 1...86_400, unit: "seconds")
      try check("--memory", Double(memory), in: 256...1_048_576, unit: "megabytes")
      try check("--largest", Double(largest), in: 1...256, unit: "megabytes")
    }
  }

  func run() throws {
    try reporting { try serve() }
  }

  private func serve() throws {
    ByteOutput.ignoreBrokenPipes()
    // Workers ignore these, too, and end when their job is done.
    let stops = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number)
    }
    let stop = DispatchSemaphore(value: 0)
    for source in stops {
      source.setEventHandler { stop.signal() }
      source.resume()
    }
    let token = try token()
    let service = JobService(
      workers: jobs ?? ProcessInfo.processInfo.activeProcessorCount, waiting: waiting,
      watch: BatchWatch(seconds: timeout, megabytes: memory), token: token)
    let server = Server(
      rules: RequestHead.Rules(takesAnyHost: true, longestBody: largest << 20)
    ) { try await service.answer($0, $1) }
    let address: String
    do {
      address = try server.start(at: socket.map { .socket($0) } ?? .port(port))
    } catch {
      throw CommandFailure(error.message, hint: error.hint)
    }
    defer { if let socket { try? FileManager.default.removeItem(atPath: socket) } }
    var line = "serving jobs at \(address)"
    if let token, isMade { line += " with the token \(token)" }
    print(line)
    fflush(nil)
    // A source that nobody holds tells of nothing.
    withExtendedLifetime(stops) { stop.wait() }
    // A second signal ends it at once.
    for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
    service.finish()
    while server.requests > 0 { usleep(10_000) }
  }

  /// Whether nobody gave a token.
  private var isMade: Bool { tokenFile == nil && given == nil }

  private var given: String? {
    ProcessInfo.processInfo.environment["KUMIHAN_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The token that jobs need; nil where the way in is the owner's alone and none is asked for.
  private func token() throws -> String? {
    if let tokenFile {
      let text = String(decoding: try InputFile.read(tokenFile), as: UTF8.self)
      let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard token.utf8.count >= 16, !token.contains(where: \.isWhitespace) else {
        throw CommandFailure(
          "'\(tokenFile)' holds no token",
          hint: "write one word of at least 16 characters into it, made by chance")
      }
      return token
    }
    if let given { return given }
    if socket != nil { return nil }
    return (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
  }
}

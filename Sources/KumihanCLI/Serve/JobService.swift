import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanServer
import Synchronization

/// Draws the jobs that are sent, by workers that stay.
final class JobService: Sendable {
  private struct State: Sendable {
    /// The number of the next job, from 1.
    var next = 1
    /// The jobs that are here.
    var count = 0
    var open: [Int: CheckedContinuation<Drawn, Never>] = [:]
    var isFinishing = false
  }

  /// A line of result.
  private struct Drawn: Sendable {
    let line: Data
    let isGood: Bool
  }

  private let state = Mutex(State())
  private let metrics = ServeMetrics()
  private let queue: BatchQueue
  private let workers: Int
  /// The jobs that may be here at once.
  private let room: Int
  private let working = DispatchGroup()
  /// The sum of the token that jobs need; nil for none.
  private let token: String?

  init(workers: Int, waiting: Int, watch: BatchWatch, token: String?) {
    self.workers = workers
    room = workers + waiting
    queue = BatchQueue(room: room)
    self.token = token.map { SHA256.text(of: $0.utf8) }
    watch.start()
    for number in 0..<workers {
      working.enter()
      Thread {
        self.work(BatchWorker(number: number, watch: watch))
        self.working.leave()
      }.start()
    }
  }

  /// Takes no job any more and waits for those that are here.
  func finish() {
    state.withLock { $0.isFinishing = true }
    while state.withLock({ $0.count }) > 0 { usleep(10_000) }
    queue.close()
    working.wait()
  }

  func answer(_ head: RequestHead, _ body: Data) async throws -> Answer {
    let answer: Answer
    do {
      answer = try await self.answer(to: head, body)
    } catch let refusal as RequestHead.Refusal {
      answer = Answer(refusal)
    }
    metrics.addAnswer(status: String(answer.status.prefix(3)))
    return answer
  }

  private func answer(to head: RequestHead, _ body: Data) async throws -> Answer {
    switch (head.method, head.path) {
    case ("GET", "/health"): return health
    case ("GET", "/metrics"):
      let (open, isFinishing) = state.withLock { ($0.count, $0.isFinishing) }
      return Answer(
        type: "text/plain; version=0.0.4",
        body: Data(
          metrics.text(open: open, workers: workers, isFinishing: isFinishing).utf8))
    case ("POST", "/jobs"), ("POST", "/draw"):
      guard isKnown(head) else { throw RequestHead.Refusal.unknown }
      return try await draw(body, asPicture: head.path == "/draw")
    case (_, "/health"), (_, "/metrics"), (_, "/jobs"), (_, "/draw"):
      throw RequestHead.Refusal.notGet
    default: throw RequestHead.Refusal.notFound
    }
  }

  private func isKnown(_ head: RequestHead) -> Bool {
    guard let token else { return true }
    let words = head.authorization?.split(separator: " ", maxSplits: 1) ?? []
    // Sums take the same time to compare, whatever was guessed.
    return words.count == 2 && words[0].lowercased() == "bearer"
      && SHA256.text(of: words[1].utf8) == token
  }

  private var health: Answer {
    let (open, isFinishing) = state.withLock { ($0.count, $0.isFinishing) }
    let text = JSONWriter.line(
      of: [
        "ok": .flag(!isFinishing), "version": .text(KumihanCommand.configuration.version),
        "workers": .number(Double(workers)), "jobs": .number(Double(open)),
      ])
    return .json(text + "\n", isFinishing ? "503 Service Unavailable" : "200 OK")
  }

  private func draw(_ body: Data, asPicture: Bool) async throws -> Answer {
    do {
      let job = try BatchJob(parsing: body)
      if job.output != nil {
        return .failure(
          CommandFailure(
            "a job that is sent has no 'output'", hint: "the answer holds what is drawn"))
      }
    } catch {
      return .failure(CommandFailure(error))
    }
    // Jobs go to workers as lines; breaks are never inside a word of JSON.
    let line = Data(body.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
    guard let drawn = await drawn(line) else {
      metrics.addRefusal()
      var answer = Answer.failure(
        CommandFailure("no worker is free", hint: "send the job again in a moment"),
        "503 Service Unavailable")
      answer.headers = ["Retry-After: 1"]
      return answer
    }
    let status = drawn.isGood ? "200 OK" : "422 Unprocessable Content"
    if asPicture, drawn.isGood { return try picture(of: drawn.line) }
    return Answer(status: status, type: "application/json", body: drawn.line)
  }

  /// The one file of a result.
  private func picture(of line: Data) throws -> Answer {
    guard case .object(let result) = try JSONNode(parsing: line).value,
      case .list(let files)? = result["files"], files.count == 1,
      case .object(let file) = files[0], case .text(let name)? = file["name"],
      case .text(let base64)? = file["data"], case .text(let hash)? = file["hash"],
      let data = Data(base64Encoded: base64)
    else {
      return .failure(
        CommandFailure("the job draws several files", hint: "send it to /jobs, or ask for a PDF"))
    }
    let types = ["png": "image/png", "svg": "image/svg+xml", "pdf": "application/pdf"]
    let type = name.split(separator: ".").last.flatMap { types[String($0)] }
    return Answer(
      type: type ?? "application/octet-stream", body: data, headers: ["ETag: \"\(hash)\""])
  }

  /// Waits for a worker; nil where too many jobs wait.
  private func drawn(_ bytes: Data) async -> Drawn? {
    let number: Int? = state.withLock { state in
      guard !state.isFinishing, state.count < room else { return nil }
      state.count += 1
      defer { state.next += 1 }
      return state.next
    }
    guard let number else { return nil }
    let start = ContinuousClock.now
    let drawn = await withCheckedContinuation { continuation in
      state.withLock { $0.open[number] = continuation }
      queue.add(BatchQueue.Job(line: number, bytes: bytes))
    }
    metrics.addJob(isGood: drawn.isGood, seconds: (ContinuousClock.now - start) / .seconds(1))
    return drawn
  }

  private func work(_ worker: BatchWorker) {
    while let job = queue.next() {
      let drawn: Drawn
      do {
        let answer = try worker.answer(to: job)
        drawn = Drawn(line: answer.line, isGood: answer.isGood)
      } catch {
        drawn = Drawn(line: job.failed(CommandFailure(error)), isGood: false)
      }
      queue.giveRoom()
      let continuation = state.withLock { state in
        state.count -= 1
        return state.open.removeValue(forKey: job.line)
      }
      continuation?.resume(returning: drawn)
    }
    worker.close()
  }
}

extension Answer {
  /// Why nothing is drawn.
  fileprivate static func failure(
    _ failure: CommandFailure, _ status: String = "400 Bad Request"
  ) -> Answer {
    var members: [String: JSONValue] = ["ok": .flag(false), "error": .text(failure.message)]
    if let hint = failure.hint { members["hint"] = .text(hint) }
    return .json(JSONWriter.line(of: .object(members)) + "\n", status)
  }
}

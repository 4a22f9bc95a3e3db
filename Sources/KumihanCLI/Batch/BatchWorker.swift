import Foundation
import KumihanCairo
import KumihanData
import KumihanStage
import Synchronization

/// A worker as its batch sees it: a process that is started when there is a job, and anew when it
/// died. For one thread.
final class BatchWorker {
  private let number: Int
  private let watch: BatchWatch
  private var running: Running?

  private struct Running {
    let process: Process
    let input: Pipe
    let output: Pipe
    let lines: LineInput
    let words: Words
  }

  init(number: Int, watch: BatchWatch) { (self.number, self.watch) = (number, watch) }

  /// How often a job is begun whose worker was ended from outside.
  private static let attempts = 3

  /// The line that answers a job, and whether it was drawn.
  func answer(to job: BatchQueue.Job) throws -> (line: Data, isGood: Bool) {
    var failure = CommandFailure("")
    for _ in 0..<Self.attempts {
      switch try ask(job) {
      case .answer(let line, let isGood):
        retireIfLarge()
        return (line, isGood)
      case .failed(let found): return (job.failed(found), false)
      case .ended(let found): failure = found
      }
    }
    return (job.failed(failure), false)
  }

  /// Lets the process end.
  func close() {
    guard let running else { return }
    self.running = nil
    try? running.input.fileHandleForWriting.close()
    running.process.waitUntilExit()
  }

  private enum Outcome {
    case answer(Data, isGood: Bool)
    /// It was the job's doing.
    case failed(CommandFailure)
    /// Somebody or something ended the worker.
    case ended(CommandFailure)
  }

  private func ask(_ job: BatchQueue.Job) throws -> Outcome {
    let running = try started()
    watch.begin(number, process: running.process.processIdentifier)
    let question = Data("\(job.line)\t".utf8) + job.bytes + Data("\n".utf8)
    try? ByteOutput(descriptor: running.input.fileHandleForWriting.fileDescriptor)
      .write(question, named: "a worker")
    let answer = running.lines.next()
    let excess = watch.end(number)
    if case .bytes(let line)? = answer, let sign = line.first,
      let sign = BatchWorkerCommand.Answer(rawValue: sign)
    {
      if sign != .again { return .answer(line.dropFirst() + [0x0A], isGood: sign == .good) }
      // A new worker has loaded no views and never says so.
      close()
      return try ask(job)
    }
    self.running = nil
    try? running.input.fileHandleForWriting.close()
    if running.process.isRunning { kill(running.process.processIdentifier, SIGKILL) }
    running.process.waitUntilExit()
    return outcome(of: running, excess)
  }

  /// What became of a job whose worker died.
  private func outcome(of running: Running, _ excess: BatchWatch.Excess?) -> Outcome {
    switch excess {
    case .time:
      return .failed(
        CommandFailure(
          "the job takes more than \(watch.seconds) seconds",
          hint: "give more seconds with --timeout"))
    case .memory:
      return .failed(
        CommandFailure(
          "the job needs more than \(watch.bytes >> 20) MB",
          hint: "give more megabytes with --memory"))
    case nil: break
    }
    if let failure = running.words.failure { return .failed(failure) }
    let status = running.process.terminationStatus
    let isSignal = running.process.terminationReason == .uncaughtSignal
    return .ended(
      CommandFailure(
        isSignal
          ? "the worker was ended by signal \(status), \(Self.attempts) times"
          : "the worker ended with \(status), \(Self.attempts) times",
        hint: "a machine without memory ends programs, too; try fewer --jobs"))
  }

  private func started() throws -> Running {
    if let running { return running }
    let process = Process()
    process.executableURL = FontOptions.executable
    process.arguments = ["batch-worker", "--parent=\(getpid())"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try process.run()
    // The worker alone holds these ends now: when it dies, reading ends.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
    let running = Running(
      process: process, input: input, output: output,
      lines: LineInput(
        descriptor: output.fileHandleForReading.fileDescriptor, needsBreak: true),
      words: Words(errors))
    self.running = running
    return running
  }

  /// Caches grow with what was drawn: a worker that holds much is replaced between two jobs.
  private func retireIfLarge() {
    guard let running else { return }
    let held = BatchWatch.residentBytes(of: running.process.processIdentifier)
    if held > watch.bytes / 4 * 3 { close() }
  }
}

extension BatchWorker {
  /// What a worker, or code that it runs, says on standard error: it is passed on, and its end is
  /// kept.
  final class Words: Sendable {
    private let last = Mutex(Data())
    private let ended = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
      Thread {
        let lines = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
        while let line = lines.next() {
          guard case .bytes(let bytes) = line else { continue }
          let line = bytes + [0x0A]
          self.last.withLock { $0 = ($0 + line).suffix(16 * 1024) }
          try? ByteOutput(descriptor: STDERR_FILENO).write(line, named: "standard error")
        }
        self.ended.signal()
      }.start()
    }

    /// The error that the worker ended with.
    var failure: CommandFailure? {
      // Processes that views have started may keep the pipe open.
      _ = ended.wait(timeout: .now() + .seconds(1))
      let text = last.withLock { String(decoding: $0, as: UTF8.self) }
      guard let start = text.range(of: "Error: ", options: .backwards) else { return nil }
      let words = text[start.upperBound...].components(separatedBy: "\nHint: ")
      func line(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }
      return CommandFailure(line(words[0]), hint: words.count > 1 ? line(words[1]) : nil)
    }
  }
}

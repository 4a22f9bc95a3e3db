import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData

/// `kumihan batch`: many pictures, by workers that stay.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: KumihanCommand.name,
    abstract: "Draws jobs from standard input, a line of JSON each, by several workers.",
    discussion: """
      A job names what it draws and the options of that command, as in \
      {"draw": "star", "date": "2026-10-14", "output": "star.png"}. Its result is a line on \
      standard output, with the file's hash; without an output, with the file itself. A job that \
      fails is a line, too.
      """)

  @Option(help: "Workers at once; else one for each processor.")
  var jobs: Int?

  @Flag(help: "Give results in the order of the jobs, not as they come.")
  var ordered = false

  @Option(help: "Seconds that a job may take.")
  var timeout = 300

  @Option(help: "Megabytes of memory that a worker may hold.")
  var memory = 2048

  @Option(
    help: ArgumentHelp(
      "Adds results to this file, and takes those that are there as done.", valueName: "file"))
  var resume: String?

  @Flag(help: "End with an error when a job failed.")
  var fail = false

  @Flag(help: "Say nothing of the progress.")
  var quiet = false

  func validate() throws {
    try reporting {
      if let jobs { try check("--jobs", Double(jobs), in: 1...256, unit: "workers") }
      try check("--timeout", Double(timeout), in: 1...86_400, unit: "seconds")
      try check("--memory", Double(memory), in: 256...1_048_576, unit: "megabytes")
    }
  }

  func run() throws {
    try reporting { try work() }
  }

  private func work() throws {
    ByteOutput.ignoreBrokenPipes()
    let count = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    // Results that wait for an earlier one are held: a few for each worker.
    let queue = BatchQueue(room: count * (ordered ? 16 : 2))
    let journal = try resume.map { try BatchJournal(path: $0) }
    let output = BatchOutput(isOrdered: ordered, queue: queue, journal: journal)
    let watch = BatchWatch(seconds: timeout, megabytes: memory)
    watch.start()
    let progress = BatchProgress(output: output)
    if !quiet { progress.start() }
    let working = DispatchGroup()
    for number in 0..<count {
      working.enter()
      Thread {
        Self.work(BatchWorker(number: number, watch: watch), queue, output)
        working.leave()
      }.start()
    }
    try read(into: queue, output, journal)
    queue.close()
    working.wait()
    if !quiet { progress.say() }
    let failed = output.counts.failed
    if fail, failed > 0 {
      throw CommandFailure(
        failed == 1 ? "a job failed" : "\(failed) jobs failed",
        hint: "their lines of result hold \"ok\": false, and why")
    }
  }

  private func read(
    into queue: BatchQueue, _ output: BatchOutput, _ journal: BatchJournal?
  ) throws {
    let lines = LineInput(descriptor: STDIN_FILENO)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard case .bytes(let bytes) = line else {
        queue.takeRoom()
        let job = BatchQueue.Job(line: number, bytes: Data())
        let failure = CommandFailure("the line is longer than 256 MB", hint: "give files by path")
        try output.add(job.failed(failure), of: number, isGood: false)
        continue
      }
      if bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
        queue.takeRoom()
        try output.pass(number)
      } else if let journal, let job = try? BatchJob(parsing: bytes),
        let result = journal.result(of: job.hash)
      {
        queue.takeRoom()
        try output.add(result, of: number, isGood: true, isSkipped: true)
      } else {
        queue.add(BatchQueue.Job(line: number, bytes: bytes))
      }
    }
  }

  private static func work(_ worker: BatchWorker, _ queue: BatchQueue, _ output: BatchOutput) {
    do {
      while let job = queue.next() {
        let answer = try worker.answer(to: job)
        try output.add(answer.line, of: job.line, isGood: answer.isGood)
      }
      worker.close()
    } catch {
      // Nobody takes results, or no process can be started.
      KumihanCommand.exit(withError: CommandFailure(error))
    }
  }
}

/// Says on standard error how far a batch is: on a terminal each second, else every ten.
private struct BatchProgress {
  private let output: BatchOutput
  private let beginning = ContinuousClock.now
  private let isTerminal = isatty(STDERR_FILENO) == 1

  init(output: BatchOutput) { self.output = output }

  func start() {
    Thread {
      while true {
        Thread.sleep(forTimeInterval: self.isTerminal ? 1 : 10)
        self.say()
      }
    }.start()
  }

  func say() {
    let counts = output.counts
    let seconds = (ContinuousClock.now - beginning) / .seconds(1)
    let rate = Double(counts.done - counts.skipped) / max(seconds, 0.001)
    var line = "batch: \(counts.done) done"
    if counts.skipped > 0 { line += ", \(counts.skipped) of them before" }
    if counts.failed > 0 { line += ", \(counts.failed) failed" }
    line += ", \((rate * 10).rounded() / 10) a second\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

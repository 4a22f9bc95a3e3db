import ArgumentParser
import Foundation
import KumihanCairo
import KumihanData
import KumihanStage

/// `kumihan batch-worker`: draws job after job for `kumihan batch`, which starts it.
///
/// A question is a line: the job's number, a tab, the job. An answer is one of the signs of
/// ``Answer`` and a line with the result.
struct BatchWorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch-worker", _superCommandName: KumihanCommand.name,
    abstract: "Draws for 'kumihan batch'.", shouldDisplay: false)

  /// The first byte of an answer.
  enum Answer: UInt8 {
    case good = 0x2B
    case failed = 0x2D
    /// The job needs a new worker: this one has loaded other views.
    case again = 0x7E
  }

  @Option(help: "The process that started this one.")
  var parent: Int32

  func run() throws {
    let streams = ByteOutput.keepAside()
    endWithParent()
    let lines = LineInput(descriptor: streams.input)
    while case .bytes(let line)? = lines.next() {
      let answer = MainActor.assumeIsolated { self.answer(to: line) }
      try streams.output.write(answer, named: "the batch")
    }
  }

  /// Nobody would read the answers of a worker that is left alone.
  private func endWithParent() {
    let parent = parent
    Thread {
      while getppid() == parent { usleep(100_000) }
      DraftRemoval.removeAll()
      _exit(1)
    }.start()
  }

  @MainActor
  private func answer(to line: Data) -> Data {
    let tab = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.startIndex
    let number = Int(String(decoding: line[..<tab], as: UTF8.self)) ?? 0
    let start = ContinuousClock.now
    Notices.begin()
    var result = BatchResult(line: number, outcome: .success([]))
    do {
      let job = try BatchJob(parsing: Data(line[(tab + 1)...]))
      result.id = job.id
      result.job = job.hash
      result.outcome = .success(try draw(job))
    } catch SourceOptions.OtherViews.areLoaded {
      _ = Notices.end()
      return Data([Answer.again.rawValue, UInt8(ascii: "\n")])
    } catch {
      result.outcome = .failure(CommandFailure(error))
    }
    result.notices = Notices.end()
    result.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    let sign = result.isGood ? Answer.good : .failed
    return Data([sign.rawValue]) + result.text
  }

  @MainActor
  private func draw(_ job: BatchJob) throws -> [BatchResult.File] {
    let cache = StageCache(explicit: nil, environment: ProcessInfo.processInfo.environment)
    let sources = cache.folder.appendingPathComponent("sources", isDirectory: true)
    if let output = job.output {
      let files = try job.command(output: output, sourcesIn: sources).draw()
      let isOne = files.count == 1
      return try files.map { file in
        BatchResult.File(
          name: isOne ? output : file.relativePath, data: try Data(contentsOf: file),
          isWritten: true)
      }
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-batch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = job.kind.outputName(job.format)
    let files = try job.command(
      output: folder.appendingPathComponent(name).path, sourcesIn: sources
    ).draw()
    return try files.map { file in
      BatchResult.File(
        name: file.lastPathComponent, data: try Data(contentsOf: file), isWritten: false)
    }
  }
}

extension BatchKind {
  /// The name of what is drawn where a job gives none.
  fileprivate func outputName(_ format: String) -> String {
    switch self {
    case .catalogue: "catalogue"
    // Several pages, each with its name.
    case .planner, .year: format == "pdf" ? "\(rawValue).pdf" : "{page}.\(format)"
    case .render, .star, .month, .week, .day: "\(rawValue).\(format)"
    }
  }
}

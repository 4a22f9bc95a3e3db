import Foundation
import KumihanCairo
import KumihanData
import Synchronization

/// The lines of results, as they come or in the order of the jobs; a line is written whole.
final class BatchOutput: Sendable {
  struct Counts: Sendable {
    var done = 0
    var failed = 0
    var skipped = 0
  }

  private struct State: Sendable {
    var counts = Counts()
    /// The line of the job whose result is next, where order counts.
    var next = 1
    var waiting: [Int: Data?] = [:]
  }

  private let state = Mutex(State())
  private let isOrdered: Bool
  private let queue: BatchQueue
  private let journal: BatchJournal?

  init(isOrdered: Bool, queue: BatchQueue, journal: BatchJournal?) {
    (self.isOrdered, self.queue, self.journal) = (isOrdered, queue, journal)
  }

  var counts: Counts { state.withLock { $0.counts } }

  /// A result.
  func add(_ line: Data, of job: Int, isGood: Bool, isSkipped: Bool = false) throws {
    try state.withLock { state in
      state.counts.done += 1
      if !isGood { state.counts.failed += 1 }
      if isSkipped { state.counts.skipped += 1 } else { try journal?.add(line) }
      try put(line, of: job, &state)
    }
  }

  /// A line that is no job has no result.
  func pass(_ job: Int) throws { try state.withLock { try put(nil, of: job, &$0) } }

  private func put(_ line: Data?, of job: Int, _ state: inout State) throws {
    guard isOrdered else { return try write(line) }
    state.waiting[job] = .some(line)
    while let line = state.waiting.removeValue(forKey: state.next) {
      state.next += 1
      try write(line)
    }
  }

  private func write(_ line: Data?) throws {
    if let line {
      try ByteOutput(descriptor: STDOUT_FILENO).write(line, named: "standard output")
    }
    queue.giveRoom()
  }
}

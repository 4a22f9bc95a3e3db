import Foundation
import KumihanData
import Synchronization

/// Jobs on their way to the workers. It takes no more than a few at once: input is read as fast as
/// results are taken, and no faster.
final class BatchQueue: Sendable {
  struct Job: Sendable {
    /// From 1.
    let line: Int
    let bytes: Data

    /// The line of a job that its worker could not answer.
    func failed(_ failure: CommandFailure) -> Data {
      var result = BatchResult(line: line, outcome: .failure(failure))
      if let job = try? BatchJob(parsing: bytes) {
        result.id = job.id
        result.job = job.hash
      }
      return result.text
    }
  }

  private let waiting = Mutex<(jobs: [Job], isClosed: Bool)>(([], false))
  private let filled = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore

  /// - Parameter room: The number of jobs that may be without their line of result.
  init(room: Int) { self.room = DispatchSemaphore(value: room) }

  /// Waits for room.
  func add(_ job: Job) {
    takeRoom()
    waiting.withLock { $0.jobs.append(job) }
    filled.signal()
  }

  func takeRoom() { room.wait() }

  /// A line of result was written.
  func giveRoom() { room.signal() }

  /// No job follows.
  func close() {
    waiting.withLock { $0.isClosed = true }
    filled.signal()
  }

  /// Waits for a job; nil when all are taken and none follows.
  func next() -> Job? {
    filled.wait()
    return waiting.withLock { waiting in
      if !waiting.jobs.isEmpty { return waiting.jobs.removeFirst() }
      // The others wait for the same.
      if waiting.isClosed { filled.signal() }
      return nil
    }
  }
}

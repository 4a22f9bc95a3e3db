import Foundation
import KumihanCairo
import KumihanData
import Synchronization

/// Watches the workers from outside: how long a job takes, and how much memory its worker holds.
final class BatchWatch: Sendable {
  /// Why a worker was ended.
  enum Excess: Sendable { case time, memory }

  private struct Watched: Sendable {
    let process: Int32
    let deadline: ContinuousClock.Instant
    var excess: Excess?
    /// When it is ended for good, if it goes on after the first sign.
    var lastMoment: ContinuousClock.Instant?
  }

  private let workers = Mutex<[Int: Watched]>([:])
  let seconds: Int
  let bytes: Int

  init(seconds: Int, megabytes: Int) {
    (self.seconds, bytes) = (seconds, megabytes << 20)
  }

  /// Looks at the workers again and again, as long as the program runs.
  func start() {
    Thread {
      while true {
        usleep(50_000)
        self.look(at: ContinuousClock.now)
      }
    }.start()
  }

  func begin(_ worker: Int, process: Int32) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    workers.withLock { $0[worker] = Watched(process: process, deadline: deadline) }
  }

  /// Why the worker was ended during its job; nil where it was not.
  func end(_ worker: Int) -> Excess? {
    workers.withLock { $0.removeValue(forKey: worker)?.excess }
  }

  private func look(at now: ContinuousClock.Instant) {
    workers.withLock { workers in
      for (number, worker) in workers {
        if let last = worker.lastMoment {
          if now > last { kill(worker.process, SIGKILL) }
          continue
        }
        let excess: Excess? =
          now > worker.deadline
          ? .time : Self.residentBytes(of: worker.process) > bytes ? .memory : nil
        guard let excess else { continue }
        workers[number]?.excess = excess
        workers[number]?.lastMoment = now + .seconds(1)
        // The first signal lets it remove what it has half written.
        kill(worker.process, excess == .time ? SIGTERM : SIGKILL)
      }
    }
  }

  /// The memory that a process holds; 0 where the system does not say.
  static func residentBytes(of process: Int32) -> Int {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/statm") else {
      return 0
    }
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}

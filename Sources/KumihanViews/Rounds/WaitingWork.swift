import Synchronization

/// Keeps work that left the main actor, in its order, until it may begin.
final class WaitingWork: TaskExecutor {
  private struct State: ~Copyable {
    var jobs: [UnownedJob] = []
    var hasBegun = false
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mayRun = state.withLock { state in
      if !state.hasBegun { state.jobs.append(job) }
      return state.hasBegun
    }
    if mayRun { globalConcurrentExecutor.enqueue(job) }
  }

  /// Hands all that waits, and all that comes later, to the threads of the process.
  func begin() {
    let jobs = state.withLock { state in
      defer { state = State(jobs: [], hasBegun: true) }
      return state.jobs
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
  }
}

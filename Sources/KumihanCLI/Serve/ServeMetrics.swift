import Synchronization

/// What a server has done, in the text that Prometheus reads.
final class ServeMetrics: Sendable {
  private struct Counts: Sendable {
    var good = 0
    var failed = 0
    var refused = 0
    var answers: [String: Int] = [:]
    /// Jobs by the time that they took, waiting included: as many as each bound holds.
    var within = ServeMetrics.bounds.map { _ in 0 }
    var seconds = 0.0
  }

  private static let bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

  private let counts = Mutex(Counts())

  func addJob(isGood: Bool, seconds: Double) {
    counts.withLock { counts in
      if isGood { counts.good += 1 } else { counts.failed += 1 }
      counts.seconds += seconds
      for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
        counts.within[index] += 1
      }
    }
  }

  /// A job for which there was no room.
  func addRefusal() { counts.withLock { $0.refused += 1 } }

  func addAnswer(status: String) { counts.withLock { $0.answers[status, default: 0] += 1 } }

  func text(open: Int, workers: Int, isFinishing: Bool) -> String {
    let counts = counts.withLock { $0 }
    let done = counts.good + counts.failed
    var lines = [
      "# HELP kumihan_jobs_total Jobs that were answered, by their result.",
      "# TYPE kumihan_jobs_total counter",
      "kumihan_jobs_total{result=\"good\"} \(counts.good)",
      "kumihan_jobs_total{result=\"failed\"} \(counts.failed)",
      "kumihan_jobs_total{result=\"refused\"} \(counts.refused)",
      "# HELP kumihan_jobs_open Jobs that are drawn or wait.",
      "# TYPE kumihan_jobs_open gauge",
      "kumihan_jobs_open \(open)",
      "# HELP kumihan_workers Workers at once.",
      "# TYPE kumihan_workers gauge",
      "kumihan_workers \(workers)",
      "# HELP kumihan_finishing Whether no job is taken any more.",
      "# TYPE kumihan_finishing gauge",
      "kumihan_finishing \(isFinishing ? 1 : 0)",
      "# HELP kumihan_answers_total Answers, by their status.",
      "# TYPE kumihan_answers_total counter",
    ]
    lines += counts.answers.sorted { $0.key < $1.key }.map {
      "kumihan_answers_total{status=\"\($0.key)\"} \($0.value)"
    }
    lines += [
      "# HELP kumihan_job_seconds The time of a job, waiting included.",
      "# TYPE kumihan_job_seconds histogram",
    ]
    lines += zip(Self.bounds, counts.within).map {
      "kumihan_job_seconds_bucket{le=\"\($0.shortText)\"} \($1)"
    }
    lines += [
      "kumihan_job_seconds_bucket{le=\"+Inf\"} \(done)",
      "kumihan_job_seconds_sum \(counts.seconds)",
      "kumihan_job_seconds_count \(done)", "",
    ]
    return lines.joined(separator: "\n")
  }
}

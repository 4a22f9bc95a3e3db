import Synchronization

/// Numbers unnamed snapshots within one run of a test case.
package final class SnapshotCounter: Sendable {
  /// That of the running test case where a trait made one: exact, whatever runs beside it.
  @TaskLocal package static var scoped: SnapshotCounter?
  /// For tests without a trait.
  package static let shared = SnapshotCounter()

  package init() {}

  private struct Run {
    var task: Int?
    var sites: Set<String> = []
    var count = 0
  }

  private let runs = Mutex<[String: Run]>([:])

  /// The next number, from 1, of a case.
  ///
  /// A case that begins anew, because tests are repeated, is known by another task that comes to a
  /// place where the last one has been: it counts from 1 again.
  func next(of test: String, site: String, task: Int?) -> Int {
    runs.withLock { runs in
      var run = runs[test] ?? Run(task: task)
      if run.task != task, run.sites.contains(site) { run = Run(task: task) }
      run.task = task
      run.sites.insert(site)
      run.count += 1
      runs[test] = run
      return run.count
    }
  }

  /// Forgets what was counted, between two tests of XCTest.
  package func reset() { runs.withLock { $0 = [:] } }
}

/// Which name each file was asked for by: two names that become one file are a mistake of the test's.
final class SnapshotClaims: Sendable {
  static let shared = SnapshotClaims()
  private let claims = Mutex<[String: String]>([:])

  /// Another name that has the file, or differs from it in capitals only, which many file systems
  /// take for the same.
  func rival(of name: String, for path: String) -> String? {
    claims.withLock { claims in
      let key = path.lowercased()
      if let known = claims[key] { return known == name ? nil : known }
      claims[key] = name
      return nil
    }
  }
}

import KumihanSnapshots

/// For packages that hand our strategies to other libraries of snapshots.
public enum SnapshotAdapter {
  /// Fails the running test with what could not be drawn since the last time: a strategy returns an
  /// empty picture then, which nobody is to keep as a reference.
  public static func reportProblems() {
    for problem in onMain({ SnapshotProblems.take() }) { TestReporter.fail(problem) }
  }
}

public import Foundation
public import KumihanSnapshots
public import KumihanViews

/// For packages that hand our strategies to other libraries of snapshots.
public enum SnapshotAdapter {
  /// Fails the running test with what could not be drawn since the last time: a strategy returns an
  /// empty picture then, which nobody is to keep as a reference.
  public static func reportProblems() {
    for problem in onMain({ SnapshotProblems.take() }) { TestReporter.fail(problem) }
  }

  /// Notes a reference as used that the library compares or writes, by its bytes.
  public static func noteUsed(_ bytes: Data) { UsedBytes.note(bytes) }

  /// Whether a command runs the tests under which no reference may be written.
  public static var forbidsWriting: Bool {
    ProcessInfo.processInfo.environment[RecordDecision.command] == "never"
  }

  /// What a library made of one value.
  public struct Found {
    /// The reference's file.
    public var reference: URL
    /// The picture; nil for snapshots of other kinds, and where nothing was made.
    public var picture: UIImage?
    /// The snapshot's bytes where it is no picture.
    public var data: Data?
    /// The reference's bytes as the library compared them; nil where it did not.
    public var old: Data?
    /// The library's message; nil for a snapshot that is as its reference.
    public var failure: String?

    public init(
      reference: URL, picture: UIImage?, data: Data?, old: Data?, failure: String?
    ) {
      (self.reference, self.picture, self.data) = (reference, picture, data)
      (self.old, self.failure) = (old, failure)
    }
  }

  /// An assertion of the library's: where it stands in a test.
  public struct Place {
    var name: String?
    var recording: SnapshotTestingConfiguration.Record?
    var fileID, filePath: StaticString
    var testName: String
    var line, column: UInt

    /// - Parameter recording: when references are written; nil where the test does not say.
    public init(
      name: String?, recording: SnapshotTestingConfiguration.Record?, fileID: StaticString,
      filePath: StaticString, testName: String, line: UInt, column: UInt
    ) {
      (self.name, self.recording, self.testName) = (name, recording, testName)
      (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    func call(_ reference: URL) -> SnapshotCall {
      SnapshotCall(
        name: name, recording: recording,
        directory: reference.deletingLastPathComponent().path, timeout: 0, fileID: fileID,
        filePath: filePath, testName: testName, line: line, column: column)
    }
  }

  /// Leaves in the run's folder what a comparison came to, as our own assertions do.
  ///
  /// - Returns: the library's message, and why; nil for a snapshot that is as its reference.
  public static func verify(_ found: Found, at place: Place) -> String? {
    found.comparison.outcome(place.call(found.reference)).failure
  }

  /// As ``verify(_:at:)``, and fails the running test.
  public static func report(_ found: Found, at place: Place) {
    let call = place.call(found.reference)
    TestReporter.report(found.comparison.outcome(call), call)
  }
}

extension SnapshotAdapter.Found {
  fileprivate var comparison: ForeignComparison {
    ForeignComparison(
      reference: reference, picture: picture, data: data, old: old, failure: failure)
  }
}

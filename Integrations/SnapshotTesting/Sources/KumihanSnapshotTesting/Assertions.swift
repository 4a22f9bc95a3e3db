#if os(Linux)
  import Foundation
  import SnapshotTesting

  // The library's assertions by the same names and parameters, for the formats that records know. Being
  // more special than the library's own, they are chosen wherever a test names such a strategy.

  /// The library's assertion, of which a failure leaves a record in the run's folder.
  public func assertSnapshot<Value, Format: RecordedFormat>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let call = LibraryCall(
      name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    withoutActuallyEscaping(value) { value in call.compare(value, snapshotting).report() }
  }

  /// Asserts several snapshots, each named by its key.
  public func assertSnapshots<Value, Format: RecordedFormat>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(
        of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
  }

  /// Asserts several snapshots, which are numbered.
  public func assertSnapshots<Value, Format: RecordedFormat>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    for strategy in strategies {
      assertSnapshot(
        of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    }
  }

  /// The library's comparison, of which a failure leaves a record in the run's folder.
  ///
  /// - Returns: the library's message, and why; nil for a snapshot that is as its reference.
  public func verifySnapshot<Value, Format: RecordedFormat>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    let call = LibraryCall(
      name: name, recording: recording, directory: snapshotDirectory, timeout: timeout,
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    return withoutActuallyEscaping(value) { value in
      call.compare(value, snapshotting).verify()
    }
  }

  extension LibraryCall {
    /// The library's own comparison.
    func verify<Value, Format>(
      _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>,
      record: SnapshotTestingConfiguration.Record?
    ) -> String? {
      verifySnapshot(
        of: try value(), as: strategy, named: name, record: record, snapshotDirectory: directory,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
    }
  }
#endif

public import Foundation
public import KumihanSnapshots
public import KumihanViews

/// Checks a view against its reference; a test on no actor may make the view, too.
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  TestReporter.report(SnapshotRun.outcome(of: value, as: strategy, call), call)
}

/// Checks a view against several references.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let call = SnapshotCall(
      name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    TestReporter.report(SnapshotRun.outcome(of: value, as: strategy, call), call)
  }
}

/// Checks a view against several references.
public func assertSnapshots<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    let call = SnapshotCall(
      name: nil, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    TestReporter.report(SnapshotRun.outcome(of: value, as: strategy, call), call)
  }
}

/// Compares a view with its reference, and hands the message over instead of failing the test.
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = SnapshotCall(
    name: name, recording: recording, directory: snapshotDirectory, timeout: timeout,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let outcome = SnapshotRun.outcome(of: value, as: strategy, call)
  TestReporter.tell(outcome.notes, call)
  return outcome.failure
}

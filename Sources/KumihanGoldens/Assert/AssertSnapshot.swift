public import Foundation
public import KumihanSnapshots
import Testing

/// Checks a value against its reference: `__Snapshots__/File/test.name.png` beside the test's file.
///
/// Call it from XCTest or Swift Testing, on the main actor or anywhere else. What is not as its
/// reference fails the test and says why; whether references are written is decided by the argument,
/// else by `withSnapshots`, by the trait `.snapshots`, by `SNAPSHOT_TESTING_RECORD`, and else by
/// `CI`, where nothing is written.
///
/// - Parameters:
///   - value: made on the main actor; twice where a new reference is written, which must be equal.
///   - strategy: what is kept of the value, such as `.image`.
///   - name: tells snapshots of one test apart; numbers from 1 where it is nil.
///   - recording: when references are written; nil for what the surroundings say.
///   - timeout: seconds that a strategy may take.
///   - fileID: of the test.
///   - filePath: of the test; references lie beside it.
///   - testName: the test's function.
///   - line: of the call.
///   - column: of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  TestReporter.report(SnapshotRun.outcome(ofAny: value, as: strategy, call), call)
}

/// Checks a value against several references, each named by its key.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    let call = SnapshotCall(
      name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    TestReporter.report(SnapshotRun.outcome(ofAny: value, as: strategy, call), call)
  }
}

/// Checks a value against several references, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    let call = SnapshotCall(
      name: nil, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
      filePath: filePath, testName: testName, line: line, column: column)
    TestReporter.report(SnapshotRun.outcome(ofAny: value, as: strategy, call), call)
  }
}

/// Compares a value with its reference as `assertSnapshot` does, and hands the message over instead
/// of failing the test.
///
/// - Parameters:
///   - value: as of `assertSnapshot`.
///   - strategy: what is kept of the value.
///   - name: tells snapshots of one test apart.
///   - recording: when references are written.
///   - snapshotDirectory: the folder of references; nil for the one beside the test's file.
///   - timeout: seconds that a strategy may take.
///   - fileID: of the test.
///   - filePath: of the test.
///   - testName: the test's function.
///   - line: of the call.
///   - column: of the call.
/// - Returns: what is wrong; nil when the value is as its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let call = SnapshotCall(
    name: name, recording: recording, directory: snapshotDirectory, timeout: timeout,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let outcome = SnapshotRun.outcome(ofAny: value, as: strategy, call)
  TestReporter.tell(outcome.notes, call)
  return outcome.failure
}

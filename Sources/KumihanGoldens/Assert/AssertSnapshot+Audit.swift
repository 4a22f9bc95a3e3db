public import Foundation
import KumihanGoldenRuns
public import KumihanSnapshots
public import KumihanViews

/// Checks a view against its reference, and its page against the rules of an audit.
///
/// What is violated fails the test and names the line of source; what needs review is in the report.
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
  audit: SnapshotAudit, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  var call = SnapshotCall(
    name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  call.judge = { pages, id in audit.record(of: pages, id: id) }
  TestReporter.report(SnapshotRun.outcome(of: value, as: strategy, call), call)
}

/// Checks a view against its reference and against the audits of Xcode's names.
public func assertSnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
  auditTypes: XCUIAccessibilityAuditType, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  var call = SnapshotCall(
    name: name, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  let audit = SnapshotAudit(auditTypes: auditTypes)
  call.judge = { pages, id in audit.record(of: pages, id: id) }
  TestReporter.report(SnapshotRun.outcome(of: value, as: strategy, call), call)
}

/// Compares a view with its reference and judges its page; hands the message over, nil where all is well.
public func verifySnapshot<Value: View, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>,
  audit: SnapshotAudit, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  var call = SnapshotCall(
    name: name, recording: recording, directory: snapshotDirectory, timeout: timeout,
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  call.judge = { pages, id in audit.record(of: pages, id: id) }
  let outcome = SnapshotRun.outcome(of: value, as: strategy, call)
  TestReporter.tell(outcome.notes, call)
  return outcome.failure
}

import Foundation
import KumihanSnapshots
import Testing
import XCTest

/// Tells the test library that runs.
enum TestReporter {
  static func report(_ outcome: SnapshotOutcome, _ call: SnapshotCall) {
    tell(outcome.notes, call)
    guard let failure = outcome.failure else { return }
    guard isSwiftTesting else {
      if ExpectedFailures.take(failure) { return outcome.withdraw() }
      return XCTFail(failure, file: call.testFile, line: call.line)
    }
    let place = location(call)
    for attachment in outcome.attachments {
      Attachment.record([UInt8](attachment.data), named: attachment.name, sourceLocation: place)
    }
    let issue = Issue.record("\(failure)", sourceLocation: place)
    if isKnown(issue) { outcome.withdraw() }
  }

  /// Whether `withKnownIssue` expects an issue. Swift Testing keeps that to itself, so it is read from the issue's parts.
  private static func isKnown(_ issue: Issue) -> Bool {
    Mirror(reflecting: issue).children.contains { child in
      child.label == "knownIssueContext"
        && Mirror(reflecting: child.value).displayStyle == .optional
        && !Mirror(reflecting: child.value).children.isEmpty
    }
  }

  /// Fails the running test at no place in particular.
  static func fail(_ message: String) {
    if isSwiftTesting {
      Issue.record("\(message)")
    } else {
      XCTFail(message)
    }
  }

  /// Says what does not fail the running test, at no place in particular.
  static func tell(_ note: String) {
    if Test.current != nil {
      Issue.record("\(note)", severity: .warning)
    } else {
      try? FileHandle.standardError.write(contentsOf: Data("warning: \(note)\n".utf8))
    }
  }

  /// Says what does not fail the test.
  static func tell(_ notes: [String], _ call: SnapshotCall) {
    for note in notes {
      if Test.current != nil {
        Issue.record("\(note)", severity: .warning, sourceLocation: location(call))
      } else {
        try? FileHandle.standardError.write(
          contentsOf:
            Data("\(call.filePath):\(call.line): warning: \(note)\n".utf8))
      }
    }
  }

  private static func location(_ call: SnapshotCall) -> SourceLocation {
    SourceLocation(
      fileID: call.fileID, filePath: call.filePath, line: Int(call.line),
      column: max(1, Int(call.column)))
  }

  /// A task of a test's own has no test of Swift Testing around it, but the process was started for it.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Starts the numbers anew between tests of XCTest.
  static func watch() {
    SnapshotNotes.set { tell($0) }
    _ = observer
  }

  private static let observer: Carried<NumberObserver> = {
    let observer = NumberObserver()
    let carried = Carried(value: observer)
    XCTestObservationCenter.shared.addTestObserver(observer)
    return carried
  }()
}

private final class NumberObserver: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
  func testCaseDidFinish(_ testCase: XCTestCase) {
    SnapshotCounter.shared.reset()
    ExpectedFailures.endAll()
  }
}

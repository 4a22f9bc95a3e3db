public import Foundation
public import KumihanSnapshots

/// Checks a value against a text that stands in the test itself.
///
/// Where the text is missing, or is to be written anew, it is put into the test's file behind the call,
/// and the test is red once.
///
/// - Parameters:
///   - value: nil is compared with no text at all.
///   - strategy: what is kept of the value, such as `.json`.
///   - message: stands before the difference.
///   - recording: when the text is written; nil for what the surroundings say.
///   - timeout: seconds that a strategy may take.
///   - syntaxDescriptor: where the text stands, in a helper that hands its own closure on.
///   - expected: the text.
///   - fileID: of the test.
///   - filePath: of the test.
///   - function: of the test.
///   - line: of the call.
///   - column: of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as strategy: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    name: nil, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: function.description, line: line, column: column)
  InlineRun(call: call, descriptor: syntaxDescriptor, expected: expected?())
    .report(value, strategy, message())
}

/// `assertInlineSnapshot(of:as:)` by an older name, with the text as an argument.
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  with reference: String, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = SnapshotCall(
    name: nil, recording: recording, directory: nil, timeout: timeout, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  InlineRun(
    call: call, descriptor: .init(trailingClosureLabel: "with"), expected: reference,
    isArgument: true
  ).report(value, strategy, "")
}

/// `assertInlineSnapshot(of:as:)` by an older name, with the text as an argument.
public func assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, String>,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  with reference: String, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  _assertInlineSnapshot(
    matching: try value(), as: strategy, record: recording, timeout: timeout, with: reference,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Where a text stands that a helper of one's own hands on to
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that older versions of the helper had.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the text.
  public var trailingClosureLabel: String
  /// How many closures stand behind the parentheses before it.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    (self.trailingClosureLabel, self.trailingClosureOffset) = (
      trailingClosureLabel, trailingClosureOffset
    )
  }

  /// Fails the running test at the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let call = SnapshotCall(
      name: nil, recording: nil, directory: nil, timeout: 0, fileID: fileID, filePath: filePath,
      testName: "", line: line, column: column)
    TestReporter.report(SnapshotOutcome(failure: message()), call)
  }
}

/// One comparison with a text in the test.
private struct InlineRun {
  let call: SnapshotCall
  let descriptor: InlineSnapshotSyntaxDescriptor
  let expected: String?
  /// Whether the text is an argument of the call, and not what a closure returns.
  var isArgument = false

  /// A text that a test of the older form leaves to be written.
  private var isEmptyArgument: Bool { isArgument && expected?.isEmpty == true }

  func report<Value>(
    _ value: () throws -> Value?, _ strategy: Snapshotting<Value, String>, _ message: String
  ) {
    let failure: String?
    do {
      failure = self.failure(try value(), strategy, message)
    } catch {
      failure = "\(error)"
    }
    if let failure { TestReporter.report(SnapshotOutcome(failure: failure), call) }
  }

  /// Nil where the text is the expected one.
  func failure<Value>(
    _ value: Value?, _ strategy: Snapshotting<Value, String>, _ message: String
  ) -> String? {
    var actual: String?
    if let value {
      switch SnapshotText.made(of: value, strategy, call) {
      case .success(let text): actual = text
      case .failure(let problem): return problem.description
      }
    }
    let mode = call.decision.mode
    let difference: String? =
      switch (expected, actual) {
      case (nil, nil): nil
      case (let old?, let new?): strategy.diffing.diff(old, new)?.0
      case (nil, _?): "there is no text to compare with"
      case (_?, nil): "the value is nil"
      }
    let isWritten =
      mode == .all || (mode == .failed && difference != nil)
      || (mode == .missing && actual != nil && (expected == nil || isEmptyArgument))
    guard isWritten, let actual else {
      return difference.map { [message, $0, call.decision.description].joined(by: "\n") }
    }
    if expected == actual { return "the text is equal, so nothing was written" }
    do {
      try InlineTexts.write(
        actual, into: call.filePath,
        at: InlineTexts.Place(
          line: Int(call.line), column: Int(call.column),
          labels: [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels,
          offset: descriptor.trailingClosureOffset, isArgument: isArgument))
      let words = "the text was written into \(call.filePath); run the test again"
      return [difference ?? "", words, call.decision.description].joined(by: "\n")
    } catch {
      return "the text cannot be written: \(error)"
    }
  }
}

extension [String] {
  fileprivate func joined(by separator: String) -> String {
    filter { !$0.isEmpty }.joined(separator: separator)
  }
}

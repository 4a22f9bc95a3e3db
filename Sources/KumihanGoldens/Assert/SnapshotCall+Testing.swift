import Foundation
import KumihanSnapshots
import Testing

extension SnapshotCall {
  /// An assertion of the running test.
  init(
    name: String?, recording: SnapshotTestingConfiguration.Record?, directory: String?,
    timeout: TimeInterval, fileID: StaticString, filePath: StaticString, testName: String,
    line: UInt, column: UInt
  ) {
    TestReporter.watch()
    self.init(
      name: name, recording: recording, directory: directory, timeout: timeout,
      fileID: fileID.description, filePath: filePath.description, testName: testName, line: line,
      column: column,
      parameters: Test.Case.current.map(Self.parameters) ?? [])
    testFile = filePath
  }

  /// The values that a case was called with, in their own words; their order is that of the
  /// parameters. Swift Testing keeps them to itself, so they are read from the case's parts.
  private static func parameters(_ testCase: Test.Case) -> [String] {
    guard testCase.isParameterized else { return [] }
    var found: [String] = []
    func search(_ value: Any, _ depth: Int) {
      guard depth < 5 else { return }
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" || child.label == "_arguments" {
          for argument in Mirror(reflecting: child.value).children {
            let value = Mirror(reflecting: argument.value).children.first { $0.label == "value" }
            if let value { found.append(words(value.value)) }
          }
          return
        }
        search(child.value, depth + 1)
        if !found.isEmpty { return }
      }
    }
    search(testCase, 0)
    return found
  }

  private static func words(_ value: Any) -> String {
    // A text's own test description has quotation marks.
    if let text = value as? String { return text }
    return (value as? any CustomTestStringConvertible)?.testDescription ?? String(describing: value)
  }
}

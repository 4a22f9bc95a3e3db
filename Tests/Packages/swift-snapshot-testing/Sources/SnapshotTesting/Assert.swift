import Foundation
import XCTest

public struct SnapshotTestingConfiguration: Sendable {
  public var diffTool: DiffTool?
  public var record: Record?

  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
    let name: String
    init(name: String) { self.name = name }
    public init?(rawValue: String) { name = rawValue }
    public init(booleanLiteral value: BooleanLiteralType) { name = value ? "all" : "missing" }
    public static let all = Record(name: "all")
    public static let failed = Record(name: "failed")
    public static let missing = Record(name: "missing")
    public static let never = Record(name: "never")
  }

  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    var tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { self.tool = tool }
    public init(stringLiteral value: StringLiteralType) { tool = { "\(value) \($0) \($1)" } }
    public static let ksdiff = Self("ksdiff")
    public static let `default` = Self { "\($0) \($1)" }
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

public var isRecording: Bool {
  get { false }
  set {}
}
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { .default }
  set {}
}

public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R { try operation() }

public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R { try await operation() }

public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  if let failure { XCTFail(failure, file: filePath, line: line) }
}

public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {}

public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {}

public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #file, testName: String = #function, line: UInt = #line
) {}

public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #file, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, snapshotDirectory: snapshotDirectory,
    testName: testName)
}

public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #file, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  guard let value = try? value(), let snapshotDirectory else { return "no value" }
  var made: Format?
  snapshotting.snapshot(value).run { made = $0 }
  guard let made else { return "no snapshot" }
  let folder = URL(fileURLWithPath: snapshotDirectory)
  let file = folder.appendingPathComponent("\(testName).\(name ?? "1")")
  guard let old = try? Data(contentsOf: file) else {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? snapshotting.diffing.toData(made).write(to: file)
    return "recorded"
  }
  return snapshotting.diffing.diff(snapshotting.diffing.fromData(old), made)?.0
}

public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool = false,
  timeout: TimeInterval = 5, file: StaticString = #file, testName: String = #function,
  line: UInt = #line
) {}

public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #file,
  testName: String = #function, line: UInt = #line
) {}

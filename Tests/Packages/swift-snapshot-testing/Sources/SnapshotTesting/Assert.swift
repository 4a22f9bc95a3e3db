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
    public static let `default` = Self {
      "@−\n\"\(URL(fileURLWithPath: $0))\"\n@+\n\"\(URL(fileURLWithPath: $1))\""
    }
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
  guard let value = try? value() else { return "no value" }
  var made: Format?
  snapshotting.snapshot(value).run { made = $0 }
  let end = Date(timeIntervalSinceNow: timeout)
  while made == nil, Date() < end {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
  guard let made else { return "Couldn't snapshot value" }
  let source = URL(fileURLWithPath: "\(filePath)")
  let suite = source.deletingPathExtension().lastPathComponent
  let folder =
    snapshotDirectory.map { URL(fileURLWithPath: $0) }
    ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(suite)")
  let mode = recording?.name ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
  let identifier = name.map(cleaned) ?? "\(next(folder.path + "/" + testName))"
  let file = folder.appendingPathComponent(
    "\(cleaned(testName)).\(identifier)" + (snapshotting.pathExtension.map { ".\($0)" } ?? ""))
  func write() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? snapshotting.diffing.toData(made).write(to: file)
  }
  guard mode != "all", let old = try? Data(contentsOf: file) else {
    if mode == "never" {
      return "No reference was found on disk, and recording is disabled"
    }
    write()
    return "Automatically recorded snapshot: …\n\nopen \"\(file.absoluteString)\""
  }
  guard let (failure, _) = snapshotting.diffing.diff(snapshotting.diffing.fromData(old), made)
  else { return nil }
  let artifacts = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
      ?? NSTemporaryDirectory()
  ).appendingPathComponent(suite)
  try? FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
  let failed = artifacts.appendingPathComponent(file.lastPathComponent)
  try? snapshotting.diffing.toData(made).write(to: failed)
  if mode == "failed" { write() }
  let files = diffTool(currentFilePath: file.path, failedFilePath: failed.path)
  return "Snapshot does not match reference.\n\n\(files)\n\n\(failure)"
}

private let lock = NSLock()
private var counts: [String: Int] = [:]

private func next(_ key: String) -> Int {
  lock.lock()
  defer { lock.unlock() }
  counts[key, default: 0] += 1
  return counts[key] ?? 1
}

private func cleaned(_ text: String) -> String {
  text.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
    .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
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

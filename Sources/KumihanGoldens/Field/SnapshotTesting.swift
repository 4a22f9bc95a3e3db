public import Foundation
public import KumihanSnapshots

/// The names of the library that tests came from, for those that say them with its module:
/// `SnapshotTesting.assertSnapshot(of:as:)`.
///
/// It is no module, so that a package may have that library beside this one.
public enum SnapshotTesting {
  public typealias Snapshotting = KumihanSnapshots.Snapshotting
  public typealias Diffing = KumihanSnapshots.Diffing
  public typealias Async = KumihanSnapshots.Async
  public typealias SimplySnapshotting = KumihanSnapshots.SimplySnapshotting
  public typealias SnapshotTestingConfiguration = KumihanSnapshots.SnapshotTestingConfiguration
  public typealias ViewImageConfig = KumihanSnapshots.ViewImageConfig
  public typealias SwiftUISnapshotLayout = KumihanSnapshots.SwiftUISnapshotLayout

  public static var isRecording: Bool {
    get { KumihanGoldens.isRecording }
    set { KumihanGoldens.isRecording = newValue }
  }
  public static var record: SnapshotTestingConfiguration.Record? {
    get { KumihanGoldens.isRecording ? .all : nil }
    set { KumihanGoldens.isRecording = newValue == .all }
  }
  public static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { KumihanGoldens.diffTool }
    set { KumihanGoldens.diffTool = newValue }
  }

  public static func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
  ) rethrows -> Result {
    try KumihanSnapshots.withSnapshotTesting(
      record: record, diffTool: diffTool, operation: operation)
  }

  public static func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    KumihanGoldens.assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }

  @_disfavoredOverload
  public static func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: .init(isRecording: isRecording),
      timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }

  public static func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }

  @_disfavoredOverload
  public static func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record isRecording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: .init(isRecording: isRecording),
      timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }

  public static func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    KumihanGoldens.assertSnapshots(
      of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }

  public static func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    KumihanGoldens.assertSnapshots(
      of: try value(), as: strategies, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }

  public static func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    KumihanGoldens.verifySnapshot(
      of: try value(), as: strategy, named: name, record: recording,
      snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }

  @_disfavoredOverload
  public static func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record isRecording: Bool?, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: .init(isRecording: isRecording),
      snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }

  public static func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: recording,
      snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

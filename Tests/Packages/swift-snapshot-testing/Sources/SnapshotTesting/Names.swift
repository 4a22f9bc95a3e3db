import Foundation

public struct Async<Value> {
  public let run: (@escaping (Value) -> Void) -> Void
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) { self.run = run }
  public init(value: Value) { run = { $0(value) } }
}

public struct XCTAttachment {
  public init(data: Data) {}
  public init(data: Data, uniformTypeIdentifier: String) {}
}

public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }
}

extension Snapshotting where Value == String, Format == String {
  nonisolated(unsafe) public static let lines = Snapshotting(
    pathExtension: "txt",
    diffing: Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0 == $1 ? nil : ("lines differ", []) })
  ) { $0 }
}

public struct SnapshotTestingConfiguration: Sendable {
  public struct Record: Equatable, Sendable {
    let name: String
    public static let all = Record(name: "all")
    public static let failed = Record(name: "failed")
    public static let missing = Record(name: "missing")
    public static let never = Record(name: "never")
  }
}

public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> R
) rethrows -> R { try operation() }

public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
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

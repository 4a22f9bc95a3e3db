// The public names of a library of snapshots as it has them on Linux, and as little behind each as a test needs.
import Foundation

public struct Async<Value> {
  public let run: (@escaping (Value) -> Void) -> Void
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) { self.run = run }
  public init(value: Value) { run = { $0(value) } }
  public func map<NewValue>(_ change: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { done in run { done(change($0)) } }
  }
}

public struct XCTAttachment {
  public init(data: Data) {}
  public init(data: Data, uniformTypeIdentifier: String) {}
}

public enum DiffAttachment {
  case data(Data, name: String)
  case xcTest(XCTAttachment)
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

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) {
    self.init(
      toData: toData, fromData: fromData,
      diff: { (old: Value, new: Value) -> (String, [XCTAttachment])? in
        diff(old, new).map { ($0.0, []) }
      })
  }
}

public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format>

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { done in transform(value).run { snapshot($0).run(done) } }
    }
  }

  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self { strategy }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

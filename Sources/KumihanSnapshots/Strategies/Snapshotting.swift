/// How a value becomes something that can be kept in a file and compared.
///
/// The words are those of swift-snapshot-testing, so that tests which speak its language need another
/// import and nothing else.
public struct Snapshotting<Value, Format> {
  /// The ending of reference files, without the point; nil for none.
  public var pathExtension: String?
  /// How two snapshots are compared, and what the file holds.
  public var diffing: Diffing<Format>
  /// Makes the snapshot.
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

  /// This strategy for another kind of value, which is turned into ours first.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// This strategy for another kind of value, which is turned into ours in its own time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { done in transform(value).run { snapshot($0).run(done) } }
    }
  }

  /// This strategy at once: a still picture has nothing to wait for, whatever the seconds.
  public static func wait(
    for seconds: Double, on strategy: Snapshotting
  ) -> Snapshotting { strategy }
}

/// A strategy of values that are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

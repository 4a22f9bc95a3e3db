public import KumihanSnapshots
public import Testing

/// Says for a test or a suite of Swift Testing how its snapshots are recorded and drawn.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// What holds for a suite holds for the tests in it.
  public var isRecursive: Bool { true }

  /// Runs a case of a test with its own numbers of unnamed snapshots.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = SnapshotScope(configuration: configuration, isTrait: true)
    try await SnapshotScope.$current.withValue(SnapshotScope.current + [scope]) {
      guard testCase != nil else { return try await function() }
      try await SnapshotCounter.$scoped.withValue(SnapshotCounter(), operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots of the test or suite are numbered by themselves, and recorded as the surroundings say.
  public static var snapshots: SnapshotsTrait { .snapshots() }

  /// How snapshots of the test or suite are recorded and drawn; what is nil stays as it is.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, world: SnapshotWorld? = nil,
    root: String? = nil, storage: SnapshotTestingConfiguration.Storage? = nil
  ) -> SnapshotsTrait {
    .snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, world: world, root: root, storage: storage))
  }

  /// How snapshots of the test or suite are recorded and drawn.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    SnapshotsTrait(configuration: configuration)
  }
}

import Testing

public struct _SnapshotsTestTrait: SuiteTrait, TestTrait {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration
}

extension Trait where Self == _SnapshotsTestTrait {
  public static var snapshots: Self { snapshots() }

  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self { .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool)) }

  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}

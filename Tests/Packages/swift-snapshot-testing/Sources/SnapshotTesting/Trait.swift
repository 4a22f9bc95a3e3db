import Testing

public struct SnapshotsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == SnapshotsTrait {
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> SnapshotsTrait { SnapshotsTrait() }
}

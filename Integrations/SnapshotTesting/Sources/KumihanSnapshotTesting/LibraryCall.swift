#if os(Linux)
  import Foundation
  import KumihanGoldens
  import struct SnapshotTesting.Snapshotting
  import struct SnapshotTesting.SnapshotTestingConfiguration
  import SwiftUI

  /// A format of snapshots that records know.
  public protocol RecordedFormat {}
  extension UIImage: RecordedFormat {}
  extension String: RecordedFormat {}
  extension Data: RecordedFormat {}

  /// One assertion as the library is asked for it.
  struct LibraryCall {
    var name: String?
    var recording: SnapshotTestingConfiguration.Record?
    var directory: String?
    var timeout: TimeInterval
    var fileID, filePath: StaticString
    var testName: String
    var line, column: UInt

    /// What the library made of a value, and where.
    struct Result {
      var found: SnapshotAdapter.Found
      var place: SnapshotAdapter.Place

      func verify() -> String? { SnapshotAdapter.verify(found, at: place) }
      func report() { SnapshotAdapter.report(found, at: place) }
    }

    func compare<Value, Format>(
      _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
    ) -> Result {
      let watch = Watch<Format>()
      let failure = verify(
        value, watch.watching(strategy),
        record: SnapshotAdapter.forbidsWriting ? .never : recording)
      let reference = ReferenceFinder(
        call: self, ending: strategy.pathExtension.map { ".\($0)" } ?? ""
      ).url(old: watch.old, failure: failure)
      var found = SnapshotAdapter.Found(
        reference: reference, picture: watch.made as? UIImage, data: nil, old: watch.old,
        failure: failure)
      if failure != nil, found.picture == nil {
        found.data = watch.made.map(strategy.diffing.toData)
      }
      return Result(
        found: found,
        place: SnapshotAdapter.Place(
          name: name, recording: mode, fileID: fileID, filePath: filePath, testName: testName,
          line: line, column: column))
    }

    /// The argument in our words.
    private var mode: KumihanGoldens.SnapshotTestingConfiguration.Record? {
      let modes: [(SnapshotTestingConfiguration.Record, String)] = [
        (.all, "all"), (.missing, "missing"), (.failed, "failed"), (.never, "never"),
      ]
      return modes.first { $0.0 == recording }.flatMap { .init(rawValue: $0.1) }
    }
  }

  /// Sees what a strategy makes, and what it is compared with.
  private final class Watch<Format> {
    private(set) var made: Format?
    private(set) var old: Data?

    func watching<Value>(_ strategy: Snapshotting<Value, Format>) -> Snapshotting<Value, Format> {
      var diffing = strategy.diffing
      let fromData = diffing.fromData
      diffing.fromData = { data in
        self.old = data
        return fromData(data)
      }
      return Snapshotting(
        pathExtension: strategy.pathExtension, diffing: diffing,
        asyncSnapshot: { value in
          strategy.snapshot(value).map { format in
            self.made = format
            return format
          }
        })
    }
  }
#endif

import Foundation
import KumihanSnapshots
public import Testing

/// Checks that a parameterised test has no references but those of its cases: one that is never
/// compared proves nothing.
///
/// - Parameters:
///   - test: the test's function, such as `row`.
///   - names: what its snapshots are named, by `named:` or by the values of the cases.
///   - fileID: of the test.
///   - filePath: of the test.
///   - sourceLocation: where a reference that no case has is reported.
public func assertNoOtherSnapshots(
  of test: String, than names: some Sequence<String>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let call = SnapshotCall(
    name: nil, recording: nil, directory: nil, timeout: 0, fileID: fileID, filePath: filePath,
    testName: test, line: 0, column: 0)
  let known = Set(
    names.flatMap { name in
      [SnapshotName.cleaned(name), SnapshotName.unique(name)].map {
        SnapshotName.file(test: SnapshotName.test(test), identifier: $0)
      }
    })
  let files = (try? FileManager.default.contentsOfDirectory(atPath: call.folder.path)) ?? []
  for file in files.sorted() where file.hasPrefix(SnapshotName.test(test) + ".") {
    // What a snapshot is called ends at its second point.
    let stem = file.split(separator: ".").prefix(2).joined(separator: ".")
    if !known.contains(stem) {
      Issue.record("\(file) is used by no case; hint: remove it", sourceLocation: sourceLocation)
    }
  }
}

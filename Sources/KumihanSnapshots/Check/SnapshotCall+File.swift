package import Foundation

extension SnapshotCall {
  /// A preview of a source file, which no test compares: its reference lies beside the file.
  package init(
    previewsOf file: String, recording: SnapshotTestingConfiguration.Record?
  ) {
    let name = URL(filePath: file).lastPathComponent
    self.init(
      name: nil, recording: recording, directory: nil, timeout: 5, fileID: name,
      filePath: URL(filePath: file).path, testName: "preview", line: 0, column: 0,
      parameters: [])
  }

  /// The file of a picture of this call's.
  package func picture(named name: String) -> URL {
    folder.appending(
      path: SnapshotName.file(
        test: SnapshotName.test(testName), identifier: SnapshotName.cleaned(name)) + ".png")
  }
}

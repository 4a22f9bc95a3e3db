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
    decision.remedy = "kumihan goldens test --record failed"
  }

  /// The folder that failures leave their files in, and the one of what was replaced.
  package var runFolders: (run: URL, undo: URL) {
    let found = RunFolder(
      source: URL(filePath: filePath), references: folder, environment: environment)
    return (found.root, found.undo)
  }

  /// The manifest of the package that the file belongs to; nil for a file in none.
  package var manifest: URL? {
    RunFolder.package(of: URL(filePath: filePath))?.appending(path: "Package.swift")
  }

  /// The file of a picture of this call's.
  package func picture(named name: String) -> URL {
    folder.appending(
      path: SnapshotName.file(
        test: SnapshotName.test(testName), identifier: SnapshotName.cleaned(name)) + ".png")
  }
}

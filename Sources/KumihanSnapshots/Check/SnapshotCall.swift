package import Foundation
package import KumihanGoldenRuns
import Synchronization

/// One assertion: what it was asked, and what of its task is gone on another thread.
package struct SnapshotCall: Sendable {
  package var name: String?
  package var timeout: TimeInterval
  package var fileID, filePath: String
  /// The same file for a test library that knows no other form of it.
  package var testFile: StaticString = ""
  package var testName: String
  package var line, column: UInt
  /// Of the references.
  package var folder: URL
  package var decision: RecordDecision
  package var world: SnapshotWorld
  package var storage: SnapshotTestingConfiguration.Storage
  /// The values of a parameterised test's case; empty for other tests.
  package var parameters: [String]
  package var counter: SnapshotCounter
  package var task: Int?
  /// Judges the pages that the strategy lays out; the words name the reference.
  package var judge: (@MainActor @Sendable ([SnapshotPage], String) -> AuditRecord)?
  package var environment: [String: String]

  package init(
    name: String?, recording: SnapshotTestingConfiguration.Record?, directory: String?,
    timeout: TimeInterval, fileID: String, filePath: String, testName: String,
    line: UInt, column: UInt, parameters: [String]
  ) {
    self.name = name
    self.timeout = timeout
    (self.fileID, self.filePath, self.testName) = (fileID, filePath, testName)
    (self.line, self.column) = (line, column)
    let file = URL(filePath: filePath)
    let scopes = SnapshotScope.current
    let suite = file.deletingPathExtension().lastPathComponent
    if let directory {
      folder = URL(filePath: directory)
    } else if let root = scopes.last(where: { $0.configuration.root != nil })?.configuration.root,
      let package = RunFolder.package(of: file)
    {
      let module = fileID.prefix { $0 != "/" }
      folder = package.appending(path: "\(root)/\(module)/\(suite)")
    } else {
      folder = file.deletingLastPathComponent().appending(path: "__Snapshots__/\(suite)")
    }
    environment = ProcessInfo.processInfo.environment
    decision = RecordDecision(
      argument: recording, scopes: scopes,
      isRecording: OlderSettings.all.withLock { $0.isRecording }, environment: environment)
    world = scopes.last { $0.configuration.world != nil }?.configuration.world ?? .frozen
    storage = scopes.last { $0.configuration.storage != nil }?.configuration.storage ?? .png
    self.parameters = parameters
    counter = SnapshotCounter.scoped ?? .shared
    task = unsafe withUnsafeCurrentTask { unsafe $0?.hashValue }
  }

  /// `File.swift:20`.
  package var place: String { "\(fileID):\(line)" }

  /// The name of the file without its ending; a message instead where two names become one.
  func stem(ending: String?) -> (stem: String, mistake: String?) {
    let test = SnapshotName.test(testName)
    let key = "\(filePath) \(testName) \(parameters.joined(separator: ", "))"
    let values = parameters.map(SnapshotName.unique).filter { !$0.isEmpty }.joined(separator: "-")
    let raw: String
    let identifier: String
    if let name {
      raw = "\(testName) named \(name)"
      identifier = SnapshotName.cleaned(name)
    } else {
      let number = counter.next(of: key, site: "\(line):\(column)", task: task)
      raw = "\(testName) \(parameters) number \(number)"
      identifier =
        values.isEmpty ? "\(number)" : (number == 1 ? values : "\(values).\(number)")
    }
    let stem = SnapshotName.file(test: test, identifier: identifier)
    let path = folder.appending(path: ending.map { "\(stem).\($0)" } ?? stem).path
    let mistake = SnapshotClaims.shared.rival(of: raw, for: path).map {
      "two snapshots have one file, \(stem): \($0) and \(raw); hint: give them other names"
    }
    return (stem, mistake)
  }
}

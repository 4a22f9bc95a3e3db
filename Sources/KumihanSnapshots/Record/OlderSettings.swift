package import Synchronization

/// What older tests set for the whole process.
package struct OlderSettings: Sendable {
  package var isRecording = false
  package var diffTool = SnapshotTestingConfiguration.DiffTool.default

  package static let all = Mutex(OlderSettings())
}

import Foundation
import Kumihan
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// `snapshots.lock`: what makes equal pictures cost nothing.
@MainActor
struct LockTests {
  @Test func hasOneSortedLineForEachPicture() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    for name in ["b", "a", "c"] {
      _ = workshop.verify(Card(title: name), as: .small, named: name, record: .missing)
    }
    let lines = try String(contentsOf: workshop.url("snapshots.lock"), encoding: .utf8)
      .split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["test.a", "test.b", "test.c"])
    let form = try Regex(
      "^test\\.a  200x160@1  pixels:[0-9a-f]{32}  file:[0-9a-f]{32}  drawing:[0-9a-f]{32}  "
        + "engine:\\d+\\.\\d+\\.\\d+  fonts:[0-9a-f]{16}$")
    #expect(lines[0].wholeMatch(of: form) != nil)
  }

  @Test func isMadeAgainFromPicturesThatAreEqual() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    let lock = try workshop.data("snapshots.lock")
    try FileManager.default.removeItem(at: workshop.url("snapshots.lock"))
    #expect(workshop.verify(Card(), as: .small, record: .never) == nil)
    #expect(!workshop.files.contains("snapshots.lock"))
    #expect(workshop.verify(Card(), as: .small, record: .missing) == nil)
    #expect(try workshop.data("snapshots.lock") == lock)
  }

  @Test func manyWritersLoseNoLine() async throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let folder = workshop.folder
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask {
          let entry = SnapshotLock.Entry(
            size: "1x1@1", pixels: String(repeating: "0", count: 32),
            file: String(repeating: "1", count: 32), drawing: "", engine: "", fonts: "")
          try? SnapshotLock.set(entry, of: "n\(number)", in: folder)
        }
      }
    }
    let lines = try String(contentsOf: workshop.url("snapshots.lock"), encoding: .utf8)
      .split(separator: "\n")
    #expect(lines.count == 60)
    #expect(lines == lines.sorted())
  }

  /// Reading the reference's pixels would find other ones: only the hash was asked.
  @Test func equalHashesAreNotDecoded() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    let broken = try workshop.data("test.it.png").prefix(200)
    try workshop.write(broken, as: "test.it.png")
    var entry = try #require(SnapshotLock.entry(of: "test.it", in: workshop.folder))
    #expect(workshop.verify(Card(), as: .small) != nil)
    entry.file = PixelBuffer.fingerprint(of: broken)
    try SnapshotLock.set(entry, of: "test.it", in: workshop.folder)
    #expect(workshop.verify(Card(), as: .small) == nil)
  }

  /// Without pictures, one side's line would let the other side's view pass.
  @Test func anUnfinishedMergeHasNoReferenceOfHashes() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func hash(_ title: String, _ record: SnapshotTestingConfiguration.Record) -> String? {
      withSnapshots(storage: .hash) {
        workshop.verify(Card(title: title), as: .small, named: "a", record: record)
      }
    }
    var sides: [String] = []
    for title in ["Ours", "Theirs"] {
      _ = hash(title, .all)
      sides.append(
        try String(contentsOf: workshop.url("snapshots.lock"), encoding: .utf8))
    }
    #expect(hash("Theirs", .never) == nil)
    let merged = "<<<<<<< ours\n\(sides[0])=======\n\(sides[1])>>>>>>> theirs\n"
    try workshop.write(Data(merged.utf8), as: "snapshots.lock")
    for title in ["Ours", "Theirs"] {
      #expect(hash(title, .never)?.contains("there is no reference") == true)
    }
  }

  @Test func theEngineIsThatOfTheProgram() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let command = try String(
      contentsOf: root.appending(path: "Sources/KumihanCLI/KumihanCommand.swift"), encoding: .utf8)
    #expect(command.contains("version = \"\(EngineMark.version)\""))
  }

  @Test func fingerprintsTellEveryPixelApart() throws {
    let context = try RenderingContext.bundled()
    func picture(_ x: CGFloat) throws -> PixelBuffer {
      try context.layout(
        Color.red.frame(width: 1, height: 1).position(x: x + 0.5, y: 4.5),
        options: LayoutOptions(size: CGSize(width: 64, height: 9), scale: 1)
      ).pixels()
    }
    let prints = try (0..<64).map { try picture(CGFloat($0)).fingerprint }
    #expect(Set(prints).count == 64)
    #expect(try picture(7).fingerprint == prints[7])
    let buffer = try picture(7)
    #expect(try buffer.decoded == PNGDecoder.decode(PNGEncoder.encode(buffer)))
  }
}

import Foundation
import KumihanSnapshotTesting
import SwiftUI
import Testing

/// Test code as teams have it, on a library of snapshots and our strategies.
@MainActor struct AdapterTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "kumihan-adapter-\(UUID().uuidString)")

  private struct Row: View {
    var spacing: CGFloat = 2
    var body: some View {
      VStack(spacing: spacing) {
        Text("Coffee").font(.headline)
        Text("Food")
      }
      .padding()
    }
  }

  private func verify<Value, Format: RecordedFormat>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ name: String
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, snapshotDirectory: folder.path, testName: "test")
  }

  @Test func viewsAreRecordedComparedAndFound() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let strategy: Snapshotting<Row, UIImage> = .image(
      precision: 1, perceptualPrecision: 1, layout: .device(config: .iPhoneSe),
      traits: .init(userInterfaceStyle: .dark))
    #expect(verify(Row(), strategy, "row") != nil)
    #expect(verify(Row(), strategy, "row") == nil)
    #expect(verify(Row(spacing: 3), strategy, "row")?.contains("px differ") == true)
  }

  /// What a record has of this file's run.
  private struct Record: Decodable {
    struct Cause: Decodable {
      var kind, property, old, new: String
    }
    var kind, test: String
    var line: Int
    var causes: [Cause]
    var pixels: Int?
    var old, new, actual, layout: String?
  }

  private func record(_ file: String) throws -> Record? {
    let environment = ProcessInfo.processInfo.environment
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let run =
      environment["SNAPSHOT_ARTIFACTS"].map { URL(filePath: $0) }
      ?? package.appending(path: ".build/kumihan-goldens/latest")
    let url = run.appending(path: "\(folder.lastPathComponent)/\(file).golden.json")
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try JSONDecoder().decode(Record.self, from: data)
  }

  @Test func picturesThatDifferLeaveARecordWithTheirCause() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let strategy = Snapshotting<Row, UIImage>.image(layout: .fixed(width: 120, height: 90))
    let reference = folder.appending(path: "test.row.png")
    #expect(verify(Row(), strategy, "row") != nil)
    #expect(try record("test.row.png") == nil)
    let old = try Data(contentsOf: reference)
    let words = try #require(verify(Row(spacing: 3), strategy, "row"))
    #expect(words.contains("vstack spacing 2 -> 3"))
    let found = try #require(try record("test.row.png"))
    #expect(found.kind == "different")
    #expect(found.test == "test")
    let causes = found.causes.map { "\($0.kind) \($0.property) \($0.old) \($0.new)" }
    #expect(causes == ["vstack spacing 2 3"])
    #expect((found.pixels ?? 0) > 0)
    #expect(found.old != nil && found.new != nil && found.actual != nil && found.layout != nil)
    #expect(try Data(contentsOf: reference) == old)
    #expect(verify(Row(), strategy, "row") == nil)
    #expect(try record("test.row.png") == nil)
  }

  /// The library numbers snapshots of all kinds together.
  @Test func unnamedOnesAreKnownByTheirNumber() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ spacing: CGFloat, _ text: String, _ test: String) -> [String?] {
      func verify<Value, Format: RecordedFormat>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>
      ) -> String? {
        verifySnapshot(of: value, as: strategy, snapshotDirectory: folder.path, testName: test)
      }
      return [verify(text, .lines), verify(Row(spacing: spacing), .image)]
    }
    #expect(!run(2, "a", "numbers()").contains(nil))
    for (from, to) in [("numbers.1.txt", "again.1.txt"), ("numbers.2.png", "again.2.png")] {
      try FileManager.default.copyItem(
        at: folder.appending(path: from), to: folder.appending(path: to))
    }
    #expect(!run(3, "b", "again()").contains(nil))
    #expect(try record("again.1.txt")?.kind == "different")
    #expect(try record("again.2.png")?.kind == "different")
    #expect(try record("numbers.2.png") == nil)
  }

  @Test func whatMayNotBeWrittenLeavesARecord() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = verifySnapshot(
      of: Row(), as: .image, named: "new", record: .never, snapshotDirectory: folder.path,
      testName: "test")
    #expect(words?.contains("there is no reference") == true)
    #expect(try record("test.new.png")?.kind == "missing")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "test.new.png").path))
  }

  /// For scripts: kept beside this file, with a change that they ask for.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ADAPTER_SPACING"] != nil))
  func keptBesideTheTest() {
    let spacing = ProcessInfo.processInfo.environment["ADAPTER_SPACING"].flatMap(Double.init)
    assertSnapshot(of: Row(spacing: spacing ?? 2), as: .image)
    assertSnapshots(of: Row(spacing: spacing ?? 2), as: ["tree": .recursiveDescription])
  }

  @Test func hostingControllersAreDrawn() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let controller: UIViewController = UIHostingController(rootView: Row())
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhoneSe, precision: 0.995, perceptualPrecision: 0.98)
    #expect(verify(controller, strategy, "controller") != nil)
    #expect(verify(controller, strategy, "controller") == nil)
    controller.view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
    #expect(verify(controller.view as UIView, .image, "view") != nil)
    #expect(verify(controller.view as UIView, .image, "view") == nil)
    #expect(verify(controller, .recursiveDescription(on: .iPhoneSe), "tree") != nil)
    #expect(verify(controller, .recursiveDescription(on: .iPhoneSe), "tree") == nil)
  }

  @Test func partsOfUIKitFail() {
    withKnownIssue {
      _ = verify(UIViewController(), .image, "none")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("a part of UIKit's own, which is not drawn") }
    }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.snapshots(record: .missing)) func theLibrarysOwnWordsStay() {
    defer { try? FileManager.default.removeItem(at: folder) }
    withSnapshotTesting(record: .missing) {
      #expect(verify("a\nb", .lines, "text") != nil)
      #expect(verify("a\nb", .lines, "text") == nil)
    }
  }
}

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

  private func verify<Value, Format>(
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

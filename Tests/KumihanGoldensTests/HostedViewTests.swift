import Foundation
import KumihanSwiftUI
import Testing

@testable import KumihanAppleNames
@testable import KumihanGoldens
@testable import KumihanSnapshots

/// Views of hosting controllers, as tests use them that have no need of the controller itself.
@MainActor
struct HostedViewTests {
  /// The controller goes at the end of the call.
  private func view(_ content: some View) -> UIView { UIHostingController(rootView: content).view }

  @Test func theViewOfAControllerThatWentShowsItsContent() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let size = CGSize(width: 200, height: 160)
    let controller = UIHostingController(rootView: Card())
    _ = workshop.verify(controller.view, as: .image(size: size), record: .missing)
    #expect(workshop.verify(view(Card()), as: .image(size: size)) == nil)
    #expect(workshop.verify(view(Card(color: .blue)), as: .image(size: size)) != nil)
    controller.rootView = Card(color: .blue)
    #expect(workshop.verify(controller.view, as: .image(size: size)) != nil)
  }

  @Test func theViewOfACollectionsCopyOutlivesIt() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    func copy() -> UIView? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      return view.snapshotView(afterScreenUpdates: true)
    }
    let message = workshop.verify(try #require(copy()), as: .image, record: .missing)
    #expect(message?.contains("recorded:") == true, "\(message ?? "equal")")
  }

  /// What is measured before it is drawn holds the words, whatever thirds of points they take.
  @Test(arguments: ["$49.00", "Month", "A line of words", "iiii", "Wide W"])
  func theOwnSizeHoldsTheContent(words: String) throws {
    let content = HStack(spacing: 0) {
      Text(words).font(.subheadline)
      Text(words).font(.footnote.bold())
    }
    let hosted = view(content)
    let size = hosted.intrinsicContentSize
    #expect(size.width > 20 && size.height > 10)
    #expect(UIHostingController(rootView: content).sizeThatFits(in: .zero) == size)
    hosted.frame.size = size
    let (whole, screen) = try #require(Hosted.host(hosted, nil, .init()))
    let nodes = try screen.page(of: whole).layout.nodes.filter { $0.kind == "text" }
    #expect(nodes.count == 2)
    #expect(nodes.allSatisfy { !$0.isTruncated }, "\(nodes)")
  }

  @Test func aBarThatFillsHasALengthAndAHeight() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.frame.height == 4 && bar.frame.width > 0)
  }

  /// What `withKnownIssue` expects is nothing to approve.
  @Test func expectedDifferencesLeaveNoRecord() throws {
    var package = URL(filePath: #filePath)
    while package.path != "/",
      !FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    { package.deleteLastPathComponent() }
    let left = package.appending(
      path: ".build/kumihan-goldens/latest/Tests/KumihanGoldensTests/__Snapshots__/HostedViewTests")
    func files() -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: left.path)) ?? []
    }
    withKnownIssue { assertSnapshot(of: Card(), as: .small, named: "expected", record: .never) }
    withKnownIssue { assertSnapshot(of: "a", as: .lines, named: "expected", record: .never) }
    #expect(!files().contains { $0.hasPrefix("expectedDifferencesLeaveNoRecord") }, "\(files())")
  }
}

import SnapshotTesting
import SwiftUI
import XCTest

// A test as an iOS app has it: it does not know that it runs without a Mac. The manifest brings our strategies in.

private struct Badge: View {
  var title = "New"
  var body: some View { Text(title).padding(4).background(Color.red) }
}

extension ViewImageConfig {
  fileprivate static let small = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    size: CGSize(width: 120, height: 80),
    traits: UITraitCollection(traitsFrom: [
      .init(displayScale: 1), .init(userInterfaceStyle: .light),
    ]))
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  fileprivate static func badge(
    _ style: UIUserInterfaceStyle = .light, layout: SwiftUISnapshotLayout = .sizeThatFits
  ) -> Snapshotting {
    .image(precision: 0.99, layout: layout, traits: .init(userInterfaceStyle: style))
  }
}

final class UntouchedTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "untouched-\(UUID().uuidString)")

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  /// The second time, a value is compared with what the first time wrote.
  private func twice<Value, Format>(
    _ value: Value, _ other: Value, _ strategy: Snapshotting<Value, Format>, _ name: String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    func verify(_ value: Value) -> String? {
      verifySnapshot(
        of: value, as: strategy, named: name, snapshotDirectory: folder.path, testName: "untouched")
    }
    XCTAssertNotNil(verify(value), file: file, line: line)
    XCTAssertNil(verify(value), file: file, line: line)
    XCTAssertNotNil(verify(other), file: file, line: line)
  }

  func testViews() {
    twice(Badge(), Badge(title: "Old"), .badge(), "light")
    twice(Badge(), Badge(title: "Old"), .badge(.dark, layout: .device(config: .small)), "dark")
    twice(Badge(), Badge(title: "Old"), .wait(for: 0.1, on: .image), "later")
  }

  func testControllers() {
    let (one, other) = (
      UIHostingController(rootView: Badge()), UIHostingController(rootView: Badge(title: "Old"))
    )
    twice(
      one as UIViewController, other,
      .image(on: .small, drawHierarchyInKeyWindow: true, precision: 0.999), "controller")
    twice(one as UIViewController, other, .recursiveDescription(on: .iPhone13Pro), "tree")
    twice(
      one as UIViewController, UINavigationController(rootViewController: other), .hierarchy,
      "hierarchy")
  }

  func testPathsAndLayers() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
    let round = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    twice(square, round, .image, "path")
    twice(square, round, .elementsDescription, "elements")
    let (red, blue) = (CALayer(), CALayer())
    for (layer, color) in [(red, UIColor.red), (blue, .blue)] {
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.backgroundColor = color.cgColor
    }
    twice(red, blue, .image, "layer")
  }
}

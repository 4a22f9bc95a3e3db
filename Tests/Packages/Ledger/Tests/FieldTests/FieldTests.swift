import KumihanGoldens
import SwiftUI
import XCTest

@testable import Ledger

// Forms of tests as apps have them, in the language mode of most: only the import is another.

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  static var phone: Snapshotting { .image(layout: .device(config: .iPhoneSe)) }

  static func strip(_ style: UIUserInterfaceStyle) -> Snapshotting {
    .image(
      drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 1,
      layout: .fixed(width: 320, height: 80), traits: .init(userInterfaceStyle: style))
  }
}

final class FieldTests: XCTestCase {
  private var row: ExpenseRow!

  override func setUp() {
    super.setUp()
    isRecording = false
    row = ExpenseRow(Expense.samples[0])
  }

  override func tearDown() {
    row = nil
    super.tearDown()
  }

  func testHeldView() {
    assertSnapshot(of: row, as: .strip(.dark))
    assertSnapshot(matching: row, as: .phone, named: "older")
  }

  func testSizes() {
    let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge]
    for size in sizes {
      assertSnapshot(
        of: UIHostingController(rootView: row),
        as: .image(
          on: .iPhoneSe(.landscape),
          traits: UITraitCollection(traitsFrom: [
            .init(preferredContentSizeCategory: size), .init(userInterfaceStyle: .light),
          ])),
        named: size.rawValue)
    }
  }

  func testHelper() { assertBoth(row) }

  private func assertBoth<V: View>(
    _ view: V, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshots(
      of: view, as: ["light": .strip(.light), "dark": .strip(.dark)], file: file,
      testName: testName, line: line)
  }

  func testViewOfAController() {
    let controller = UIHostingController(rootView: row)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    controller.view.layoutIfNeeded()
    assertSnapshot(of: controller.view, as: .image)
    XCTAssertGreaterThan(controller.sizeThatFits(in: CGSize(width: 300, height: 0)).height, 0)
  }

  func testValues() {
    assertSnapshot(of: Expense.samples, as: .dump)
    assertSnapshot(of: ["b": 1, "a": 2], as: .json)
    assertSnapshot(of: "a\nb", as: .lines, record: false)
  }
}

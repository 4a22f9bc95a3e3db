import KumihanGoldens
import Ledger
import SwiftUI
import XCTest

/// The forms that tests have under XCTest.
final class PlainSnapshots: XCTestCase {
  func testRow() {
    assertSnapshot(of: ExpenseRow(Expense.samples[0]), as: .image(layout: .fixed(width: 390)))
    assertSnapshot(of: ExpenseRow(Expense.samples[1]), as: .image(layout: .fixed(width: 390)))
  }
}

final class MainActorSnapshots: XCTestCase {
  @MainActor func testLaterRow() async {
    assertSnapshot(of: ExpenseRow(Expense.samples[0]), as: .image(layout: .fixed(width: 390)))
  }
}

@MainActor
final class WholeClassSnapshots: XCTestCase {
  func testRowOfAClass() throws {
    assertSnapshot(of: ExpenseRow(Expense.samples[0]), as: .image(layout: .fixed(width: 390)))
  }
}

final class AssumingSnapshots: XCTestCase {
  func testList() {
    MainActor.assumeIsolated {
      let controller = UIHostingController(rootView: ExpenseList())
      assertSnapshot(
        of: controller,
        as: .image(on: .iPhone13Pro, precision: 0.995, perceptualPrecision: 0.98))
    }
  }

  override func invokeTest() {
    withSnapshotTesting(record: nil) { super.invokeTest() }
  }
}

import KumihanGoldens
import Ledger
import SwiftUI
import Testing

@MainActor @Suite(.snapshots(record: nil)) struct SwiftTestingSnapshots {
  @Test func list() {
    assertSnapshot(of: ExpenseList(), as: .image(layout: .device(config: .iPhone13)))
  }

  @Test func dark() {
    assertSnapshot(
      of: ExpenseList(),
      as: .image(layout: .device(.iPhone16), traits: .init(userInterfaceStyle: .dark)),
      named: "dark")
  }

  @Test(arguments: Expense.samples) func rows(expense: Expense) {
    assertSnapshot(of: ExpenseRow(expense), as: .image(layout: .fixed(width: 390)))
  }

  @Test func text() {
    assertSnapshots(of: ExpenseRow(Expense.samples[0]), as: [.layout, .displayList])
  }
}

/// On no actor, as tests stand where nobody says anything.
struct AnywhereSnapshots {
  @Test func row() {
    assertSnapshot(of: ExpenseRow(Expense.samples[0]), as: .image(layout: .fixed(width: 390)))
  }

  @Test func later() async {
    await Task.yield()
    assertSnapshot(of: ExpenseRow(Expense.samples[0]), as: .image(layout: .fixed(width: 390)))
  }
}

import SwiftUI

public struct Expense: Identifiable, Sendable, CustomStringConvertible {
  public let id: Int
  public let title: String
  public let amount: Double

  public static let samples = [
    Expense(id: 1, title: "Coffee", amount: 3.5), Expense(id: 2, title: "Train", amount: 24),
  ]

  public var description: String { title }
}

public struct ExpenseRow: View {
  let expense: Expense

  public init(_ expense: Expense) { self.expense = expense }

  #if BROKEN
    private let spacing: CGFloat = 4
  #else
    private let spacing: CGFloat = 2
  #endif

  public var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "cart.fill").frame(width: 36, height: 36)
      VStack(alignment: .leading, spacing: spacing) {
        Text(expense.title).font(.headline)
        Text("Today").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .number.precision(.fractionLength(2)))
    }
    .padding(12)
  }
}

public struct ExpenseList: View {
  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(Expense.samples) { ExpenseRow($0) }
    }
  }
}

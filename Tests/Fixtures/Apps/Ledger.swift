import SwiftData
import SwiftUI

// A list of expenses with categories, as apps of iOS 17 keep them.

@Model
final class ExpenseCategory {
  @Attribute(.unique) var name: String
  var colorName: String
  @Relationship(deleteRule: .nullify) var expenses: [Expense]?
  init(name: String, colorName: String) {
    self.name = name
    self.colorName = colorName
  }
  var total: Double { (expenses ?? []).reduce(0) { $0 + $1.amount } }
}

@Model
final class Expense {
  enum Kind: String, Codable, CaseIterable { case once, monthly }
  var title: String
  var amount: Double
  var date: Date
  var kind: Kind
  @Relationship(inverse: \ExpenseCategory.expenses) var category: ExpenseCategory?
  init(
    title: String, amount: Double, date: Date = .distantPast, kind: Kind = .once,
    category: ExpenseCategory? = nil
  ) {
    (self.title, self.amount, self.date, self.kind) = (title, amount, date, kind)
    self.category = category
  }
}

@MainActor
enum LedgerSamples {
  static let container: ModelContainer = {
    do {
      let schema = Schema([Expense.self, ExpenseCategory.self])
      let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
      let container = try ModelContainer(for: schema, configurations: [configuration])
      let food = ExpenseCategory(name: "Food", colorName: "orange")
      let home = ExpenseCategory(name: "Home", colorName: "blue")
      container.mainContext.insert(food)
      container.mainContext.insert(home)
      for (title, amount, category) in [
        ("Bread", 4.5, food), ("Rent", 900.0, home), ("Apples", 3.25, food), ("Lamp", 39.0, home),
      ] {
        container.mainContext.insert(Expense(title: title, amount: amount, category: category))
      }
      try container.mainContext.save()
      return container
    } catch { fatalError("no container: \(error)") }
  }()
}

struct ExpenseList: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var expenses: [Expense]
  init(atLeast amount: Double, search: String, order: SortOrder) {
    _expenses = Query(
      filter: #Predicate<Expense> { expense in
        expense.amount >= amount && (search.isEmpty || expense.title.contains(search))
      }, sort: \Expense.amount, order: order)
  }
  var body: some View {
    ForEach(expenses) { expense in
      LabeledContent(expense.title) { Text(verbatim: String(format: "%.2f", expense.amount)) }
        .swipeActions { Button("Delete", role: .destructive) { modelContext.delete(expense) } }
    }
  }
}

struct LedgerScreen: View {
  @Query(sort: \ExpenseCategory.name) private var categories: [ExpenseCategory]
  @State private var search = ""
  var body: some View {
    NavigationStack {
      List {
        Section("Categories") {
          ForEach(categories) { category in
            HStack {
              Text(category.name)
              Spacer()
              Text(verbatim: String(format: "%.2f", category.total)).foregroundStyle(.secondary)
            }
          }
        }
        Section("Dear") { ExpenseList(atLeast: 30, search: search, order: .reverse) }
      }
      .navigationTitle("Ledger")
      .overlay { if categories.isEmpty { ContentUnavailableView.search } }
    }
  }
}

#Preview("Ledger") { LedgerScreen().modelContainer(LedgerSamples.container) }
#Preview("Ledger, empty") {
  LedgerScreen().modelContainer(for: [Expense.self, ExpenseCategory.self], inMemory: true)
}

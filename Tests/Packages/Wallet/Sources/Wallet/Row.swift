import Combine
import OSLog
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers
import os

public struct Expense: Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let amount: Double

  public init(id: Int, title: String, amount: Double) {
    (self.id, self.title, self.amount) = (id, title, amount)
  }

  public static let samples = [
    Expense(id: 1, title: "Coffee", amount: 3.5), Expense(id: 2, title: "Train", amount: 24),
  ]
}

/// A model in the older manner.
public final class Account: ObservableObject {
  @Published public var balance = 0.0
  public init() {}
}

private let logger = Logger(subsystem: "wallet", category: "rows")

public struct ExpenseRow: View {
  let expense: Expense
  @Environment(\.currencyMark) private var mark

  public init(_ expense: Expense) { self.expense = expense }

  public var body: some View {
    HStack {
      SwiftUI.Text(expense.title)
      Spacer()
      Text("\(mark)\(expense.amount, specifier: "%.2f")")
    }
    .padding()
  }
}

extension EnvironmentValues {
  @Entry public var currencyMark: String = "€"
  @Entry public var limit: Double?
  @Entry var tint = Color.red
}

extension Transaction {
  @Entry public var isQuick: Bool = false
}

extension ContainerValues {
  @Entry public var shelf: Int = 1
}

extension FocusedValues {
  @Entry public var chosen: Binding<Int>?
}

#Preview("Row") { ExpenseRow(Expense.samples[0]) }

#Preview("Row") { ExpenseRow(Expense.samples[1]) }

#Preview("In dollars", traits: .sizeThatFitsLayout) {
  ExpenseRow(Expense.samples[0]).environment(\.currencyMark, "$")
}

#Preview {
  @Previewable @State var count = 0
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Environment(\.colorScheme) var scheme
  let title = scheme == .dark ? "dark" : "light"
  Stepper(title, value: $count)
  TextField("name", text: .constant("Ada")).focused($isFocused)
}

struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.border(.red) }
}

struct Filled: PreviewModifier {
  static func makeSharedContext() async throws -> Account { Account() }
  func body(content: Content, context: Account) -> some View { content.environmentObject(context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var framed: Self { .modifier(Framed()) }
}

#Preview("Framed", traits: .modifier(Framed()), .landscapeLeft) { Text("framed") }
#Preview("Framed by name", traits: .framed, .fixedLayout(width: 200, height: 100)) {
  Text("framed")
}
#Preview("Filled", traits: .modifier(Filled())) { Text("filled") }

@available(iOS 17, macOS 14, *)
#Preview("Body in the parentheses", body: { Text("body") })

#Preview("UIKit") {
  let view = UIView()
  view.isHidden = true
  return view
}

#Preview("Controller") { UIViewController() }

#if DEBUG
  #Preview("Debug") { Text("debug") }
#endif

#if os(macOS)
  #Preview("Never") { Text("never") }
#endif

struct Row_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

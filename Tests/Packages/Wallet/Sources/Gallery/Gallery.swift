import SwiftUI
import Wallet

// As many previews as an app of some size has in one of its modules.

#Preview("List") { Text("List").padding() }

#Preview("Empty", traits: .landscapeLeft) {
  VStack {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

#Preview("Chart") {
  @Previewable @State var isOn = true
  Toggle("Chart", isOn: $isOn)
}

#Preview {
  let title = "Grid"  // A comment with a brace: }
  Label(title, systemImage: "star")
}

#Preview("Settings") { Text("Settings").padding() }

#Preview("Toggle", traits: .landscapeLeft) {
  VStack {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

#Preview("Slider") {
  @Previewable @State var isOn = false
  Toggle("Slider", isOn: $isOn)
}

#Preview {
  let title = "Picker"  // A comment with a brace: }
  Label(title, systemImage: "star")
}

#Preview("Stepper") { Text("Stepper").padding() }

#Preview("Sheet", traits: .landscapeLeft) {
  VStack {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

#Preview("Alert") {
  @Previewable @State var isOn = true
  Toggle("Alert", isOn: $isOn)
}

#Preview {
  let title = "Tabs"  // A comment with a brace: }
  Label(title, systemImage: "star")
}

#Preview("Header") { Text("Header").padding() }

#Preview("Footer", traits: .landscapeLeft) {
  VStack {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

#Preview("Card") {
  @Previewable @State var isOn = false
  Toggle("Card", isOn: $isOn)
}

#Preview {
  let title = "Badge"  // A comment with a brace: }
  Label(title, systemImage: "star")
}

#Preview("Avatar") { Text("Avatar").padding() }

#Preview("Search", traits: .landscapeLeft) {
  VStack {
    ForEach(Expense.samples) { ExpenseRow($0) }
  }
}

#Preview("Progress") {
  @Previewable @State var isOn = true
  Toggle("Progress", isOn: $isOn)
}

#Preview {
  let title = "Form"  // A comment with a brace: }
  Label(title, systemImage: "star")
}

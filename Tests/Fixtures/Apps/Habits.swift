import Observation
import SwiftUI

@Observable
final class HabitStore {
  struct Habit: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var symbol: String
    var done: Set<Int> = []
  }
  var habits: [Habit] = []
  var streak: Int { habits.map(\.done.count).max() ?? 0 }
  static let sample: HabitStore = {
    let store = HabitStore()
    store.habits = [
      Habit(name: "Read", symbol: "book.fill", done: [0, 1, 2, 4]),
      Habit(name: "Run", symbol: "figure.run", done: [1, 3]),
      Habit(name: "Write", symbol: "pencil", done: []),
    ]
    return store
  }()
}

struct DayDot: View {
  var isDone: Bool
  var body: some View {
    Circle()
      .fill(isDone ? AnyShapeStyle(.green.gradient) : AnyShapeStyle(.quaternary))
      .frame(width: 22, height: 22)
      .overlay {
        if isDone { Image(systemName: "checkmark").font(.caption2.bold()).foregroundStyle(.white) }
      }
  }
}

struct HabitRow: View {
  @Binding var habit: HabitStore.Habit
  @ScaledMetric private var spacing = 6.0
  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      Label(habit.name, systemImage: habit.symbol).font(.headline)
      HStack {
        ForEach(0..<7, id: \.self) { day in
          Button {
            if habit.done.remove(day) == nil { habit.done.insert(day) }
          } label: {
            DayDot(isDone: habit.done.contains(day))
          }
          .buttonStyle(.plain)
          .sensoryFeedback(.selection, trigger: habit.done)
        }
      }
    }
    .padding(.vertical, 4)
    .contentTransition(.numericText())
  }
}

struct HabitsScreen: View {
  @Bindable var store: HabitStore
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    NavigationStack {
      List($store.habits, editActions: .all) { $habit in HabitRow(habit: $habit) }
        .navigationTitle("Habits")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
          ToolbarItem(placement: .bottomBar) { Text("Best: \(store.streak)") }
        }
    }
  }
}

#Preview("Habits") { HabitsScreen(store: .sample) }
#Preview("Habits, dark") { HabitsScreen(store: .sample).preferredColorScheme(.dark) }

import Combine
import SwiftUI

// A to-do list in a unidirectional architecture written by hand, iOS 15.

protocol TodoReducer {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> TodoEffect<Action>
}

struct TodoEffect<Action> {
  let publisher: AnyPublisher<Action, Never>
  static var none: TodoEffect {
    TodoEffect(publisher: Empty(completeImmediately: true).eraseToAnyPublisher())
  }
  static func run(_ operation: @escaping (@escaping (Action) -> Void) async -> Void) -> TodoEffect {
    TodoEffect(
      publisher: Deferred {
        Future { promise in
          Task { await operation { action in promise(.success(action)) } }
        }
      }.eraseToAnyPublisher())
  }
  static func merge(_ effects: TodoEffect...) -> TodoEffect {
    TodoEffect(publisher: Publishers.MergeMany(effects.map(\.publisher)).eraseToAnyPublisher())
  }
}

@dynamicMemberLookup
final class TodoStore<R: TodoReducer>: ObservableObject {
  @Published private(set) var state: R.State
  private let reducer: R
  private var cancellables: Set<AnyCancellable> = []

  init(initialState: R.State, reducer: R) {
    state = initialState
    self.reducer = reducer
  }

  subscript<Value>(dynamicMember keyPath: KeyPath<R.State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  func send(_ action: R.Action, animation: Animation? = nil) {
    withAnimation(animation) {
      reducer.reduce(into: &state, action: action).publisher
        .receive(on: RunLoop.main)
        .sink { [weak self] in self?.send($0) }
        .store(in: &cancellables)
    }
  }

  func binding<Value>(
    get: @escaping (R.State) -> Value, send toAction: @escaping (Value) -> R.Action
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { value, transaction in
        if transaction.animation != nil {
          self.send(toAction(value), animation: transaction.animation)
        } else {
          self.send(toAction(value))
        }
      })
  }
}

struct TodoEntry: Identifiable, Equatable, Codable {
  let id: UUID
  var text: String
  var isComplete = false
  var due: DateComponents?
}

struct TodoList: TodoReducer {
  struct State: Equatable {
    var entries: [TodoEntry] = []
    var filter: Filter = .all
    var editMode: EditMode = .inactive
    var alert: TodoAlert?
    var filtered: [TodoEntry] {
      switch filter {
      case .active: return entries.filter { !$0.isComplete }
      case .all: return entries
      case .completed: return entries.filter(\.isComplete)
      }
    }
  }
  enum Filter: LocalizedStringKey, CaseIterable, Hashable {
    case all = "All"
    case active = "Active"
    case completed = "Completed"
  }
  enum Action: Equatable {
    case addTapped
    case toggled(TodoEntry.ID)
    case textChanged(TodoEntry.ID, String)
    case filterPicked(Filter)
    case editModeChanged(EditMode)
    case delete(IndexSet)
    case move(IndexSet, Int)
    case sortCompleted
    case clearTapped
    case alertDismissed
  }

  func reduce(into state: inout State, action: Action) -> TodoEffect<Action> {
    switch action {
    case .addTapped:
      state.entries.insert(TodoEntry(id: UUID(), text: ""), at: 0)
      return .none
    case .toggled(let id):
      guard let index = state.entries.firstIndex(where: { $0.id == id }) else { return .none }
      state.entries[index].isComplete.toggle()
      return .run { send in
        try? await Task.sleep(nanoseconds: NSEC_PER_SEC)
        send(.sortCompleted)
      }
    case let .textChanged(id, text):
      if let index = state.entries.firstIndex(where: { $0.id == id }) {
        state.entries[index].text = text
      }
      return .none
    case .filterPicked(let filter):
      state.filter = filter
      return .none
    case .editModeChanged(let mode):
      state.editMode = mode
      return .none
    case .delete(let offsets):
      state.entries.remove(atOffsets: offsets)
      return .none
    case let .move(source, destination):
      state.entries.move(fromOffsets: source, toOffset: destination)
      return .none
    case .sortCompleted:
      state.entries.sort { !$0.isComplete && $1.isComplete }
      return .none
    case .clearTapped:
      state.alert = TodoAlert(title: "Clear all?")
      return .merge(.none, .none)
    case .alertDismissed:
      state.alert = nil
      return .none
    }
  }
}

struct TodoAlert: Identifiable, Equatable {
  var id: String { title }
  let title: String
}

struct TodoRow: View {
  let entry: TodoEntry
  @ObservedObject var store: TodoStore<TodoList>
  var body: some View {
    HStack {
      Button(action: { store.send(.toggled(entry.id), animation: .default) }) {
        Image(systemName: entry.isComplete ? "checkmark.square" : "square")
      }
      .buttonStyle(.plain)
      TextField(
        "Untitled",
        text: store.binding(
          get: { $0.entries.first { $0.id == entry.id }?.text ?? "" },
          send: { .textChanged(entry.id, $0) }))
    }
    .foregroundColor(entry.isComplete ? .gray : nil)
  }
}

struct TodoScreen: View {
  @StateObject private var store: TodoStore<TodoList>
  init(state: TodoList.State) {
    _store = StateObject(wrappedValue: TodoStore(initialState: state, reducer: TodoList()))
  }

  var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        Picker(
          "Filter",
          selection: store.binding(get: \.filter, send: TodoList.Action.filterPicked).animation()
        ) {
          ForEach(TodoList.Filter.allCases, id: \.self) { filter in
            Text(filter.rawValue).tag(filter)
          }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)
        List {
          ForEach(store.filtered) { TodoRow(entry: $0, store: store) }
            .onDelete { store.send(.delete($0)) }
            .onMove { store.send(.move($0, $1)) }
        }
      }
      .navigationTitle("Todos")
      .navigationBarItems(
        trailing: HStack(spacing: 20) {
          EditButton()
          Button("Clear Completed") { store.send(.clearTapped, animation: .default) }
            .disabled(!store.entries.contains(where: \.isComplete))
          Button("Add") { store.send(.addTapped, animation: .default) }
        }
      )
      .environment(
        \.editMode, store.binding(get: \.editMode, send: TodoList.Action.editModeChanged)
      )
      .alert(item: store.binding(get: \.alert, send: { _ in .alertDismissed })) { alert in
        Alert(
          title: Text(alert.title), message: Text("This cannot be undone."),
          primaryButton: .destructive(Text("Clear")) {}, secondaryButton: .cancel())
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct TodoScreen_Previews: PreviewProvider {
  static var previews: some View {
    TodoScreen(
      state: .init(entries: [
        TodoEntry(id: UUID(), text: "Check mail"),
        TodoEntry(id: UUID(), text: "Buy milk", isComplete: true),
      ]))
  }
}

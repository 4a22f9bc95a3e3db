import Foundation
import SwiftUI

// A small unidirectional architecture: reducers, effects, stores with dynamic members, dependencies, key paths.

public struct Effect<Action: Sendable>: Sendable {
  public enum Operation: Sendable {
    case none
    case run(priority: TaskPriority?, @Sendable (Send) async -> Void)
  }
  public struct Send: Sendable {
    let send: @MainActor @Sendable (Action) -> Void
    @MainActor public func callAsFunction(_ action: Action) { send(action) }
  }
  let operation: Operation
  public static var none: Self { .init(operation: .none) }
  public static func run(
    priority: TaskPriority? = nil, _ body: @escaping @Sendable (Send) async -> Void
  ) -> Self {
    .init(operation: .run(priority: priority, body))
  }
  public static func send(_ action: Action) -> Self { .run { await $0(action) } }
}

public protocol Reducing<State, Action> {
  associatedtype State
  associatedtype Action: Sendable
  associatedtype Body = Never
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilding<State, Action> var body: Body { get }
}

extension Reducing where Body == Never {
  public var body: Body { fatalError("a primitive reducer has no body") }
}

extension Reducing where Body: Reducing, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

@resultBuilder public enum ReducerBuilding<State, Action: Sendable> {
  public static func buildBlock<R: Reducing>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }
  public static func buildPartialBlock<R: Reducing>(first: R) -> R
  where R.State == State, R.Action == Action { first }
  public static func buildPartialBlock<A: Reducing, B: Reducing>(accumulated: A, next: B)
    -> Sequenced<A, B>
  where A.State == State, B.State == State, A.Action == Action, B.Action == Action {
    Sequenced(first: accumulated, second: next)
  }
  public static func buildExpression<R: Reducing>(_ expression: R) -> R
  where R.State == State, R.Action == Action { expression }
}

public struct Sequenced<A: Reducing, B: Reducing>: Reducing
where A.State == B.State, A.Action == B.Action {
  let first: A, second: B
  public func reduce(into state: inout A.State, action: A.Action) -> Effect<A.Action> {
    _ = first.reduce(into: &state, action: action)
    return second.reduce(into: &state, action: action)
  }
}

public struct Reduce<State, Action: Sendable>: Reducing {
  let closure: (inout State, Action) -> Effect<Action>
  public init(_ closure: @escaping (inout State, Action) -> Effect<Action>) {
    self.closure = closure
  }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    closure(&state, action)
  }
}

public struct Scope<Parent, ParentAction: Sendable, Child: Reducing>: Reducing {
  let state: WritableKeyPath<Parent, Child.State>
  let extract: (ParentAction) -> Child.Action?
  let child: Child
  public func reduce(into parent: inout Parent, action: ParentAction) -> Effect<ParentAction> {
    guard let action = extract(action) else { return .none }
    _ = child.reduce(into: &parent[keyPath: state], action: action)
    return .none
  }
}

@MainActor @dynamicMemberLookup
public final class Store<State, Action: Sendable>: ObservableObject {
  @Published public private(set) var state: State
  private let reducer: any Reducing<State, Action>
  private var tasks: [UUID: Task<Void, Never>] = [:]

  public init<R: Reducing>(
    initialState: @autoclosure () -> State, @ReducerBuilding<State, Action> reducer: () -> R
  )
  where R.State == State, R.Action == Action {
    state = initialState()
    self.reducer = reducer()
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    state[keyPath: keyPath]
  }

  public func send(_ action: Action) {
    switch reducer.reduce(into: &state, action: action).operation {
    case .none: break
    case .run(let priority, let body):
      let id = UUID()
      tasks[id] = Task(priority: priority) { [weak self] in
        await body(Effect<Action>.Send { action in self?.send(action) })
        self?.tasks[id] = nil
      }
    }
  }

  public func binding<Value>(
    get: @escaping (State) -> Value, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }
}

public protocol DependencyKey<Value> {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
  static var previewValue: Value { get }
}
extension DependencyKey { public static var previewValue: Value { liveValue } }

public struct Dependencies: Sendable {
  @TaskLocal static var current = Dependencies()
  private var storage: [ObjectIdentifier: any Sendable] = [:]
  public subscript<Key: DependencyKey>(_: Key.Type) -> Key.Value {
    get { storage[ObjectIdentifier(Key.self)] as? Key.Value ?? Key.liveValue }
    set { storage[ObjectIdentifier(Key.self)] = newValue }
  }
}

@propertyWrapper public struct Injected<Value> {
  private let keyPath: KeyPath<Dependencies, Value>
  public init(_ keyPath: KeyPath<Dependencies, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { Dependencies.current[keyPath: keyPath] }
}

struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}
extension FactClient: DependencyKey {
  static let liveValue = FactClient { number in
    try await Task.sleep(for: .milliseconds(1))
    return "\(number) is a good number"
  }
}
extension Dependencies {
  var fact: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

struct CounterFeature: Reducing {
  struct State: Equatable, Identifiable {
    let id: UUID
    var count = 0
    var fact: String?
    var isLoading = false
    @BindableValue var isPinned = false
  }
  enum Action: Sendable, Equatable {
    case increment, decrement, factTapped
    case factLoaded(Result<String, FactError>)
    case setPinned(Bool)
  }
  struct FactError: Error, Equatable {}
  @Injected(\.fact) var fact

  var body: some Reducing<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      case .factTapped:
        state.isLoading = true
        return .run { [count = state.count, fact] send in
          do { await send(.factLoaded(.success(try await fact.fetch(count)))) } catch {
            await send(.factLoaded(.failure(FactError())))
          }
        }
      case .factLoaded(.success(let fact)): (state.fact, state.isLoading) = (fact, false)
      case .factLoaded(.failure): state.isLoading = false
      case let .setPinned(value): state.isPinned = value
      }
      return .none
    }
    Reduce { state, _ in
      if state.count < 0 { state.count = 0 }
      return .none
    }
  }
}

@propertyWrapper struct BindableValue<Value: Equatable>: Equatable {
  var wrappedValue: Value
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

struct WithStore<ViewState: Equatable, Action: Sendable, Content: View>: View {
  @ObservedObject var store: Store<ViewState, Action>
  @ViewBuilder let content: (Store<ViewState, Action>) -> Content
  init(
    _ store: Store<ViewState, Action>,
    @ViewBuilder content: @escaping (Store<ViewState, Action>) -> Content
  ) {
    self.store = store
    self.content = content
  }
  var body: some View { content(store) }
}

struct CounterScreen: View {
  let store: Store<CounterFeature.State, CounterFeature.Action>

  var body: some View {
    WithStore(store) { store in
      Form {
        Section {
          Stepper {
            Text("Count: \(store.count)")
          } onIncrement: {
            store.send(.increment)
          } onDecrement: {
            store.send(.decrement)
          }
          Toggle(
            "Pinned", isOn: store.binding(get: \.isPinned, send: CounterFeature.Action.setPinned))
          Button("Get a fact") { store.send(.factTapped) }
            .disabled(store.isLoading)
        } header: {
          Text("Counter")
        } footer: {
          if store.isLoading { ProgressView() } else if let fact = store.fact { Text(fact) }
        }
      }
      .navigationBarTitleDisplayMode(.inline)
    }
    .navigationTitle(Text(verbatim: "Reducer"))
  }
}

#Preview("Reducer") {
  NavigationStack {
    CounterScreen(
      store: Store(initialState: CounterFeature.State(id: UUID(), count: 41, fact: "41 is prime")) {
        CounterFeature()
      })
  }
}

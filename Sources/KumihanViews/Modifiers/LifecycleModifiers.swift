import Foundation
public import KumihanCombine
import KumihanDrawing
import KumihanLayout
import KumihanText

extension View {
  /// Runs once before the picture is drawn.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> _EventView<Self> {
    on { memory in
      guard memory == nil else { return nil }
      memory = true
      return action
    }
  }

  /// Runs before the picture is drawn when `value` differs from the round before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> _EventView<Self> {
    on { memory in
      let known = memory.map { $0 as! V }
      memory = value
      guard let old = known ?? (initial ? value : nil), known == nil || old != value else {
        return nil
      }
      return { action(old, value) }
    }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View { onChange(of: value) { action($1) } }

  /// Starts before the picture is drawn and runs until it first suspends, in `kumihan` with what it awaits; snapshots, as on iOS,
  /// are taken before it starts.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: true, priority: priority, action) }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: id, action: action) }

  /// Receives the last of the values that a publisher has already, and those that come while the picture is made.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> _EventView<Self> {
    on { memory in
      guard memory == nil else { return nil }
      let reception = Reception(action)
      memory = reception
      return reception.begin(with: publisher)
    }
  }
  /// Runs before the picture is drawn, with the result of `transform` for the view's frame.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    onGeometryChange(
      for: type, of: transform, action: { action($1) }, fileID: fileID, line: line, column: column)
  }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) }
      }
    }
    ._placed(at: CallSite(fileID: fileID, line: line, column: column))
  }
  /// Data: a different id makes a different view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

extension EnvironmentValues {
  private struct StartsTasks: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  /// Whether `task` starts before the picture is drawn. On iOS it starts after the first frame, which snapshot tests keep.
  package var startsTasks: Bool {
    get { self[StartsTasks.self] }
    set { self[StartsTasks.self] = newValue }
  }
}

private struct TaskView<Content, ID: Equatable> {
  let content: Content
  let id: ID
  let action: @MainActor @Sendable () async -> Void
}

extension TaskView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    guard lowering.appends({ content._lower(into: &$0) }), lowering.environment.startsTasks else {
      return
    }
    let rounds = lowering.rounds
    lowering.observe { memory in
      guard memory.map({ $0 as! ID }) != id else { return nil }
      memory = id
      return { rounds?.start(action) }
    }
  }
}

private struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View, _PrimitiveView where Content: View {
  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.identified(by: id) { content._lower(into: &$0) }
  }
}

/// Receives the values of a publisher as long as it lives.
@MainActor
private final class Reception<Value> {
  private let action: @MainActor (Value) -> Void
  private var told: Value?
  private var hasBegun = false
  private var subscription: AnyCancellable?

  init(_ action: @escaping @MainActor (Value) -> Void) { self.action = action }

  /// Subscribes, and returns what to do with the last of the values that come at once.
  func begin<P: Publisher>(with publisher: P) -> (@MainActor () -> Void)? where P.Output == Value {
    subscription = publisher.sink(
      receiveCompletion: { _ in },
      receiveValue: { [weak self] value in
        let value = Crossing(value)
        guard MainQueue.isHere else {
          return DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.receive(value.value) }
          }
        }
        MainActor.assumeIsolated { self?.receive(value.value) }
      })
    hasBegun = true
    guard let told else { return nil }
    return { [action] in action(told) }
  }

  private func receive(_ value: Value) {
    guard hasBegun else { return told = value }
    MainQueue.add { [action] in action(value) }
  }
}

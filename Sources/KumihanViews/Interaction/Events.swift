public import Combine
public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

extension View {
  /// Runs once before the picture is drawn.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    on { memory in
      guard memory == nil else { return nil }
      memory = true
      return action
    }
  }

  /// No-op: nothing goes away in a still picture.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// Runs before the picture is drawn when `value` is another than in the round before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
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

  /// Starts before the picture is drawn and is waited for as far as its first suspension.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(id: true, priority: priority, action) }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { TaskView(content: self, id: id, action: action) }

  /// Hears the value that a publisher has already; a still picture does not wait for the next.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View {
    on { memory in
      guard memory == nil, let value = publisher.told else { return nil }
      memory = true
      return { action(value) }
    }
  }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self
  {
    self
  }
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (Any) -> Void
  ) -> Self { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> Self { self }
  /// Runs before the picture is drawn with what `transform` makes of the view's frame.
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
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> Self { self }

  /// Data: another id is another view, whose state begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
  public func equatable() -> Self { self }
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func help(_ text: LocalizedStringKey) -> Self { self }
  public func userActivity(_ type: String, isActive: Bool = true, _ update: (Any) -> Void) -> Self {
    self
  }
}

private struct TaskView<Content: View, ID: Equatable>: _PrimitiveView {
  let content: Content
  let id: ID
  let action: @MainActor @Sendable () async -> Void

  func _lowerPrimitive(into lowering: inout Lowering) {
    guard lowering.appends({ content._lower(into: &$0) }) else { return }
    let rounds = lowering.rounds
    lowering.observe { memory in
      guard memory.map({ $0 as! ID }) != id else { return nil }
      memory = id
      return { rounds?.start(action) }
    }
  }
}

private struct IdentifiedView<Content: View, ID: Hashable>: _PrimitiveView {
  let content: Content
  let id: ID

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.inside(.element(AnyHashable(id))) { content._lower(into: &$0) }
  }
}

/// Whether something is shown; `automatic` leaves it to the place.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// What would count as submitting.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension Publisher {
  /// The last of the values that it tells at once.
  fileprivate var told: Output? {
    var value: Output?
    sink(receiveCompletion: { _ in }, receiveValue: { value = $0 }).cancel()
    return value
  }
}

public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

extension View {
  /// No-op: what would happen when the view comes up.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// No-op: a value of a still picture never changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> Self { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Self { self }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> Self { self }

  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Self { self }
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Self { self }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> Self { self }
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
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> Self { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> Self { self }

  /// No-op: names the view for code that would look for it.
  public func id<ID: Hashable>(_ id: ID) -> Self { self }
  public func equatable() -> Self { self }
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func help(_ text: LocalizedStringKey) -> Self { self }
  public func userActivity(_ type: String, isActive: Bool = true, _ update: (Any) -> Void) -> Self {
    self
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

public import KumihanViews

extension View {
  /// No-op: views never disappear in a still picture.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> Self { self }

  /// No-op: a still picture receives no events.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self
  {
    self
  }
  public func onContinueUserActivity(
    _ type: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> Self { self }

  public func equatable() -> Self { self }
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// No-op: nothing points at a still picture.
  public func help(_ text: LocalizedStringKey) -> Self { self }
  public func help(_ text: Text) -> Self { self }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> Self { self }
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  public func userActivity<P>(
    _ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> Self { self }
}

/// The events that would count as submitting.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

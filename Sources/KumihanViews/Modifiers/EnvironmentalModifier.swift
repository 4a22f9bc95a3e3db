/// A modifier that is made once the environment is known.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public func body(content: Content) -> _ResolvedModification<Self> {
    _ResolvedModification(content: content, modifier: self)
  }
}

/// A view with the modifier that its environment makes.
public struct _ResolvedModification<Modifier: EnvironmentalModifier>: View {
  let content: _ViewModifier_Content<Modifier>
  let modifier: Modifier
  @Environment(\.self) private var environment

  public var body: some View { content.modifier(modifier.resolve(in: environment)) }
}

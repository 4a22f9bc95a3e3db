import KumihanViews

extension RenderingContext {
  /// Makes views whose code asks for colours of the catalogues at once, as UIKit's layers do.
  @MainActor
  package func making<Result>(
    isDark: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    return try EnvironmentScope.reading(environment, services.assets, body)
  }
}

/// The environment that `@Environment` reads: bound while a body runs, nowhere else.
package final class EnvironmentScope: Sendable {
  @MainActor package let values: EnvironmentValues
  private let assets: AssetCatalogues

  @MainActor init(_ context: StyleContext) {
    (values, assets) = (context.environment, context.assets)
  }

  @TaskLocal package static var current: EnvironmentScope?

  /// The values of the running body, or the defaults outside one.
  @MainActor package static var values: EnvironmentValues { current?.values ?? EnvironmentValues() }

  /// The asset catalogues of the picture that is being drawn; none outside.
  static var assets: AssetCatalogues { current?.assets ?? AssetCatalogues() }
}

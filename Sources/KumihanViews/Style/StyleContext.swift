/// Where a style is resolved: the environment, and the asset catalogues that name colours and
/// pictures.
public struct StyleContext {
  package var environment: EnvironmentValues
  package let assets: AssetCatalogues

  package init(_ environment: EnvironmentValues, assets: AssetCatalogues) {
    (self.environment, self.assets) = (environment, assets)
  }
}

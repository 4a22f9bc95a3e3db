package import KumihanText

/// The services of rendering besides the environment: fonts, files and their caches. Constant for a
/// picture, while the environment differs from view to view.
package struct Services: Sendable {
  /// Lays out text; source of symbols, plurals and units.
  package let engine: any TextEngine
  /// The translations of the folders that texts name as their bundles.
  package let strings: StringsFolders
  /// The catalogues of pictures and colours.
  package let assets: AssetCatalogues

  package init(
    engine: any TextEngine, strings: StringsFolders = StringsFolders(),
    assets: AssetCatalogues = AssetCatalogues()
  ) {
    (self.engine, self.strings, self.assets) = (engine, strings, assets)
  }
}

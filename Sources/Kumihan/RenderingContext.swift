public import Foundation
package import KumihanCairo
import KumihanFonts
public import KumihanShaping
public import KumihanText
package import KumihanViews

/// Fonts and the caches of drawing. Keep one and use it for every picture, from any task.
public final class RenderingContext: Sendable {
  /// Sets text with the context's fonts.
  public let text: TextSystem
  package let rasterizer = Rasterizer()
  /// The text system, what was read of the folders that texts name as their bundles, and where
  /// images and colours are found by their names.
  package let services: Services

  /// `assets` are folders that end in `.xcassets`.
  public init(fonts: FontBook, assets: [URL] = []) {
    text = TextSystem(fonts: fonts)
    services = Services(engine: text, assets: AssetCatalogues(assets))
  }

  /// A context with the bundled faces of `folder`.
  public convenience init(fontFolder folder: URL) throws(FontError) {
    self.init(fonts: try FontBook(manifestIn: folder))
  }

  /// The context of renderers that are given none: the faces that came with the build.
  ///
  /// - Throws: `BundledFonts.NotFound` with the places looked at, or ``FontError``.
  public static func bundled() throws -> RenderingContext { try shared.get() }

  /// Made once, when first asked for, and constant ever after: it only saves opening the same
  /// files for every picture.
  private static let shared = Result {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = try BundledFonts.folder(executable: executable)
    return try RenderingContext(fontFolder: folder)
  }
}

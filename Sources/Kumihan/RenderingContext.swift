public import Foundation
package import KumihanCairo
public import KumihanDrawing
import KumihanFonts
public import KumihanShaping
public import KumihanText
package import KumihanViews

/// Fonts and the caches of drawing. Keep one and use it for every picture, from any task.
public final class RenderingContext: Sendable {
  /// Sets text with the context's fonts.
  public let text: TextSystem
  package let rasterizer = Rasterizer()
  /// The text system, the loaded translations of texts' bundles, and the catalogues of images and
  /// colours.
  package let services: Services

  /// `assets` are folders with names that end in `.xcassets`.
  public init(fonts: FontBook, assets: [URL] = []) {
    text = TextSystem(fonts: fonts)
    services = Services(engine: text, assets: AssetCatalogues(assets))
  }

  /// A context with the bundled faces of `folder`.
  ///
  /// - Throws: ``RenderError/fonts(_:)``.
  public convenience init(fontFolder folder: URL) throws(RenderError) {
    do throws(FontError) {
      self.init(fonts: try FontBook(manifestIn: folder))
    } catch {
      throw .fonts(error)
    }
  }

  /// The default context of renderers: the faces that came with the build.
  ///
  /// - Throws: ``RenderError/noFonts(tried:)`` with the searched places, or
  ///   ``RenderError/fonts(_:)``.
  public static func bundled() throws(RenderError) -> RenderingContext { try shared.get() }

  /// Made on first use and constant from then on: it only saves opening the same files for every
  /// picture.
  private static let shared: Result<RenderingContext, RenderError> = Result {
    () throws(RenderError) in
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder: URL
    do throws(BundledFonts.NotFound) {
      folder = try BundledFonts.folder(executable: executable)
    } catch {
      throw .noFonts(tried: error.tried)
    }
    return try RenderingContext(fontFolder: folder)
  }
}

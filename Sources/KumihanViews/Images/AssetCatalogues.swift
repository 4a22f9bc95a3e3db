import KumihanDrawing
import Synchronization
import Foundation

/// The pictures and colours of asset catalogues (`.xcassets` folders), by their names; earlier
/// catalogues have precedence.
package final class AssetCatalogues: Sendable {
  /// The folders of image sets and colour sets, by name.
  private let images: [String: URL]
  private let colors: [String: URL]
  private let known = Mutex<[Variant: NamedImage?]>([:])
  private let knownColors = Mutex<[String: NamedColor?]>([:])
  private let missedColors = Mutex<Set<String>>([])

  /// The name of a set, and the environment that selects its entry.
  private struct Variant: Hashable {
    var name: String
    var isDark: Bool
    var hasContrast: Bool
    var scale: CGFloat
  }

  package init(_ catalogues: [URL] = []) {
    var images: [String: URL] = [:]
    var colors: [String: URL] = [:]
    for catalogue in catalogues {
      Self.search(catalogue, prefix: "") { url, name in
        switch url.pathExtension {
        case "imageset": images[name] = images[name] ?? url
        default: colors[name] = colors[name] ?? url
        }
      }
    }
    (self.images, self.colors) = (images, colors)
  }

  /// Names in alphabetical order.
  package var imageNames: [String] { images.keys.sorted() }
  package var colorNames: [String] { colors.keys.sorted() }

  /// A folder is a namespace only when its `Contents.json` says so.
  private static func search(_ folder: URL, prefix: String, _ found: (URL, String) -> Void) {
    let content =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    for url in content.sorted(by: { $0.path < $1.path }) where url.hasDirectoryPath {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "colorset": found(url, prefix + name)
      case "":
        let spaces = AssetContents(folder: url)?.properties.providesNamespace ?? false
        search(url, prefix: spaces ? "\(prefix)\(name)/" : prefix, found)
      default: continue
      }
    }
  }

  /// The picture of a name for the environment; nil when no catalogue has it.
  func image(_ name: String, in environment: EnvironmentValues) -> NamedImage? {
    guard let folder = images[name] else { return nil }
    let variant = Variant(
      name: name, isDark: environment.colorScheme == .dark,
      hasContrast: environment.colorSchemeContrast == .increased, scale: environment.displayScale)
    return known.withLock { known in
      if let image = known[variant] { return image }
      let image = NamedImage(
        folder: folder, isDark: variant.isDark, hasContrast: variant.hasContrast,
        scale: variant.scale)
      known[variant] = image
      return image
    }
  }

  /// Keeps the name of a colour that no catalogue has until it is reported.
  func miss(color name: String) { _ = missedColors.withLock { $0.insert(name) } }

  /// The names of colours that were asked for in vain since the last time, in alphabetical order.
  func takeMissedColors() -> [String] {
    missedColors.withLock { missed in
      defer { missed = [] }
      return missed.sorted()
    }
  }

  /// The colour of a name in the context; nil when no catalogue has it.
  func color(_ name: String, in context: StyleContext) -> RGBA? {
    guard let folder = colors[name] else { return nil }
    let color = knownColors.withLock { known in
      if let color = known[name] { return color }
      let color = NamedColor(folder: folder)
      known[name] = color
      return color
    }
    return color?.rgba(in: context)
  }
}

/// A picture of a catalogue, and whether it is a template.
struct NamedImage: Sendable {
  let source: Image.Source
  let rendering: Image.TemplateRenderingMode?

  /// The entry of an image set that fits best; nil when the set has no picture.
  init?(folder: URL, isDark: Bool, hasContrast: Bool, scale: CGFloat) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    let entries = contents.fitting(
      contents.images.filter { $0.filename != nil }, isDark: isDark,
      hasContrast: hasContrast)
    // The lowest sufficient scale, else the highest.
    let sorted = entries.sorted { $0.pixels < $1.pixels }
    guard let entry = sorted.first(where: { $0.pixels >= scale }) ?? sorted.last,
      let file = entry.filename,
      let source = Image.Source(
        file: folder.appendingPathComponent(file).path, scale: entry.pixels)
    else { return nil }
    self.source = source
    rendering =
      switch contents.properties.rendering {
      case "template": .template
      case "original": .original
      default: nil
      }
  }
}

import Foundation

/// What the `Contents.json` of a set in an asset catalogue says.
struct AssetContents: Decodable {
  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  /// Nil when there is no such file, or it says something else.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
    }
  }

  /// What an entry is for.
  struct Appearance: Decodable, Hashable {
    var appearance: String
    var value: String
  }

  struct ImageEntry: Decodable, AssetEntry {
    var idiom: String?
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// Pixels per point.
    var pixels: CGFloat { scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1 }
  }

  struct ColorEntry: Decodable, AssetEntry {
    var idiom: String?
    var color: Components?
    var appearances: [Appearance]?
  }

  /// A colour: components of a space, or the name of a system's colour.
  struct Components: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// The entries for the appearance that is nearest: both wishes, else the scheme's, else any.
  func fitting<Entry: AssetEntry>(
    _ entries: [Entry], isDark: Bool, hasContrast: Bool
  ) -> [Entry] {
    let entries = entries.filter { ["universal", "iphone", "ios", nil].contains($0.idiom) }
    let dark = Appearance(appearance: "luminosity", value: "dark")
    let light = Appearance(appearance: "luminosity", value: "light")
    let contrast = Appearance(appearance: "contrast", value: "high")
    func fits(_ entry: Entry, scheme: Bool, contrast wanted: Bool) -> Bool {
      let found = Set(entry.appearances ?? [])
      let isScheme =
        scheme
        ? found.contains(isDark ? dark : light) : !found.contains(dark) && !found.contains(light)
      return isScheme && found.contains(contrast) == wanted
    }
    for (scheme, wanted) in [(true, true), (false, true), (true, false), (false, false)]
    where hasContrast || !wanted {
      let found = entries.filter { fits($0, scheme: scheme, contrast: wanted) }
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// An entry of a set, for some appearances.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
}

import Foundation
import KumihanData

/// The `Contents.json` of a set in an asset catalogue.
struct AssetContents {
  let images: [ImageEntry]
  let colors: [ColorEntry]
  let properties: Properties

  /// Nil when the file is missing or invalid.
  init?(folder: URL) {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file), let contents = try? AssetContents(parsing: data)
    else { return nil }
    self = contents
  }

  /// Unknown keys are skipped: Xcode's editors write many.
  init(parsing data: Data) throws(JSONError) {
    let file = try JSONNode(parsing: data).openObject()
    images = try file.all("images") { node throws(JSONError) in try ImageEntry(node) }
    colors = try file.all("colors") { node throws(JSONError) in try ColorEntry(node) }
    properties = try Properties(file["properties"])
  }

  struct Properties {
    let providesNamespace: Bool
    /// The rendering mode: `template` or `original`.
    let rendering: String?

    init(_ node: JSONNode?) throws(JSONError) {
      let object = try node?.openObject()
      providesNamespace = try object?["provides-namespace"]?.flag() ?? false
      rendering = try object?["template-rendering-intent"]?.string()
    }
  }

  /// The appearance that an entry applies to.
  struct Appearance: Hashable {
    var appearance: String
    var value: String
  }

  struct ImageEntry: AssetEntry {
    let idiom: String?
    let filename: String?
    let scale: String?
    let appearances: [Appearance]

    init(_ node: JSONNode) throws(JSONError) {
      let object = try node.openObject()
      idiom = try object["idiom"]?.string()
      filename = try object["filename"]?.string()
      scale = try object["scale"]?.string()
      appearances = try object.appearances()
    }

    /// Pixels per point.
    var pixels: CGFloat { scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1 }
  }

  struct ColorEntry: AssetEntry {
    let idiom: String?
    let color: Components?
    let appearances: [Appearance]

    init(_ node: JSONNode) throws(JSONError) {
      let object = try node.openObject()
      idiom = try object["idiom"]?.string()
      color = try object["color"].map { node throws(JSONError) in try Components(node) }
      appearances = try object.appearances()
    }
  }

  /// A colour: components in a space, or the name of a system colour.
  struct Components {
    let space: String?
    let components: [String: String]?
    let reference: String?

    init(_ node: JSONNode) throws(JSONError) {
      let object = try node.openObject()
      space = try object["color-space"]?.string()
      reference = try object["reference"]?.string()
      guard let members = try object["components"]?.openObject().members else {
        components = nil
        return
      }
      var values: [String: String] = [:]
      for (key, node) in members { values[key] = try node.string() }
      components = values
    }
  }

  /// The entries for the nearest appearance: scheme and contrast, else the scheme, else any.
  func fitting<Entry: AssetEntry>(
    _ entries: [Entry], isDark: Bool, hasContrast: Bool
  ) -> [Entry] {
    let entries = entries.filter { ["universal", "iphone", "ios", nil].contains($0.idiom) }
    let dark = Appearance(appearance: "luminosity", value: "dark")
    let light = Appearance(appearance: "luminosity", value: "light")
    let contrast = Appearance(appearance: "contrast", value: "high")
    func fits(_ entry: Entry, scheme: Bool, contrast wanted: Bool) -> Bool {
      let found = Set(entry.appearances)
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
  var appearances: [AssetContents.Appearance] { get }
}

extension JSONObject {
  fileprivate func all<Value>(
    _ key: String, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value] {
    var values: [Value] = []
    for node in try self[key]?.list() ?? [] { values.append(try read(node)) }
    return values
  }

  fileprivate func appearances() throws(JSONError) -> [AssetContents.Appearance] {
    try all("appearances") { node throws(JSONError) in
      let object = try node.openObject()
      return AssetContents.Appearance(
        appearance: try object.required("appearance").string(),
        value: try object.required("value").string())
    }
  }
}

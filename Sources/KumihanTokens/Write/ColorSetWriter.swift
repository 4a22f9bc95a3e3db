import Foundation

extension TokenDocument {
  /// The colours as Color Sets of an asset catalogue: paths inside `Assets.xcassets`, and their JSON.
  ///
  /// Groups are folders with names of their own, so `color.text` is `Color("color/text")`. Modes of light,
  /// dark and contrast are appearances; others have no place there.
  public var colorSets: [(path: String, contents: String)] { ColorSetWriter.files(of: self) }
}

/// Writes tokens as Color Sets. Source: Apple's Asset Catalog Format Reference.
enum ColorSetWriter {
  static func files(of document: TokenDocument) -> [(path: String, contents: String)] {
    var files: [(path: String, contents: String)] = [("Contents.json", contents([]))]
    var folders: Set<String> = []
    for token in document.tokens {
      guard let set = set(token) else { continue }
      let parts = token.name.split(separator: ".").map(file)
      for count in 1..<max(parts.count, 1) {
        let folder = parts.prefix(count).joined(separator: "/")
        guard folders.insert(folder).inserted else { continue }
        let names = TokenJSON.members([("provides-namespace", .flag(true))])
        files.append(("\(folder)/Contents.json", contents([("properties", names)])))
      }
      files.append((path(of: token.name), set))
    }
    return files
  }

  static func path(of name: String) -> String {
    name.split(separator: ".").map(file).joined(separator: "/") + ".colorset/Contents.json"
  }

  /// nil for a token that is no colour.
  static func set(_ token: Token) -> String? {
    guard let color = token.value.color else { return nil }
    let others = token.modes.sorted { $0.key < $1.key }.compactMap { mode, value in
      appearances(mode).flatMap { found in value.color.map { entry($0, found) } }
    }
    return contents([("colors", .list([entry(color, [])] + others))])
  }

  private static func contents(_ members: [(String, TokenJSON)]) -> String {
    let info = TokenJSON.members([("author", .text("xcode")), ("version", .number(1))])
    return TokenJSON.members(members + [("info", info)]).written
  }

  private static func entry(_ color: TokenColor, _ appearances: [TokenJSON]) -> TokenJSON {
    func digits(_ part: Double) -> TokenJSON {
      .text(String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), part))
    }
    let components = TokenJSON.members([
      ("alpha", digits(color.alpha)), ("blue", digits(color.blue)), ("green", digits(color.green)),
      ("red", digits(color.red)),
    ])
    let isWide = [color.red, color.green, color.blue].contains { !(0...1).contains($0) }
    return .members(
      (appearances.isEmpty ? [] : [("appearances", .list(appearances))]) + [
        (
          "color",
          .members([
            ("color-space", .text(isWide ? "extended-srgb" : "srgb")), ("components", components),
          ])
        ), ("idiom", .text("universal")),
      ])
  }

  /// nil for a mode that an asset catalogue does not know.
  private static func appearances(_ mode: String) -> [TokenJSON]? {
    func appearance(_ name: String, _ value: String) -> TokenJSON {
      .members([("appearance", .text(name)), ("value", .text(value))])
    }
    let (light, dark) = (appearance("luminosity", "light"), appearance("luminosity", "dark"))
    let high = appearance("contrast", "high")
    return switch mode {
    case "light": [light]
    case "dark": [dark]
    case "contrast": [high]
    case "light-contrast": [light, high]
    case "dark-contrast": [dark, high]
    default: nil
    }
  }

  /// A part of a name that may be a file's.
  private static func file(_ part: Substring) -> String {
    String(part.map { $0 == "/" || $0 == ":" ? "-" : $0 })
  }
}

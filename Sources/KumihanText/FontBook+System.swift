import Foundation
import KumihanDrawing

extension FontBook {
  /// The families that stand for the designs of the system font.
  public static let bundledDesigns: [FontRequest.Design: String] = [
    .default: "Joho Sans", .rounded: "Joho Round", .monospaced: "Joho Mono", .serif: "Joho Serif",
  ]

  /// The families searched in turn for characters that a face lacks: ideographs and Hangul, letters
  /// and marks of alphabets, the scripts, signs.
  public static let bundledFallback =
    [
      "Joho Round JP", "Joho Round Sym", "Joho Han JP", "Joho Han SC", "Joho Han TC", "Joho Korean",
      "Joho Letters",
    ]
    + [
      "Hebrew", "Arabic", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati",
      "Gurmukhi",
      "Kannada", "Malayalam", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Armenian", "Georgian",
      "Ethiopic",
    ].map { "Noto Sans \($0)" }
    + ["Joho Mono", "Noto Sans Symbols 2", "Joho Math", "Noto Sans Math"]

  /// The ideographs that the first family of the fallback has not: beside its own they are as heavy.
  private static let bundledIdeographs: Set = ["Joho Han JP", "Joho Han SC", "Joho Han TC"]

  /// The weight of a family's face in a text of another family.
  func fallbackWeight(_ wanted: Int, in family: String) -> Int {
    guard Self.bundledIdeographs.contains(family), let first = Self.bundledFallback.first else {
      return wanted
    }
    return face(family: first, weight: wanted)?.weight ?? wanted
  }

  /// The families for emoji, those of a style first.
  static func emojiFamilies(_ style: FontRequest.EmojiStyle) -> [String] {
    let outlines = ["Noto Emoji"]
    let colors = ["Twemoji Mozilla", "Noto Color Emoji"]
    return style == .outline ? outlines + colors : colors + outlines
  }

  /// The families searched for a character, without the emoji. What is no design of the
  /// system's leans on the default one first; the rounded design has the same characters. Icons are
  /// drawn by their names alone: characters for private use are a text's own.
  func chain(of family: String) -> [String] {
    let plain = [designs[.default], designs[.rounded]].compactMap { $0 }
    let own = plain.contains(family) ? [family] : [family] + plain.prefix(1)
    var seen: Set<String> = []
    let last = faces.prefix(1).map(\.family).filter { $0 != iconFamily }
    return (own + fallback + last).filter { seen.insert($0).inserted }
  }

  /// A request by a face's PostScript name becomes one for that face's family, weight and slant.
  func resolvingFaceName(_ request: FontRequest) -> FontRequest {
    guard case .named(let name) = request.family, faces(of: name).isEmpty,
      let face = faces.first(where: { $0.id.postScriptName == name })
    else { return request }
    var resolved = request
    resolved.family = .named(face.family)
    resolved.weight = max(request.weight, face.weight)
    resolved.isItalic = request.isItalic || face.isItalic
    return resolved
  }

  /// The nearest face of a request's family, or nil when the book has none of it.
  func face(for request: FontRequest) -> Face? {
    face(
      family: familyName(of: request.family), weight: request.weight, italic: request.isItalic,
      width: request.width)
  }

  func familyName(of family: FontRequest.Family) -> String {
    switch family {
    case .named(let name): name
    case .system(let design): designs[design] ?? designs[.default] ?? ""
    }
  }

  /// Points drawn per requested point: the bundled system faces have taller or lower capitals than the
  /// fonts they replace, and Apple's emoji advance by 1.25 em.
  func drawnScale(_ request: FontRequest, family: String) -> CGFloat {
    switch request.family {
    case .named(let name) where name.lowercased() == family.lowercased(): 1
    default: Self.standInScale[family] ?? 1
    }
  }

  private static let standInScale: [String: CGFloat] = [
    "Joho Round": 0.968, "Joho Sans": 0.968, "Joho Serif": 1.05, "Twemoji Mozilla": 1.25,
  ]
}

import Foundation
import KumihanDrawing
import KumihanShaping
import KumihanText
import Testing

/// The characters that the bundled faces have, by the character sets and scripts that are said to be
/// covered.
struct CoverageTests {
  /// A row of a script, its face, and the number of weights the face has.
  static let scripts: [(text: String, family: String, weights: Int)] = [
    ("Հայերեն", "Noto Sans Armenian", 2), ("ქართული ᲥᲐᲠᲗᲣᲚᲘ", "Noto Sans Georgian", 2),
    ("עִבְרִית", "Noto Sans Hebrew", 9), ("العَرَبِيَّة اُردُو فارسی", "Noto Sans Arabic", 9),
    ("हिन्दी क्षेत्र", "Noto Sans Devanagari", 9), ("বাংলা ক্ষ", "Noto Sans Bengali", 9),
    ("தமிழ்", "Noto Sans Tamil", 9), ("తెలుగు", "Noto Sans Telugu", 9),
    ("ગુજરાતી", "Noto Sans Gujarati", 2), ("ਪੰਜਾਬੀ", "Noto Sans Gurmukhi", 2),
    ("ಕನ್ನಡ", "Noto Sans Kannada", 2), ("മലയാളം", "Noto Sans Malayalam", 2),
    ("ଓଡ଼ିଆ", "Noto Sans Oriya", 2), ("සිංහල ශ්‍රී", "Noto Sans Sinhala", 2),
    ("ภาษาไทย น้ำ", "Noto Sans Thai", 9), ("ພາສາລາວ", "Noto Sans Lao", 9),
    ("ខ្មែរ", "Noto Sans Khmer", 9), ("မြန်မာ", "Noto Sans Myanmar", 9),
    ("አማርኛ", "Noto Sans Ethiopic", 2), ("한국어 뷁", "Joho Korean", 9),
    ("标点符号不应", "Joho Han SC", 9), ("鬱髙﨑體們𠮷", "Joho Han JP", 9),
  ]

  @Test(arguments: scripts.indices)
  func scriptsHaveAFaceInRegularAndBold(_ index: Int) throws {
    let (text, family, weights) = Self.scripts[index]
    let system = try makeSystem()
    #expect(system.set(text).missing.isEmpty)
    let faces = try makeBook().faces(of: family)
    #expect(faces.count == weights)
    #expect(faces.contains { $0.weight == 400 } && faces.contains { $0.weight == 700 })
    for weight in [400, 700] {
      let font = FontRequest(weight: weight)
      let used = system.set(text, font).lines.flatMap(\.pieces).compactMap { piece -> FontFaceID? in
        if case .glyphs(let run) = piece.content { run.face } else { nil }
      }
      let own = try #require(faces.first { $0.weight == weight })
      #expect(used.contains(own.id))
    }
  }

  /// Ideographs come from several faces, not all of which have every weight.
  @Test(arguments: [100, 300, 400, 500, 600, 900])
  func ideographsOfOneLineAreAsHeavy(_ weight: Int) throws {
    let book = try makeBook()
    let line = try makeSystem().set("日本 标点符号 體們", FontRequest(weight: weight)).lines[0]
    var weights: [String: Int] = [:]
    for case .glyphs(let run) in line.pieces.map(\.content) {
      let face = try #require(book.faces.first { $0.id == run.face })
      if face.family.hasPrefix("Joho Han") || face.family.hasSuffix("JP") {
        weights[face.family] = face.weight
      }
    }
    #expect(weights.count >= 3 && Set(weights.values) == [max(weight, 400)], "\(weights)")
  }

  private func missing(_ scalars: some Sequence<Unicode.Scalar>) throws -> [Unicode.Scalar] {
    var text = String.UnicodeScalarView()
    for scalar in scalars where scalar.properties.generalCategory != .unassigned {
      text.append(scalar)
      text.append("\n")
    }
    return try makeSystem().set(String(text)).missing.compactMap { Unicode.Scalar($0.codePoint) }
  }

  private func characters(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap { Unicode.Scalar($0) }
  }

  @Test(
    arguments: [
      0x1F00...0x1FFE, 0x2200...0x22FF, 0x2500...0x257F, 0x2580...0x259F, 0x1D400...0x1D7FF,
      0xFB00...0xFB06, 0x300...0x36F, 0x2100...0x214F, 0x2190...0x21FF, 0xFF01...0xFF5E,
    ] as [ClosedRange<UInt32>])
  func blocksAreWhole(_ range: ClosedRange<UInt32>) throws {
    let marks = range.lowerBound == 0x300
    let lost = try missing(
      characters(range).flatMap { marks ? ["x", $0] : [$0] as [Unicode.Scalar] })
    #expect(lost == [])
  }

  @Test func monospacedTablesAreOfOneAdvance() throws {
    let system = try makeSystem()
    let font = FontRequest(family: .system(.monospaced), size: 20)
    let letter = system.set("m", font, pixel: 0.001).size.width
    let signs = characters(0x2500...0x259F) + characters(0xE0B0...0xE0B3)
    for sign in signs {
      let layout = system.set(String(Character(sign)), font, pixel: 0.001)
      #expect(layout.faceTexts == ["JohoMono-Regular:\(sign)"])
      #expect(abs(layout.size.width - letter) < 0.01, "U+\(String(sign.value, radix: 16))")
    }
  }
}

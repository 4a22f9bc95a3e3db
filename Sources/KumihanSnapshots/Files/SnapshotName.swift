import Foundation
import KumihanCairo

/// The name of a snapshot's file: `test.name`, or `test.1` for those without a name.
package enum SnapshotName {
  /// The longest name in bytes; file systems take 255, and endings come to it.
  static let longest = 200

  /// Letters, digits, marks, emoji and underscores stay; what stands between becomes one hyphen.
  package static func cleaned(_ text: String) -> String {
    var result = ""
    for character in text {
      if isKept(character) {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    let trimmed = result.drop { $0 == "-" }
    return String(trimmed.reversed().drop { $0 == "-" }.reversed())
  }

  private static func isKept(_ character: Character) -> Bool {
    if character.isLetter || character.isNumber || character == "_" { return true }
    return character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
        || $0.properties.generalCategory == .nonspacingMark
    }
  }

  /// A value of a parameterised test as part of a name. What cleaning loses is told by its hash, so
  /// that two values never share a file.
  package static func unique(_ text: String) -> String {
    let clean = cleaned(text)
    return clean == text ? clean : (clean.isEmpty ? "" : clean + "-") + hash(text, 8)
  }

  /// The test's function without parentheses and labels.
  package static func test(_ function: String) -> String {
    cleaned(String(function.prefix { $0 != "(" }))
  }

  /// The whole name; one that is too long is cut and told apart by its hash.
  package static func file(test: String, identifier: String) -> String {
    let name = "\(test).\(identifier)"
    guard name.utf8.count > longest else { return name }
    var start = ""
    for character in name {
      guard start.utf8.count + String(character).utf8.count <= longest - 17 else { break }
      start.append(character)
    }
    return "\(start)-\(hash(name, 16))"
  }

  private static func hash(_ text: String, _ digits: Int) -> String {
    String(PixelBuffer.fingerprint(of: Data(text.utf8)).prefix(digits))
  }
}

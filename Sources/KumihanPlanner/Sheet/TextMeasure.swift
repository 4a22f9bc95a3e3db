package import KumihanViews

/// How wide words will be in the planner's bold face, without asking a font: what fits on a page
/// is then the same wherever it is drawn.
///
/// Widths are those of the bundled bold face rounded up, so that what fits here fits in fact.
package enum TextMeasure {
  /// In points, on one line.
  package static func width(_ text: some StringProtocol, size: CGFloat) -> CGFloat {
    var ems: CGFloat = 0
    for scalar in text.unicodeScalars { ems += width(of: scalar) }
    return ems * size
  }

  /// As much of a text as fits.
  package static func prefix(of text: Substring, ems limit: CGFloat) -> Substring {
    var ems: CGFloat = 0
    var end = text.startIndex
    while end < text.endIndex {
      ems += width(String(text[end]), size: 1)
      if ems > limit { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// Lines stand this far apart, in points: taller scripts need more.
  package static func lineHeight(_ text: String, size: CGFloat) -> CGFloat {
    let isTall = text.unicodeScalars.contains {
      $0.value >= 0x0590 && !(0x1E00...0x20CF ~= $0.value)
    }
    return size * (isTall ? 1.46 : 1.23)
  }

  /// The lines of a paragraph: broken between words, words too long anywhere.
  package static func lines(_ text: String, size: CGFloat, width: CGFloat) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrapped($0, ems: max(width / size, 1.2))
    }
  }

  private static func wrapped(_ paragraph: Substring, ems limit: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    var filled: CGFloat = 0
    for piece in pieces(of: paragraph) {
      let ems = width(piece, size: 1)
      if filled + ems <= limit || piece.allSatisfy(\.isWhitespace) {
        line += piece
        filled += ems
        continue
      }
      if !line.isEmpty {
        lines.append(line)
        (line, filled) = ("", 0)
      }
      for character in piece {
        let ems = width(String(character), size: 1)
        if filled + ems > limit, !line.isEmpty {
          lines.append(line)
          (line, filled) = ("", 0)
        }
        line.append(character)
        filled += ems
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Words, blanks, and each ideograph by itself.
  static func pieces(of text: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var previous: Kind?
    for index in text.indices {
      let kind = Kind(text[index])
      if let previous, kind != previous || kind == .ideograph {
        pieces.append(text[start..<index])
        start = index
      }
      previous = kind
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  private enum Kind {
    case blank, ideograph, letter

    init(_ character: Character) {
      let value = character.unicodeScalars.first?.value ?? 0
      if character.isWhitespace {
        self = .blank
      } else {
        self = value >= 0x2E80 && value < 0xFB00 ? .ideograph : .letter
      }
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.value {
    case 0x20...0x7E: latin[Int(scalar.value) - 0x20]
    // Marks that stand on the letter before them.
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0xA0: 0.23
    case 0xA1...0x24F, 0x1E00...0x1EFF:
      // A letter with a mark is as wide as the letter, capitals wider than small ones.
      scalar.properties.isUppercase ? 0.78 : 0.66
    case 0x2010...0x2015: 0.6
    case 0x2026: 0.92
    case 0x0590...0x08FF: 0.64
    case 0x0370...0x1DFF: 0.78
    case 0x2000...0x27FF: 0.75
    case 0x1F000...: 1.35
    default: 1.02
    }
  }

  /// From the blank to the tilde, in ems.
  private static let latin: [CGFloat] = [
    0.23, 0.31, 0.53, 0.67, 0.67, 0.99, 0.67, 0.32, 0.37, 0.37, 0.56, 0.68, 0.31, 0.46, 0.31, 0.38,
    0.67, 0.67, 0.67, 0.67, 0.67, 0.67, 0.67, 0.67, 0.67, 0.67, 0.31, 0.32, 0.68, 0.68, 0.68, 0.57,
    1.02, 0.74, 0.66, 0.74, 0.72, 0.61, 0.59, 0.75, 0.74, 0.28, 0.58, 0.71, 0.57, 0.92, 0.76, 0.77,
    0.65, 0.77, 0.66, 0.66, 0.66, 0.73, 0.74, 1.03, 0.73, 0.72, 0.66, 0.37, 0.38, 0.37, 0.48, 0.48,
    0.35, 0.58, 0.62, 0.58, 0.62, 0.59, 0.39, 0.62, 0.61, 0.27, 0.27, 0.57, 0.27, 0.91, 0.61, 0.61,
    0.62, 0.62, 0.4, 0.55, 0.37, 0.61, 0.59, 0.84, 0.57, 0.59, 0.56, 0.46, 0.37, 0.46, 0.68,
  ]
}

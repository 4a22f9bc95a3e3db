import Foundation
import KumihanDrawing

/// Which letters of a run become small capitals that its face does not have.
struct SmallCapitals {
  private let features: FontRequest.Features

  /// Nil when the run asks for none, or its face has them.
  init?(_ font: FontRequest, _ cascade: FontCascade) {
    features = font.features.intersection([.lowercaseSmallCaps, .uppercaseSmallCaps])
    if features.isEmpty { return nil }
    let tag = features.contains(.lowercaseSmallCaps) ? "smcp" : "c2sc"
    if cascade.primary?.face.hasFeature(tag) ?? true { return nil }
  }

  func turns(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if features.contains(.lowercaseSmallCaps), properties.isLowercase,
      properties.uppercaseMapping != String(Character(scalar))
    {
      return true
    }
    return features.contains(.uppercaseSmallCaps) && properties.isUppercase
  }
}

/// Text that is set in place of an item's own: capitals for small ones, plain characters for those
/// that no face has. Where its glyphs come from is kept, so that copying gives the item's own text.
struct Substitute {
  let scale: CGFloat
  private var utf8: [UInt8] = []
  /// By byte of `utf8`, the start of the character that it comes from, counted from the item's.
  private var sources: [Int32] = []

  /// Small capitals are a little higher than a small x.
  private static let smallCapitals: CGFloat = 0.8

  init?(_ draft: Itemizer.Draft, in text: [UInt8]) {
    if let standIn = draft.standIn {
      scale = draft.isSmall ? Self.smallCapitals : 1
      add(standIn.map { String(Character($0)) }.joined(), from: 0)
    } else if draft.isSmall {
      scale = Self.smallCapitals
      var offset = 0
      for scalar in String(decoding: text[draft.utf8], as: UTF8.self).unicodeScalars {
        add(scalar.properties.uppercaseMapping, from: offset)
        offset += UTF8.width(scalar)
      }
    } else {
      return nil
    }
  }

  private mutating func add(_ text: String, from offset: Int) {
    utf8 += text.utf8
    sources += repeatElement(Int32(offset), count: text.utf8.count)
  }

  /// The glyphs, by the item's own text. They are never shaped again at a cut, which would set the
  /// item's own characters.
  func shape(_ face: any FontFace, _ options: ShapingOptions) -> [ShapedGlyph] {
    face.shape(utf8, utf8.indices, options).map { glyph in
      var glyph = glyph
      glyph.cluster = sources[Int(glyph.cluster)]
      glyph.isUnsafeToBreak = false
      return glyph
    }
  }
}

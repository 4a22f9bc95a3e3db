import Foundation
import KumihanDrawing

/// The faces of a document's text, each with one glyph per character.
///
/// A run may draw a character with another glyph than its face's default (tabular figures, small
/// capitals); the document then has the face twice.
struct SVGFaces {
  struct Entry {
    let id: String
    let face: FontFaceID
    var glyphs: [Unicode.Scalar: UInt32]
  }

  private(set) var entries: [Entry] = []

  /// The name of a face in which each character is its glyph.
  mutating func name(
    for face: FontFaceID, _ glyphs: [Unicode.Scalar: UInt32], newID: () -> String
  ) -> String {
    for index in entries.indices where entries[index].face == face {
      let known = entries[index].glyphs
      guard glyphs.allSatisfy({ known[$0.key] == nil || known[$0.key] == $0.value }) else {
        continue
      }
      entries[index].glyphs.merge(glyphs) { old, _ in old }
      return entries[index].id
    }
    entries.append(Entry(id: newID(), face: face, glyphs: glyphs))
    return entries[entries.count - 1].id
  }
}

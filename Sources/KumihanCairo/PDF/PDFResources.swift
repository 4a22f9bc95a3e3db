/// The objects that a content stream names.
struct PDFResources {
  var fonts: Set<Int> = []
  var states: Set<Int> = []
  var objects: Set<Int> = []
  var patterns: Set<Int> = []
  var shadings: Set<Int> = []
  /// True when a page needs a blending colour space.
  var isTransparent = false
  /// The profile of its colours; nil for the viewer's own, which is sRGB.
  var profile: Int?

  /// `/Resources` and its dictionary; each object is named by a letter and its number.
  var entry: PDFBytes {
    var out = PDFBytes("/Resources<<")
    let kinds = [
      ("Font", "F", fonts), ("ExtGState", "G", states), ("XObject", "X", objects),
      ("Pattern", "P", patterns), ("Shading", "S", shadings),
    ]
    for (kind, letter, numbers) in kinds where !numbers.isEmpty {
      out.write("/\(kind)<<")
      for number in numbers.sorted() {
        out.write("/\(letter)")
        out.integer(number)
        out.space()
        out.reference(number)
      }
      out.write(">>")
    }
    if let profile {
      out.write("/ColorSpace<</DefaultRGB[/ICCBased ")
      out.reference(profile)
      out.write("]>>")
    }
    out.write(">>")
    return out
  }
}

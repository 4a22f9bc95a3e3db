package import KumihanText

/// The shadings of a paragraph's runs; each run refers to its shading by its ink.
package struct TextShadings: Hashable, Sendable {
  /// In the order of the inks.
  package private(set) var all: [Shading] = []

  package init() {}

  /// The ink of a shading: the one it has, or a new one.
  package mutating func ink(_ shading: Shading) -> TextInk {
    if let known = all.firstIndex(of: shading) { return TextInk(index: Int32(known)) }
    all.append(shading)
    return TextInk(index: Int32(all.count - 1))
  }

  package subscript(ink: TextInk) -> Shading { all[Int(ink.index)] }
}

extension FontBook {
  /// The face of a family nearest to a weight and a slant, by the rules of CSS Fonts level 4,
  /// section 5.2: the slant first, then the weight.
  public func face(family: String, weight: Int, italic: Bool = false) -> Face? {
    let all = faces(of: family)
    let slanted = all.filter { $0.isItalic == italic }
    return Self.nearest(weight, in: slanted.isEmpty ? all : slanted)
  }

  private static func nearest(_ wanted: Int, in faces: [Face]) -> Face? {
    func below(_ limit: Int) -> Face? {
      faces.filter { $0.weight < limit }.max { $0.weight < $1.weight }
    }
    func above(_ limit: Int) -> Face? {
      faces.filter { $0.weight > limit }.min { $0.weight < $1.weight }
    }
    if let exact = faces.first(where: { $0.weight == wanted }) { return exact }
    if wanted < 400 { return below(wanted) ?? above(wanted) }
    if wanted > 500 { return above(wanted) ?? below(wanted) }
    if let near = above(wanted), near.weight <= 500 { return near }
    return below(wanted) ?? above(wanted)
  }
}

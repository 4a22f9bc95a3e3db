extension FontBook {
  /// The face of a family nearest to a width in per cent, a slant and a weight, by the rules of CSS
  /// Fonts level 4, section 5.2: the width first, then the slant, then the weight.
  public func face(
    family: String, weight: Int, italic: Bool = false, width: Int = 100
  ) -> Face? {
    let every = faces(of: family)
    let nearest = Self.nearestWidth(width, in: every)
    let all = every.filter { $0.width == nearest }
    let slanted = all.filter { $0.isItalic == italic }
    return Self.nearest(weight, in: slanted.isEmpty ? all : slanted)
  }

  /// Narrower ones first for the normal width and below it, wider ones first above.
  private static func nearestWidth(_ wanted: Int, in faces: [Face]) -> Int? {
    let widths = faces.map(\.width)
    if widths.contains(wanted) { return wanted }
    let narrower = widths.filter { $0 < wanted }.max()
    let wider = widths.filter { $0 > wanted }.min()
    return wanted <= 100 ? narrower ?? wider : wider ?? narrower
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

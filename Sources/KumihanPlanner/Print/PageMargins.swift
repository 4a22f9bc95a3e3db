public import KumihanViews

/// Free space at the page's edges, in millimetres.
public struct PageMargins: Hashable, Sendable {
  /// In millimetres.
  public var top, right, bottom, left: CGFloat

  /// Each side in millimetres.
  public init(top: CGFloat, right: CGFloat, bottom: CGFloat, left: CGFloat) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// All sides alike, in millimetres.
  public init(_ all: CGFloat) { self.init(top: all, right: all, bottom: all, left: all) }

  /// Reads one length for all sides, `vertical,horizontal`, or `top,right,bottom,left`.
  public init(parsing text: String) throws(PrintError) {
    let sides = try text.split(separator: ",", omittingEmptySubsequences: false)
      .map { part throws(PrintError) in
        let number = Double(part.filter { !$0.isWhitespace }.replacing("mm", with: ""))
        guard let number, (0...1000).contains(number) else { throw .unreadableMargins(text) }
        return CGFloat(number)
      }
    switch sides.count {
    case 1: self.init(sides[0])
    case 2: self.init(top: sides[0], right: sides[1], bottom: sides[0], left: sides[1])
    case 4: self.init(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
    default: throw .unreadableMargins(text)
    }
  }
}

public import KumihanViews

/// The paper and its printable area.
///
///     let setup = PageSetup(paper: .a5, binding: 8, isMirrored: true)
///     let page = try setup.page(2)
///     let view = Color.white.frame(width: page.content.width, height: page.content.height)
public struct PageSetup: Hashable, Sendable {
  /// The orientation of the paper.
  public enum Orientation: String, Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The bound edge of odd pages; mirrored, even pages are bound at the opposite one.
  public enum BindingEdge: String, Hashable, Sendable, CaseIterable { case left, right, top }

  /// The page after cutting, upright.
  public var paper: PaperSize
  /// The orientation of the paper.
  public var orientation: Orientation
  /// The empty space along the edges, in millimetres.
  public var margins: PageMargins
  /// Millimetres added to the margin of the bound edge.
  public var binding: CGFloat
  /// The bound edge of odd pages.
  public var bindingEdge: BindingEdge
  /// True for pages printed on both sides: the bound edge changes from page to page.
  public var isMirrored: Bool
  /// Millimetres by which backgrounds extend beyond the cut.
  public var bleed: CGFloat
  /// True for a sheet larger than the page, with crop marks.
  public var hasCropMarks: Bool
  /// The holes whose place stays free.
  public var punchHoles: PunchHoles

  /// Lengths in millimetres; ``page(_:)`` reports whether they leave enough space.
  public init(
    paper: PaperSize = .a4, orientation: Orientation = .portrait,
    margins: PageMargins = PageMargins(10), binding: CGFloat = 0, bindingEdge: BindingEdge = .left,
    isMirrored: Bool = false, bleed: CGFloat = 0, hasCropMarks: Bool = false,
    punchHoles: PunchHoles = .none
  ) {
    self.paper = paper
    self.orientation = orientation
    self.margins = margins
    self.binding = binding
    self.bindingEdge = bindingEdge
    self.isMirrored = isMirrored
    self.bleed = bleed
    self.hasCropMarks = hasCropMarks
    self.punchHoles = punchHoles
  }

  /// The minimum length between the margins along each side, in millimetres.
  public static let leastSide: CGFloat = 25

  /// The page after cutting, in points.
  public var pageSize: CGSize {
    let size = paper.size
    return switch orientation {
    case .portrait: size
    case .landscape: CGSize(width: size.height, height: size.width)
    }
  }

  /// The geometry of a page, counted from 1.
  public func page(_ number: Int) throws(PrintError) -> PageGeometry {
    for (name, length) in [("binding", binding), ("bleed", bleed)] {
      guard (0...1000).contains(length) else { throw .invalidLength(name: name, length) }
    }
    let slug = hasCropMarks ? CropMarks.reach : 0
    let around = bleed.millimetres + slug
    let trim = CGRect(origin: CGPoint(x: around, y: around), size: pageSize)
    let margins = margins(ofPage: number)
    let content = CGRect(
      x: trim.minX + margins.left.millimetres, y: trim.minY + margins.top.millimetres,
      width: trim.width - (margins.left + margins.right).millimetres,
      height: trim.height - (margins.top + margins.bottom).millimetres)
    let least = Self.leastSide.millimetres
    // A rectangle does not report negative sides.
    guard content.size.width >= least, content.size.height >= least else {
      throw .noRoom(content: content.size.inMillimetres, page: pageSize.inMillimetres)
    }
    let bleedBox = trim.insetBy(dx: -bleed.millimetres, dy: -bleed.millimetres)
    return PageGeometry(
      mediaSize: trim.insetBy(dx: -around, dy: -around).size,
      boxes: PageBoxes(trim: trim, bleed: bleedBox), content: content, hasCropMarks: hasCropMarks)
  }

  /// The bound edge of the page.
  func boundEdge(ofPage number: Int) -> Edge {
    let turns = isMirrored && number.isMultiple(of: 2)
    return switch bindingEdge {
    case .left: turns ? .trailing : .leading
    case .right: turns ? .leading : .trailing
    case .top: turns ? .bottom : .top
    }
  }

  /// The margins with the binding; the bound one is at least the keep-out of the holes.
  private func margins(ofPage number: Int) -> PageMargins {
    var result = margins
    func widen(_ side: inout CGFloat) { side = max(side + binding, punchHoles.reach) }
    switch boundEdge(ofPage: number) {
    case .leading: widen(&result.left)
    case .trailing: widen(&result.right)
    case .top: widen(&result.top)
    case .bottom: widen(&result.bottom)
    }
    return result
  }
}

extension CGSize {
  fileprivate var inMillimetres: CGSize {
    CGSize(width: width * 25.4 / 72, height: height * 25.4 / 72)
  }
}

/// The geometry of one page, in points of its sheet, y down from the top left corner.
public struct PageGeometry: Hashable, Sendable {
  /// The sheet, including the part that is cut away.
  public var mediaSize: CGSize
  /// The trim of the sheet, and the bleed of backgrounds.
  public var boxes: PageBoxes
  /// The area between the margins.
  public var content: CGRect
  /// Whether the sheet has crop marks.
  public var hasCropMarks: Bool
}

import Foundation
import KumihanDrawing

/// Links, notes, destinations and outline entries of one page.
final class PDFMarks {
  private let objects: PDFObjects
  private let navigation: PDFNavigation
  private let tags: PDFPageTags
  /// The page's place, from 0, and its object.
  private let index, page: Int
  private let height: CGFloat
  private(set) var annotations: [Int] = []

  init(
    objects: PDFObjects, navigation: PDFNavigation, tags: PDFPageTags, index: Int, page: Int,
    height: CGFloat
  ) {
    (self.objects, self.navigation, self.tags) = (objects, navigation, tags)
    (self.index, self.page, self.height) = (index, page, height)
  }

  /// Adds the marks of items that are not drawn themselves.
  func add(_ items: [DrawItem], transform: CGAffineTransform) throws(RenderError) {
    for item in items {
      switch item.command {
      case .mark(let mark): try add(mark, transform: transform)
      case .group(let group):
        let inner = group.transform.concatenating(transform)
        if inner.isFinite { try add(group.children, transform: inner) }
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
  }

  func add(_ mark: Mark, transform: CGAffineTransform) throws(RenderError) {
    switch mark {
    case .link(let rect, let target):
      let area = rect.standardized.applying(transform)
      guard area.isFinite else { return }
      var out = PDFBytes("/Subtype/Link/Border[0 0 0]")
      switch target {
      case .url(let url):
        out.write("/A<</S/URI/URI")
        out.string(url)
        out.write(">>")
      case .destination(let name):
        navigation.addLink(to: name, page: index)
        out.write("/Dest")
        out.string(name)
      }
      try add(out, over: area, isLink: true)
    case .destination(let name, let point):
      guard let point = placed(point, transform) else { return }
      navigation.addDestination(name, page: page, at: point)
    case .outline(let title, let level, let point):
      guard let point = placed(point, transform), !title.isEmpty else { return }
      navigation.addOutline(title, level: level, page: page, at: point)
    case .note(let rect, let text):
      let area = rect.standardized.applying(transform)
      guard area.isFinite, !text.isEmpty else { return }
      // The sign stands at the area's upper right corner, as large as readers draw it, and stays
      // off paper.
      let sign = CGRect(x: area.maxX - 20, y: area.minY, width: 20, height: 20)
      var out = PDFBytes("/Subtype/Text/Name/Note/F 24/Contents")
      out.text(text)
      try add(out, over: sign, isLink: false)
    }
  }

  private func add(_ entries: PDFBytes, over area: CGRect, isLink: Bool) throws(RenderError) {
    let number = objects.reserve()
    var out = PDFBytes("<</Type/Annot/StructParent ")
    out.integer(tags.addAnnotation(number, isLink: isLink))
    out.write("/Rect")
    out.rectangle(area, pageHeight: height)
    out.write("/P ")
    out.reference(page)
    out.write(entries)
    out.write(">>")
    try objects.write(number, out)
    annotations.append(number)
  }

  private func placed(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint? {
    let point = point.applying(transform)
    return point.isFinite ? CGPoint(x: point.x, y: height - point.y) : nil
  }
}

import Foundation
import KumihanDrawing

/// Links, notes, destinations and outline entries of one page.
final class PDFMarks {
  private let objects: PDFObjects
  private let navigation: PDFNavigation
  private let tags: PDFPageTags
  private let conformance: PDFConformance
  /// The page's index, from 0, and its object.
  private let index, page: Int
  private let height: CGFloat
  private(set) var annotations: [Int] = []
  private var pending: [Annotation] = []

  /// An annotation to be written at the page's end, where links beside it may have joined it.
  private struct Annotation {
    var area: CGRect
    var target: LinkTarget?
    var words: String
    var element: Int?
  }

  init(
    objects: PDFObjects, navigation: PDFNavigation, tags: PDFPageTags,
    conformance: PDFConformance, index: Int, page: Int, height: CGFloat
  ) {
    (self.objects, self.navigation, self.tags) = (objects, navigation, tags)
    self.conformance = conformance
    (self.index, self.page, self.height) = (index, page, height)
  }

  /// Adds the marks of a group that is not drawn itself; `transform` maps the group's space to the
  /// page.
  func add(_ group: DrawGroup, transform: CGAffineTransform) {
    add(group, map: ProjectionTransform(transform))
  }

  private func add(_ group: DrawGroup, map: ProjectionTransform) {
    var inner = ProjectionTransform()
    for case .projection(let projection) in group.filters {
      inner = inner.concatenating(projection)
    }
    inner = inner.concatenating(map)
    guard inner.isUsable else { return }
    for item in group.children {
      switch item.command {
      case .mark(let mark): add(mark, map: inner)
      case .group(let group):
        add(group, map: ProjectionTransform(group.transform).concatenating(inner))
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
  }

  func add(_ mark: Mark, transform: CGAffineTransform) {
    add(mark, map: ProjectionTransform(transform))
  }

  private func add(_ mark: Mark, map: ProjectionTransform) {
    switch mark {
    case .link(let rect, let target):
      let area = map.bounds(of: rect.standardized)
      guard !area.isNull, area.isFinite else { return }
      let words = tags.linkWords
      if case .destination(let name) = target { navigation.addLink(to: name, page: index) }
      if let last = pending.last, last.target == target, last.area.makesRectangle(with: area),
        let joint = tags.join(last.element)
      {
        pending[pending.count - 1].area = last.area.union(area)
        if joint == .sameLink, !words.isEmpty { pending[pending.count - 1].words += " " + words }
        return
      }
      pending.append(
        Annotation(
          area: area, target: target, words: words,
          element: tags.annotationElement(isLink: true)))
    case .destination(let name, let point):
      guard let point = placed(point, map) else { return }
      navigation.addDestination(name, page: page, at: point)
    case .outline(let title, let level, let point):
      guard let point = placed(point, map), !title.isEmpty else { return }
      navigation.addOutline(title, level: level, page: page, at: point)
    case .note(let rect, let text):
      let area = map.bounds(of: rect.standardized)
      guard !area.isNull, area.isFinite, !text.isEmpty else { return }
      conformance.require(.a2b, "6.3.3", "the note '\(text)' has no appearance of its own")
      // The sign is at the area's upper right corner, in the size that viewers draw it, and is not
      // printed.
      pending.append(
        Annotation(
          area: CGRect(x: area.maxX - 20, y: area.minY, width: 20, height: 20), words: text,
          element: tags.annotationElement(isLink: false)))
    }
  }

  /// Writes the page's annotations: links in rows, for they are many and alike.
  func finish() throws(RenderError) {
    var out = PDFBytes()
    for annotation in pending {
      let number = objects.reserve(columns: Self.rowStep)
      annotations.append(number)
      out.removeAll()
      out.write("<</Type/Annot/P")
      out.reference(page, width: 6)
      if let key = tags.add(annotation: number, to: annotation.element) {
        out.write("/StructParent")
        out.integer(key, width: 7)
      }
      out.write("/Rect")
      out.rectangle(annotation.area, pageHeight: height, width: 9)
      // Links are printed, so never hidden: flag 4. Their words, or where they lead.
      var words = annotation.words
      switch annotation.target {
      case .url(let url):
        out.write("/Subtype/Link/Border[0 0 0]/F 4/A<</S/URI/URI")
        out.string(url)
        out.write(">>")
        if words.isEmpty { words = url }
      case .destination(let name):
        out.write("/Subtype/Link/Border[0 0 0]/F 4/Dest")
        out.string(name)
        if words.isEmpty { words = name }
      case nil:
        out.write("/Subtype/Text/Name/Note/F 24")
      }
      out.write("/Contents ")
      out.text(words)
      out.write(">>")
      let rows = (out.count + Self.rowStep - 1) / Self.rowStep
      try objects.write(number, out, columns: rows * Self.rowStep)
    }
  }

  /// Links with words of similar lengths are in rows of the same length.
  private static let rowStep = 80

  private func placed(_ point: CGPoint, _ map: ProjectionTransform) -> CGPoint? {
    let point = point.applying(map)
    return point.isFinite ? CGPoint(x: point.x, y: height - point.y) : nil
  }
}

extension CGRect {
  /// Whether two areas lie side by side, or one below the other, and fill a rectangle.
  fileprivate func makesRectangle(with other: CGRect) -> Bool {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    if near(minY, other.minY), near(maxY, other.maxY) {
      return near(maxX, other.minX) || near(minX, other.maxX)
    }
    if near(minX, other.minX), near(maxX, other.maxX) {
      return near(maxY, other.minY) || near(minY, other.maxY)
    }
    return false
  }
}

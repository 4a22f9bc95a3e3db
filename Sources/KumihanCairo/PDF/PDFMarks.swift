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
  func add(_ group: DrawGroup, transform: CGAffineTransform) throws(RenderError) {
    try add(group, map: ProjectionTransform(transform))
  }

  private func add(_ group: DrawGroup, map: ProjectionTransform) throws(RenderError) {
    var inner = ProjectionTransform()
    for case .projection(let projection) in group.filters {
      inner = inner.concatenating(projection)
    }
    inner = inner.concatenating(map)
    guard inner.isUsable else { return }
    for item in group.children {
      switch item.command {
      case .mark(let mark): try add(mark, map: inner)
      case .group(let group):
        try add(group, map: ProjectionTransform(group.transform).concatenating(inner))
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
  }

  func add(_ mark: Mark, transform: CGAffineTransform) throws(RenderError) {
    try add(mark, map: ProjectionTransform(transform))
  }

  private func add(_ mark: Mark, map: ProjectionTransform) throws(RenderError) {
    switch mark {
    case .link(let rect, let target):
      let area = map.bounds(of: rect.standardized)
      guard !area.isNull, area.isFinite else { return }
      // Printed, so never hidden: flag 4. The words of the link, or where it leads.
      var out = PDFBytes("/Subtype/Link/Border[0 0 0]/F 4/Contents ")
      let words = tags.linkWords
      switch target {
      case .url(let url):
        out.text(words.isEmpty ? url : words)
        out.write("/A<</S/URI/URI")
        out.string(url)
        out.write(">>")
      case .destination(let name):
        navigation.addLink(to: name, page: index)
        out.text(words.isEmpty ? name : words)
        out.write("/Dest")
        out.string(name)
      }
      try add(out, over: area, isLink: true)
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
      let sign = CGRect(x: area.maxX - 20, y: area.minY, width: 20, height: 20)
      var out = PDFBytes("/Subtype/Text/Name/Note/F 24/Contents")
      out.text(text)
      try add(out, over: sign, isLink: false)
    }
  }

  private func add(_ entries: PDFBytes, over area: CGRect, isLink: Bool) throws(RenderError) {
    let number = objects.reserve()
    var out = PDFBytes("<</Type/Annot")
    if let key = tags.addAnnotation(number, isLink: isLink) {
      out.write("/StructParent ")
      out.integer(key)
    }
    out.write("/Rect")
    out.rectangle(area, pageHeight: height)
    out.write("/P ")
    out.reference(page)
    out.write(entries)
    out.write(">>")
    try objects.write(number, out)
    annotations.append(number)
  }

  private func placed(_ point: CGPoint, _ map: ProjectionTransform) -> CGPoint? {
    let point = point.applying(map)
    return point.isFinite ? CGPoint(x: point.x, y: height - point.y) : nil
  }
}

import CKumihanCairo
import Foundation
import KumihanDrawing

/// Links, destinations and outline entries of one page. Cairo has no notes.
struct PDFMarks {
  let document: PDFDocumentWriter
  /// The page, from 0.
  let page: Int

  func add(_ items: [DrawItem], transform: CGAffineTransform) {
    for item in items {
      switch item.command {
      case .mark(let mark): add(mark, transform: transform)
      case .group(let group):
        let inner = group.transform.concatenating(transform)
        if inner.isFinite { add(group.children, transform: inner) }
      case .fill, .stroke, .glyphs, .image: continue
      }
    }
  }

  private func add(_ mark: Mark, transform: CGAffineTransform) {
    switch mark {
    case .link(let rect, let target):
      let area = rect.standardized.applying(transform)
      guard area.isFinite else { return }
      let place =
        "rect=[\(number(area.minX)) \(number(area.minY)) "
        + "\(number(area.width)) \(number(area.height))]"
      switch target {
      case .url(let url): document.context.tag("Link", "\(place) uri=\(quoted(url))")
      case .destination(let name):
        document.noteLink(to: name)
        document.context.tag("Link", "\(place) dest=\(quoted(name))")
      }
    case .destination(let name, let point):
      let point = point.applying(transform)
      guard point.isFinite, document.isFirst(name) else { return }
      document.context.tag(
        "cairo.dest", "name=\(quoted(name)) x=\(number(point.x)) y=\(number(point.y))")
    case .outline(let title, let level, let point):
      let point = point.applying(transform)
      guard point.isFinite, !title.isEmpty else { return }
      document.addOutline(
        title, level: level,
        attributes: "page=\(page + 1) pos=[\(number(point.x)) \(number(point.y))]")
    case .note: return
    }
  }

  private func number(_ value: CGFloat) -> String {
    let bounded = min(max(value, -1e6), 1e6)
    let text = bounded.shortText
    // Cairo reads whole numbers and fractions as different types.
    return text.contains(".") ? text : text + ".0"
  }

  private func quoted(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars where scalar.value != 0 {
      if scalar == "'" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }
}

extension Sequence<DrawItem> {
  /// True when there is a link, a destination or an outline entry, groups included.
  var hasMarks: Bool {
    contains { item in
      switch item.command {
      case .mark(.note): false
      case .mark: true
      case .group(let group): group.children.hasMarks
      case .fill, .stroke, .glyphs, .image: false
      }
    }
  }
}

extension Context {
  func beginTag(_ name: String, _ attributes: String) {
    unsafe cairo_tag_begin(handle, name, attributes)
  }

  func endTag(_ name: String) { unsafe cairo_tag_end(handle, name) }

  /// A tag around nothing.
  fileprivate func tag(_ name: String, _ attributes: String) {
    beginTag(name, attributes)
    endTag(name)
  }
}

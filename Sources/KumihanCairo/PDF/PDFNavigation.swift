import Foundation
import KumihanDrawing

/// Navigation of the document: named destinations, the outline, page labels.
final class PDFNavigation {
  private struct Place {
    var page: Int
    var x, y: CGFloat

    func write(to out: inout PDFBytes) {
      out.write("[")
      out.reference(page)
      out.write("/XYZ ")
      out.number(x)
      out.number(y)
      out.write("null]")
    }
  }

  private struct Entry {
    var title: String
    var depth: Int
    var place: Place
  }

  private var destinations: [String: Place] = [:]
  /// The first page that links to a name.
  private var links: [String: Int] = [:]
  private var outline: [Entry] = []
  /// Labels from a page on, where they differ from the pages before.
  private var labels: [(page: Int, label: String?)] = []

  /// A name has one place, the first.
  func addDestination(_ name: String, page: Int, at point: CGPoint) {
    if destinations[name] == nil { destinations[name] = Place(page: page, x: point.x, y: point.y) }
  }

  /// Records a link to a name, which a later page may define; pages count from 0.
  func addLink(to name: String, page: Int) {
    if links[name] == nil { links[name] = page }
  }

  /// Adds an entry below the last one of a lesser level.
  func addOutline(_ title: String, level: Int, page: Int, at point: CGPoint) {
    let deepest = (outline.last?.depth ?? 0) + 1
    outline.append(
      Entry(
        title: title, depth: min(max(level, 1), deepest),
        place: Place(page: page, x: point.x, y: point.y)))
  }

  func addLabel(_ label: String?, page: Int) {
    if label != nil || labels.last?.label != nil { labels.append((page, label)) }
  }

  var danglingLinks: [DanglingLink] {
    links.filter { destinations[$0.key] == nil }
      .map { DanglingLink(page: $0.value, name: $0.key) }
      .sorted { ($0.page, $0.name) < ($1.page, $1.name) }
  }

  /// Writes all of it.
  ///
  /// - Returns: the catalog's entries.
  func write(to objects: PDFObjects) throws(RenderError) -> PDFBytes {
    var entries = PDFBytes()
    if !destinations.isEmpty {
      entries.write("/Names<</Dests ")
      entries.reference(try writeNames(to: objects))
      entries.write(">>")
    }
    if !outline.isEmpty {
      entries.write("/PageMode/UseOutlines/Outlines ")
      entries.reference(try writeOutline(to: objects))
    }
    if !labels.isEmpty {
      entries.write("/PageLabels<</Nums[")
      if labels[0].page > 0 { entries.write("0<</S/D>>") }
      for (page, label) in labels {
        entries.integer(page)
        if let label {
          entries.write("<</P")
          entries.text(label)
          entries.write(">>")
        } else {
          entries.write("<</S/D/St \(page + 1)>>")
        }
      }
      entries.write("]>>")
    }
    return entries
  }

  /// A tree of two levels, sorted by the names' bytes as viewers search it.
  private func writeNames(to objects: PDFObjects) throws(RenderError) -> Int {
    let sorted = destinations.map { (name: $0.key, place: $0.value) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var kids = PDFBytes("<</Kids[")
    for start in stride(from: 0, to: sorted.count, by: 64) {
      let part = sorted[start..<min(start + 64, sorted.count)]
      var leaf = PDFBytes("<</Limits[")
      leaf.string(part[part.startIndex].name)
      leaf.string(part[part.endIndex - 1].name)
      leaf.write("]/Names[")
      for (name, place) in part {
        leaf.string(name)
        place.write(to: &leaf)
      }
      leaf.write("]>>")
      kids.reference(try objects.add(leaf))
      kids.space()
    }
    kids.write("]>>")
    return try objects.add(kids)
  }

  private func writeOutline(to objects: PDFObjects) throws(RenderError) -> Int {
    let root = objects.reserve()
    let numbers = outline.map { _ in objects.reserve() }
    /// For the root, then for each entry: its direct children.
    var below: [[Int]] = Array(repeating: [], count: outline.count + 1)
    var parents: [Int] = []
    var path: [Int] = []
    for (index, entry) in outline.enumerated() {
      path.removeSubrange((entry.depth - 1)...)
      parents.append(path.last.map { $0 + 1 } ?? 0)
      below[parents[index]].append(index)
      path.append(index)
    }
    /// All entries are open, so each counts its descendants at any depth.
    var counts = below.map(\.count)
    for index in outline.indices.reversed() { counts[parents[index]] += counts[index + 1] }
    func children(_ slot: Int, _ out: inout PDFBytes) {
      guard let first = below[slot].first, let last = below[slot].last else { return }
      out.write("/First ")
      out.reference(numbers[first])
      out.write("/Last ")
      out.reference(numbers[last])
      out.write("/Count \(counts[slot])")
    }
    for slot in below.indices {
      for (position, index) in below[slot].enumerated() {
        var out = PDFBytes("<</Title ")
        out.text(outline[index].title)
        out.write("/Parent ")
        out.reference(slot == 0 ? root : numbers[slot - 1])
        if position > 0 {
          out.write("/Prev ")
          out.reference(numbers[below[slot][position - 1]])
        }
        if position + 1 < below[slot].count {
          out.write("/Next ")
          out.reference(numbers[below[slot][position + 1]])
        }
        children(index + 1, &out)
        out.write("/Dest")
        outline[index].place.write(to: &out)
        out.write(">>")
        try objects.write(numbers[index], out)
      }
    }
    var out = PDFBytes("<</Type/Outlines")
    children(0, &out)
    out.write(">>")
    try objects.write(root, out)
    return root
  }
}

/// A link to a destination that no page of the document has.
public struct DanglingLink: Hashable, Sendable, CustomStringConvertible {
  /// The first page with such a link, from 0.
  public var page: Int
  /// The destination's name.
  public var name: String

  public init(page: Int, name: String) { (self.page, self.name) = (page, name) }

  public var description: String { "page \(page + 1): the link to '\(name)' leads nowhere" }
}

import Foundation
import KumihanDrawing

extension PDFPageTags {
  /// Writes the page's elements, level by level: neighbours then have neighbouring numbers, and the
  /// same digits come again in rows and in the tree of parents.
  func finish() throws(RenderError) {
    guard elements[0].firstKid >= 0 else { return try structure.closePage(section: nil) { _ in 0 } }
    for element in elements.indices where elements[element].isOrdered { orderKids(of: element) }
    levelHeadings(in: 0)
    var order = [0]
    elements[0].number = objects.reserve()
    var next = 0
    while next < order.count {
      var kid = elements[order[next]].firstKid
      while kid >= 0 {
        // An empty cell is written into its row.
        if case .element(let element) = kids[kid].content {
          elements[element].number = objects.reserve()
          order.append(element)
        }
        kid = kids[kid].next
      }
      next += 1
    }
    try structure.closePage(section: elements[0].number) { elements[$0].number }
    var out = PDFBytes()
    for element in order {
      out.removeAll()
      write(elements[element], to: &out)
      try objects.write(elements[element].number, out)
    }
  }

  /// Settles and checks the levels of headings in the order in which they are read.
  private func levelHeadings(in root: Int) {
    guard elements.contains(where: { $0.kind.first == "H" }) else { return }
    var pending = [elements[root].firstKid]
    while let kid = pending.popLast() {
      guard kid >= 0 else { continue }
      pending.append(kids[kid].next)
      guard case .element(let element) = kids[kid].content else { continue }
      let kind = elements[element].kind
      if kind == Element.partHeading {
        elements[element].kind = "H\(conformance.notePartHeading())"
      } else if kind.first == "H", let level = Int(kind.dropFirst()) {
        conformance.note(headingLevel: level)
      }
      pending.append(elements[element].firstKid)
    }
  }

  private func write(_ element: Element, to out: inout PDFBytes) {
    // Without the optional type, which thousands of elements would repeat.
    out.write("<</S/")
    out.write(element.kind)
    out.write("/P ")
    out.reference(element.parent < 0 ? structure.document : elements[element.parent].number)
    if let text = element.text {
      out.write("/Alt ")
      out.text(text)
    }
    out.write(element.entries)
    guard element.firstKid >= 0 else { return out.write(">>") }
    let isAlone = element.firstKid == element.lastKid
    var hasContent = false
    out.write(isAlone ? "/K " : "/K[")
    var kid = element.firstKid
    while kid >= 0 {
      switch kids[kid].content {
      case .element(let child): out.reference(elements[child].number)
      case .marked(let number):
        hasContent = true
        out.integer(number)
      case .form(let stream, let number):
        hasContent = true
        out.write("<</Type/MCR/Stm ")
        out.reference(stream)
        out.write("/Pg ")
        out.reference(page)
        out.write("/MCID ")
        out.integer(number)
        out.write(">>")
      case .annotation(let number):
        hasContent = true
        out.write("<</Type/OBJR/Obj ")
        out.reference(number)
        out.write(">>")
      }
      kid = kids[kid].next
      if kid >= 0 { out.space() }
    }
    if !isAlone { out.write("]") }
    if hasContent {
      out.write("/Pg ")
      out.reference(page)
    }
    out.write(">>")
  }
}

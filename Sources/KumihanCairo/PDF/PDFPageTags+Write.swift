import Foundation
import KumihanDrawing

extension PDFPageTags {
  /// Writes the page's elements. Those of one shape have consecutive numbers and stand in equal rows,
  /// where parents and content count on by one: so a row takes few bytes.
  func finish() throws(RenderError) {
    guard elements[0].firstKid >= 0 else { return try structure.closePage(section: nil) { _ in 0 } }
    for element in elements.indices where elements[element].isOrdered { orderKids(of: element) }
    levelHeadings(in: 0)
    // Read once: each look at the class's own array costs a check.
    let (elements, kids) = (elements, kids)
    var byShape = [[Int]](repeating: [], count: Shape.count)
    var numbers = [Int](repeating: 0, count: elements.count)
    byShape[Shape(elements[0], kids).rank].append(0)
    var pending = [elements[0].firstKid]
    while let kid = pending.popLast() {
      guard kid >= 0 else { continue }
      pending.append(kids[kid].next)
      guard case .element(let element) = kids[kid].content else { continue }
      byShape[Shape(elements[element], kids).rank].append(element)
      pending.append(elements[element].firstKid)
    }
    for (rank, members) in byShape.enumerated() {
      let columns = Shape(rank: rank).columns
      for element in members { numbers[element] = objects.reserve(columns: columns) }
    }
    try structure.closePage(section: numbers[0]) { numbers[$0] }
    var out = PDFBytes()
    for (rank, members) in byShape.enumerated() {
      let shape = Shape(rank: rank)
      for element in members {
        out.removeAll()
        write(elements[element], shape, kids, numbers, to: &out)
        try objects.write(numbers[element], out, columns: shape.columns)
      }
    }
  }

  /// What an element is written like.
  private enum Shape {
    /// In rows of which each has one child.
    case list
    /// In a row, with so many elements.
    case elements(Int)
    /// In a row, with the number of marked content or nothing.
    case leaf
    /// In a row, with an annotation and the number of marked content or nothing.
    case link
    /// With words of its own.
    case text

    private static let longest = 10
    static let count = longest + 4

    init(_ element: Element, _ kids: [Kid]) {
      guard element.text == nil else {
        self = .text
        return
      }
      var (children, marks, annotations) = (0, 0, 0)
      var kid = element.firstKid
      while kid >= 0 {
        switch kids[kid].content {
        case .element: children += 1
        case .marked: marks += 1
        case .annotation: annotations += 1
        case .form: marks += 2
        }
        kid = kids[kid].next
      }
      switch (children, marks, annotations) {
      case (1...Self.longest, 0, 0): self = .elements(children)
      case (0, 0...1, 0): self = .leaf
      case (0, 0...1, 1): self = .link
      default: self = .list
      }
    }

    init(rank: Int) {
      switch rank {
      case 0: self = .list
      case 1...Self.longest: self = .elements(rank)
      case Self.longest + 1: self = .leaf
      case Self.longest + 2: self = .link
      default: self = .text
      }
    }

    var rank: Int {
      switch self {
      case .list: 0
      case .elements(let count): count
      case .leaf: Self.longest + 1
      case .link: Self.longest + 2
      case .text: Self.longest + 3
      }
    }

    /// The length of a row, with room for the longest kind and for attributes.
    var columns: Int {
      switch self {
      case .list: 14
      case .elements(let count): 40 + 10 * count
      case .leaf: 60
      case .link: 80
      case .text: 160
      }
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

  private func write(
    _ element: Element, _ shape: Shape, _ kids: [Kid], _ numbers: [Int], to out: inout PDFBytes
  ) {
    // Without the optional type, which thousands of elements would repeat.
    out.write("<</P")
    out.reference(element.parent < 0 ? structure.document : numbers[element.parent], width: 6)
    switch shape {
    case .elements: break
    case .list, .leaf, .link, .text:
      out.write("/Pg")
      out.reference(page, width: 6)
    }
    switch shape {
    case .list, .elements, .text:
      out.write("/K[")
      var kid = element.firstKid
      while kid >= 0 {
        if case .list = shape { out.pad(toMultipleOf: shape.columns) }
        write(kids[kid].content, numbers, to: &out)
        kid = kids[kid].next
      }
      out.write("]")
    case .leaf:
      if element.firstKid >= 0 {
        out.write("/K")
        write(kids[element.firstKid].content, numbers, to: &out)
      } else {
        out.pad(to: out.count + 7)
      }
    case .link:
      out.write("/K[")
      let first = kids[element.firstKid]
      if first.next < 0 { out.pad(to: out.count + 5) }
      write(first.content, numbers, to: &out)
      if first.next >= 0 { write(kids[first.next].content, numbers, to: &out) }
      out.write("]")
    }
    out.write("/S/")
    out.write(element.kind)
    if let attributes = element.attributes {
      out.write("/A")
      out.reference(attributes, width: 6)
    }
    if let text = element.text {
      out.write("/Alt ")
      out.text(text)
    }
    out.write(">>")
  }

  private func write(_ content: Kid.Content, _ numbers: [Int], to out: inout PDFBytes) {
    switch content {
    case .element(let child): out.reference(numbers[child], width: 6)
    case .marked(let number): out.integer(number, width: 5)
    case .form(let stream, let number):
      out.write("<</Type/MCR/Stm ")
      out.reference(stream)
      out.write("/Pg ")
      out.reference(page)
      out.write("/MCID ")
      out.integer(number)
      out.write(">>")
    case .annotation(let number):
      out.write("<</Type/OBJR/Obj")
      out.reference(number, width: 6)
      out.write(">>")
    }
  }
}

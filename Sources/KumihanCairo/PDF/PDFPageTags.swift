import KumihanDrawing

/// The structure elements of one page, and the element that each ink belongs to.
///
/// Text without a role is a paragraph for each view; other ink without one is decoration.
final class PDFPageTags {
  private let objects: PDFObjects
  private let structure: PDFStructure
  private let page: Int
  private let pageContent: Int
  private var elements: [Element] = []
  private var scopes: [Scope] = []
  /// The paragraph of the view with the latest text.
  private var paragraph: (node: NodeID, parent: Int, element: Int)?

  private struct Element {
    var number: Int
    var kind: String
    var parent: Int
    var text: String?
    var kids = PDFBytes()
  }

  private enum Scope {
    /// A container of elements: a list, a row.
    case container(Int)
    /// A container of text: a heading, a link.
    case words(Int)
    /// A single element, such as a figure, with any content.
    case figure(Int)
    case artifact
  }

  init(_ structure: PDFStructure, objects: PDFObjects, page: Int, content: Int) {
    (self.structure, self.objects, self.page, pageContent) = (structure, objects, page, content)
    elements.append(Element(number: objects.reserve(), kind: "Sect", parent: -1))
  }

  /// Opens a role's element; false, with nothing to leave, inside an element without children.
  func enter(_ role: SemanticRole) -> Bool {
    switch scopes.last {
    case .artifact, .figure: return false
    case .container, .words, nil: break
    }
    let parent = parent
    paragraph = nil
    switch role {
    case .heading(let level): scopes.append(.words(add("H\(min(max(level, 1), 6))", in: parent)))
    case .paragraph: scopes.append(.words(add("P", in: parent)))
    case .link: scopes.append(.words(add("Link", in: parent)))
    case .list: scopes.append(.container(add("L", in: parent)))
    case .listItem:
      scopes.append(.container(add("LBody", in: add("LI", in: parent))))
    case .table: scopes.append(.container(add("Table", in: parent)))
    case .tableRow: scopes.append(.container(add("TR", in: parent)))
    case .tableCell: scopes.append(.container(add("TD", in: parent)))
    case .figure(let text): scopes.append(.figure(add("Figure", in: parent, text: text)))
    case .artifact: scopes.append(.artifact)
    }
    return true
  }

  func leave() {
    paragraph = nil
    switch scopes.popLast() {
    case .container(let element), .words(let element), .figure(let element): attach(element)
    case .artifact, nil: break
    }
  }

  /// Adds an element with content to its parent's kids.
  private func attach(_ element: Int) {
    let entry = elements[element]
    guard !entry.kids.isEmpty, entry.parent >= 0 else { return }
    elements[entry.parent].kids.reference(entry.number)
    elements[entry.parent].kids.space()
    if entry.kind == "LBody" { attach(entry.parent) }
  }

  private func add(_ kind: String, in parent: Int, text: String? = nil) -> Int {
    elements.append(
      Element(number: objects.reserve(), kind: kind, parent: parent, text: text))
    return elements.count - 1
  }

  /// The innermost element that may have children.
  private var parent: Int {
    for scope in scopes.reversed() {
      switch scope {
      case .container(let element), .words(let element): return element
      case .figure, .artifact: continue
      }
    }
    return 0
  }

  /// Marks the owner of the next ink, unless it is marked already.
  func mark(_ content: PDFContent, isText: Bool, node: NodeID) {
    let mark = owner(isText: isText, node: node)
    guard content.openMark != mark else { return }
    close(content)
    content.openMark = mark
    switch mark {
    case .none: break
    case .artifact: content.out.write("/Artifact BMC\n")
    case .element(let element):
      let number = content.markedElements.count
      content.markedElements.append(elements[element].number)
      content.out.write("/\(elements[element].kind)<</MCID \(number)>>BDC\n")
      if content.number == pageContent {
        elements[element].kids.write("\(number) ")
      } else {
        elements[element].kids.write(
          "<</Type/MCR/Stm \(content.number) 0 R/Pg \(page) 0 R/MCID \(number)>>")
      }
    }
  }

  /// Ends the last mark; before the drawing's state changes, and at the stream's end.
  func close(_ content: PDFContent) {
    guard content.openMark != .none else { return }
    content.out.write("EMC\n")
    content.openMark = .none
  }

  private func owner(isText: Bool, node: NodeID) -> PDFContent.Mark {
    switch scopes.last {
    case .artifact: return .artifact
    case .figure(let element): return .element(element)
    case .words(let element): return isText ? .element(element) : .artifact
    case .container, nil: break
    }
    guard isText else { return .artifact }
    let parent = parent
    if let paragraph, paragraph.node == node, paragraph.parent == parent {
      return .element(paragraph.element)
    }
    let element = add("P", in: parent)
    elements[parent].kids.reference(elements[element].number)
    elements[parent].kids.space()
    paragraph = (node, parent, element)
    return .element(element)
  }

  /// Adds an annotation to the structure.
  ///
  /// - Returns: the key of its element.
  func addAnnotation(_ number: Int, isLink: Bool) -> Int {
    var element = -1
    if isLink, case .words(let link)? = scopes.last, elements[link].kind == "Link" {
      element = link
    } else {
      element = add(isLink ? "Link" : "Annot", in: parent)
      elements[parent].kids.reference(elements[element].number)
      elements[parent].kids.space()
    }
    elements[element].kids.write("<</Type/OBJR/Obj \(number) 0 R/Pg \(page) 0 R>>")
    return structure.key(of: elements[element].number)
  }

  /// Writes the page's elements.
  func finish() throws(RenderError) {
    let isUsed = !elements[0].kids.isEmpty
    try structure.closePage(section: isUsed ? elements[0].number : nil)
    for element in elements where !element.kids.isEmpty {
      var out = PDFBytes("<</Type/StructElem/S/\(element.kind)/P ")
      out.reference(element.parent < 0 ? structure.document : elements[element.parent].number)
      out.write("/Pg ")
      out.reference(page)
      if let text = element.text {
        out.write("/Alt ")
        out.text(text)
      }
      out.write("/K[")
      out.write(element.kids)
      out.write("]>>")
      try objects.write(element.number, out)
    }
  }
}

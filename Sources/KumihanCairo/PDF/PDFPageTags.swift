import Foundation
import KumihanDrawing

/// The structure elements of one page, and the element that each ink belongs to.
///
/// Text without a role is a paragraph for each view; other ink without one is decoration.
final class PDFPageTags {
  private let objects: PDFObjects
  private let conformance: PDFConformance
  private let isTagged: Bool
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
    /// The text so far, of a link.
    var words = ""
    /// Other entries.
    var entries = ""
    var kids = PDFBytes()

    /// Rows of a table have as many cells, even empty ones.
    var isCell: Bool { kind == "TD" || kind == "TH" }
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

  init(
    _ structure: PDFStructure, objects: PDFObjects, conformance: PDFConformance, page: Int,
    content: Int, isTagged: Bool
  ) {
    (self.structure, self.objects, self.page, pageContent) = (structure, objects, page, content)
    (self.conformance, self.isTagged) = (conformance, isTagged)
    elements.append(Element(number: objects.reserve(), kind: "Sect", parent: -1))
  }

  /// Opens a role's element; false, with nothing to leave, inside an element without children.
  func enter(_ role: SemanticRole, node: NodeID) -> Bool {
    guard isTagged else { return false }
    switch scopes.last {
    case .artifact, .figure: return false
    case .container, .words, nil: break
    }
    var parent = parent
    if role == .link, let paragraph, paragraph.node == node, paragraph.parent == parent {
      // A link among the words of a text is in its paragraph, which goes on after it.
      parent = paragraph.element
    } else {
      paragraph = nil
    }
    switch role {
    case .heading(let level):
      let level = min(max(level, 1), 6)
      conformance.note(headingLevel: level)
      scopes.append(.words(add("H\(level)", in: parent)))
    case .caption: scopes.append(.words(add("Caption", in: parent)))
    case .tableHeader(let scope):
      let cell = add("TH", in: parent)
      elements[cell].entries = "/A<</O/Table/Scope/\(scope == .row ? "Row" : "Column")>>"
      scopes.append(.words(cell))
    case .paragraph: scopes.append(.words(add("P", in: parent)))
    case .link: scopes.append(.words(add("Link", in: parent)))
    case .list: scopes.append(.container(add("L", in: parent)))
    case .listItem:
      scopes.append(.container(add("LBody", in: add("LI", in: parent))))
    case .table: scopes.append(.container(add("Table", in: parent)))
    case .tableRow: scopes.append(.container(add("TR", in: parent)))
    case .tableCell: scopes.append(.words(add("TD", in: parent)))
    case .figure(let text):
      if text.isEmpty { conformance.require(.ua1, "7.3", "a figure has no alternative text") }
      scopes.append(.figure(add("Figure", in: parent, text: text)))
    case .artifact: scopes.append(.artifact)
    }
    return true
  }

  func leave() {
    let scope = scopes.popLast()
    switch scope {
    case .container(let element), .words(let element), .figure(let element): attach(element)
    case .artifact, nil: break
    }
    if case .words(let element) = scope, elements[element].parent == paragraph?.element { return }
    paragraph = nil
  }

  /// Adds an element with content to its parent's kids.
  private func attach(_ element: Int) {
    let entry = elements[element]
    guard !entry.kids.isEmpty || entry.isCell, entry.parent >= 0 else { return }
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

  /// Marks a picture; without a role around it, nobody says what it shows.
  func markPicture(_ content: PDFContent, node: NodeID) {
    switch scopes.last {
    case .figure, .artifact: break
    case .container, .words, nil:
      conformance.require(.ua1, "7.3", "a picture has no alternative text")
    }
    mark(content, isText: false, node: node)
  }

  /// Adds text to the link around it.
  func read(_ text: String) {
    guard case .words(let element) = scopes.last, elements[element].kind == "Link" else { return }
    elements[element].words += text
  }

  /// The words of the link around the next annotation.
  var linkWords: String {
    guard case .words(let element) = scopes.last else { return "" }
    return elements[element].words.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Marks the owner of the next ink, unless it is marked already.
  func mark(_ content: PDFContent, isText: Bool, node: NodeID) {
    guard isTagged else { return }
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
  /// - Returns: the key of its element; nil in a document without tags.
  func addAnnotation(_ number: Int, isLink: Bool) -> Int? {
    guard isTagged else { return nil }
    var element = -1
    if isLink, case .words(let link)? = scopes.last, elements[link].kind == "Link" {
      element = link
    } else {
      element = add(isLink ? "Link" : "Annot", in: parent)
      elements[parent].kids.reference(elements[element].number)
      elements[parent].kids.space()
    }
    // On the element's own page.
    elements[element].kids.write("<</Type/OBJR/Obj \(number) 0 R>>")
    return structure.key(of: elements[element].number)
  }

  /// Writes the page's elements.
  func finish() throws(RenderError) {
    let isUsed = !elements[0].kids.isEmpty
    try structure.closePage(section: isUsed ? elements[0].number : nil)
    for element in elements where !element.kids.isEmpty || element.isCell {
      // Without the optional type, which thousands of elements would repeat.
      var out = PDFBytes("<</S/\(element.kind)/P ")
      out.reference(element.parent < 0 ? structure.document : elements[element.parent].number)
      out.write("/Pg ")
      out.reference(page)
      if let text = element.text {
        out.write("/Alt ")
        out.text(text)
      }
      out.write(element.entries)
      out.write("/K[")
      out.write(element.kids)
      out.write("]>>")
      try objects.write(element.number, out)
    }
  }
}

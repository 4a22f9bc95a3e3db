import Foundation
import KumihanDrawing

/// The structure elements of one page, and the element that each ink belongs to.
///
/// Text without a role is a paragraph for each view; other ink without one is decoration.
final class PDFPageTags {
  let objects: PDFObjects
  let conformance: PDFConformance
  let structure: PDFStructure
  let page: Int
  private let isTagged: Bool
  let pageContent: PDFContent
  var elements: [Element] = []
  var kids: [Kid] = []
  private var scopes: [Scope] = []
  /// The paragraph of the view with the latest text.
  private var paragraph: (node: NodeID, parent: Int, element: Int)?

  struct Element {
    var kind: String
    var parent: Int
    var text: String?
    /// The text so far, of a link.
    var words = ""
    /// The object of its attributes.
    var attributes: Int?
    /// Places in `kids`, or -1.
    var firstKid = -1
    var lastKid = -1
    /// Whether its children are read in another order than they are drawn in.
    var isOrdered = false
    /// Whether it has an annotation, whose object is written at the page's end.
    var isAnnotated = false
    /// The link before it, whose annotation has grown over its words.
    var joined: Int?

    /// The kind of a heading whose level is not known yet.
    static let partHeading = "H"

    /// Rows of a table have as many cells, even empty ones.
    var isCell: Bool { kind == "TD" || kind == "TH" }

    /// Whether words may be in it without an element of their own.
    var holdsWords: Bool { isCell || kind == "P" || kind == "Caption" || kind.hasPrefix("H") }
  }

  /// One of an element's children, in a chain: a list for each of thousands would cost more.
  struct Kid {
    enum Content {
      case element(Int)
      /// Marked content of the page, or of a form.
      case marked(Int)
      case form(stream: Int, Int)
      case annotation(Int)
    }
    var content: Content
    var next = -1
    /// Above 0 before its neighbours, below 0 after them.
    var priority = 0.0
  }

  private enum Scope {
    /// A container of elements: a list, a row.
    case container(Int)
    /// A container of text: a heading, a link.
    case words(Int)
    /// A single element, such as a figure, with any content.
    case figure(Int)
    case artifact
    /// What comes before all that its element holds so far: the places of that in `kids`.
    case prelude(Int, first: Int, last: Int)
    /// What has a priority among the children of its element, after those so far: the last in `kids`.
    case priority(Double, Int, last: Int)
  }

  init(
    _ structure: PDFStructure, objects: PDFObjects, conformance: PDFConformance, page: Int,
    content: PDFContent, isTagged: Bool
  ) {
    (self.structure, self.objects, self.page, pageContent) = (structure, objects, page, content)
    (self.conformance, self.isTagged) = (conformance, isTagged)
    elements.append(Element(kind: "Sect", parent: -1))
  }

  /// Opens a role's element; false, with nothing to leave, inside an element without children.
  func enter(_ role: SemanticRole, node: NodeID) -> Bool {
    guard isTagged else { return false }
    switch scopes.last {
    case .artifact, .figure: return false
    case .words where role.isOrder: return false
    case .container, .words, .prelude, .priority, nil: break
    }
    var parent = parent
    if case .priority(let value) = role {
      scopes.append(.priority(value, parent, last: elements[parent].lastKid))
      paragraph = nil
      return true
    }
    if role == .prelude {
      let (first, last) = (elements[parent].firstKid, elements[parent].lastKid)
      (elements[parent].firstKid, elements[parent].lastKid) = (-1, -1)
      scopes.append(.prelude(parent, first: first, last: last))
      paragraph = nil
      return true
    }
    if role.isAmongWords, let paragraph, paragraph.node == node, paragraph.parent == parent {
      // A link or an emoji among the words of a text is in its paragraph, which goes on after it.
      parent = paragraph.element
    } else {
      paragraph = nil
    }
    // A part of a list or table that stands alone, as a day of no month, is what it says.
    let holder = elements[parent].kind
    switch role {
    case .tableCell where holder != "TR", .tableHeader where holder != "TR":
      scopes.append(.words(add("P", in: parent)))
    case .tableRow where holder != "Table", .listItem where holder != "L":
      scopes.append(.container(add("Div", in: parent)))
    case .heading(let level):
      scopes.append(.words(add("H\(min(max(level, 1), 6))", in: parent)))
    // Its level follows from the headings before it, once their order is known.
    case .partHeading: scopes.append(.words(add(Element.partHeading, in: parent)))
    case .caption: scopes.append(.words(add("Caption", in: parent)))
    case .tableHeader(let scope):
      let cell = add("TH", in: parent)
      elements[cell].attributes = structure.attributes(of: scope)
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
    case .prelude, .priority: return false
    }
    return true
  }

  func leave() {
    let scope = scopes.popLast()
    switch scope {
    case .words(let element) where elements[element].joined != nil: dissolve(element)
    case .container(let element), .words(let element), .figure(let element): attach(element)
    case .prelude(let element, let first, let last) where first >= 0:
      let end = elements[element].lastKid
      if end < 0 { elements[element].firstKid = first } else { kids[end].next = first }
      elements[element].lastKid = last
    case .priority(let value, let element, let last):
      for kid in orderKids(of: element, after: last) { kids[kid].priority = value }
      if value != 0 { elements[element].isOrdered = true }
    case .artifact, .prelude, nil: break
    }
    switch scope {
    case .words(let element), .figure(let element):
      if elements[element].parent != paragraph?.element { paragraph = nil }
    case .container, .artifact, .prelude, .priority, nil: paragraph = nil
    }
  }

  /// Adds an element with content to its parent's kids.
  func attach(_ element: Int) {
    let entry = elements[element]
    guard entry.firstKid >= 0 || entry.isAnnotated || entry.isCell, entry.parent >= 0 else {
      return
    }
    add(.element(element), to: entry.parent)
    if entry.kind == "LBody" { attach(entry.parent) }
  }

  private func add(_ kind: String, in parent: Int, text: String? = nil) -> Int {
    elements.append(Element(kind: kind, parent: parent, text: text))
    return elements.count - 1
  }

  func add(_ content: Kid.Content, to element: Int) {
    kids.append(Kid(content: content))
    let last = elements[element].lastKid
    if last < 0 {
      elements[element].firstKid = kids.count - 1
    } else {
      kids[last].next = kids.count - 1
    }
    elements[element].lastKid = kids.count - 1
  }

  /// The innermost element that may have children.
  private var parent: Int {
    for scope in scopes.reversed() {
      switch scope {
      case .container(let element), .words(let element): return element
      case .figure, .artifact, .prelude, .priority: continue
      }
    }
    return 0
  }

  /// Marks a picture; without a role around it, nobody says what it shows.
  func markPicture(_ content: PDFContent, node: NodeID) {
    switch scopes.last {
    case .figure, .artifact: break
    case .container, .words, .prelude, .priority, nil:
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
    let words = elements[element].words
    // Most begin and end with a letter of ASCII, where there is nothing to trim.
    let letters: ClosedRange<UInt8> = 0x21...0x7E
    if let first = words.utf8.first, let last = words.utf8.last, letters.contains(first),
      letters.contains(last)
    {
      return words
    }
    return words.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Marks the owner of the next ink, unless it is marked already.
  func mark(_ content: PDFContent, isText: Bool, node: NodeID) {
    guard isTagged else { return }
    let mark = owner(isText: isText, node: node)
    guard content.openMark != mark else {
      content.inks += 1
      return
    }
    close(content)
    content.openMark = mark
    (content.markStart, content.inks) = (content.out.count, 1)
    content.wholeWords = nil
    switch mark {
    case .none: break
    case .artifact: content.out.write("/Artifact BMC\n")
    case .element(let element):
      let number = content.markedElements.count
      content.markedElements.append(element)
      content.out.write(Self.opening(number))
      add(
        content === pageContent ? .marked(number) : .form(stream: content.number, number),
        to: element)
    }
  }

  /// Ends the last mark; before the drawing's state changes, and at the stream's end.
  func close(_ content: PDFContent) {
    guard content.openMark != .none else { return }
    joinWords(of: content)
    content.out.write("EMC\n")
    content.openMark = .none
  }

  private func owner(isText: Bool, node: NodeID) -> PDFContent.Mark {
    switch scopes.last {
    case .artifact: return .artifact
    case .figure(let element): return .element(element)
    case .words(let element): return isText ? .element(element) : .artifact
    case .container, .prelude, .priority, nil: break
    }
    guard isText else { return .artifact }
    let parent = parent
    if let paragraph, paragraph.node == node, paragraph.parent == parent {
      return .element(paragraph.element)
    }
    let element = add("P", in: parent)
    add(.element(element), to: parent)
    paragraph = (node, parent, element)
    return .element(element)
  }

  /// The element of an annotation at this place; nil in a document without tags.
  func annotationElement(isLink: Bool) -> Int? {
    guard isTagged else { return nil }
    var element = -1
    if isLink, case .words(let link)? = scopes.last, elements[link].kind == "Link" {
      element = link
    } else {
      element = add(isLink ? "Link" : "Annot", in: parent)
      add(.element(element), to: parent)
    }
    elements[element].isAnnotated = true
    return element
  }

  /// What becomes of a link's words when the annotation of an earlier link stands for it too.
  enum Joint {
    /// They are part of the earlier link.
    case sameLink
    /// They stay in their cell, or there are none.
    case ownPlace
  }

  /// Lets the annotation of an earlier link stand for the link at this place too.
  ///
  /// - Returns: nil where its words would lose their link: unless they are beside those of the
  ///   earlier link, or in another cell of its row.
  func join(_ earlier: Int?) -> Joint? {
    guard isTagged, let earlier else { return .sameLink }
    guard case .words(let link)? = scopes.last, elements[link].kind == "Link" else {
      return .ownPlace
    }
    guard !elements[link].isAnnotated, elements[earlier].kind == "Link" else { return nil }
    let (here, there) = (elements[link].parent, elements[earlier].parent)
    let isInRow =
      elements[here].isCell && elements[there].isCell
      && elements[here].parent == elements[there].parent
    guard here == there || isInRow else { return nil }
    elements[link].joined = earlier
    return here == there ? .sameLink : .ownPlace
  }

  /// Adds a written annotation to its element.
  ///
  /// - Returns: the key of the element; nil in a document without tags.
  func add(annotation number: Int, to element: Int?) -> Int? {
    guard let element else { return nil }
    add(.annotation(number), to: element)
    return structure.key(of: element)
  }
}

extension SemanticRole {
  /// Whether it only says when something is read.
  fileprivate var isOrder: Bool {
    switch self {
    case .prelude, .priority: true
    default: false
    }
  }

  /// Whether it can be a part of a text.
  fileprivate var isAmongWords: Bool {
    switch self {
    case .link, .figure: true
    default: false
    }
  }
}

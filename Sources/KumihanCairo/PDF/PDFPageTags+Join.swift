extension PDFPageTags {
  /// Ends a link whose annotation is that of the link before it: its words go to that link, or where
  /// that is in another cell, to their own cell.
  func dissolve(_ element: Int) {
    let (parent, joined) = (elements[element].parent, elements[element].joined ?? 0)
    let contents = contents(of: element)
    let isOnPage = contents.allSatisfy { if case .marked = $0 { true } else { false } }
    let isSibling = parent == elements[joined].parent
    guard isOnPage, !elements[element].isAnnotated, isSibling || elements[parent].holdsWords else {
      if !elements[element].isAnnotated {
        elements[element].kind = elements[parent].holdsWords ? "Span" : "P"
      }
      return attach(element)
    }
    let owner = isSibling ? joined : parent
    for case .marked(let number) in contents {
      pageContent.markedElements[number] = owner
      add(.marked(number), to: owner)
    }
  }

  /// Gives the open mark the words of its text, when it has no other content, instead of a mark in it.
  func joinWords(of content: PDFContent) {
    guard case .element = content.openMark, content.inks == 1,
      let marks = content.wholeWords
    else { return }
    let words = Array(content.out.bytes[marks.words])
    content.out.remove(marks.close)
    content.out.remove(marks.open)
    // The tag that words need, then they, then the number.
    let tag = content.markStart..<content.markStart + Self.tag.utf8.count
    content.out.replace(tag, with: Array("/Span<<".utf8) + words)
  }

  /// How the operator of marked content begins: one name for all makes the content shorter.
  private static let tag = "/P<<"

  /// The operator that opens marked content; readers go by the number.
  static func opening(_ number: Int) -> PDFBytes {
    var out = PDFBytes("\(tag)/MCID ")
    out.integer(number)
    out.write(">>BDC\n")
    return out
  }
}

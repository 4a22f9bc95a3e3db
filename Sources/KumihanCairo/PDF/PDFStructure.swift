import KumihanDrawing

/// The document's structure tree, which screen readers follow, page by page.
final class PDFStructure {
  private let objects: PDFObjects
  /// The tree's root, and the element of the whole document in it.
  let root: Int
  let document: Int
  private var sections: [Int] = []
  /// The number tree's leaves, with their keys.
  private var leaves: [(keys: ClosedRange<Int>, number: Int)] = []
  private var pending: [(key: Int, owners: Owners)] = []
  private var nextKey = 0
  private var scopes: [SemanticRole.Scope: Int] = [:]

  /// Elements of the page that is being drawn, by their places there.
  private enum Owners {
    case one(Int)
    case many([Int])
  }

  init(_ objects: PDFObjects) {
    self.objects = objects
    root = objects.reserve()
    document = objects.reserve()
  }

  var isEmpty: Bool { sections.isEmpty }

  /// The attributes of header cells, which all cells of a scope share.
  func attributes(of scope: SemanticRole.Scope) -> Int {
    if let number = scopes[scope] { return number }
    let number = objects.reserve()
    scopes[scope] = number
    return number
  }

  /// A key that leads from an annotation to its element, one of the page's.
  func key(of element: Int) -> Int { add(.one(element)) }

  /// A key that leads from a stream to the elements of its marked content, of the page's.
  func key(of elements: [Int]) -> Int { add(.many(elements)) }

  private func add(_ owners: Owners) -> Int {
    pending.append((nextKey, owners))
    nextKey += 1
    return nextKey - 1
  }

  /// Ends a page, whose elements are in `section` and have these numbers.
  func closePage(section: Int?, number: (Int) -> Int) throws(RenderError) {
    if let section { sections.append(section) }
    guard let first = pending.first, let last = pending.last else { return }
    // One reference in each row: most are the next number.
    let columns = 18
    var leaf = PDFBytes("<</Limits[\(first.key) \(last.key)]/Nums[")
    for (key, owners) in pending {
      leaf.pad(toMultipleOf: columns)
      leaf.integer(key, width: 6)
      switch owners {
      case .one(let element): leaf.reference(number(element), width: 7)
      case .many(let elements):
        leaf.write("[")
        for element in elements {
          leaf.pad(toMultipleOf: columns)
          leaf.reference(number(element), width: 13)
        }
        leaf.write("]")
      }
    }
    leaf.write("]>>")
    let object = objects.reserve(columns: columns)
    try objects.write(object, leaf, columns: columns)
    leaves.append((first.key...last.key, object))
    pending.removeAll(keepingCapacity: true)
  }

  func finish() throws(RenderError) {
    for scope: SemanticRole.Scope in [.row, .column] {
      guard let number = scopes[scope] else { continue }
      try objects.write(
        number, PDFBytes("<</O/Table/Scope/\(scope == .row ? "Row" : "Column")>>"))
    }
    var whole = PDFBytes("<</Type/StructElem/S/Document/P ")
    whole.reference(root)
    whole.write("/K[")
    for section in sections {
      whole.reference(section)
      whole.space()
    }
    whole.write("]>>")
    try objects.write(document, whole)
    var numbers = PDFBytes("<</Kids[")
    for leaf in leaves {
      numbers.reference(leaf.number)
      numbers.space()
    }
    numbers.write("]>>")
    let parents = try objects.add(numbers)
    var tree = PDFBytes("<</Type/StructTreeRoot/K ")
    tree.reference(document)
    tree.write("/ParentTree ")
    tree.reference(parents)
    tree.write("/ParentTreeNextKey \(nextKey)>>")
    try objects.write(root, tree)
  }
}

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
  private var pending: [(key: Int, value: PDFBytes)] = []
  private var nextKey = 0

  init(_ objects: PDFObjects) {
    self.objects = objects
    root = objects.reserve()
    document = objects.reserve()
  }

  var isEmpty: Bool { sections.isEmpty }

  /// A key that leads from an annotation to its element.
  func key(of element: Int) -> Int {
    var value = PDFBytes()
    value.reference(element)
    return add(value)
  }

  /// A key that leads from a stream to the elements of its marked content.
  func key(of elements: [Int]) -> Int {
    var value = PDFBytes("[")
    for element in elements {
      value.reference(element)
      value.space()
    }
    value.write("]")
    return add(value)
  }

  private func add(_ value: PDFBytes) -> Int {
    pending.append((nextKey, value))
    nextKey += 1
    return nextKey - 1
  }

  /// Ends a page, whose elements are in `section`.
  func closePage(section: Int?) throws(RenderError) {
    if let section { sections.append(section) }
    guard let first = pending.first, let last = pending.last else { return }
    var leaf = PDFBytes("<</Limits[\(first.key) \(last.key)]/Nums[")
    for (key, value) in pending {
      leaf.integer(key)
      leaf.space()
      leaf.write(value)
      leaf.space()
    }
    leaf.write("]>>")
    leaves.append((first.key...last.key, try objects.add(leaf)))
    pending.removeAll(keepingCapacity: true)
  }

  func finish() throws(RenderError) {
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

extension PDFPageTags {
  /// Chains an element's children, all or those after one, by their priorities, equal ones as they
  /// were drawn.
  ///
  /// - Returns: their places in `kids`.
  @discardableResult
  func orderKids(of element: Int, after last: Int = -1) -> [Int] {
    var order: [Int] = []
    var kid = last < 0 ? elements[element].firstKid : kids[last].next
    while kid >= 0 {
      order.append(kid)
      kid = kids[kid].next
    }
    guard let end = order.last else { return [] }
    order = order.enumerated().sorted {
      (-kids[$0.element].priority, $0.offset) < (-kids[$1.element].priority, $1.offset)
    }.map(\.element)
    for (kid, next) in zip(order, order.dropFirst()) { kids[kid].next = next }
    kids[order.last ?? end].next = -1
    if last < 0 { elements[element].firstKid = order[0] } else { kids[last].next = order[0] }
    elements[element].lastKid = order.last ?? end
    return order
  }

  /// The contents of an element, in order.
  func contents(of element: Int) -> [Kid.Content] {
    var result: [Kid.Content] = []
    var kid = elements[element].firstKid
    while kid >= 0 {
      result.append(kids[kid].content)
      kid = kids[kid].next
    }
    return result
  }
}

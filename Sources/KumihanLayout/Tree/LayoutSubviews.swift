/// The children of a custom layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  private let elements: [LayoutSubview]
  public let layoutDirection: LayoutDirection

  package init(_ elements: [LayoutSubview], layoutDirection: LayoutDirection) {
    (self.elements, self.layoutDirection) = (elements, layoutDirection)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { elements[index] }
}

/// One child of a custom layout, to be asked and placed.
public struct LayoutSubview {
  package let node: Int32
}

/// A table of a fixed length, written in place: an array would ask at each write whether it is shared.
@safe
struct Table<Element>: ~Copyable {
  private let elements: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating element: Element, count: Int) {
    self.count = count
    unsafe elements = .allocate(capacity: count)
    unsafe elements.initialize(repeating: element, count: count)
  }

  deinit {
    unsafe elements.deinitialize(count: count)
    unsafe elements.deallocate()
  }

  /// Indices outside the table end the program.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return unsafe elements[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < count)
      yield unsafe &elements[index]
    }
  }
}

/// A value on the heap, which its owners share until one of them changes it: an environment is copied at each view, and seldom
/// changed.
@propertyWrapper
package struct CopyOnWrite<Value> {
  private final class Storage {
    // Safe: it is reached through a copy of the wrapper alone, whose own accesses are exclusive.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { unsafe self.value = value }
  }

  private var storage: Storage

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield unsafe storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(wrappedValue) }
      yield unsafe &storage.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (a: CopyOnWrite, b: CopyOnWrite) -> Bool {
    a.storage === b.storage || a.wrappedValue == b.wrappedValue
  }
}

/// A value that is read where another has written it, as Apple's frameworks allow for any.
package struct Crossing<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}

/// A class as another one whose table of methods begins alike: what is called of it is looked up in the table of the class at hand.
///
/// Not inlined: the compiler must not see which class it is.
@inline(never)
package func sibling<Class>(of type: AnyClass, as kind: Class.Type) -> Class.Type {
  unsafe unsafeBitCast(type, to: Class.Type.self)
}

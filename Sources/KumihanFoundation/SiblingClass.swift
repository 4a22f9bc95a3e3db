/// A class as another one whose table of methods begins alike: what is called of it is looked up in the table of the class at hand.
///
/// Not inlined: the compiler must not see which class it is.
@inline(never)
package func sibling<Class>(of type: AnyClass, as kind: Class.Type) -> Class.Type {
  unsafe unsafeBitCast(type, to: Class.Type.self)
}

/// An object that was made as one of a sibling of its class, as what it is. A cast that the compiler sees between the two
/// classes it knows to fail.
@inline(never)
package func original<Class: AnyObject>(of object: AnyObject, as kind: Class.Type) -> Class {
  unsafe unsafeDowncast(object, to: kind)
}

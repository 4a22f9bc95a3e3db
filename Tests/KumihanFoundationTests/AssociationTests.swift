import KumihanFoundation
import Testing

/// Values that code hangs on objects, and objects of Core Foundation's names.
struct AssociationTests {
  private final class Thing {}

  @Test func aValueHangsOnItsObject() throws {
    let (name, other) = try unsafe (
      #require(UnsafeRawPointer(bitPattern: 8)), #require(UnsafeRawPointer(bitPattern: 16))
    )
    let (first, second) = (Thing(), Thing())
    unsafe objc_setAssociatedObject(first, name, "one", .OBJC_ASSOCIATION_RETAIN)
    unsafe objc_setAssociatedObject(first, other, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let found = unsafe [
      objc_getAssociatedObject(first, name), objc_getAssociatedObject(first, other),
      objc_getAssociatedObject(second, name),
    ]
    #expect(found[0] as? String == "one" && found[1] as? Int == 2 && found[2] == nil)
    unsafe objc_setAssociatedObject(first, name, nil, .OBJC_ASSOCIATION_RETAIN)
    let gone = unsafe objc_getAssociatedObject(first, name)
    #expect(gone == nil)
    objc_removeAssociatedObjects(first)
    let removed = unsafe objc_getAssociatedObject(first, other)
    #expect(removed == nil)
  }

  /// An object at the address of one that has gone has nothing of it.
  @Test func whatHangsGoesWithItsObject() throws {
    let key = try unsafe #require(UnsafeRawPointer(bitPattern: 24))
    for _ in 0..<2000 {
      let thing = Thing()
      let found = unsafe objc_getAssociatedObject(thing, key)
      #expect(found == nil)
      unsafe objc_setAssociatedObject(thing, key, "x", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func dictionariesOfTheKeychainAreBuiltInEachWay() {
    let key: CFString = "class"
    let ways: [CFDictionary] = [
      [key as String: "a"] as [String: Any] as CFDictionary, [key: "a"] as CFDictionary,
      NSMutableDictionary(dictionary: [key: "a"]), ["class": "a"],
    ]
    for way in ways { #expect(way[key] as? String == "a") }
    let none: CFTypeRef? = nil
    #expect(none as? [String: Any] == nil)
    #expect(CFStringGetLength("abc") == 3 && CFEqual("a" as CFString, "a" as CFString))
  }

  @Test func textsWithoutWordsAreMade() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }
}

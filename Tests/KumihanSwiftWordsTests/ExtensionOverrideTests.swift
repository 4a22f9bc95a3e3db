import KumihanSwiftWords
import Testing

/// Overrides that stand in extensions, and the classes that they belong to.
struct ExtensionOverrideTests {
  private func found(_ text: String) -> [String] {
    let tokens = SwiftTokens(Array(text.utf8))
    return tokens.extensionOverrides().map { found in
      if let end = found.end { #expect(Array(text.utf8)[end] == UInt8(ascii: "}")) }
      return tokens.text(found.member)
    }
  }

  @Test func overridesOfAClassOfTheFileAreFound() {
    let source = """
      class Screen: Base { func a() {} }
      extension Screen: Shown {
        func own() { override() }
        @objc public override func tap(_ a: Int = { 2 }()) -> Int { if a > 1 { 1 } else { 2 } }
        private var count: Int { 3 }
        override var title: String? { get { "x" } set {} }
      }
      """
    #expect(
      found(source) == [
        "@objc public override func tap(_ a: Int = { 2 }()) -> Int { if a > 1 { 1 } else { 2 } }",
        "override var title: String? { get { \"x\" } set {} }",
      ])
  }

  @Test func theLastPartOfANameCounts() {
    #expect(
      found("enum A { class B: C {} }\nextension A.B { override func f() {} }")
        == ["override func f() {}"])
  }

  @Test func aClassOfUIKitsHasNoPlaceForThem() {
    let source = Array("extension UINavigationController { override open func f() {} }".utf8)
    #expect(SwiftTokens(source).extensionOverrides().map(\.end) == [nil])
  }

  /// A member of a name that an extension gives a type, for which nothing else may stand then.
  @Test(arguments: [
    ("extension Date { var formatted: String { a.formatted() } }", ["Date"]),
    ("extension Foundation.Date { func formatted() -> String { \"\" } }", ["Date"]),
    ("extension Int {}\nextension Double: P { let a = 1; var formatted: Int { 1 } }", ["Double"]),
    ("extension Date { func formatted(as text: String) -> String { text } }", []),
    ("extension Date { func a() { var formatted = 1 } }", []),
    ("extension Other { var formatted: String { \"\" } }", []),
    ("extension Date where A == B { var formatted: String { \"\" } }", []),
    ("extension Date { var formatted", []),
  ])
  func membersOfExtensionsAreFound(_ source: String, _ types: [String]) {
    let tokens = SwiftTokens(Array(source.utf8))
    #expect(tokens.extended(by: "formatted", of: ["Date", "Int", "Double"]) == Set(types))
  }

  /// A class of another file, conditions, overrides in the class itself, and what ends too soon.
  @Test(arguments: [
    "extension Other { override func f() {} }",
    "class A<T>: B {}\nextension A where T == Int { override func f() {} }",
    "class A: B { override func f() {} }",
    "class A: B {\nextension A { override func f() {} }",
    "class func a() {}\nextension func { override func f() {} }",
    "class\nextension A { override",
    "extension",
  ])
  func othersStay(_ source: String) { #expect(found(source).isEmpty) }

  /// In a class of `NSObject` there is nothing to override; in others there may be.
  @Test func whatObserversHearIsFound() {
    let source = Array(
      """
      struct A { class B: NSObject, P {
        override init() {}
        override func observeValue(forKeyPath a: String?) {}
        func f() { observeValue() }
      } }
      final class C: NSObject { public override func observeValue(forKeyPath a: String?) {} }
      class D: UIView { override func observeValue(forKeyPath a: String?) {} }
      """.utf8)
    let found = SwiftTokens(source).observerOverrides()
    #expect(found.map { String(decoding: source[$0], as: UTF8.self) } == ["override", "override"])
    #expect(found.map { source[..<$0.lowerBound].count { $0 == UInt8(ascii: "\n") } } == [2, 5])
  }
}

import KumihanSwiftWords
import Testing

/// What Objective-C's protocols may leave out.
struct OptionalMethodTests {
  private func read(_ text: String, methods: [String: Bool]? = nil) -> String {
    let bytes = Array(text.utf8)
    let methods = methods ?? AppleSource.optionalMethods(in: bytes)
    return String(
      decoding: AppleSource.forIPhone(bytes, modules: ["UIKit"], methods: methods), as: UTF8.self
    )
    .split(separator: " ").joined(separator: " ")
  }

  @Test func aMethodGetsADefault() {
    #expect(
      read(
        "@objc public protocol P { @objc optional func tap(_ view: V, at point: Int); func end() }")
        == "public protocol P: AnyObject { func tap(_ view: V, at point: Int); func end() }"
        + "; public extension P { func tap(_ view: V, at point: Int) {} };")
  }

  @Test func aMethodThatIsNotToBeHadIsLeftOut() {
    #expect(
      read(
        "@objc protocol P {\nfunc a()\n@available(*, unavailable, renamed: \"a()\")\nfunc b()\n"
          + "@available(*, unavailable) func c(_ d: Int) -> [Int]?\n@available(iOS 13, *) func e()\n}"
      )
        == "protocol P: AnyObject {\nfunc a()\n \n \n \n@available(iOS 13, *) func e()\n}")
  }

  @Test func whatReturnsSomethingMayThrow() {
    #expect(
      read("@objc protocol P: Q {\n@objc optional func rows(in view: V) -> [Int]?\nfunc end()\n}")
        == "protocol P: AnyObject, Q {\n func rows(in view: V) throws -> [Int]?\nfunc end()\n}"
        + "; extension P { func rows(in view: V) throws -> [Int]? { throw CancellationError() } };")
    #expect(
      read("@objc private protocol P { @objc optional var tint: Color? { get set } }")
        == "private protocol P: AnyObject { var tint: Color? { get throws } }"
        + "; fileprivate extension P { var tint: Color? { get throws { throw CancellationError() } } };"
    )
  }

  @Test(arguments: [
    ("delegate?.tap?(self, at: 1)", "delegate?.tap (self, at: 1)"),
    ("a.b[1]!.c(2)?.rows?(in: v) ?? 0", "(try? a.b[1]!.c(2)?.rows (in: v)) ?? 0"),
    ("d?.rows?(in: v).count", "(try? d?.rows (in: v))?.count"),
    ("let n = self.d?.other?(1, in: 2)", "let n = (try? self.d?.other (1, in: 2))"),
    ("d?.tableView?(t, rowAt: p)", "(try? d?.tableView (t, rowAt: p))"),
    ("d?.scrollViewDidScroll?(s)", "(try? d?.scrollViewDidScroll (s))"),
    ("d?.done?()", "d?.done ()"),
    ("self.delegate?.tint ?? .red", "(try? self.delegate?.tint) ?? .red"),
    ("style?.tint", "style?.tint"),
    // A closure has no labels.
    ("self.completion?(.success(1))", "self.completion?(.success(1))"),
    ("onTap?(x)", "onTap?(x)"), ("a ? (b) : c", "a ? (b) : c"),
  ])
  func callsAnswerNilWhereNobodyDoes(_ written: String, _ wanted: String) {
    let methods = ["tap(_:at:)": false, "rows(in:)": true, "done()": false, "tint": true]
    #expect(read(written, methods: methods) == wanted)
  }

  @Test func nestedCallsAreRewrittenFromTheOutside() {
    #expect(
      read("d?.a?(x: 1)?.b?(y: 2)", methods: [:])
        == "(try? (try? d?.a (x: 1))?.b (y: 2))")
  }

  @Test func methodsAreKnownByTheirLabels() {
    let text = "protocol P { optional func a(); optional func b(_ x: Int, y z: Int) async -> Int }"
    #expect(
      AppleSource.optionalMethods(in: Array(text.utf8)) == ["a()": false, "b(_:y:)": true])
  }

  @Test func anUnfinishedProtocolStays() {
    for text in ["@objc protocol", "@objc protocol P {", "@objc protocol P { optional", "x.y?("] {
      #expect(read(text).contains(text.suffix(1)))
    }
  }
}

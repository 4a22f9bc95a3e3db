import KumihanSwiftWords
import Testing

struct SourceScanTests {
  private func scan(_ source: String) -> SourceScan { SourceScan(Array(source.utf8)) }

  @Test func viewsAndTheirObstaclesAreFound() {
    let found = scan(
      """
      protocol Card: View {}
      struct A: View { private struct B: View {}; struct C: Card {} }
      struct D<E>: View {}
      #if os(iOS)
      struct F_Previews: PreviewProvider {}
      #endif
      func g() { struct H: View {} }
      """
    ).candidates
    #expect(found.map(\.name) == ["A", "A.B", "A.C", "D", "F_Previews"])
    #expect(found.map(\.obstacle) == [nil, "is private in another type", nil, "is generic", nil])
    #expect(found.map(\.kind) == [.view, .view, .view, .view, .provider])
    #expect(found.last?.condition == "(os(iOS))")
  }

  @Test func screensAreFoundWithWhatTheyNeed() {
    let text =
      """
      final class A: UIViewController, UITableViewDataSource { func b() { _ = C.init(d: 1) } }
      class B: UITableViewController { init() { super.init(style: .plain) }; required init?(coder: NSCoder) { nil } }
      class C: UIViewController { init(d: Int) { super.init(nibName: nil, bundle: nil) } }
      class D: UIViewController { convenience init(e: Int = 1, f: [Int: Int] = [:]) { self.init() } }
      class E: UIViewController { override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) } }
      class F: UIViewController { @IBOutlet var label: UILabel! }
      class G: UIViewController { private init() {} }
      class H: UIViewController { init?() { nil } }
      class I: NSObject {}
      class J: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
      """
    let source = AppleSource.forIPhone(Array(text.utf8), modules: ["UIKit"])
    let found = SourceScan(source, outlets: AppleSource.linesOfOutlets(in: Array(text.utf8)))
      .candidates
    #expect(found.map(\.name) == ["A", "B", "C", "D", "E", "F", "G", "H", "J"])
    #expect(found.allSatisfy { $0.kind == .screen })
    let needs = "needs arguments"
    #expect(
      found.map(\.obstacle)
        == [nil, nil, needs, nil, nil, "has outlets of a storyboard", needs, needs, nil])
  }

  @Test func previewsAreFoundWithTheirParts() throws {
    let source = """
      @available(iOS 17, *)
      #Preview("Name", traits: .sizeThatFitsLayout) {
        @Previewable @State var a = f(
          1)
        @Previewable let b: Int? = 2; Text("}")
      }
      """
    let scan = scan(source)
    let preview = try #require(scan.previews.first)
    #expect(scan.tokens.text(preview.whole) == source)
    #expect(preview.arguments.map(scan.tokens.text) == "\"Name\", traits: .sizeThatFitsLayout")
    #expect(
      preview.previewables.map(scan.tokens.text) == [
        "@Previewable @State var a = f(\n    1)", "@Previewable let b: Int? = 2",
      ])
    #expect((preview.line, preview.bodyLine) == (2, 2))
  }

  @Test func entriesAreFound() throws {
    let scan = scan(
      """
      public extension EnvironmentValues {
        @Entry var a: Int = max(1,
          2)
        @Entry var b = "x"
      }
      """)
    #expect(scan.entries.map { scan.tokens.text($0.name) } == ["a", "b"])
    #expect(scan.entries.map { $0.value.map(scan.tokens.text) } == ["max(1,\n    2)", "\"x\""])
    #expect(scan.entries.map { $0.type.map(scan.tokens.text) } == ["Int", nil])
    #expect(
      scan.entries.allSatisfy { $0.isInPublicExtension && $0.keyProtocol == "EnvironmentKey" })
  }

  /// Incomplete code is neither preview nor entry: the compiler reports its line.
  @Test(arguments: [
    "#Preview{@Previewable(}", "#Preview(", "#Preview(\"a\" {}", "#Preview", "#Preview {",
    "#Preview { @Previewable @State var a = [", "#Preview(]) {}", "@available(",
    "@available( #Preview",
    "extension EnvironmentValues { @Entry var a = (", "extension EnvironmentValues { @Entry var",
    "extension EnvironmentValues { @Entry var a: [Int }", "struct", "struct A: View, (", "class",
    "#if", "#elseif\n#else\n#endif", "@main", "@", "extension A.", "?\n",
  ])
  func halfTypedSourceIsLeftToTheCompiler(source: String) {
    let scan = scan(source)
    #expect(scan.previews.isEmpty)
    #expect(scan.entries.isEmpty)
  }

  @Test func wholePreviewAfterAHalfTypedOneIsFound() {
    #expect(scan("struct A { func b( }\n#Preview { Text(\"c\") }").previews.count == 1)
  }

  /// A preview whose closures stand in its brackets, as arguments.
  @Test func aPreviewMayBeWrittenInBracketsAlone() throws {
    let source =
      #"#Preview("A", as: .systemSmall, widget: { W() }, timeline: { E() }); #Preview(body: { V() })"#
    let previews = scan(source).previews
    try #require(previews.count == 2)
    func text(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
    }
    #expect(previews.map { text($0.body) } == [" W() ", " V() "])
    #expect(previews.map { text($0.arguments) } == [#""A", as: .systemSmall"#, ""])
    #expect(previews.map { text($0.timeline) } == ["timeline: { E() }", nil])
    #expect(text(previews[0].whole)?.hasSuffix("E() })") == true)
  }
}

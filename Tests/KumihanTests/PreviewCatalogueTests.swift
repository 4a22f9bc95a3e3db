import Foundation
import Kumihan
import KumihanAppleNames
import Testing

#Preview("Twice") { Text("one") }
#Preview("Twice", traits: .sizeThatFitsLayout, .landscapeLeft) { Text("two") }
#Preview {
  @Previewable @State var count = 2
  @Previewable @State var names = [
    "three", "}",
  ]
  let title = names[0]
  Text("\(title) \(count)")
}
#Preview("View") {
  let view = UIView()
  view.isHidden = true
  return view
}
#if os(Windows)
  #Preview("Elsewhere") { Text("elsewhere") }
#endif

private struct Widened: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.frame(width: 77) }
}

#Preview("Modified", traits: .modifier(Widened()), body: { Text("five") })

private struct Several: PreviewProvider {
  static var previews: some View { Text("six") }
}

private struct ThreeOfThem: PreviewProvider {
  static var previews: some View {
    Text("seven").previewDisplayName("Seven")
    ForEach(8..<10) { Text("\($0)").previewLayout(.sizeThatFits) }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var mark: String = "€"
  @Entry fileprivate var limit: Double?
  @Entry fileprivate var plain = [1, 2]
}

extension Transaction {
  @Entry fileprivate var isQuick: Bool = false
}

extension FocusedValues {
  @Entry fileprivate var chosen: Binding<Int>?
}

@MainActor
struct PreviewCatalogueTests {
  private var ours: [ListedPreview] {
    PreviewCatalogue.all().filter { $0.module == "KumihanTests" }
  }

  @Test func previewsAreListedAsTheyStand() {
    let previews = ours.filter { $0.kind == .preview }
    #expect(previews.map(\.name) == ["Twice", "Twice", nil, "View", "Modified"])
    #expect(previews.map(\.line) == [6, 7, 8, 16, 29])
    #expect(previews.map(\.column) == [1, 1, 1, 1, 1])
    #expect(Set(previews.map(\.fileID)) == ["KumihanTests/PreviewCatalogueTests.swift"])
    #expect(previews[1].traits.map(\.wish) == [.fitting, .landscape])
  }

  @Test func providersAreListedAfterThem() {
    let providers = ours.filter { $0.kind == .provider }
    #expect(
      providers.map(\.name) == [
        "Several", "ThreeOfThem/Seven", "ThreeOfThem/2", "ThreeOfThem/3",
      ])
    #expect(ours.suffix(4).map(\.fileID) == [nil, nil, nil, nil])
    #expect(providers.map { $0.traits.map(\.wish) } == [[], [], [.fitting], [.fitting]])
  }

  /// The glyph runs of a view, each with the text that it shows.
  private func texts(of view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    return try renderer.displayList().items.compactMap { item in
      if case .glyphs(let run, _) = item.command { run.text } else { nil }
    }
  }

  @Test func theirViewsAreMade() throws {
    let drawn = try ours.map { try texts(of: $0.makeView()).joined() }
    #expect(drawn == ["one", "two", "three 2", "", "five", "six", "seven", "8", "9"])
  }

  @Test func modifiersStandAroundTheirViews() throws {
    let modified = try #require(ours.first { $0.name == "Modified" })
    let renderer = ImageRenderer(content: modified.makeView())
    #expect(try renderer.measuredSize().width == 77)
  }

  @Test func entriesAreRead() {
    var values = EnvironmentValues()
    #expect(values.mark == "€")
    #expect(values.limit == nil)
    #expect(values.plain == [1, 2])
    (values.mark, values.limit) = ("$", 3)
    values.plain.append(3)
    #expect(values.mark == "$")
    #expect(values.limit == 3)
    #expect(values.plain == [1, 2, 3])
    values.limit = nil
    #expect(values.limit == nil)
  }

  @Test func entriesReachViews() throws {
    struct Price: View {
      @Environment(\.mark) private var mark
      var body: some View { Text("\(mark)5") }
    }
    #expect(try texts(of: Price()).joined() == "€5")
    #expect(try texts(of: Price().environment(\.mark, "£")).joined() == "£5")
  }

  @Test func entriesOfTransactionsAreRead() {
    var transaction = Transaction()
    #expect(!transaction.isQuick)
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }
}

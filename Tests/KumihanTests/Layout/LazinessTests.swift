import Foundation
import Kumihan
import Testing

/// Lazy containers on a screen take what can be seen, and draw it as if they had taken all.
@MainActor
struct LazinessTests {
  private final class Count { var value = 0 }

  private let screen = CGSize(width: 393, height: 852)

  private func layout(_ view: some View, height: CGFloat? = 852) throws -> ViewLayout {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: screen.width, height: height)
    return try renderer.layout()
  }

  /// How many rows are made for a screen, and how many for the full length.
  private func made<V: View>(
    _ count: Int, height: CGFloat? = 852, _ view: (@escaping (Int) -> Text) -> V
  ) throws -> Int {
    let rows = Count()
    _ = try layout(
      view {
        rows.value += 1
        return Text(verbatim: "\($0)")
      }, height: height)
    return rows.value
  }

  @Test func rowsBeyondTheScreenAreNotMade() throws {
    let many = 1_000_000
    let list = try made(many) { row in List(0..<many, id: \.self) { row($0) } }
    #expect((20...100).contains(list))
    let sections = try made(many) { row in
      List {
        ForEach(0..<1_000) { section in
          Section("Section") { ForEach(0..<1_000) { row(1_000 * section + $0) } }
        }
      }
    }
    #expect((20...100).contains(sections))
    let column = try made(many) { row in
      ScrollView { LazyVStack { ForEach(0..<many, id: \.self) { row($0) } } }
    }
    #expect((20...100).contains(column))
    let line = try made(many) { row in
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<many, id: \.self) { row($0) } } }
    }
    #expect((20...100).contains(line))
    let grid = try made(many) { row in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<many, id: \.self) { row($0) } }
      }
    }
    #expect((40...200).contains(grid))
    let nested = try made(many) { row in
      ScrollView {
        GeometryReader { _ in
          ScrollView { LazyVStack { ForEach(0..<many, id: \.self) { row($0) } } }
        }
        .frame(height: 400)
      }
    }
    #expect((9...100).contains(nested))
  }

  @Test func theFullLengthHasAllRows() throws {
    #expect(try made(300, height: nil) { row in List(0..<300) { row($0) } } == 300)
    let column = try made(300, height: nil) { row in
      ScrollView { LazyVStack { ForEach(0..<300) { row($0) } } }
    }
    #expect(column == 300)
  }

  @Test func whoAsksForAllViewsGetsThem() throws {
    #expect(try made(300) { row in ScrollView { VStack { ForEach(0..<300) { row($0) } } } } == 300)
    // Outside a scroll view the views have a say in the sizes of each other.
    #expect(try made(300) { row in LazyVStack { ForEach(0..<300) { row($0) } } } >= 300)
    let subviews = Count()
    _ = try layout(
      ScrollView {
        LazyVStack {
          Group(subviews: ForEach(0..<300) { Text(verbatim: "\($0)") }) { views in
            let _ = subviews.value = views.count
            views[0]
          }
        }
      })
    #expect(subviews.value == 300)
    let row = try made(300) { row in
      ScrollView { LazyVStack { VStack { ForEach(0..<300) { row($0) } } } }
    }
    #expect(row == 300)
  }

  /// Where the rows taken end on the screen, more are taken.
  @Test func lowRowsFillTheScreen() throws {
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<5_000) { _ in Color.red.frame(height: 1) } }
    }
    let rows = try layout(list).nodes.filter { $0.frame.height == 1 && $0.frame.minY < 852 }
    #expect(Set(rows.map(\.frame.minY)) == Set((0..<852).map { CGFloat($0) }))
    let end = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<300) { Color.red.frame(height: 20 + CGFloat($0) / 100) }
      }
    }
    .defaultScrollAnchor(.bottom)
    let last = try layout(end).nodes.map(\.frame).max { $0.maxY < $1.maxY }
    #expect(last.map { isNear($0.maxY, 852) } == true)
  }

  private struct Everything: View {
    let count: Int
    var body: some View {
      NavigationStack {
        List {
          Section {
            ForEach(0..<count, id: \.self) { NavigationLink("Row \($0)", value: $0).badge($0) }
          } header: {
            Text("First")
          } footer: {
            Text("Footer")
          }
          ForEach(0..<count, id: \.self) { index in
            Section("Section") { Toggle("Switch \(index)", isOn: .constant(true)) }
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  @Test func whatIsSeenIsTheSame() throws {
    func seen(_ view: some View) throws -> [CGRect] {
      try layout(view).nodes.map(\.frame).filter { $0.maxY <= 852 }
    }
    // 90 rows are cut, 40 are not: both fill the screen.
    for insetRows in [false, true] {
      let style = { (view: Everything) in view.listRowSpacing(insetRows ? 8 : nil) }
      let short = try seen(style(Everything(count: 40)))
      let long = try seen(style(Everything(count: 4_000)))
      #expect(short.count > 60 && short == long)
    }
    func cells(_ count: Int) throws -> [CGRect] {
      try seen(
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: 80) }
          }
          Text("Below")
        })
    }
    #expect(try cells(60) == cells(6_000))
  }
}

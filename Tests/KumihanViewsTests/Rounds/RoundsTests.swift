import Foundation
import Kumihan
import KumihanCombine
import Observation
import Testing

/// Changes by actions of the first frame are drawn.
@MainActor
struct RoundsTests {
  private func texts(_ view: some View, runs: Bool = true) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.runsActions = runs
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.displayList().items.texts
  }

  private struct Greeting: View {
    @State private var name = "nobody"
    var body: some View { Text(verbatim: name).onAppear { name = "Ada" } }
  }

  @Test func stateSetOnAppearIsDrawnUnlessSwitchedOff() throws {
    #expect(try texts(Greeting()) == ["Ada"])
    #expect(try texts(Greeting(), runs: false) == ["nobody"])
  }

  @Test func drawingAgainBeginsAnew() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    let renderer = ImageRenderer(content: Counter())
    #expect(try renderer.displayList().items.texts == ["1"])
    #expect(try renderer.displayList().items.texts == ["1"])
    #expect(try renderer.measuredSize().width > 0)
  }

  @Test func stateOfNestedViewsIsFoundAgainByPlace() throws {
    struct Row: View {
      let id: Int
      @State private var name = "-"
      var body: some View { Text(verbatim: name).onAppear { name = "row \(id)" } }
    }
    struct Rows: View {
      @State private var ids = [3, 1]
      var body: some View {
        VStack {
          if ids.count > 2 { Greeting() }
          ForEach(ids, id: \.self) { Row(id: $0) }
        }
        .onAppear { ids = [1, 2, 3] }
      }
    }
    #expect(try texts(Rows()) == ["Ada", "row 1", "row 2", "row 3"])
  }

  @Test func anActionsConsequencesAreFollowed() throws {
    struct Chain: View {
      @State private var step = 0
      @State private var seen: [String] = []
      var body: some View {
        VStack {
          Text(verbatim: seen.joined(separator: " "))
          if step == 2 { Greeting() }
        }
        .onAppear { step = 1 }
        .onChange(of: step) { old, new in
          seen.append("\(old)>\(new)")
          if new < 2 { step += 1 }
        }
        .onChange(of: step, initial: true) { seen.append("*") }
        .onChange(of: step) { new in if new == 2 { seen.append("older") } }
      }
    }
    #expect(try texts(Chain()) == ["* 0>1 * 1>2 * older", "Ada"])
  }

  @Test func whatNeverSettlesEndsWithAnIssue() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let layout = try ImageRenderer(content: Restless()).layout()
    #expect(layout.issues.map(\.issue) == [.neverSettles(rounds: 16)])
  }

  @Test func aTaskIsWaitedForAsFarAsItsFirstSuspension() throws {
    @MainActor final class Store {
      func load() async -> String { await word() }
      private func word() async -> String { "loaded" }
    }
    struct Loading: View {
      let store = Store()
      @State private var text = "…"
      @State private var late = "early"
      @State private var id = 0
      @State private var runs = 0
      var body: some View {
        VStack {
          Text(verbatim: text)
          Text(verbatim: late)
          Text(verbatim: "\(runs)")
        }
        .task { text = await store.load() }
        .task {
          try? await Task.sleep(for: .seconds(60))
          late = "late"
        }
        .task(id: id) {
          runs += 1
          id = 1
        }
      }
    }
    #expect(try texts(Loading()) == ["loaded", "early", "2"])
  }

  @Observable @MainActor final class Model { var name = "nobody" }

  @Test func modelsChangedByActionsAreDrawn() throws {
    final class Older: ObservableObject {
      @Published var name = "nobody"
      @Published var heard = ""
    }
    struct Child: View {
      @ObservedObject var older: Older
      @Environment(Model.self) private var model
      var body: some View {
        Text(verbatim: older.name + older.heard)
          .onAppear {
            older.name = "older"
            model.name = "newer"
          }
          .onReceive(older.$name) { older.heard = "(\($0))" }
      }
    }
    struct Parent: View {
      @State private var model = Model()
      @StateObject private var older = Older()
      var body: some View {
        VStack {
          Child(older: older)
          Text(verbatim: model.name)
        }
        .environment(model)
      }
    }
    #expect(try texts(Parent()) == ["older(older)", "newer"])
  }

  @Test func modifiersAndDynamicPropertiesKeepState() throws {
    struct Flag: DynamicProperty {
      @State var isUp = false
    }
    struct Raised: ViewModifier {
      @State private var label = "down"
      var flag = Flag()
      func body(content: Content) -> some View {
        HStack {
          content
          Text(verbatim: flag.isUp ? label : "-")
        }
        .onAppear {
          label = "up"
          flag.isUp = true
        }
      }
    }
    #expect(try texts(Text(verbatim: "flag").modifier(Raised())) == ["flag", "up"])
  }

  @Test func anotherIdIsAnotherView() throws {
    struct Count: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
    }
    struct Outer: View {
      @State private var id = 1
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Count().onAppear { log.append("a") }.id(id)
          Text(verbatim: log.joined())
        }
        .onAppear { id = 2 }
      }
    }
    #expect(try texts(Outer()) == ["1", "aa"])
  }

  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @Test func aReadersSizeReachesTheViewsAround() throws {
    struct Measured: View {
      @State private var width: CGFloat = -1
      @State private var height: CGFloat = -1
      @State private var changed: CGSize = .zero
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "\(Int(width)) \(Int(height)) \(Int(changed.width))")
          Color.clear.frame(width: 120, height: 40)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: Width.self, value: proxy.size.width)
                  .onAppear { height = proxy.size.height }
              }
            }
            .onGeometryChange(for: CGSize.self, of: \.size) { changed = $0 }
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    #expect(try texts(Measured()) == ["120 40 120"])
  }

  @Test func anOverlaySeesWhatAReaderHandsUp() throws {
    let view = GeometryReader { proxy in
      Color.clear.preference(key: Width.self, value: proxy.size.width)
    }
    .overlayPreferenceValue(Width.self) { Text(verbatim: "\(Int($0))") }
    #expect(try texts(view) == ["300"])
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// A view behind which a reader says a name.
  private func named(_ name: String, _ content: some View) -> some View {
    content.background {
      GeometryReader { _ in Color.clear.preference(key: Names.self, value: [name]) }
    }
  }

  /// Whatever depth it comes from, each value is there, in the order of the views.
  @Test func readersInReadersAreHeardInOrder() throws {
    let nested = VStack {
      GeometryReader { _ in
        named("a", Color.red)
        GeometryReader { _ in GeometryReader { _ in named("b", Color.red) } }
        named("c", named("inner c", Color.red))
      }
      named("d", Color.red)
      GeometryReader { _ in named("e", Color.red) }
      Color.red.preference(key: Names.self, value: ["f"])
    }
    let expected = ["a", "b", "inner c", "c", "d", "e", "f"]
    var seen: [[String]] = []
    _ = try texts(nested.onPreferenceChange(Names.self) { seen.append($0) })
    #expect(seen.last == expected)
    let overlaid = nested.overlayPreferenceValue(Names.self) {
      Text(verbatim: $0.joined(separator: ","))
    }
    #expect(try texts(overlaid) == [expected.joined(separator: ",")])
    let behind = nested.backgroundPreferenceValue(Names.self) {
      Text(verbatim: $0.joined(separator: ","))
    }
    #expect(try texts(behind) == [expected.joined(separator: ",")])
  }

  /// An action changes what a reader says though its frame stays.
  @Test func whatAReaderSaysFollowsItsState() throws {
    struct Counting: View {
      @State private var count = 1
      @State private var heard: [String] = []
      var body: some View {
        VStack {
          GeometryReader { _ in
            GeometryReader { _ in
              Color.clear.preference(key: Names.self, value: ["\(count)"])
            }
          }
          .onAppear { count = 2 }
          Text(verbatim: heard.joined())
        }
        .onPreferenceChange(Names.self) { heard = $0 }
      }
    }
    #expect(try texts(Counting()) == ["2"])
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anchorsInReadersAreFoundOutside() throws {
    var frames: [CGRect] = []
    let view = VStack(spacing: 0) {
      GeometryReader { _ in
        GeometryReader { _ in
          Color.red.frame(width: 30, height: 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .padding(5)
      }
      Color.red.frame(width: 40, height: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .frame(width: 100, height: 110)
    .overlayPreferenceValue(Bounds.self) { anchors in
      // What is there only once the anchors are known does not change what they name.
      if anchors.count == 2 {
        Color.clear
        GeometryReader { proxy in
          let _ = frames = anchors.map { proxy[$0] }
          Color.clear
        }
      }
    }
    _ = try texts(view)
    #expect(
      frames == [
        CGRect(x: 5, y: 5, width: 30, height: 20), CGRect(x: 30, y: 100, width: 40, height: 10),
      ])
  }

  @Test func actionsReadTheEnvironmentOfTheirView() throws {
    struct Reading: View {
      @Environment(\.layoutDirection) private var direction
      @State private var text = ""
      var body: some View {
        Text(verbatim: text).onAppear { text = direction == .rightToLeft ? "rtl" : "ltr" }
          .environment(\.layoutDirection, .leftToRight)
      }
    }
    #expect(try texts(Reading().environment(\.layoutDirection, .rightToLeft)) == ["rtl"])
  }

  @Test func focusSetOnAppearIsKept() throws {
    struct Field: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Text(verbatim: isFocused ? "focused" : "not").onAppear { isFocused = true }
      }
    }
    #expect(try texts(Field()) == ["focused"])
  }

  @Test func noActionWithoutAView() throws {
    var ran = 0
    _ = try texts(
      VStack {
        EmptyView().onAppear { ran += 1 }
        Group { if ran > 5 { Text("x") } }.onAppear { ran += 1 }
        Group { Text("x") }.onAppear { ran += 10 }
      })
    #expect(ran == 10)
  }
}

extension [DrawItem] {
  /// The text of the glyphs, in drawing order.
  var texts: [String] {
    flatMap { item -> [String] in
      switch item.command {
      case .glyphs(let run, _): [run.text]
      case .group(let group): group.children.texts
      default: []
      }
    }
  }
}

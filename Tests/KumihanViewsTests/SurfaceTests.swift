import Foundation
import KumihanAppleNames
import KumihanCombine
import KumihanDrawing
import KumihanLayout
import KumihanViews
import Testing

@testable import Kumihan

@MainActor
struct SurfaceTests {
  private func frames<V: View>(
    _ view: V, width: CGFloat = 320, height: CGFloat = 480, kind: String
  ) throws -> [CGRect] {
    try view.layoutTree(in: CGSize(width: width, height: height)).nodes
      .filter { $0.kind == kind }.map(\.frame)
  }

  private func size<V: View>(_ view: V, scale: CGFloat = 3) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return try renderer.layout().size
  }

  private func ink<V: View>(_ view: V) throws -> DisplayList {
    try ImageRenderer(content: view.frame(width: 40, height: 40)).displayList()
  }

  @Test func aToggleIsASwitchOf51By31() throws {
    let size = try size(Toggle("Alarm", isOn: .constant(true)).labelsHidden())
    #expect(size == CGSize(width: 51, height: 31))
  }

  @Test func aBorderedButtonIs34High() throws {
    let size = try size(Button("Delete") {}.buttonStyle(.bordered))
    #expect(abs(size.height - 34.333) < 0.34)
    let large = try self.size(
      Button("Delete") {}.buttonStyle(.borderedProminent).controlSize(.large))
    #expect(abs(large.height - 50.333) < 0.34)
  }

  @Test func aStepperIs94By32() throws {
    let size = try size(Stepper("Copies", value: .constant(1), in: 0...9).labelsHidden())
    #expect(size == CGSize(width: 94, height: 32))
  }

  @Test func aTextFieldIs22High() throws {
    #expect(try size(TextField("Name", text: .constant("Ada"))).height == 22)
    let bordered = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    #expect(try size(bordered).height == 34)
  }

  @Test func aLabelStandsIconFirstEightPointsApart() throws {
    let tree = try Label("Star", systemImage: "star").layoutTree(
      in: CGSize(width: 200, height: 40))
    let text = try #require(tree.nodes.first { $0.kind == "text" })
    let icon = try #require(tree.nodes.first { $0.kind == "fixed" })
    #expect(abs(text.frame.minX - icon.frame.maxX - 8) < 0.01)
  }

  @Test func aLabelTakesTheStyleOfItsPlace() throws {
    let icon = Label("Star", systemImage: "star").labelStyle(.iconOnly)
    #expect(try frames(icon, kind: "text").isEmpty)
  }

  @Test func rowsOfAListAreAtLeast44HighOnACard() throws {
    let list = List {
      Text("One")
      Text("Two")
    }
    let texts = try frames(list, width: 393, height: 852, kind: "text")
    #expect(texts.count == 2)
    #expect(texts[1].minY - texts[0].minY >= 44)
    #expect(texts[0].minX == 40)
  }

  @Test func aTabViewDrawsItsSelection() throws {
    let tabs = TabView(selection: .constant(2)) {
      Text("First").tag(1)
      Color.red.frame(width: 30, height: 30).tag(2)
    }
    #expect(try frames(tabs, kind: "text").isEmpty)
    let unchosen = TabView(selection: .constant(1)) {
      Text("First").tag(1)
      Color.red.tag(2)
    }
    #expect(try frames(unchosen, kind: "text").count == 1)
  }

  @Test func aPickerDrawsTheChosenView() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large, very large").tag(2)
    }
    // The choice; its label stands in lists only.
    #expect(try frames(picker, kind: "text").count == 1)
    #expect(try frames(Form { picker }, kind: "text").count == 2)
    #expect(try frames(picker.pickerStyle(.segmented), kind: "text").count == 2)
    #expect(try size(picker.pickerStyle(.segmented)).height == 32)
  }

  @Test func aNavigationStackDrawsItsBarAboveTheRoot() throws {
    let large = NavigationStack { Color.red.navigationTitle("Trips") }
    let title = try #require(try frames(large, kind: "text").first)
    #expect(title.minY > 44 && title.minY < 96)
    let root = try #require(try frames(large, kind: "flexible").first)
    #expect(root.minY == 96)
    let inline = NavigationStack {
      Color.red.navigationTitle("Trips").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try frames(inline, kind: "flexible").first?.minY == 44)
    let hidden = NavigationStack {
      Color.red.navigationTitle("Trips").toolbar(.hidden, for: .navigationBar)
    }
    #expect(try frames(hidden, kind: "flexible").first?.minY == 0)
  }

  @Test func aLiteralIsALocalizedKeyAndSoReadAsMarkdown() throws {
    let lowering = Lowering(
      environment: EnvironmentValues(), services: try RenderingContext.bundled().services)
    func words(_ text: Text) -> String {
      var resolver = TextResolver(lowering.styleContext, lowering.services)
      resolver.append(text)
      return resolver.paragraph.text
    }
    #expect(words(Text("a **b**")) == "a b")
    #expect(words(Text(verbatim: "a **b**")) == "a **b**")
    #expect(words(Text(String("a **b**"))) == "a **b**")
    #expect(words(Text(AttributedString("a **b**"))) == "a **b**")
  }

  @Test func sheetsAreShownWhileTheirBindingIsTrue() throws {
    let hidden = Color.red.sheet(isPresented: .constant(false)) { Text("Hidden") }
    #expect(try frames(hidden, kind: "text").isEmpty)
    let shown = Color.red.sheet(isPresented: .constant(true)) { Text("Shown") }
    #expect(try frames(shown, kind: "text").count == 1)
  }

  @Test func preferencesReachAnOverlay() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    var seen = 0
    let view = HStack {
      Color.red.preference(key: Key.self, value: 1)
      Color.blue.preference(key: Key.self, value: 2)
    }
    .overlayPreferenceValue(Key.self) { value in
      let _ = seen = value
      EmptyView()
    }
    _ = try size(view)
    #expect(seen == 3)
  }

  @Test func aCanvasDrawsWhatItIsTold() throws {
    let list = try ink(
      Canvas { context, size in
        var half = context
        half.translateBy(x: size.width / 2, y: 0)
        half.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
        context.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black))
      })
    let text = list.dump()
    #expect(text.contains("fill"))
    #expect(text.contains("stroke"))
    #expect(text.contains("20"))
  }

  @Test func aProgressViewFillsItsTrackSoFar() throws {
    let view = ProgressView(value: 0.25).frame(width: 200)
    let widths = try frames(view, kind: "frame").map(\.width)
    #expect(widths.contains(50))
  }

  @Test func observableObjectsReachViews() throws {
    final class Model: ObservableObject {
      @Published var name = "Ada"
    }
    struct Child: View {
      @EnvironmentObject var model: Model
      var body: some View { if model.name == "Ada" { Color.red } }
    }
    struct Parent: View {
      @StateObject private var model = Model()
      var body: some View { Child().environmentObject(model) }
    }
    #expect(try frames(Parent(), kind: "flexible").count == 1)
  }

  @Test func aScaledMetricGrowsWithTheTextSize() throws {
    struct Box: View {
      @ScaledMetric private var side: CGFloat = 17
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    #expect(try size(Box()).width == 17)
    #expect(try size(Box().dynamicTypeSize(.accessibility3)).width == 40)
  }
}

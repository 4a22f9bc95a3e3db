import Foundation
import Kumihan
import Testing

/// Lists, bars and controls of iOS 26 beside its pictures; iOS 18 unless another look is set.
@MainActor
struct LookTests {
  private func row(_ name: String) -> some View { Text(verbatim: name).probedRow(name) }

  private func frames(
    _ view: some View, _ size: DynamicTypeSize = .large, rightToLeft: Bool = false
  ) throws -> [String: CGRect] {
    try probedFrames(
      view.platformLook(.iOS26), safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
      typeSize: size, rightToLeft: rightToLeft)
  }

  private func list(footer: String) -> some View {
    List {
      Section { row("a") }
      Section {
        row("b")
      } header: {
        Text(verbatim: "Header").probed("header")
      } footer: {
        Text(verbatim: footer).probed("footer")
      }
      Section("Header") { row("c") }
    }
  }

  @Test func zonesAsMeasured() throws {
    let large = try frames(list(footer: "Footer"))
    let (a, b, c) = (large["a"]!, large["b"]!, large["c"]!)
    #expect(a.minX == 16 && a.width == 370)
    #expect(a.height == 52)
    #expect(isNear(a.minY, 79.5))
    // 17.5 without a footer, 40.333 with a header, 29.667 with a footer of one line.
    #expect(isNear(b.minY - a.maxY, 57.833))
    #expect(isNear(c.minY - b.maxY, 70))
    #expect(large["header"]!.minX == 32 && isNear(large["header"]!.height, 20.333))
    let medium = try frames(list(footer: "Footer\nFooter"), .medium)
    #expect(isNear(medium["b"]!.minY - medium["a"]!.maxY, 56.833))
    // Two lines: 42.5 measured.
    #expect(isNear(medium["c"]!.minY - medium["b"]!.maxY - 39.333, 42.333))
    #expect(medium["a"]!.height == 51)
    // Six lines: 98.5 measured, 14 for each line more.
    let six = try frames(list(footer: "1\n2\n3\n4\n5\n6"), .medium)
    #expect(abs(six["c"]!.minY - six["b"]!.maxY - 39.333 - 98.5) < 0.34)
  }

  /// Titles of labels begin 39 after the inset of their row, and so do the lines below them; beside a
  /// picture of 40 points words begin at 80.
  @Test(arguments: [DynamicTypeSize.medium, .large])
  func titlesBeginAfterTheirIcons(size: DynamicTypeSize) throws {
    let list = List {
      Label {
        Text(verbatim: "Title").probed("title")
      } icon: {
        Image(systemName: "star")
      }
      HStack {
        Color.red.frame(width: 40, height: 40)
        Text(verbatim: "Words").probed("words")
      }
    }
    let found = try frames(list, size)
    #expect(found["title"]!.minX == 71 && found["words"]!.minX == 80)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func rowsAreTheirTextAndTheSameRoom(size: DynamicTypeSize) throws {
    let list = List {
      Text(verbatim: "Row").probed("words").probedRow("text")
      Toggle(isOn: .constant(true)) { Text(verbatim: "Row") }.probedRow("switch")
      Section { Text(verbatim: "b").probedRow("b") }
    }
    let found = try frames(list, size)
    let text = found["text"]!
    #expect(isNear(text.height, found["words"]!.height + 31.6667))
    #expect(isNear(found["switch"]!.height, text.height))
    #expect(isNear(found["b"]!.minY - found["switch"]!.maxY, 35))
    let mirrored = try frames(list, size, rightToLeft: true)
    #expect(isNear(mirrored["words"]!.maxX, 370))
  }

  /// The lines are one point high, from the words to 16 before the card's end.
  @Test func linesBetweenRows() throws {
    let list = List {
      Text(verbatim: "a")
      Label("b", systemImage: "star")
      Text(verbatim: "c")
    }
    .platformLook(.iOS26)
    for rightToLeft in [false, true] {
      let lines = try separators(list, width: 1, rightToLeft: rightToLeft)
      let starts = lines.map { rightToLeft ? 402 - $0.maxX : $0.minX }
      #expect(starts.count == 2 && isNear(starts[0], 32) && isNear(starts[1], 71))
      #expect(lines.allSatisfy { isNear(rightToLeft ? $0.minX : 402 - $0.maxX, 32) })
    }
    #expect(try separators(list, width: 1 / 3).isEmpty)
  }

  private func nodes(_ view: some View, bottom: CGFloat = 0) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view.platformLook(.iOS26))
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    return try renderer.layout().nodes.map(\.frame)
  }

  @Test func controlsAsMeasured() throws {
    let list = try nodes(List { Toggle("Row", isOn: .constant(true)) })
    let track = try #require(list.first { $0.size == CGSize(width: 63, height: 28) })
    // Its end stands 14 before the card's.
    #expect(isNear(track.maxX, 386 - 14))
    let row = try frames(List { Toggle("Row", isOn: .constant(true)).probedRow("row") })["row"]!
    #expect(isNear(track.midY + 62, row.midY))
    let knob = try #require(list.first { $0.size == CGSize(width: 37, height: 24) })
    #expect(isNear(track.maxX - knob.maxX, 2))
    let button = try frames(Button("Delete") {}.buttonStyle(.bordered).probed("button"))
    #expect(isNear(button["button"]!.height, 34.333))
    let segments = Picker("", selection: .constant(1)) {
      Text(verbatim: "a").tag(1)
      Text(verbatim: "b").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try frames(segments.probed("segments"))["segments"]!.height == 32)
    #expect(try nodes(Stepper("", value: .constant(1)).labelsHidden()).contains { $0.height == 24 })
    #expect(try nodes(Slider(value: .constant(1))).contains { $0.height == 6 })
  }

  private func bytes(_ style: some View, _ scheme: ColorScheme = .light) throws -> [[Int]] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.platformLook = .iOS26
    return try drawnItems(style, width: 80, height: 40, in: environment).fillColors.map(\.bytes)
  }

  @Test func coloursOfThePalette() throws {
    #expect(try bytes(Color.red) == [[255, 56, 60, 255]])
    #expect(try bytes(Color.accentColor) == [[0, 136, 255, 255]])
    #expect(try bytes(Color.blue, .dark) == [[0, 145, 255, 255]])
    #expect(try bytes(Color.red.platformLook(.iOS18)) == [[255, 59, 48, 255]])
    #expect(try bytes(Color.gray) == [[142, 142, 147, 255]])
    // The track of a switch that is off: 197, 197, 199 on white.
    let off = try bytes(Toggle("", isOn: .constant(false)).labelsHidden())
    #expect(off.first == [60, 60, 67, 77])
  }

  @Test func barsOfGlass() throws {
    let stack = NavigationStack {
      Color.red.probed("content").navigationTitle(Text(verbatim: "Title").font(.body))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "Edit").probed("word") }
          ToolbarItem(placement: .topBarLeading) {
            Button("Back", systemImage: "chevron.left") {}.probed("symbol")
          }
        }
    }
    let found = try frames(stack)
    let (word, symbol) = (found["word"]!, found["symbol"]!)
    #expect(isNear(found["content"]!.minY, 62 + 54))
    // Words end 16 and 16 before the edge, a symbol stands in the middle of a circle of 44.
    #expect(isNear(402 - word.maxX, 32))
    #expect(isNear(word.midY, 84))
    #expect(abs(symbol.midX - 38) < 0.5 && abs(symbol.midY - 84) < 0.5)
    let mirrored = try frames(stack, rightToLeft: true)
    #expect(isNear(mirrored["word"]!.minX, 32))
  }

  @Test func tabsStandOnGlass() throws {
    let tabs = TabView {
      Color.red.probed("content").tabItem { Text(verbatim: "One") }
      Color.red.tabItem { Text(verbatim: "Two") }
    }
    #expect(try isNear(frames(tabs)["content"]!.maxY, 791))
    // Two items from 25 to 377, 54 high, their glass 4 more, 21 above the border; words on their line,
    // with or without symbols.
    let words = try nodes(tabs, bottom: 34).filter {
      $0.height < 30 && $0.width < 60 && $0.minY > 700
    }
    #expect(words.contains { abs($0.midX - 113) < 0.5 && abs($0.midY - 835) < 0.5 })
    #expect(words.contains { abs($0.midX - 289) < 0.5 && abs($0.midY - 835) < 0.5 })
    #expect(try nodes(tabs, bottom: 34).contains { $0.size == CGSize(width: 360, height: 62) })
  }

  @Test func eighteenUnlessAnotherIsSet() {
    #expect(EnvironmentValues().platformLook == .iOS18)
  }
}

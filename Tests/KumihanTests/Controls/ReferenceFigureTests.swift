import Foundation
import Kumihan
import Testing

/// Figures of lists and bars that pictures of iOS show and no other suite asserts, read from what is
/// drawn on a screen of 402 by 874 points at 3x. A tolerance is a pixel of measuring, unless it says.
@MainActor
struct ReferenceFigureTests {
  private struct Picture {
    var width: Int
    var bytes: [UInt8]

    func rgb(_ x: Int, _ y: Int) -> [Int] {
      (0..<3).map { Int(bytes[4 * (y * width + x) + $0]) }
    }

    /// The box of what is darker than a value in a region of pixels.
    func ink(_ columns: Range<Int>, _ rows: Range<Int>, below limit: Int) -> CGRect? {
      var box: CGRect?
      for y in rows {
        for x in columns where rgb(x, y)[0] < limit {
          let pixel = CGRect(x: x, y: y, width: 1, height: 1)
          box = box?.union(pixel) ?? pixel
        }
      }
      return box
    }
  }

  private func renderer<V: View>(
    _ view: V, _ look: PlatformLook, _ size: DynamicTypeSize = .large, dark: Bool = false
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view.platformLook(look))
    renderer.scale = 3
    renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
    renderer.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    renderer.environment.dynamicTypeSize = size
    renderer.environment.colorScheme = dark ? .dark : .light
    return renderer
  }

  private func picture(
    _ view: some View, _ look: PlatformLook, _ size: DynamicTypeSize = .large, dark: Bool = false
  ) throws -> Picture {
    let image = try PNGDecoder.decode(renderer(view, look, size, dark: dark).pngData())
    return Picture(width: image.width, bytes: [UInt8](image.pixels))
  }

  private func nodes(
    _ view: some View, _ look: PlatformLook, _ size: DynamicTypeSize = .large
  ) throws -> [ViewLayout.Node] { try renderer(view, look, size).layout().nodes }

  private func frames(
    _ view: some View, _ look: PlatformLook, _ size: DynamicTypeSize
  ) throws -> [String: CGRect] {
    try probedFrames(view.platformLook(look), typeSize: size)
  }

  private func isClose(_ value: [Int], _ wanted: [Int], _ steps: Int = 1) -> Bool {
    zip(value, wanted).allSatisfy { abs($0 - $1) <= steps }
  }

  /// Words of headers stand from pixel 246 to 274, those of footers with a descender from 592 to 628.
  @Test func wordsAroundCards() throws {
    let list = List {
      Section {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      } header: {
        Text(verbatim: "Header")
      } footer: {
        Text(verbatim: "Footing")
      }
    }
    let drawn = try picture(list, .iOS18)
    let header = try #require(drawn.ink(110..<600, 190..<300, below: 200))
    #expect(abs(header.minY - 246) <= 1.5 && abs(header.maxY - 274) <= 1.5, "\(header)")
    let footer = try #require(drawn.ink(110..<600, 570..<660, below: 200))
    #expect(abs(footer.minY - 592) <= 1.5 && abs(footer.maxY - 628) <= 1.5, "\(footer)")
  }

  @Test(arguments: [PlatformLook.iOS18, .iOS26], [false, true])
  func coloursOfLists(look: PlatformLook, dark: Bool) throws {
    let list = List {
      Section {
        Toggle(isOn: .constant(true)) { Text(verbatim: "One") }
        Text(verbatim: "Two")
      } header: {
        Text(verbatim: "Header")
      }
    }
    let drawn = try picture(list, look, dark: dark)
    #expect(drawn.rgb(5, 400) == (dark ? [0, 0, 0] : [242, 242, 247]))
    #expect(drawn.rgb(600, 330) == (dark ? [28, 28, 30] : [255, 255, 255]))
    let green = dark ? [48, 209, 88] : [52, 199, 89]
    #expect((960..<1130).contains { isClose(drawn.rgb($0, 376), green) })
    guard !dark else { return }
    // What is darkest in the header's words.
    let words = (190..<300).flatMap { y in (90..<400).map { drawn.rgb($0, y) } }
    let darkest = try #require(words.min { $0[0] < $1[0] })
    #expect(isClose(darkest, [133, 133, 139], 2), "\(darkest)")
    if look == .iOS26 {
      // The line between the rows: 232 on white.
      #expect((420..<520).contains { isClose(drawn.rgb(600, $0), [232, 232, 232]) })
    }
  }

  /// A row of iOS 26 is its content and 31.667: two lines of 39.0 take 70.667, a symbol of 21.333
  /// takes 53.
  @Test(arguments: [(39, 70.667), (21.333, 53), (19.333, 51)] as [(CGFloat, CGFloat)])
  func rowsOfAKnownHeight(_ content: CGFloat, _ row: CGFloat) throws {
    let list = List {
      Text(verbatim: "Row").frame(height: content).probedRow("row")
      Label {
        Text(verbatim: "Row")
      } icon: {
        Color.red.frame(width: 10, height: content)
      }
      .probedRow("label")
    }
    let found = try frames(list, .iOS26, .medium)
    #expect(abs(found["row"]!.height - row) < 0.01, "\(found)")
    #expect(abs(found["label"]!.height - row) < 0.01, "\(found)")
  }

  /// Below a picture of 40 points the line begins at the words, from x 80.
  @Test func linesBelowPictures() throws {
    let list = List {
      HStack {
        Color.red.frame(width: 40, height: 40)
        Text(verbatim: "Words")
      }
      Text(verbatim: "Last")
    }
    #expect(try separators(list.platformLook(.iOS26), width: 1).map(\.minX) == [80])
  }

  /// A corner is an arc of 26 points: 4 below its top the card begins 12.14 after its side.
  @Test func cornersOfCards() throws {
    let drawn = try picture(List { Text(verbatim: "Row") }, .iOS26)
    let row = Int((62 + 17.5 + 4) * 3)
    let first = try #require((30..<300).first { drawn.rgb($0, row) == [255, 255, 255] })
    #expect(abs(CGFloat(first) - (16 + 12.14) * 3) <= 2, "\(first)")
    #expect(drawn.rgb(47, row + 66) == [242, 242, 247] && drawn.rgb(50, row + 66)[2] == 255)
  }

  /// Below a card with a footer there are 14.5 and 14 for each of its lines.
  @Test(arguments: [2, 6]) func footersOfLines(count: Int) throws {
    let list = List {
      Section {
        Text(verbatim: "a").probedRow("a")
      } footer: {
        Text(verbatim: Array(repeating: "Footer", count: count).joined(separator: "\n"))
      }
      Section { Text(verbatim: "b").probedRow("b") }
    }
    let found = try frames(list, .iOS26, .medium)
    let zone = found["b"]!.minY - found["a"]!.maxY - 17.5
    #expect(abs(zone - 14.5 - 14 * CGFloat(count)) < 0.2, "\(zone)")
  }

  /// Ink of the arrow at M: 20 by 33 or 34 pixels, ours 36 high; 13 after the value's ink on
  /// iOS 26 and 18.33 before the card's end, ours 17.67.
  @Test(arguments: [PlatformLook.iOS18, .iOS26]) func arrowsOfRows(look: PlatformLook) throws {
    let list = List {
      NavigationLink(value: 1) { LabeledContent("Row", value: "Value") }
    }
    let drawn = try picture(list, look, .medium)
    let rows = Int((62 + 18) * 3)..<Int((62 + 61) * 3)
    let arrow = try #require(drawn.ink(1053..<1130, rows, below: 230))
    #expect(abs(arrow.width - 20) <= 1 && abs(arrow.height - 34) <= 2, "\(arrow)")
    guard look == .iOS26 else { return }
    let value = try #require(drawn.ink(800..<1053, rows, below: 230))
    #expect(abs(arrow.minX - value.maxX - 39) <= 1, "\(value) \(arrow)")
    #expect(abs(386 * 3 - arrow.maxX - 55) <= 2, "\(arrow)")
  }

  /// The title keeps 17 points whatever the size of text; on iOS 26 it is centred on the buttons.
  @Test(arguments: [PlatformLook.iOS18, .iOS26], DynamicTypeSize.allCases)
  func smallTitles(look: PlatformLook, size: DynamicTypeSize) throws {
    let stack = NavigationStack {
      Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let title = try #require(nodes(stack, look, size).first { $0.text == "Title" }).frame
    #expect(abs(title.height - 20.333) < 0.01)
    #expect(abs(title.midX - 201) < 0.4)
    #expect(look == .iOS18 || abs(title.midY - 84) < 0.35, "\(title)")
  }

  /// The way back is a circle of 44 on glass at the safe area; large titles begin 16 after the side.
  @Test func backButtonsAndLargeTitles() throws {
    let stack = NavigationStack(path: .constant([1])) {
      Color.red.navigationTitle("Root")
        .navigationDestination(for: Int.self) { _ in Color.red.navigationTitle("Title") }
    }
    let found = try nodes(stack, .iOS26)
    #expect(found.contains { $0.frame == CGRect(x: 16, y: 62, width: 44, height: 44) })
    #expect(try #require(found.first { $0.text == "Title" }).frame.minX == 16)
  }

  /// As high as on iOS 18: 22, empty ones too; secret ones 21 empty and 20.333 filled.
  @Test func fieldsOfTheNewLook() throws {
    let view = VStack {
      TextField("a", text: .constant("x")).probed("a")
      TextField("b", text: .constant("")).probed("b")
      SecureField("c", text: .constant("")).probed("c")
      SecureField("d", text: .constant("abc")).probed("d")
    }
    let found = try frames(view, .iOS26, .large).mapValues { ($0.height * 3).rounded() }
    #expect(found == ["a": 66, "b": 66, "c": 63, "d": 61])
  }

  /// Bordered buttons are 34.333 high: capsules on iOS 26, with corners of 7 on iOS 18.
  @Test(arguments: [(PlatformLook.iOS18, 0.7), (.iOS26, 6.15)] as [(PlatformLook, CGFloat)])
  func borderedButtons(look: PlatformLook, start: CGFloat) throws {
    let button = Button("Delete") {}.buttonStyle(.bordered)
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
    let drawn = try picture(button, look)
    let box = try #require(drawn.ink(300..<900, 1000..<1700, below: 250))
    #expect(abs(box.height - 103) <= 1 && abs(box.width - 220) <= 1.1, "\(box)")
    // Where it begins 4 points below its top.
    let row = Int(box.minY) + 12
    let line = try #require(drawn.ink(300..<900, row..<row + 1, below: 250))
    #expect(abs(line.minX - box.minX - start * 3) <= 2, "\(line)")
  }

  /// Segments that are not chosen are parted by lines on iOS 18 only.
  @Test(arguments: [(PlatformLook.iOS18, 1), (.iOS26, 0)])
  func linesOfSegments(look: PlatformLook, count: Int) throws {
    let picker = Picker("", selection: .constant(0)) {
      ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
    }
    .pickerStyle(.segmented)
    let lines = try nodes(picker, look).filter {
      $0.kind == "flexible" && $0.frame.width <= 1 && $0.frame.height == 16
    }
    #expect(lines.count == count)
  }
}

import Foundation
import Kumihan
import KumihanGoldenRuns
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// A red snapshot names its cause: what was changed, where, and in how many places.
@MainActor
struct ExplanationTests {
  private func layout(_ view: some View) throws -> String {
    try view.layoutTree(in: CGSize(width: 300, height: 400)).description
  }

  private func lines(_ old: some View, _ new: some View) throws -> [String] {
    Explanation.of(reference: try layout(old), now: try layout(new), bounds: nil, scale: 1)
      .lines(engine: nil)
      // Lines of source are this file's, and change with it.
      .map { $0.replacing(/\w+\/(\w+)\.swift:\d+:\d+/) { "\($0.output.1)" } }
  }

  @Test func aChangedParameterIsTheOnlyCause() throws {
    let changes: [(Card, String)] = [
      (Card(spacing: 4), "cause: Workshop vstack spacing 2 -> 4 (in 3 places)"),
      (Card(inset: 16), "cause: Workshop padding insets 12 -> 16"),
      (Card(color: .blue), "cause: Workshop text color"),
      (Card(weight: .bold), "cause: Workshop text weight 600 -> 700 (in 3 places)"),
    ]
    for (card, cause) in changes {
      let found = try lines(Card(), card)
      #expect(found.first?.hasPrefix(cause) == true, "\(found)")
      #expect(found.count { $0.hasPrefix("cause:") } == 1, "\(found)")
    }
  }

  @Test func equalViewsHaveNoCause() throws {
    let comparison = LayoutComparison(
      .page(try layout(Card())), .page(try layout(Card())))
    #expect(comparison.causes.isEmpty && comparison.moved == 0 && comparison.resized == 0)
  }

  private func comparison(_ old: String, _ new: String) -> LayoutComparison {
    LayoutComparison(.page("page\n" + old), .page("page\n" + new))
  }

  @Test func partsThatMovedAreNotResizedOnes() {
    let found = comparison(
      "  vstack 0 0 9 40\n    text 0 0 9 20\n    text 0 20 9 10\n    text 0 30 9 10",
      "  vstack 0 0 9 40\n    text 0 0 9 15\n    text 0 15 9 10\n    text 0 25 9 10")
    #expect(found.resized == 1)
    #expect(found.moved == 2)
  }

  /// Rows that a loop makes have one place: what is in them tells them apart.
  @Test func aRowThatWentIsTheOneWithItsText() {
    func rows(_ texts: String...) -> String {
      texts.map { "  text 0 0 9 10 | text=\($0) @ List.swift:3:5" }.joined(separator: "\n")
    }
    let found = comparison(rows("a", "b", "c"), rows("b", "d")).causes
    #expect(Set(found.map(\.property)) == ["removed", "text"], "\(found)")
    #expect(found.first { $0.property == "removed" }?.old.contains("a") == true, "\(found)")
    #expect(found.first { $0.property == "text" }?.old == "c", "\(found)")
  }

  /// Where all in it changed, its own parameters still tell what a part is.
  @Test func aContainerIsKnownByItsOwnParameters() {
    func stack(_ spacing: Int, _ text: String) -> String {
      "  vstack 0 0 9 10 | spacing=\(spacing) @ A.swift:3:5\n    text 0 0 9 10 | text=\(text) @ A.swift:4:5"
    }
    let found = comparison([stack(2, "a"), stack(4, "b")].joined(separator: "\n"), stack(4, "c"))
    #expect(Set(found.causes.map(\.property)) == ["removed", "text"], "\(found.causes)")
  }

  @Test func onePartLessIsOneCause() {
    let (image, text) = ("  image 0 0 9 10 @ A.swift:3:5", "  text 0 0 9 10 @ A.swift:4:5")
    #expect(comparison(image + "\n" + text, text).causes.map(\.property) == ["removed"])
    #expect(comparison(text, image + "\n" + text).causes.map(\.property) == ["inserted"])
    let (one, other) = (
      "  text 0 0 9 10 | text=a @ A.swift:4:5", "  text 0 0 9 10 | text=b @ A.swift:4:5"
    )
    let replaced = comparison(image + "\n" + one, "  circle 0 0 9 10 @ A.swift:3:5\n" + other)
      .causes
    #expect(Set(replaced.map(\.property)) == ["removed", "inserted", "text"], "\(replaced)")
  }

  @Test func contentIsFoundBehindItsBackground() {
    let text = "text 0 0 9 10 | text=a @ A.swift:3:5"
    let found = comparison(
      "  " + text,
      "  background 0 0 9 10 @ A.swift:4:5\n    resizable 0 0 9 10 @ A.swift:4:9\n    " + text)
    #expect(found.causes.map(\.property).allSatisfy { $0 == "inserted" }, "\(found.causes)")
    #expect(!found.causes.contains { $0.new.contains("text") }, "\(found.causes)")
  }

  @Test func asManyCausesAsAreShownLeaveNone() {
    func page(_ spacings: Range<Int>) -> String {
      "page\n"
        + spacings.map { "  vstack 0 0 9 9 | spacing=\($0) @ A.swift:\($0 % 100):5" }
        .joined(separator: "\n")
    }
    func lines(_ count: Int) -> [String] {
      Explanation.of(
        reference: page(100..<100 + count), now: page(200..<200 + count), bounds: nil, scale: 1
      ).lines(engine: nil)
    }
    #expect(lines(10).count == 10, "\(lines(10))")
    #expect(lines(11).last == "and 1 more causes")
  }

  @Test func whatDrawsItselfIsFoundInPixels() {
    let page =
      "page\n  canvas 0 0 50 50 @ A.swift:3:5\n  canvas 50 0 50 50 @ B.swift:4:5\n    canvas 10 0 20 50 @ C.swift:5:5"
    func place(_ x: CGFloat, _ y: CGFloat) -> Substring? {
      Explanation.firstDifference(
        page, page, bounds: CGRect(x: x, y: y, width: 9, height: 9), scale: 2
      ).split(separator: " ").first
    }
    #expect(place(80, 80) == "A.swift:3:5")
    #expect(place(185, 80) == "B.swift:4:5")
    #expect(place(105, 20) == "B.swift:4:5")
    #expect(place(145, 80) == "C.swift:5:5")
  }

  @Test func changedTextsAreNamed() throws {
    #expect(
      try lines(Text("Save"), Text("Store")).first
        == "cause: ExplanationTests text \"Save\" -> \"Store\"")
    let long = String(repeating: "a", count: 60)
    #expect(
      try lines(Text(verbatim: long + "1"), Text(verbatim: long + "2")).first?
        .hasPrefix("cause: ExplanationTests text ") == true)
  }

  @Test func whatCameAndWentIsNamedOnce() throws {
    let more = try lines(Card(), Card(rows: 4))
    #expect(more.first?.contains("hstack inserted") == true, "\(more)")
    #expect(more.count { $0.hasPrefix("cause:") } == 1, "\(more)")
    let fewer = try lines(Card(rows: 3), Card(rows: 2))
    #expect(fewer.first?.contains("hstack removed") == true, "\(fewer)")
    let badge = try lines(Card(), Card(hasBadge: true))
    #expect(badge.first == "cause: Workshop padding inserted (in 3 places)", "\(badge)")
  }

  @Test func aModifierMoreIsTheOnlyCause() throws {
    struct Row: View {
      var isPadded = false
      var isFramed = false
      var body: some View {
        VStack {
          Text("a")
          if isPadded { Text("b").font(.title).padding(3) } else { Text("b").font(.title) }
          if isFramed { Text("c").frame(width: 90).border(.red) } else { Text("c").border(.red) }
        }
      }
    }
    #expect(
      try lines(Row(), Row(isPadded: true)).filter { $0.hasPrefix("cause:") }
        == ["cause: ExplanationTests padding inserted"])
    #expect(
      try lines(Row(isPadded: true), Row()).filter { $0.hasPrefix("cause:") }
        == ["cause: ExplanationTests padding removed"])
    let framed = try lines(Row(), Row(isFramed: true)).filter { $0.hasPrefix("cause:") }
    #expect(framed == ["cause: ExplanationTests frame inserted"])
  }

  @Test func anotherOrderIsNamed() throws {
    func list(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Text($0).padding() } }
    }
    let found = try lines(list(["a", "b", "c", "d"]), list(["a", "c", "b", "d"]))
    #expect(found.contains { $0.contains("text") }, "\(found)")
    #expect(!found.contains { $0.hasPrefix("cause: no") }, "\(found)")
  }

  @Test func messagesStayShort() throws {
    struct Many: View {
      var change: Bool
      var body: some View {
        VStack {
          ForEach(0..<30, id: \.self) { number in
            Text("t").padding(change ? CGFloat(number) + 1 : 0.5)
          }
        }
      }
    }
    let found = try lines(Many(change: false), Many(change: true))
    #expect(found.count <= 13)
    #expect(found.contains("and 20 more causes"))
  }

  @Test func engineAndFontsAreToldApart() {
    let old = SnapshotLock.Entry(
      size: "1x1@1", pixels: "a", file: "f", drawing: "d", engine: "0.1.0", fonts: "x")
    func words(hasImages: Bool = false, _ change: (inout SnapshotLock.Entry) -> Void) -> String? {
      var now = old
      now.pixels = "b"
      change(&now)
      return EngineMark.words(lock: old, now: now, hasImages: hasImages)
    }
    #expect(
      words { $0.engine = "0.2.0" }?.contains("the engine is another, 0.1.0 -> 0.2.0") == true)
    #expect(words { $0.fonts = "y" }?.contains("the fonts are others") == true)
    #expect(words { $0.drawing = "e" } == nil)
    #expect(words(hasImages: true) { _ in }?.contains("an image is another one") == true)
    #expect(words { _ in }?.contains("the engine draws the same commands in another way") == true)
  }

  @Test func theMessageOfARedSnapshotIsWhole() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    let message = try #require(workshop.verify(Card(spacing: 4), as: .small))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.count <= 25)
    #expect(lines[0].hasPrefix("test.it.png: cause: KumihanGoldensTests/Workshop.swift:"))
    #expect(lines[0].hasSuffix("vstack spacing 2 -> 4 (in 3 places)"))
    #expect(lines[1].hasPrefix("follows: "))
    #expect(lines[2].hasPrefix("pixels: "))
    #expect(
      lines.dropFirst(3).map { $0.prefix { $0 != ":" } }
        == ["reference", "actual", "difference", "record"])
    let actual = try #require(lines.first { $0.hasPrefix("actual: ") }).dropFirst(8)
    let run = URL(filePath: String(actual)).deletingLastPathComponent()
    let record = try JSONDecoder().decode(
      GoldenDifference.self,
      from: Data(contentsOf: run.appending(path: "test.it.png" + GoldenDifference.ending)))
    #expect(record.kind == .different && record.line > 0)
    #expect(record.causes.count == 1 && record.causes[0].count == 3)
    #expect(record.causes[0].property == "spacing" && record.causes[0].old == "2")
    #expect(
      record.causes[0].words
        == lines[0].dropFirst("test.it.png: cause: ".count).prefix { $0 != "(" }.dropLast())
    #expect(record.old == GoldenDifference.hash(try workshop.data("test.it.png")))
    #expect(
      record.new == GoldenDifference.hash(try Data(contentsOf: URL(filePath: String(actual)))))
    #expect(record.id == workshop.url("test.it.png").path)
    #expect(record.source == "Tests/KumihanGoldensTests/Support/Workshop.swift")
    #expect(record.scale == 1 && record.pixels.map { $0 > 0 } == true && record.mark != nil)
    #expect(record.lock?.hasPrefix("200x160@1  pixels:") == true)
    for line in lines where line.hasPrefix("actual: ") || line.hasPrefix("difference: ") {
      let path = String(line.drop { $0 != ":" }.dropFirst(2))
      #expect(try PNGDecoder.decode(Data(contentsOf: URL(filePath: path))).width == 200)
    }
  }
}

/// A reference that every run would draw in another way is not recorded.
@MainActor
struct DeterminismTests {
  private struct Restless: View {
    let id = UUID()
    var body: some View {
      VStack {
        Text("steady")
        Text(id.uuidString)
      }
    }
  }

  @Test func whatIsDrawnOtherwiseEachTimeIsRefusedWithItsPlace() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    // Within the macro the view would be made once, as its argument.
    let refusal = workshop.verify(Restless(), as: .image, record: .missing)
    let message = try #require(refusal)
    #expect(message.contains("not recorded, because a second drawing is another"))
    #expect(message.contains("KumihanGoldensTests/ExplanationTests.swift:"))
    #expect(message.contains(" text \""))
    #expect(workshop.files == [])
    let text = workshop.verify(UUID().uuidString, as: .lines, named: "t", record: .all)
    #expect(text?.contains("not recorded") == true)
    #expect(workshop.files == [])
  }

  /// Another number of 0 to 99 each time; numbers by chance may be equal on pixels.
  private static var next: Double {
    count = (count + 37) % 100
    return Double(count)
  }
  private static var count = 0

  /// What is made anew each time, and the words that name it.
  private static let restless: [(words: String, view: @MainActor () -> AnyView)] = [
    ("text \"", { AnyView(Text("\(Date().timeIntervalSinceReferenceDate)")) }),
    (
      "shape fill",
      { AnyView(Rectangle().fill(Color(hue: next / 100, saturation: 1, brightness: 1))) }
    ),
    ("text \"", { AnyView(VStack { ForEach((0..<40).shuffled(), id: \.self) { Text("\($0)") } }) }),
    ("offset", { AnyView(Text("a").offset(x: next - 50)) }),
    (
      "deferred colors",
      {
        AnyView(
          Canvas { context, size in
            let color = Color(white: next / 100)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
          }
          .frame(width: 40, height: 40))
      }
    ),
  ]

  @Test(arguments: 0..<5) func eachKindOfRestlessnessHasItsPlace(index: Int) throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let (words, view) = Self.restless[index]
    let refusal = workshop.verify(
      view(), as: .image(layout: .fixed(width: 300, height: 80), scale: 1), record: .missing)
    let message = try #require(refusal)
    #expect(message.contains("not recorded, because a second drawing is another"), "\(message)")
    #expect(message.contains("ExplanationTests.swift:") && message.contains(words), "\(message)")
    #expect(workshop.files == [])
  }

  @Test func theWorldIsFrozen() throws {
    struct World: View {
      @Environment(\.locale) var locale
      @Environment(\.calendar) var calendar
      @Environment(\.timeZone) var timeZone
      @Environment(\.colorScheme) var scheme
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.pictureDate) var date
      var body: some View {
        Text(
          verbatim: "\(locale.identifier) \(calendar.identifier) \(timeZone.identifier) "
            + "\(calendar.timeZone.secondsFromGMT()) \(scheme) \(size) \(Int(date.timeIntervalSince1970))"
        )
      }
    }
    func text(_ view: World, _ world: SnapshotWorld?) throws -> String {
      let workshop = try Workshop()
      defer { workshop.remove() }
      withSnapshots(record: .all, world: world) {
        _ = workshop.verify(view, as: .displayList(), record: nil)
        _ = workshop.verify(
          view, as: .layout(.fixed(width: 900, height: 50)), named: "l", record: nil)
      }
      return try String(contentsOf: workshop.url("test.l.txt"), encoding: .utf8)
    }
    #expect(try text(World(), nil).contains("\"en_US gregorian GMT 0 light large 17672"))
    let swedish = SnapshotWorld(locale: Locale(identifier: "sv_SE"), colorScheme: .dark)
    #expect(try text(World(), swedish).contains("\"sv_SE gregorian GMT 0 dark large"))
    // What a check was drawn in ends with it.
    let after = try SnapshotScreen(size: nil).page(of: World()).layout.nodes.flatMap(\.parameters)
    #expect(after.contains { $0.value.contains("en_US gregorian GMT 0 light large") }, "\(after)")
  }
}

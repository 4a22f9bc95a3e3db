import Foundation
import KumihanGoldens
import Testing

@Suite(.snapshots(root: "Goldens"))
struct RenderCommandTests {
  /// The sample of the documents, as it lies in the repository.
  private static let sample = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../docs/samples/ReadingList.swift")
    .standardizedFileURL.path

  /// Compiled modules of the toolchain stay between runs; views are compiled anew.
  static let cache = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("render-tests").path

  private func render(_ arguments: String...) throws -> Command {
    try Command(all: ["render", "--cache", Self.cache] + arguments)
  }

  @Test func emojiAreColouredUnlessOutlinesAreAskedFor() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Party.swift", "import SwiftUI\nstruct Party: View { var body: some View { Text(\"🎉\") } }\n")
    func colors(_ options: [String]) throws -> Int {
      let svg = scratch.path("party.svg")
      let run = try Command(
        all: ["render", file, "--cache", Self.cache, "--size", "fit", "-o", svg] + options)
      try #require(run.status == 0, "\(run.errors)")
      let text = try String(contentsOfFile: svg, encoding: .utf8)
      return Set(text.matches(of: /fill="(#[0-9a-fA-F]+)"/).map(\.output.1)).count
    }
    #expect(try colors([]) > 3)
    #expect(try colors(["--emoji", "outline"]) <= 2, "the text and the page")
    #expect(try render(file, "--emoji", "gold", "-o", "-").status != 0)
  }

  @Test func drawsTheSampleForItsReaders() throws {
    let scratch = try Scratch()
    let variants: [(name: String, arguments: [String])] = [
      ("light", []), ("dark", ["--dark"]), ("rtl", ["--rtl"]),
      ("large", ["--dynamic-type", "AX3"]),
    ]
    for variant in variants {
      let file = scratch.path("\(variant.name).png")
      let run = try Command(
        all: ["render", Self.sample, "--cache", Self.cache, "--size", "300", "--scale", "1"]
          + variant.arguments + ["-o", file])
      try #require(run.status == 0, "\(run.errors)")
      #expect(run.errors.isEmpty)
      let png = try Data(contentsOf: URL(fileURLWithPath: file))
      assertSnapshot(of: png, as: .png, named: variant.name)
    }
    let device = try render(Self.sample, "--view", "ReadingList", "-o", "-")
    #expect(pixelSize(ofPNG: device.output) == [1179, 2556], "an iPhone at 3x: \(device.errors)")
    let fixed = try render(Self.sample, "--preview", "One book", "-o", "-")
    #expect(pixelSize(ofPNG: fixed.output) == [840, 270], "\(fixed.errors)")
    let sideways = try render(
      Self.sample, "--device", "ipad-mini", "--landscape", "-o", scratch.path("a.svg"))
    #expect(sideways.status == 0, "\(sideways.errors)")
    let svg = try String(contentsOfFile: scratch.path("a.svg"), encoding: .utf8)
    #expect(svg.contains("1133") && svg.contains("744"))
    #expect(try render(Self.sample, "--size", "fit", "-o", scratch.path("a.pdf")).status == 0)
  }

  @Test func listsViewsAndPreviewsAndSaysWhichNeedArguments() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Many.swift", Self.many)
    let run = try render(file, "--list")
    #expect(run.status == 0, "\(run.errors)")
    let list = run.text.replacingOccurrences(of: file, with: "Many.swift")
    assertSnapshot(of: list, as: .lines, named: "list")

    let missing = try render(file, "--view", "Row", "-o", "x.png")
    #expect(missing.status != 0)
    #expect(missing.errors.contains("Row needs arguments (") && missing.errors.contains(":6)"))
    #expect(missing.errors.contains("--view Outer.Inner"), "the candidates: \(missing.errors)")
    let generic = try render(file, "--view", "Box", "-o", "x.png")
    #expect(generic.errors.contains("Box is generic"))
    #expect(try render(file, "--view", "Nix", "-o", "x.png").errors.contains("no view 'Nix'"))
    #expect(try render(file, "--preview", "7", "-o", "x.png").errors.contains("no preview '7'"))
    #expect(try render(file, "--view", "MacOnly", "--size", "fit", "-o", "-").status == 0)
  }

  @Test func namesTheAuthorsFileAndLineWhereItDoesNotCompile() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Bad.swift",
      """
      import SwiftUI
      struct A: View {
        let title: String
        var body: some View { Text(title).shout() }
      }
      #Preview("first",
        traits: .sizeThatFitsLayout) {
        VStack {
          A(name: "x")
        }
      }
      struct B: View { var body: some View { A() } }

      """)
    let picture = scratch.path("x.png")
    let run = try render(file, "-o", picture)
    #expect(run.status != 0)
    #expect(run.errors.contains("Bad.swift:4:37: error: value of type 'Text' has no member"))
    #expect(run.errors.contains("Bad.swift:9:"), "the preview's line: \(run.errors)")
    #expect(run.errors.contains("Bad.swift:12:42: error: missing argument for parameter 'title'"))
    #expect(run.errors.contains("Error: the views do not compile"))
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func warningsNameTheFileAsItWasGiven() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Odd.swift",
      """
      import SwiftUI
      struct Odd: View {
        var body: some View { Image(systemName: "no.such.symbol") }
      }

      """)
    let run = try render(file, "--size", "fit", "-o", scratch.path("x.png"))
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("warning: \(file):3:"), "\(run.errors)")
  }

  @Test func endsViewsThatNeverEnd() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Endless.swift",
      """
      import SwiftUI
      struct Itself: View { var body: some View { AnyView(Itself()) } }
      struct Reads: View { var body: some View { GeometryReader { _ in AnyView(Reads()) } } }
      struct Stack: View {
        func deep(_ n: Int) -> Int { n % 2 == 3 ? 0 : deep(n + 1) + 1 }
        var body: some View { Text("\\(deep(0))") }
      }
      struct Loop: View {
        var body: some View { var n = 0; while true { n = (n + 1) % 7 }; return Text("\\(n)") }
      }
      struct Trap: View { let none: [Int] = []; var body: some View { Text("\\(none[3])") } }

      """)
    // Only the loop is ended by the clock; the others end by themselves, however long that takes.
    for (view, words, timeout) in [
      ("Itself", "Error: the views of 'Itself' nest deeper than 1024 at AnyView", "900"),
      ("Reads", "Error: the views of 'Reads' nest deeper than 512 at GeometryReader", "900"),
      ("Stack", "the view nests too deeply: the stack overflowed", "900"),
      ("Loop", "drawing the view takes too long", "2"), ("Trap", "Index out of range", "900"),
    ] {
      let run = try render(file, "--view", view, "--timeout", timeout, "-o", scratch.path("x.png"))
      #expect(run.status != 0)
      #expect(run.errors.contains("Error: "))
      #expect(run.errors.contains(words), "\(view): \(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.path("x.png")))
    let several = try render(file, "-o", scratch.path("x.png"))
    #expect(several.errors.contains("name one with --view: Itself, Reads, Stack, Loop, Trap"))
  }

  /// The library links none of what it calls: the program has to carry the whole runtime.
  @Test(arguments: ["5", "6"])
  func findsTheRuntimeInTheProgram(_ version: String) throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Store.swift",
      """
      import SwiftUI
      import Synchronization
      @Observable final class Store { var names = ["Ada", "Bo"] }
      actor Counter { var count = 0; func add() { count += 1 } }
      struct Names: View {
        @State private var store = Store()
        let counter = Counter()
        let guarded = Mutex(3).withLock { $0 + 1 }
        var numbers: [Double] { [3, 1, 2].sorted() }
        var year: String {
          let formatter = DateFormatter()
          (formatter.dateFormat, formatter.timeZone) = ("yyyy", TimeZone(identifier: "UTC"))
          return formatter.string(from: Date(timeIntervalSince1970: 0))
        }
        var body: some View {
          VStack {
            ForEach(store.names, id: \\.self) { Text($0) }
            Text("a1".wholeMatch(of: /a(\\d)/)?.1 ?? "none").task { await counter.add() }
            Text(verbatim: TimeZone.current.identifier)
            Text(verbatim: "\\(numbers.count) \\(year) \\(guarded) \\(URL(string: "https://a.se")!.host() ?? "")")
          }
        }
      }

      """)
    let run = try render(
      file, "--swift-version", version, "--size", "fit", "-o", scratch.path("x.svg"))
    try #require(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOfFile: scratch.path("x.svg"), encoding: .utf8)
    for word in ["Ada", "Bo", ">GMT<", ">1<", "3 1970 4 a.se"] { #expect(svg.contains(word)) }
  }

  @Test func namesTheModuleThatIsNotHere() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Old.swift", "import WatchKit\nimport SwiftUI\n")
    let run = try render(file, "-o", scratch.path("x.png"))
    #expect(run.status != 0)
    #expect(run.errors.contains("Old.swift:1:8: error: no such module 'WatchKit'"))
    #expect(run.errors.contains("WatchKit is Apple's"))
  }

  @Test(arguments: [
    (["--device", "iphone 61"], "unknown device 'iphone 61'; did you mean 'iPhone 11'?"),
    (["--size", "wide"], "'wide' is not a size"),
    (["--size", "0x20"], "'0x20' is not a size"),
    (["--size", "30x30", "--device", "iPad"], "--size and --device"),
    (["--scale", "99"], "--scale 99 is out of range"),
    (["--dynamic-type", "huge"], "unknown text size 'huge'"),
    (["--chrome", "stats"], "unknown part of a screen 'stats'; did you mean 'status'?"),
    (["--chrome", ","], "--chrome names nothing"),
    (["--size", "30x30", "--chrome", "all"], "--size names no screen for --chrome"),
    (["--look", "iOS 25"], "unknown look 'iOS 25'; did you mean 'iOS26'?"),
    (["--state", "presed:save"], "unknown state 'presed'"),
    (["--state", "pressed:"], "'pressed:' names no view"),
    (["--present", "sheet"], "no presentation 'sheet' in the view"),
    (["--locale", "klingon"], "unknown locale 'klingon'"),
    (["--swift-version", "4"], "unknown --swift-version '4'"),
    (["--view", "A", "--preview", "1"], "--view and --preview"),
    (["/no/such.swift"], "cannot read '/no/such.swift'"),
    (["README.md"], "'README.md' is not a Swift file"),
  ])
  func answersBadInputWithOneError(_ arguments: [String], _ words: String) throws {
    let scratch = try Scratch()
    let picture = scratch.path("x.png")
    let run = try Command(
      all: ["render", Self.sample, "--cache", Self.cache, "-o", picture] + arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  private static let many = """
    import SwiftUI

    /* struct Nothing: View { } /* nested */ struct No: View {} */
    // struct Comment: View { }
    let text = "struct Quoted: View { } \\("}" + "struct Inserted: View {")"
    private struct Row: View { let title: String; var body: some View { Text(title + "}") } }
    enum Outer {
      struct Inner: View { var body: some View { Text("inner") } }
      private struct Hidden: View { var body: some View { Text("hidden") } }
    }
    struct Box<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.padding() }
    }
    protocol Screen: View {}
    @MainActor
    struct Home:
      Screen
    {
      init(title: String = "Home", count: Int = 1) {}
      var body: some View { VStack { Row(title: "a") }.padding() }
    }
    struct MacOnly {}
    #if os(macOS)
      extension MacOnly: View { var body: some View { Text("mac") } }
    #else
      extension MacOnly: View { var body: some View { Text("elsewhere") } }
    #endif
    struct Switch: View { @Binding var isOn: Bool; var body: some View { Toggle("a", isOn: $isOn) } }

    @available(iOS 17.0, *)
    #Preview("Sliders", traits: .sizeThatFitsLayout) {
      @Previewable @State var value = 0.4
      @Previewable @State var names = [
        "a", "b",
      ]
      Slider(value: $value)
      ForEach(names, id: \\.self) { Text($0) }
    }
    #Preview { Home() }
    #Preview("Returned") {
      let title = "x"
      return Row(title: title)
    }
    struct Home_Previews: PreviewProvider { static var previews: some View { Home() } }
    @main struct Program: App { var body: some Scene { WindowGroup { Home() } } }

    """
}

import Foundation
import Testing

@testable import KumihanCLI

/// Source files in the states in which an editor saves them.
struct StageSourceTests {
  private func render(_ arguments: String...) throws -> Command {
    try Command(all: ["render", "--cache", RenderCommandTests.cache] + arguments)
  }

  @Test func halfTypedPreviewIsAnErrorOfTheCompilerAtItsLine() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Half.swift",
      """
      import SwiftUI
      #Preview {
        @Previewable @State var on = max(1, 2
        Text("x")
      }
      """)
    let run = try render(file, "-o", scratch.path("a.png"))
    #expect(run.status == 1)
    #expect(run.errors.contains("\(file):3:"), "\(run.errors)")
    #expect(run.errors.contains("Error: the views do not compile"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("a.png")))
  }

  @Test func anOpenPreviewIsNoUnknownMacro() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Open.swift", "#Preview{@Previewable(}")
    let run = try render(file, "--list")
    #expect(run.status == 1)
    #expect(run.errors.contains("\(file):1:"), "\(run.errors)")
    #expect(!run.errors.contains("no macro named"), "\(run.errors)")
    #expect(!run.errors.contains("did you mean"), "\(run.errors)")
  }

  @Test func aWidgetsPreviewNamesTheAuthorsLines() throws {
    let scratch = try Scratch()
    func source(_ entry: String) -> String {
      """
      import SwiftUI
      import WidgetKit
      struct E: TimelineEntry { let date: Date }
      struct P: TimelineProvider {
        func placeholder(in context: Context) -> E { E(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (E) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<E>) -> Void) {}
      }
      struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "w", provider: P()) { _ in Text("widget") }
        }
      }
      #Preview("wide", as: .systemMedium) {
        W()
      } timeline: {
        \(entry)
      }
      """
    }
    let good = try scratch.file("Good.swift", source("E(date: .now)"))
    let run = try render(good, "--preview", "wide", "--scale", "1", "-o", scratch.path("a.svg"))
    #expect(run.status == 0, "\(run.errors)")
    let svg = try String(contentsOfFile: scratch.path("a.svg"), encoding: .utf8)
    #expect(svg.contains("width=\"338") && svg.contains("height=\"158"))
    let bad = try scratch.file("Bad.swift", source("Missing()"))
    let failed = try render(bad, "-o", scratch.path("b.png"))
    #expect(failed.errors.contains("\(bad):17:3: error: cannot find 'Missing'"), "\(failed.errors)")
  }

  @Test func whatIsNoTextIsRefused() throws {
    let scratch = try Scratch()
    let file = scratch.path("Noise.swift")
    try Data([0x73, 0xFF, 0xFE, 0x0A]).write(to: URL(fileURLWithPath: file))
    let run = try render(file, "--list")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "Error: '\(file)' is not text in UTF-8\nHint: give Swift source files\n")
  }

  @Test func fileNameMayHoldQuotesAndLineBreaks() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "a\"b\nc\\d.swift", "import SwiftUI\n#Preview(\"One\") { Text(\"x\") }\n")
    let run = try render(file, "-o", "-")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// Any scanned source can be rewritten, and keeps the author's lines.
  @Test func everyCutOfAFileIsWrittenAnew() {
    let source = Array(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var a: [Int] = [1]
        @Entry var b = "x" }
      @available(iOS 17, *)
      #Preview("A", traits: .sizeThatFitsLayout) {
        @Previewable @State var c = max(1, [2][0])
        Button("\\(c)", action: #selector(f(_:))) { }
      }
      @main struct M: App { }
      """.utf8)
    let brackets = Array("()[]{}\"\n@#".utf8)
    for start in source.indices {
      for bytes in [
        Array(source[..<start]), Array(source[..<start] + source[(start + 1)...]),
        Array(source[..<start]) + [brackets[start % brackets.count]] + Array(source[start...]),
      ] {
        let text = StageSource(path: "a.swift", bytes: bytes).text(number: 0, entries: true)
        let own = text.components(separatedBy: "\n#sourceLocation(file: \"kumihan-0\"")[0]
        #expect(own.utf8.count { $0 == 10 } == bytes.count { $0 == 10 })
      }
    }
  }
}

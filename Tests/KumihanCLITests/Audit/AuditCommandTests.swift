import Foundation
import Testing

struct AuditCommandTests {
  private static let views = """
    import SwiftUI

    struct Faint: View {
      var body: some View {
        VStack {
          Text("Faint words").foregroundStyle(Color(white: 0.8))
          Text("Dark words")
        }
      }
    }

    #Preview("first") { Faint() }
    #Preview("second") { Text("Fine") }

    """

  @Test func everyPreviewOfAFileIsJudged() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Faint.swift", Self.views)
    let found = try Command("audit", file)
    #expect(found.status == 1)
    #expect(found.text.contains("\(file):6:11: violation: 'Faint words' has"))
    #expect(found.text.contains("2 pages"))
    // Of one preview, and of what `render` would draw.
    let one = try Command("audit", file, "--preview", "second")
    #expect(one.status == 0)
    #expect(one.text.contains("1 page,"))
    let drawn = try Command("audit", "render", file, "--dark")
    #expect(drawn.text.contains("1 page,"))
    // A folder is its files.
    let folder = try Command("audit", scratch.folder.path, "--format", "json")
    #expect(folder.status == 1)
    #expect(folder.text.contains("\"violations\": 1"))
  }

  /// A page for paper in a frame of its own is a sheet of that size, whatever a phone's.
  @Test func aFrameOnPaperIsTheSheet() throws {
    let scratch = try Scratch()
    func judged(_ width: Int, _ height: Int) throws -> String {
      let file = try scratch.file(
        "Sheet.swift",
        """
        import SwiftUI

        struct Sheet: View {
          var body: some View {
            Text("Terms").padding(4).frame(width: \(width), height: \(height), alignment: .topLeading)
          }
        }
        #Preview { Sheet() }
        """)
      return try Command("audit", file, "--page", "paper", "--rules", "print.safe").text
    }
    for (width, height) in [(240, 120), (595, 842)] {
      let text = try judged(width, height)
      #expect(text.contains("5:9: violation: 'Terms' lies"), "\(text)")
    }
  }

  /// What is read in the source alone informs, at its line, and fails no page.
  @Test func animationsAreReadInTheSource() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Moving.swift",
      """
      import SwiftUI

      struct Moving: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open the door") { withAnimation { isOpen.toggle() } }.frame(minHeight: 44)
        }
      }
      #Preview { Moving() }
      """)
    let found = try Command("audit", file, "--format", "json")
    #expect(found.status == 0)
    #expect(found.text.contains("an animation in a file that does not ask for reduceMotion"))
    #expect(found.text.contains("\"line\": 6"))
    let others = try Command("audit", file, "--format", "json", "--rules", "contrast.text")
    #expect(!others.text.contains("an animation in a file"))
  }

  @Test func commentsAndBaselinesExcuse() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Faint.swift", Self.views)
    let known = scratch.path("known.json")
    #expect(try Command("audit", file, "--baseline", known, "--update-baseline").status == 0)
    #expect(try Command("audit", file, "--baseline", known).status == 0)
    let excused = Self.views.replacing(
      "      Text(\"Faint words\")",
      with: "      // kumihan:ignore contrast.text a watermark\n      Text(\"Faint words\")")
    let other = try scratch.file("Excused.swift", excused)
    let quiet = try Command("audit", other)
    #expect(quiet.status == 0)
    #expect(quiet.text.contains("ignored: a watermark"))
    let bare = try scratch.file("Bare.swift", excused.replacing(" a watermark", with: ""))
    let told = try Command("audit", bare)
    #expect(told.status == 1)
    #expect(told.text.contains("[ignore.reason]"))
  }

  @Test func pagesOfOtherCommands() throws {
    let star = try Command("audit", "star", "--date", "2026-10-14")
    #expect(star.status == 0)
    #expect(star.text.contains("0 violations"))
    let planner = try Command(
      "audit", "planner", "2026", "--paper", "a5", "--rules", "print.size,contrast.text")
    #expect(planner.status == 0)
    let catalogue = try Command(
      "audit", "catalogue", "--system", "studio", "--rules", "contrast.text")
    // White on the seed's primary colour, which is the seed's own fault.
    #expect(catalogue.status == 0)
    #expect(
      catalogue.text.contains(
        "needs review, known: 'Continue' has 3.72:1, #FFFFFF on #4D7CFF"))
  }

  @Test func rulesAreListed() throws {
    let all = try Command("audit", "--list-rules")
    #expect(all.status == 0)
    let line = try #require(
      all.text.split(separator: "\n").first { $0.hasPrefix("contrast.text\t") })
    #expect(line.split(separator: "\t").count == 5)
    // Those of all systems, unless one is named.
    #expect(all.text.contains("\njoho.grid\t") && all.text.contains("\nprint.size\t"))
    let any = try Command("audit", "--list-rules", "--system", "any")
    #expect(!any.text.contains("joho.grid"))
  }

  @Test(arguments: [
    (["audit"], "nothing to judge"),
    (["audit", "planner", "2026", "--dark"], "Unknown option '--dark'"),
    (["audit", "catalogue", "--colour"], "Unknown option '--colour'"),
    (
      ["audit", "star", "--date", "2026-10-14", "--rules", "contrast.txt"],
      "unknown rule 'contrast.txt'"
    ),
    (["audit", "star", "--date", "2026-10-14", "--format", "xml"], "unknown format 'xml'"),
    (["audit", "star", "--date", "2026-10-14", "--system", "jojo"], "unknown system 'jojo'"),
    (
      ["audit", "star", "--date", "2026-10-14", "--baseline", "/nowhere.json"],
      "cannot read the baseline"
    ),
    (["audit", "star"], "date"),
    (["audit", "/nowhere.swift"], "cannot read '/nowhere.swift'"),
  ])
  func whatCannotBeJudgedIsOneError(arguments: [String], words: String) throws {
    let command = try Command(all: arguments)
    #expect(command.status == 2)
    #expect(command.errors.contains(words), "\(command.errors)")
    #expect(command.text.isEmpty)
  }

  @Test func aMalformedBaselineIsOneError() throws {
    let scratch = try Scratch()
    let file = try scratch.file("known.json", "{\"version\": 1, \"findings\": [{}]}")
    let command = try Command("audit", "star", "--date", "2026-10-14", "--baseline", file)
    #expect(command.status == 2)
    #expect(command.errors.contains("is no baseline"))
    #expect(command.errors.split(separator: "\n").count <= 2)
  }
}

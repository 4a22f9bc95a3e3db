import Foundation
import Testing

/// `kumihan goldens test --sandbox`: snapshots are written and compared, and nothing else is reached.
@Suite(.enabled(if: Walls.canBeMade, "bubblewrap cannot make namespaces here"))
struct GoldensSandboxTests {
  private func test(_ arguments: String...) throws -> Command {
    try Command(
      all: ["goldens", "test", "--sandbox", "--cache", RenderCommandTests.cache, "--scale", "1"]
        + arguments)
  }

  private func source(_ color: String) -> String {
    """
    import Foundation
    import Glibc
    import SwiftUI

    struct Reaches: View {
      var body: some View {
        let source = open(#filePath, O_WRONLY)
        let password = open("/etc/passwd", O_RDONLY)
        source >= 0 || password >= 0 ? Color.black : Color.\(color)
      }
    }
    #Preview(traits: .fixedLayout(width: 8, height: 8)) { Reaches() }
    """
  }

  @Test func snapshotsAreWrittenAndCompared() throws {
    let scratch = try Scratch()
    _ = try scratch.file("Package.swift", "")
    let file = try scratch.file("Row.swift", source("red"))
    let none = try test(file, "--record", "never")
    #expect(none.status == 1, "\(none.errors)")
    #expect(none.text.contains("there is no reference"), "\(none.text)\(none.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("__Snapshots__")))
    #expect(try test(file, "--record", "missing").status == 1)
    let picture = URL(fileURLWithPath: scratch.path("__Snapshots__/Row/preview.1.png"))
    let recorded = try Data(contentsOf: picture)
    let second = try test(file, "--record", "never")
    #expect(second.status == 0, "\(second.errors)\(second.text)")
    #expect(second.text == "1 preview, 1 equal\n")

    _ = try scratch.file("Row.swift", source("blue"))
    let third = try test(file, "--record", "never")
    #expect(third.status == 1 && third.text.contains("fill #FF3B30 -> #007AFF"), "\(third.text)")
    #expect(try Data(contentsOf: picture) == recorded)
    let run = scratch.path(".build/kumihan-goldens/latest/__Snapshots__/Row")
    #expect(FileManager.default.fileExists(atPath: run + "/preview.1.actual.png"))
    #expect(try test(file, "--record", "failed").status == 1)
    #expect(try Data(contentsOf: picture) != recorded)
  }

  @Test func whatCannotBeComparedSaysSo() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Row.swift", "import SwiftUI\n#Preview { Text(1 }\n")
    #expect(try test(file).status == 2)
    let folder = try test(scratch.path(""))
    #expect(folder.status != 0 && folder.errors.contains("--sandbox draws files"))
  }
}

import Foundation
import Testing

/// `kumihan goldens test`: previews against the snapshots beside their files.
struct GoldensTestCommandTests {
  private func test(_ arguments: String...) throws -> Command {
    try Command(
      all: ["goldens", "test", "--cache", RenderCommandTests.cache, "--scale", "1"] + arguments)
  }

  private func source(spacing: Int = 4) -> String {
    """
    import SwiftUI

    struct Row: View {
      var body: some View {
        VStack(spacing: \(spacing)) {
          Text("Coffee")
          Text("Food")
        }
      }
    }

    #Preview("Small", traits: .fixedLayout(width: 100, height: 60)) { Row() }
    #Preview(traits: .sizeThatFitsLayout) { Row().padding() }

    struct Row_Previews: PreviewProvider {
      static var previews: some View { Row().previewLayout(.fixed(width: 80, height: 50)) }
    }
    """
  }

  @Test func recordsThenComparesAndSaysWhy() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Row.swift", source())
    let first = try test(file, "--record", "missing")
    #expect(first.status == 1, "\(first.errors)")
    #expect(first.text.contains("there was no reference"))
    #expect(first.text.hasSuffix("3 previews, 0 equal, 3 different or new\n"), "\(first.text)")
    let snapshots = try FileManager.default.contentsOfDirectory(
      atPath: scratch.path("__Snapshots__/Row"))
    #expect(
      snapshots.filter { $0.hasSuffix(".png") }.sorted() == [
        "preview.1.png", "preview.Row_Previews.png", "preview.Small.png",
      ])
    let small = try Data(
      contentsOf: URL(fileURLWithPath: scratch.path("__Snapshots__/Row/preview.Small.png")))
    #expect(pixelSize(ofPNG: small) == [100, 60])

    let second = try test(file, "--record", "never")
    #expect(second.status == 0, "\(second.errors)\(second.text)")
    #expect(second.text == "3 previews, 3 equal\n")

    _ = try scratch.file("Row.swift", source(spacing: 9))
    let third = try test(file, "--record", "never")
    #expect(third.status == 1, "\(third.errors)")
    #expect(third.text.contains("Row.swift:5:11 vstack spacing 4 -> 9"), "\(third.text)")
    #expect(third.text.contains("preview: \(file):12"), "\(third.text)")
    let one = try test(file, "--record", "failed", "--preview", "Small")
    #expect(one.text.hasSuffix("1 preview, 0 equal, 1 different or new\n"))
    #expect(try test(file, "--record", "never", "--preview", "Small").status == 0)
    #expect(try test(file, "--record", "never").status == 1)
  }

  /// Previews in a folder that is no package: every command finds the run of those below the folder,
  /// and the places of causes are files as they were given.
  @Test func whatDiffersInNoPackageIsExplainedApprovedAndUndone() throws {
    let scratch = try Scratch()
    func goldens(_ arguments: String...) throws -> Command {
      try Command(all: ["goldens"] + arguments + ["--package-path", scratch.path("")])
    }
    let file = try scratch.file("Row.swift", source())
    let nothing = try goldens("why")
    #expect(
      nothing.status == 2 && nothing.errors.contains("is no package, and no preview below it"))
    #expect(try test(file, "--record", "missing").status == 1)
    #expect(try test(file, "--record", "never").status == 0)
    _ = try scratch.file("Row.swift", source(spacing: 9))
    let red = try test(file, "--record", "never")
    #expect(red.text.contains("cause: \(file):5:11 vstack spacing 4 -> 9"), "\(red.text)")
    let why = try goldens("why")
    #expect(why.status == 1 && why.text.contains("vstack spacing 4 -> 9"), "\(why.errors)")
    let approved = try goldens("approve", "--all")
    #expect(approved.status == 0, "\(approved.errors)\(approved.text)")
    #expect(try test(file, "--record", "never").status == 0)
    let undone = try goldens("undo")
    #expect(undone.status == 0, "\(undone.errors)\(undone.text)")
    #expect(try test(file, "--record", "never").status == 1)
  }

  @Test func whatCannotBeComparedIsNoDifference() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Row.swift", source())
    #expect(try test(file, "--record", "missing").status == 1)
    try Data("no picture".utf8).write(
      to: URL(fileURLWithPath: scratch.path("__Snapshots__/Row/preview.Small.png")))
    let broken = try test(file, "--record", "never")
    #expect(broken.status == 2)
    #expect(
      broken.text.hasSuffix("3 previews, 2 equal, 1 could not be compared\n"), "\(broken.text)")

    let wrong = try test(try scratch.file("Wrong.swift", "import SwiftUI\nlet a: Int = \"\"\n"))
    #expect(wrong.status == 2 && wrong.errors.contains("Error: the views do not compile"))
    let none = try test(
      try scratch.file(
        "Plain.swift",
        "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"a\") } }\n"))
    #expect(none.status == 2 && none.errors.contains("no #Preview and no PreviewProvider"))
    let missing = try test(scratch.path("Nowhere.swift"))
    #expect(missing.status == 2 && missing.errors.contains("Nowhere.swift"))
  }

  @Test func foldersAreTakenWithoutTheirTests() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appendingPathComponent("App")
    for name in ["Views/Row.swift", "Tests/RowTests.swift", ".build/Old.swift", "Package.swift"] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = name.hasSuffix("Row.swift") ? source() : "import Nowhere\n"
      try Data(text.utf8).write(to: url)
    }
    let run = try test(folder.path, "--record", "missing")
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      FileManager.default.fileExists(
        atPath: folder.path + "/Views/__Snapshots__/Row/preview.Small.png"))
    let empty = try test(folder.path + "/Views/__Snapshots__")
    #expect(empty.status == 2 && empty.errors.contains("no Swift file in"))
  }

  @Test func misspeltModesAreAnsweredWithTheNearest() throws {
    let run = try test("Row.swift", "--record", "mising")
    #expect(run.status != 0)
    #expect(run.errors.contains("unknown mode 'mising'; did you mean 'missing'?"))
  }
}

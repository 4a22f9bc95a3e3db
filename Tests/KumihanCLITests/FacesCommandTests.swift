import Foundation
import Testing

@testable import KumihanCLI

struct FacesCommandTests {
  private static let faces = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fonts/faces")

  private func run(_ scratch: Scratch, _ arguments: String...) throws -> Command {
    // The program has no option for the place: it is the machine's.
    try Command(
      program: "/usr/bin/env",
      all: ["KUMIHAN_FACES=\(scratch.path("store"))", Self.program] + arguments)
  }

  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("kumihan").path

  private func folder(_ scratch: Scratch, _ files: String...) throws -> String {
    let folder = scratch.folder.appending(path: "mine/deeper")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(
        at: Self.faces.appending(path: file), to: folder.appending(path: file))
    }
    return scratch.path("mine")
  }

  @Test func aFolderIsAddedListedAndTakenAway() throws {
    let scratch = try Scratch()
    let added = try run(
      scratch, "faces", "add", try folder(scratch, "NotoSansGurmukhi-Bold.woff"))
    #expect(added.status == 0 && added.text.hasPrefix("mine: 1 fonts in "), "\(added.errors)")
    #expect(try run(scratch, "faces", "list").text.contains("mine\tadded"))
    // A family that is there already stays as it is.
    let listed = try run(scratch, "fonts")
    #expect(!listed.text.contains(scratch.path("store")))
    #expect(listed.text.contains("/NotoSansGurmukhi-Bold.woff"))
    #expect(try run(scratch, "faces", "remove", "mine").status == 0)
    #expect(!(try run(scratch, "faces", "list").text.contains("mine")))
  }

  @Test func newFamiliesServeForWhatOthersLack() throws {
    let scratch = try Scratch()
    // Only Joho Mono as the program's own faces, and another family beside it.
    let own = scratch.folder.appending(path: "own")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.faces.appending(path: "JohoMono-Regular.ttf"),
      to: own.appending(path: "JohoMono-Regular.ttf"))
    try Data("JohoMono-Regular.ttf\tJohoMono-Regular\tJoho Mono\t400\t0-4\n".utf8)
      .write(to: own.appending(path: "faces.tsv"))
    _ = try run(scratch, "faces", "add", try folder(scratch, "NotoSansGurmukhi-Bold.woff"))
    let listed = try run(scratch, "fonts", "--fonts", own.path)
    #expect(listed.text.contains(scratch.path("store/mine/NotoSansGurmukhi-Bold.woff")))
  }

  @Test func badNamesAreOneErrorAndAddNothing() throws {
    let scratch = try Scratch()
    let unknown = try run(scratch, "faces", "add", "klingon")
    #expect(unknown.status != 0)
    #expect(unknown.errors.contains("no faces have the name 'klingon'"))
    #expect(unknown.errors.contains("cjk, cjk-serif, scripts"))
    let empty = try scratch.file("empty.deb", "no package")
    #expect(try run(scratch, "faces", "add", empty).status != 0)
    let none = try folder(scratch)
    #expect(try run(scratch, "faces", "add", none).errors.contains("holds no fonts"))
    #expect(try run(scratch, "faces", "remove", "mine").status != 0)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("store/mine")))
  }

  @Test func theStoreIsInTheUsersDataFolder() {
    #expect(
      FaceStore(environment: ["HOME": "/home/a"]).root.path == "/home/a/.local/share/kumihan/faces")
    #expect(
      FaceStore(environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/d"]).root.path
        == "/d/kumihan/faces")
    #expect(FaceStore(environment: ["KUMIHAN_FACES": "/f"]).root.path == "/f")
  }
}

import Foundation
import KumihanData
import Testing

struct InputFileTests {
  @Test func plainFilesOfSomeSizeAreReadAndNothingElse() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    func problem(_ path: String) -> String? {
      do throws(InputFile.Problem) { _ = try InputFile.read(path) } catch { return "\(error)" }
      return nil
    }
    try Data("a".utf8).write(to: URL(fileURLWithPath: path("plain")))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("plain"))
    #expect(try InputFile.read(path("link")) == Data("a".utf8))

    let status = unsafe mkfifo(path("pipe"), 0o600)
    #expect(status == 0)
    // A file with a hole takes no room on the disk.
    #expect(FileManager.default.createFile(atPath: path("large"), contents: nil))
    let large = try FileHandle(forWritingTo: URL(fileURLWithPath: path("large")))
    try large.truncate(atOffset: UInt64(InputFile.greatestSize) + 1)
    try large.close()
    #expect(problem(path("pipe")) == "it is not a plain file")
    #expect(problem("/dev/zero") == "it is not a plain file")
    #expect(problem(path("large")) == "it is larger than 256 MB")
    #expect(problem(path("none")) == "no such file")
    #expect(problem(folder.path) == "it is a folder")
  }
}

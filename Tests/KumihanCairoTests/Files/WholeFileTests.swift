import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

/// The file writer's promises about the previous file, links and full disks.
final class WholeFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("kumihan-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func write(_ text: String, to name: String) throws {
    try WholeFile.write(Data(text.utf8), to: url(name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(name).path)[.posixPermissions] as? Int
  }

  private func failure(_ name: String) -> FileFailure? {
    let error = #expect(throws: RenderError.self) { try write("x", to: name) }
    guard case .unwritableFile(let path, let reason) = error else { return nil }
    #expect(path == url(name).path)
    return reason
  }

  /// Whether the folder's file system can make files without a name: O_TMPFILE.
  private var hasUnnamedFiles: Bool {
    #if os(Linux)
      let file = unsafe open(folder.path, 0o20_000_000 | O_DIRECTORY | O_WRONLY, 0o600)
      defer { close(file) }
      return file >= 0
    #else
      return false
    #endif
  }

  @Test func nothingStandsUnderTheNameBeforeTheEnd() throws {
    try write("old", to: "a")
    let file = try WholeFile(url("a"))
    try file.write(Data("new".utf8))
    #expect(try text("a") == "old")
    #expect(try names.count == (hasUnnamedFiles ? 1 : 2))
    try file.commit()
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
  }

  /// A new file has no name before its end, so that a program that is killed leaves none.
  @Test func aNewFileHasNoNameBeforeTheEnd() throws {
    let file = try WholeFile(url("a"))
    try file.write(Data("new".utf8))
    #expect(try names.count == (hasUnnamedFiles ? 0 : 1))
    // Another that came meanwhile is replaced.
    try write("meanwhile", to: "a")
    try file.commit()
    #expect(try text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test func whatIsNotCompletedLeavesNothing() throws {
    do {
      let file = try WholeFile(url("a"))
      try file.write(Data("half".utf8))
    }
    #expect(try names == [])
  }

  @Test func twoWritersNeverMix() throws {
    let (first, second) = (try WholeFile(url("a")), try WholeFile(url("a")))
    for round in 0..<100 {
      try first.write(Data("first \(round)\n".utf8))
      try second.write(Data("second \(round)\n".utf8))
    }
    try second.commit()
    let whole = (0..<100).map { "second \($0)\n" }.joined()
    #expect(try text("a") == whole)
    try first.commit()
    #expect(try text("a") == whole.replacing("second", with: "first"))
    #expect(try names == ["a"])
  }

  @Test func aDraftIsNobodysLink() throws {
    try write("keep", to: "victim")
    for name in [".a.part", ".a.png.part"] {
      try FileManager.default.createSymbolicLink(
        at: url(name), withDestinationURL: url("victim"))
    }
    try write("new", to: "a")
    #expect(try text("victim") == "keep")
    #expect(try text("a") == "new")
  }

  @Test func theModeOfAFileIsKept() throws {
    for mode in [0o600, 0o644, 0o755] {
      try write("old", to: "a")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url("a").path)
      try write("new", to: "a")
      #expect(try self.mode("a") == mode)
      #expect(try text("a") == "new")
    }
  }

  #if os(Linux)
    /// The list of an old file is kept, and what the folder gives new ones does not get in.
    @Test func theAccessListOfAFileIsKept() throws {
      func list(_ entries: [(tag: UInt8, rights: UInt8, id: UInt8?)]) -> [UInt8] {
        [2, 0, 0, 0]
          + entries.flatMap { entry in
            [entry.tag, 0, entry.rights, 0]
              + (entry.id.map { [$0, 0, 0, 0] } ?? [255, 255, 255, 255])
          }
      }
      let access = "system.posix_acl_access"
      // Owner, user 1, group, mask, others.
      let shared = list([(1, 6, nil), (2, 4, 1), (4, 0, nil), (16, 4, nil), (32, 0, nil)])
      try write("old", to: "a")
      // Some file systems have none.
      guard unsafe setAttribute(url("a").path, access, shared, shared.count, 0) == 0 else { return }
      try write("new", to: "a")
      #expect(try text("a") == "new")
      var kept = [UInt8](repeating: 0, count: 200)
      let count = unsafe getAttribute(url("a").path, access, &kept, kept.count)
      #expect(Array(kept.prefix(max(count, 0))) == shared)

      try write("old", to: "private")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o660], ofItemAtPath: url("private").path)
      let open = list([(1, 7, nil), (2, 7, 1), (4, 7, nil), (16, 7, nil), (32, 7, nil)])
      let isOpened = unsafe setAttribute(
        folder.path, "system.posix_acl_default", open, open.count, 0)
      try #require(isOpened == 0)
      try write("new", to: "private")
      let further = unsafe getAttribute(url("private").path, access, &kept, kept.count)
      #expect(further < 0)
      #expect(try mode("private") == 0o660)
    }
  #endif

  @Test func symbolicLinksStayAndTheirTargetIsWritten() throws {
    try FileManager.default.createDirectory(
      at: url("there"), withIntermediateDirectories: false)
    try write("old", to: "there/file")
    for (name, target) in [("a", "there/file"), ("b", "a"), ("c", "there/new")] {
      try FileManager.default.createSymbolicLink(
        atPath: url(name).path, withDestinationPath: target)
    }
    try write("by a link to a link", to: "b")
    #expect(try text("there/file") == "by a link to a link")
    try write("by a link to nothing", to: "c")
    #expect(try text("there/new") == "by a link to nothing")
    for name in ["a", "b", "c"] {
      #expect(
        try FileManager.default.attributesOfItem(atPath: url(name).path)[.type]
          as? FileAttributeType
          == .typeSymbolicLink)
    }
    #expect(try names == ["a", "b", "c", "there"])
  }

  @Test func linksThatNeverEndAreAnError() throws {
    for (name, target) in [("a", "b"), ("b", "a")] {
      try FileManager.default.createSymbolicLink(
        atPath: url(name).path, withDestinationPath: target)
    }
    #expect(failure("a") == .endlessLinks)
  }

  @Test func devicesAreWrittenInto() throws {
    try WholeFile.write(Data("x".utf8), to: URL(fileURLWithPath: "/dev/null"))
    #expect(
      throws: RenderError.unwritableFile(path: "/dev/full", reason: .noSpace)
    ) { try WholeFile.write(Data("x".utf8), to: URL(fileURLWithPath: "/dev/full")) }
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func theReasonIsTheTrueOne() throws {
    #expect(failure("none/a") == .noFolder)
    try write("x", to: "plain")
    #expect(failure("plain/a") == .noFolder)
    try FileManager.default.createDirectory(at: url("folder"), withIntermediateDirectories: false)
    #expect(failure("folder") == .isFolder)
    #expect(failure(String(repeating: "n", count: 300)) == .nameTooLong)
    // Names that leave no room for others beside them.
    let long = String(repeating: "n", count: 255)
    try write("long", to: long)
    #expect(try text(long) == "long")
  }
}

#if os(Linux)
  @_silgen_name("setxattr") private func setAttribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer,
    _ size: Int, _ flags: Int32
  ) -> Int32
  @_silgen_name("getxattr") private func getAttribute(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer,
    _ size: Int
  ) -> Int
#endif

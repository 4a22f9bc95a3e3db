import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// A reference that cannot be compared with is never equal, and says why in words of its own.
@MainActor
struct BadReferenceTests {
  private func message(_ change: (Workshop) throws -> Void) throws -> String {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    try #require(workshop.verify(Card(), as: .small) == nil)
    try change(workshop)
    return workshop.verify(Card(), as: .small) ?? "equal"
  }

  @Test func aPointerOfGitLFS() throws {
    let message = try message {
      let text = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n"
      try $0.write(Data(text.utf8), as: "test.it.png")
    }
    #expect(message.contains("is a pointer of Git LFS, not the file; hint: git lfs pull"))
  }

  @Test func anEmptyFile() throws {
    #expect(
      try message { try $0.write(Data(), as: "test.it.png") }.contains("the file is empty"))
  }

  @Test func aFileThatIsNoPicture() throws {
    #expect(
      try message { try $0.write(Data(repeating: 65, count: 900), as: "test.it.png") }
        .contains("the file is no PNG"))
  }

  @Test func aFileThatWasCut() throws {
    let message = try message {
      try $0.write(try $0.data("test.it.png").prefix(300), as: "test.it.png")
    }
    #expect(message.contains("the reference cannot be compared with"))
  }

  @Test func aPictureOfSixteenBits() throws {
    let message = try message {
      var file = try $0.data("test.it.png")
      file[24] = 16
      try $0.write(file, as: "test.it.png")
    }
    #expect(message.contains("16 bits a component"))
  }

  @Test func aPictureOfAnotherSize() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    let other = Snapshotting<Card, UIImage>.image(
      layout: .fixed(width: 200, height: 161), scale: 1)
    let message = workshop.verify(Card(), as: other)
    #expect(message?.contains("200 x 161 px instead of 200 x 160") == true)
    let lenient = Snapshotting<Card, UIImage>.image(
      precision: 0, layout: .fixed(width: 20, height: 161))
    #expect(workshop.verify(Card(), as: lenient) != nil)
  }

  @Test func aFolderInTheFilesPlace() throws {
    let message = try message {
      try FileManager.default.removeItem(at: $0.url("test.it.png"))
      try FileManager.default.createDirectory(
        at: $0.url("test.it.png"), withIntermediateDirectories: true)
    }
    #expect(message.contains("cannot be read"))
  }

  @Test func anotherPictureUnderAnUntouchedLock() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    _ = workshop.verify(Card(spacing: 9), as: .small, named: "other", record: .missing)
    try workshop.write(try workshop.data("test.other.png"), as: "test.it.png")
    let message = workshop.verify(Card(), as: .small) ?? ""
    #expect(message.contains("px differ"))
    #expect(
      message.contains("cause: the reference is another file than the one that was recorded"),
      "\(message)")
    #expect(workshop.verify(Card(spacing: 9), as: .small) == nil)
  }

  @Test func aLockThatNobodyCanRead() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    _ = workshop.verify(Card(), as: .small, record: .missing)
    for text in ["", "<<<<<<< ours\n", "test.it  200x160@1  pixels:00  file:00\n"] {
      try workshop.write(Data(text.utf8), as: "snapshots.lock")
      #expect(workshop.verify(Card(), as: .small) == nil)
      #expect(workshop.verify(Card(color: .blue), as: .small) != nil)
    }
  }

  @Test func picturesWithoutPixelsAreRefused() throws {
    let workshop = try Workshop()
    defer { workshop.remove() }
    let message = workshop.verify(UIImage(), as: .image, record: .missing)
    #expect(message?.contains("the image has no pixels") == true)
    #expect(workshop.files == [])
  }
}

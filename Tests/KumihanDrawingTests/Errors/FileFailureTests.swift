import KumihanDrawing
import Testing

struct FileFailureTests {
  private static let said: [(FileFailure, String)] = [
    (.noFolder, "no such folder"), (.notPermitted, "permission denied"),
    (.isFolder, "it is a folder"), (.noSpace, "no space left on the disk"),
    (.tooLarge, "the file is too large"), (.readOnly, "the file system is read-only"),
    (.nameTooLong, "the name is too long"), (.endlessLinks, "its symbolic links never end"),
    (.other("bad file descriptor"), "bad file descriptor"),
  ]

  @Test(arguments: said) func words(_ failure: FileFailure, _ words: String) {
    #expect(failure.description == words)
    #expect(!failure.hint.isEmpty && !failure.hint.contains("\n"))
    #expect(RenderError.unwritableFile(path: "a", reason: failure).hint == failure.hint)
  }
}

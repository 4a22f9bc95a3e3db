import Foundation
import KumihanFonts
import Testing

struct BundledFontsTests {
  @Test func anExplicitFolderWins() throws {
    let folder = try BundledFonts.folder(
      explicit: facesFolder.path, environment: ["KUMIHAN_FONTS": "/none"], executable: nil)
    #expect(folder.path == facesFolder.path)
  }

  @Test func thenTheEnvironments() throws {
    let folder = try BundledFonts.folder(
      environment: ["KUMIHAN_FONTS": facesFolder.path], executable: nil)
    #expect(folder.path == facesFolder.path)
  }

  @Test func orElseEveryPlaceTriedIsNamed() {
    let error = #expect(throws: BundledFonts.NotFound.self) {
      try BundledFonts.folder(executable: URL(fileURLWithPath: "/none/bin/kumihan"))
    }
    #expect(
      error?.tried == [
        "/none/bin/fonts", "/none/share/kumihan/fonts",
        "/none/bin/Kumihan_KumihanFonts.resources/faces",
      ])
    #expect(
      error?.description
        == "no fonts found; tried /none/bin/fonts, /none/share/kumihan/fonts, "
        + "/none/bin/Kumihan_KumihanFonts.resources/faces")
  }
}

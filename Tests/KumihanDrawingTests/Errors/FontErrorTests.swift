import KumihanDrawing
import Testing

struct FontErrorTests {
  @Test func words() {
    let said: [(FontError, String)] = [
      (
        .unreadable(file: "a.ttf", reason: "no such file"), "cannot read font 'a.ttf': no such file"
      ),
      (
        .broken(file: "a.ttf", reason: "it has no glyphs"),
        "'a.ttf' is not a usable font: it has no glyphs"
      ),
      (
        .badManifest(file: "faces.tsv", line: 3, reason: "'x' is not a weight"),
        "faces.tsv:3: 'x' is not a weight"
      ),
      (.noFaces, "no font to set text with"),
      (.unknownFamily("Arail"), "no font of the family 'Arail'; the system font stands in"),
    ]
    for (error, words) in said {
      #expect(error.description == words)
      #expect(!error.hint.isEmpty && !error.hint.contains("\n"))
    }
  }
}

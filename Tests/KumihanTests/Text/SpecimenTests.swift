import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// A page of each script that the bundled faces have; `scripts/specimens.sh` draws the same texts
/// with the same faces in Chromium, to be looked at side by side.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct SpecimenTests {
  struct Page: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var language: String
    var direction: String
    var texts: [String]
    var testDescription: String { name }
  }

  nonisolated static let pages: [Page] = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "docs/samples/specimens.json")
    return (try? JSONDecoder().decode([Page].self, from: Data(contentsOf: file))) ?? []
  }()

  static let names: Set = [
    "latin", "vietnamese", "greek", "cyrillic", "arabic", "hebrew", "thai", "devanagari",
    "bengali", "tamil", "korean", "japanese", "emoji", "mixed",
  ]

  @Test(arguments: pages)
  func page(_ page: Page) throws {
    let renderer = ImageRenderer(
      content: VStack(alignment: .leading, spacing: 12) {
        ForEach(page.texts, id: \.self) { Text(verbatim: $0) }
      }
      .font(.system(size: 22))
      .frame(width: 400, alignment: .leading)
      .padding(16))
    renderer.environment.locale = Locale(identifier: page.language)
    renderer.environment.layoutDirection = page.direction == "rtl" ? .rightToLeft : .leftToRight
    renderer.scale = 2
    renderer.background = .white
    let laidOut = try renderer.page()
    #expect(laidOut.report.isEmpty, "\(laidOut.report)")
    assertSnapshot(of: laidOut, as: .image, named: page.name)
  }

  @Test func everyPageHasAGolden() {
    #expect(Set(Self.pages.map(\.name)) == Self.names)
    assertNoOtherSnapshots(of: "page", than: Self.names)
  }
}

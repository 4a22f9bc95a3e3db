import Foundation
import Kumihan
import Testing

/// Fonts whose bytes somebody has tampered with: drawing them ends in a picture or in one error.
@MainActor
struct HostileFontTests {
  private static let faces = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "fonts/faces")

  @Test(
    arguments: [
      "JohoMono-Bold.ttf", "NotoSansThai.woff", "JohoRoundSym-Bold.ttf",
      "JohoRoundJP-Bold.otf",
    ])
  func drawnAsPictureAndPage(name: String) throws {
    let whole = [UInt8](try Data(contentsOf: Self.faces.appending(path: name)))
    let folder = FileManager.default.temporaryDirectory.appending(path: "kumihan-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var state: UInt64 = 11
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
    for round in 0..<6 {
      var bytes = whole
      // The tables' list, the tables' heads, or anything at all.
      let reach = [300, 20_000, bytes.count][round % 3]
      for _ in 0..<[3, 60, 2000][round % 3] {
        bytes[below(min(reach, bytes.count))] = UInt8(below(256))
      }
      let file = folder.appending(path: "\(round).ttf")
      try Data(bytes).write(to: file)
      let id = FontFaceID(postScriptName: "Hostile", file: file.path)
      var book = try FontBook(manifestIn: Self.faces)
      book.add(FontBook.Face(id: id, family: "Hostile", weight: 400))
      let renderer = ImageRenderer(
        content: Text("Hostile fi น้ำที่ 情報 ①②→").font(.custom("Hostile", fixedSize: 30)))
      renderer.context = RenderingContext(fonts: book)
      renderer.scale = 2
      _ = try? renderer.pngData()
      _ = try? renderer.pdfData()
      _ = try? renderer.svgData()
    }
  }
}

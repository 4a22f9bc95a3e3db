import Foundation
import KumihanCairo
import KumihanDrawing
import KumihanTestTools
import Testing

@Suite struct PDFWriterTests {
  private func page(_ number: Int, links: [String] = [], names: [String] = []) -> PDFPage {
    var items = [Specimen.fill(CGRect(x: CGFloat(number), y: 0, width: 9, height: 9), .black)]
    for name in links {
      items.append(
        DrawItem(.mark(.link(CGRect(x: 0, y: 0, width: 9, height: 9), .destination(name)))))
    }
    for name in names { items.append(DrawItem(.mark(.destination(name: name, at: .zero)))) }
    return PDFPage(DisplayList(size: CGSize(width: 100, height: 50), items: items))
  }

  @Test func linksMayLeadToPagesThatComeLater() throws {
    let writer = try PDFWriter()
    try writer.add(page(0, links: ["later", "nowhere", "nowhere"]))
    #expect(writer.danglingLinks.map(\.name) == ["later", "nowhere"])
    try writer.add(page(1, links: ["never"], names: ["later"]))
    #expect(
      writer.danglingLinks == [
        DanglingLink(page: 0, name: "nowhere"), DanglingLink(page: 1, name: "never"),
      ])
    #expect(writer.danglingLinks[0].description == "page 1: the link to 'nowhere' leads nowhere")
    let data = try writer.finish()
    #expect(try toolText("qpdf", "--check", "FILE", on: data).contains("No syntax"))
  }

  @Test func aPageLeavesForTheFileWhenItIsDrawn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.pdf")
    // With a name in the folder, or without one among the open files.
    func size() throws -> Int {
      let files = FileManager.default
      var places = try files.contentsOfDirectory(atPath: folder.path).map {
        folder.appendingPathComponent($0).path
      }
      for open in (try? files.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
        let link = "/proc/self/fd/\(open)"
        let isHere = try? files.destinationOfSymbolicLink(atPath: link).hasPrefix(folder.path)
        if isHere == true { places.append(link) }
      }
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: #require(places.first)))
      return try Int(file.seekToEnd())
    }
    let writer = try PDFWriter(to: url)
    var sizes = [try size()]
    for number in 0..<400 {
      var page = page(number)
      for i in 0..<100 {
        let place = CGPoint(x: (number * 37 + i * i * 13) % 997, y: (i * number * 7) % 991)
        page.content.items.append(
          Specimen.fill(CGRect(origin: place, size: CGSize(width: i, height: number)), .black))
      }
      try writer.add(page)
      if number % 100 == 99 { sizes.append(try size()) }
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 }, "\(sizes)")
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(try writer.finish().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
  }

  @Test func anUnfinishedFileVanishes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumihan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let writer = try PDFWriter(to: folder.appendingPathComponent("a.pdf"))
      try writer.add(page(0))
      let endless = DisplayList(size: CGSize(width: CGFloat.infinity, height: 1))
      #expect(throws: RenderError.self) { try writer.add(PDFPage(endless)) }
      #expect(throws: RenderError.self) { try writer.finish() }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(throws: RenderError.noPages) { try PDFWriter().finish() }
  }
}

import Foundation
import KumihanCairo
import KumihanDrawing
import Testing

@testable import KumihanGoldenRuns

/// The report that `make test-report` opens in a browser: 500 snapshots of which 20 differ.
struct BrowserFixture {
  static let folder = ProcessInfo.processInfo.environment["KUMIHAN_REPORT"]

  /// A phone's picture with noise in it, so that it takes the bytes of a real one.
  private static func picture(_ seed: Int, spacing: Int, height: Int = 1266) throws -> Data {
    let width = 585
    var pixels = Data(count: width * height * 4)
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
    for y in 0..<height {
      let isText = y % 60 > 12 && y % 60 < 40
      for x in 0..<width {
        let at = (y * width + x) * 4
        state = state &* 1_664_525 &+ 1_013_904_223
        var value: UInt8 = isText && x > 60 && x < 400 ? UInt8(state >> 29) &* 8 : 247
        if y > 300, y < 300 + spacing * 10, x < 200 { value = 120 }
        (pixels[at], pixels[at + 1], pixels[at + 2]) = (value, value, 250)
        pixels[at + 3] = 255
      }
    }
    return PNGEncoder.encode(
      try PixelBuffer(opaque: DecodedImage(width: width, height: height, pixels: pixels)))
  }

  private static func layout(_ spacing: Int) -> String {
    "page 195 x 422\nvstack 0 0 195 422 | spacing=\(spacing) @ Ledger/Views.swift:12:5\n"
      + (0..<8).map {
        "  text 10 \($0 * 40) 120 20 | text=\"Row \($0)\" @ Ledger/Views.swift:14:9\n"
      }
      .joined()
  }

  @Test(.enabled(if: folder != nil)) func write() throws {
    let root = URL(filePath: try #require(Self.folder)).appending(path: "package")
    try? FileManager.default.removeItem(at: root)
    let yard = Yard(package: root)
    try yard.write("// swift-tools-version: 6.2\n", "Package.swift")
    let source = (1...30).map { $0 == 12 ? "    VStack(spacing: 4) {" : "    // line \($0)" }
    try yard.write(source.joined(separator: "\n"), "Sources/Ledger/Views.swift")
    let spacing = "Ledger/Views.swift:12:5 vstack spacing 2 -> 4"
    let base = "Tests/LedgerTests/__Snapshots__/CardTests"
    for number in 0..<20 {
      let isBoth = number == 3
      var causes = number < 16 ? [spacing] : []
      if isBoth { causes.append("Ledger/Views.swift:14:9 text text \"Row\" -> \"Line\"") }
      let id = number == 19 ? "\(base)/card.19.txt" : "\(base)/card.\(number).png"
      let isNew = number == 18
      try yard.difference(
        id, old: isNew ? nil : (0..<40).map { "line \($0)" }.joined(separator: "\n"),
        new: (0..<40).map { $0 == 20 ? "another" : "line \($0)" }.joined(separator: "\n"),
        causes: causes, kind: isNew ? .missing : .different
      ) { record in
        guard record.isPicture else { return }
        do {
          let new = try Self.picture(number, spacing: 4, height: number == 17 ? 1300 : 1266)
          record.new = GoldenDifference.hash(new)
          try yard.write(new, ".build/kumihan-goldens/latest/\(id).actual")
          try yard.write(Self.layout(4), ".build/kumihan-goldens/latest/\(id).actual.layout.txt")
          record.scale = 3
          guard !isNew else { return }
          let old = try Self.picture(number, spacing: 2)
          try yard.write(old, id)
          try yard.write(Self.layout(2), "\(base)/card.\(number).layout.txt")
          record.old = GoldenDifference.hash(old)
        } catch { Issue.record(error) }
      }
    }
    let seen = (0..<500).map { "\(base)/card.\($0).\($0 == 19 ? "txt" : "png")\n" }.joined()
    try yard.write(seen, ".build/kumihan-goldens/latest/seen/1.txt")
    let report = GoldenReport(run: try yard.read(), package: root)
    let size = try report.write(to: root.appending(path: "report.html"))
    #expect(size <= 12_000_000, "\(size) bytes")
    try report.write(to: root.appending(path: "beside.html"), most: 1000)
    try GoldenReport(run: GoldenRun(folder: yard.run), package: root)
      .write(to: root.appending(path: "equal.html"))
  }
}

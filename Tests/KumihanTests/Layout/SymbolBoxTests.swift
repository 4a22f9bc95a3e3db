import Kumihan
import Testing

/// What symbols take beside words, and at the three image scales.
@MainActor
struct SymbolBoxTests {
  private func frames<V: View>(_ view: V) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try renderer.layout().nodes.filter { $0.kind == "fixed" || $0.kind == "text" }
      .map(\.frame)
  }

  @Test func aRowIsAsWideAsSymbolGapAndWord() throws {
    let row = try frames(
      HStack {
        Image(systemName: "person.circle.fill")
        Text("Me")
      }.font(.title2))
    #expect(row.count == 2)
    // 0.996 em of circle and 0.088 on each side of it.
    #expect(abs(row[0].width - 26) < 0.002)
    #expect(abs(row[1].minX - row[0].maxX - 8) < 0.002)
    #expect(abs(row[1].height - 26.333) < 0.002)
  }

  /// UIKit says 20.5 x 19.5 for a large person at 14 points, whole pixels of margin and all.
  @Test func aLargePersonIsNearThatOfUIKit() throws {
    let person = try frames(
      Image(systemName: "person").font(.system(size: 14)).imageScale(.large))
    #expect(abs(person[0].width - 20.5) < 0.6)
    #expect(abs(person[0].height - 19.5) < 1.2)
  }

  /// Bars show symbols at the large scale, as UIKit's do.
  @Test func barsShowLargeSymbols() throws {
    let page = NavigationStack {
      Text("Page").toolbar { Image(systemName: "plus.circle") }
    }
    let inBar = try frames(page).map(\.size)
    let large = try frames(Image(systemName: "plus.circle").imageScale(.large))[0].size
    #expect(inBar.contains(large))
  }

  @Test func imageScalesChangeTheSizeAlone() throws {
    func circle(_ scale: Image.Scale) throws -> (ring: CGFloat, stroke: CGFloat) {
      let font = Font.system(size: 200)
      return (
        try ink(of: Image(systemName: "circle").font(font).imageScale(scale)).width,
        try ink(of: Image(systemName: "minus").font(font).imageScale(scale)).height
      )
    }
    let (small, medium, large) = (try circle(.small), try circle(.medium), try circle(.large))
    #expect(abs(small.ring / medium.ring - 0.7917) < 0.01)
    #expect(abs(large.ring / medium.ring - 1.277) < 0.01)
    #expect(abs(small.stroke / medium.stroke - 1) < 0.15)
    #expect(abs(large.stroke / medium.stroke - 1) < 0.15)
  }

  /// The box of all that is drawn, in points.
  private func ink<V: View>(of view: V) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.background = .white
    let image = try PNGDecoder.decode(renderer.pngData())
    let bytes = [UInt8](image.pixels)
    let inked = (0..<image.width * image.height).filter { bytes[4 * $0] < 128 }
    let columns = inked.map { $0 % image.width }
    let (left, right) = (try #require(columns.min()), try #require(columns.max()))
    let (top, bottom) = (inked[0] / image.width, inked[inked.count - 1] / image.width)
    return CGSize(width: CGFloat(right - left + 1) / 2, height: CGFloat(bottom - top + 1) / 2)
  }

  @Test func symbolsOfEveryScaleAreCentredOnTheCapitals() throws {
    let row = try frames(
      HStack(alignment: .firstTextBaseline) {
        ForEach([Image.Scale.small, .medium, .large], id: \.self) {
          Image(systemName: "circle").imageScale($0)
        }
      }.font(.system(size: 40)))
    #expect(row.allSatisfy { abs($0.midY - row[0].midY) < 0.5 })
  }
}
